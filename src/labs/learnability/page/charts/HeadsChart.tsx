import { PlaceTicks, ValueGrid } from "../../../../platform/charts/Axes";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import { formatCount, formatValue } from "../../../../platform/charts/format";
import { pixel } from "../../../../platform/charts/log-axis";
import { Marker, Swatch } from "../../../../platform/charts/Marker";
import { ReadOut } from "../../../../platform/charts/ReadOut";
import { SideLabel } from "../../../../platform/charts/SideLabel";
import { labelLine, wrapped } from "../../../../platform/charts/wrap";
import { type HeadsLayout, type HeadsSeries, layOutHeads, nameIndent, type PlacedHeads } from "./heads-layout";

export interface HeadsWords {
  readonly name: string;
  readonly summary: string;
  readonly read: string;
  /** Title of the vertical axis, above the plot. */
  readonly upward: string;
  readonly across: string;
  readonly threshold: string;
  readonly teacher: string;
  readonly value: (place: string) => string;
  readonly floor: string;
}

export interface HeadsChartProps {
  readonly width: number;
  readonly height: number;
  readonly series: readonly HeadsSeries[];
  /** Relative size below which a head counts as unused. */
  readonly threshold: number;
  /** Heads of the teacher; null without one. */
  readonly teacher: number | null;
  readonly words: HeadsWords;
}

/** Singular values relative to the largest: how many heads a layer really uses. */
export function HeadsChart({ width, height, series, threshold, teacher, words }: HeadsChartProps) {
  const layout = layOutHeads(series, threshold, width, height);
  const { area, x, y, count, placed } = layout;
  const limit = pixel(y.at(threshold));
  return (
    <div className="chart" style={{ width, height }}>
      <ChartImage width={width} height={height} words={words}>
        <ValueGrid axis={y} area={area} floor={words.floor} />
        <PlaceTicks count={count} x={x} area={area} title={words.across} />
        <text className="chart-title" x={0} y={11}>
          {words.upward}
        </text>
        <path className="heads-threshold" d={`M${area.left},${limit}H${area.right}`} />
        {teacher !== null && count > 0 && <TeacherLine heads={teacher} layout={layout} label={words.teacher} />}
        {placed.map((learner) => (
          <Learner key={learner.id} learner={learner} />
        ))}
        {wrapped(words.threshold, area.right - area.left).map((line, place) => (
          <text key={line} className="chart-note chart-halo" x={area.left + 6} y={limit + 15 + place * labelLine}>
            {line}
          </text>
        ))}
        {placed.map((learner) => (
          <Name key={learner.id} learner={learner} layout={layout} />
        ))}
      </ChartImage>
      <ReadOut
        label={words.read}
        count={count}
        nearest={(at) => Math.max(0, Math.min(count - 1, Math.floor(((at - area.left) / (area.right - area.left)) * count)))}
        read={(place) => ({
          title: words.value(formatCount(place + 1)),
          x: x(place),
          rows: placed
            .filter(({ values }) => place < values.length)
            .map(({ id, name, marker, color, values }) => ({
              key: id,
              swatch: <Swatch shape={marker} color={color} />,
              name,
              value: formatValue(values[place] / (values[0] || 1)),
            })),
        })}
        area={area}
      />
    </div>
  );
}

function TeacherLine({ heads, layout, label }: { readonly heads: number; readonly layout: HeadsLayout; readonly label: string }) {
  const { area, count } = layout;
  const at = pixel(area.left + (Math.min(heads, count) / count) * (area.right - area.left));
  const onLeft = at > area.right - 90;
  return (
    <g>
      <path className="heads-teacher" d={`M${at},${area.top - 6}V${area.bottom}`} />
      <text className="heads-teacher-name chart-halo" x={at + (onLeft ? 4 : -4)} y={area.top - 9} textAnchor={onLeft ? "end" : "start"}>
        {label}
      </text>
    </g>
  );
}

function Name({ learner, layout }: { readonly learner: PlacedHeads; readonly layout: HeadsLayout }) {
  const { lines, note, color, textColor, marker, labelAt } = learner;
  const { area, twoLines, fits } = layout;
  const left = area.right + nameIndent;
  return (
    <g style={{ color }}>
      <Marker shape={marker} x={left - 12} y={labelAt - 4} area={44} />
      <SideLabel x={left} y={labelAt} {...{ lines, note }} color={textColor} place={twoLines ? "below" : fits(learner) ? "beside" : null} />
    </g>
  );
}

function Learner({ learner }: { readonly learner: PlacedHeads }) {
  return (
    <g style={{ color: learner.color }}>
      <path
        className={learner.stems ? "heads-stems" : "heads-line"}
        d={learner.path}
        style={learner.stems ? { strokeWidth: learner.stemWidth } : undefined}
      />
      {learner.dots.map(({ x, y }) => (
        <Marker key={x} shape={learner.marker} x={x} y={y} area={learner.dotArea} />
      ))}
    </g>
  );
}
