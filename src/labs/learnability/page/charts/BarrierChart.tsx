import { useMemo } from "react";
import { ValueGrid } from "../../../../platform/charts/Axes";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import { formatValue } from "../../../../platform/charts/format";
import { ReadOut } from "../../../../platform/charts/ReadOut";
import { SideLabel } from "../../../../platform/charts/SideLabel";
import { type BarrierCurve, type BarrierLayout, layOutBarrier, nameIndent, type PlacedCurve } from "./barrier-layout";

export interface BarrierWords {
  readonly name: string;
  readonly summary: string;
  readonly read: string;
  readonly upward: string;
  /** Names of both ends, below the axis. */
  readonly ends: readonly [string, string];
  readonly across: string;
  /** "30 % of the way". */
  readonly place: (percent: number) => string;
  readonly floor: string;
}

export interface BarrierChartProps {
  readonly width: number;
  readonly height: number;
  readonly curves: readonly BarrierCurve[];
  readonly words: BarrierWords;
}

const places = 100;
const averageLetter = 7;

/** The loss on the way from one solution to another. */
export function BarrierChart({ width, height, curves, words }: BarrierChartProps) {
  const layout = useMemo(() => layOutBarrier(curves, width, height), [curves, width, height]);
  const { area, x, y } = layout;
  const [start, end] = words.ends;
  // Names that would meet stand below each other, in place of the title.
  const abreast = (start.length + end.length + 3) * averageLetter <= area.right - area.left;
  return (
    <div className="chart" style={{ width, height }}>
      <ChartImage width={width} height={height} words={words}>
        <ValueGrid axis={y} area={area} floor={words.floor} />
        <path className="chart-grid" d={`M${area.left},${area.top}V${area.bottom}M${area.right},${area.top}V${area.bottom}`} />
        <text className="chart-title" x={0} y={11}>
          {words.upward}
        </text>
        <text className="barrier-end" x={area.left} y={area.bottom + 17}>
          {start}
        </text>
        <text className="barrier-end" x={area.right} y={area.bottom + (abreast ? 17 : 33)} textAnchor="end">
          {end}
        </text>
        {abreast && (
          <text className="chart-title" x={(area.left + area.right) / 2} y={area.bottom + 33} textAnchor="middle">
            {words.across}
          </text>
        )}
        {layout.curves.map((curve) => (
          <Curve key={curve.id} curve={curve} layout={layout} />
        ))}
      </ChartImage>
      <ReadOut
        label={words.read}
        count={places + 1}
        rest={places / 2}
        nearest={(at) => Math.max(0, Math.min(places, Math.round(((at - area.left) / (area.right - area.left)) * places)))}
        read={(place) => ({
          title: words.place(place),
          x: x(place / places),
          rows: layout.curves.map(({ id, name, color, stroke, lossAt }) => ({
            key: id,
            swatch: <StrokeSwatch color={color} stroke={stroke} />,
            name,
            value: formatValue(lossAt(place / places)),
          })),
        })}
        area={area}
      />
    </div>
  );
}

function Curve({ curve, layout }: { readonly curve: PlacedCurve; readonly layout: BarrierLayout }) {
  const { path, color, textColor, stroke, top, lines, note, labelAt } = curve;
  const { area } = layout;
  const left = area.right + nameIndent - 6;
  return (
    <g style={{ color }}>
      <path className={`barrier-curve barrier-${stroke}`} d={path} />
      {Number.isFinite(top.y) && <circle className="barrier-top" cx={top.x} cy={top.y} r={4} />}
      <path className={`barrier-curve barrier-${stroke}`} d={`M${left - 28},${labelAt - 4}h22`} />
      <SideLabel x={left} y={labelAt} {...{ lines, note }} color={textColor} place="below" />
    </g>
  );
}

function StrokeSwatch({ color, stroke }: { readonly color: string; readonly stroke: BarrierCurve["stroke"] }) {
  return (
    <svg className="chart-swatch" width={22} height={12} viewBox="0 0 22 12" aria-hidden="true" style={{ color }}>
      <path className={`barrier-curve barrier-${stroke}`} d="M1,6H21" />
    </svg>
  );
}
