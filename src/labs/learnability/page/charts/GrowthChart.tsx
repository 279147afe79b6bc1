import { useMemo } from "react";
import { PlaceTicks, ValueGrid } from "../../../../platform/charts/Axes";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import { formatValue } from "../../../../platform/charts/format";
import { Swatch } from "../../../../platform/charts/Marker";
import { ReadOut } from "../../../../platform/charts/ReadOut";
import { labelLine, wrapped } from "../../../../platform/charts/wrap";
import { type GrowthLayout, type GrowthLine, growthPath, layOutGrowth } from "./growth-layout";

export interface GrowthWords {
  readonly name: string;
  readonly summary: string;
  readonly read: string;
  readonly upward: string;
  readonly across: string;
  readonly half: string;
  readonly floor: string;
  /** The place of a token in words: "A₃, token 9 of 24". */
  readonly token: (token: number) => string;
  /** For what is no number any more. */
  readonly notFinite: string;
}

export interface GrowthChartProps {
  readonly width: number;
  readonly height: number;
  readonly tokens: number;
  /** At least one, all of `tokens` values. */
  readonly lines: readonly GrowthLine[];
  /** Drawn faintly behind them. */
  readonly others: readonly Float64Array[];
  readonly words: GrowthWords;
}

/** From the axis to the words on the line of one half. */
const inset = 6;

/** The error of every token of a computation, on a logarithmic axis, with the half that rounding forgives. */
export function GrowthChart({ width, height, tokens, lines, others, words }: GrowthChartProps) {
  const layout = useMemo(() => layOutGrowth(lines, others, width, height), [lines, others, width, height]);
  const { area, x, y, half } = layout;
  const forgiven = wrapped(words.half, area.right - area.left - inset);
  return (
    <div className="chart" style={{ width, height }}>
      <ChartImage width={width} height={height} words={words}>
        <text className="chart-title" x={0} y={area.top - 10}>
          {words.upward}
        </text>
        <ValueGrid axis={y} area={area} floor={words.floor} />
        <PlaceTicks count={tokens} x={x} area={area} title={words.across} />
        <path className="growth-half" d={`M${area.left},${half}H${area.right}`} />
        {others.map((values, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the other computations have no name but their place
          <path key={index} className="growth-other" d={growthPath(layout, values)} />
        ))}
        {lines.map((line, index) => (
          <Line key={line.id} line={line} layout={layout} name={layout.names[index]} />
        ))}
        {forgiven.map((line, place) => (
          <text key={line} className="chart-note chart-halo" x={area.left + inset} y={half - 5 - (forgiven.length - 1 - place) * labelLine}>
            {line}
          </text>
        ))}
      </ChartImage>
      <ReadOut
        label={words.read}
        count={tokens}
        nearest={(pointer) => Math.max(0, Math.min(tokens - 1, Math.floor(((pointer - area.left) / (area.right - area.left)) * tokens)))}
        area={area}
        read={(token) => ({
          title: words.token(token),
          x: x(token),
          rows: lines.map(({ id, name, color, stroke, values }) => ({
            key: id,
            swatch: <Swatch shape={null} color={color} stroke={stroke} />,
            name,
            value: Number.isFinite(values[token]) ? formatValue(values[token]) : words.notFinite,
          })),
        })}
      />
    </div>
  );
}

interface LineProps {
  readonly line: GrowthLine;
  readonly layout: GrowthLayout;
  readonly name: { readonly x: number; readonly y: number };
}

function Line({ line: { name, color, textColor, stroke, weight, values }, layout, name: at }: LineProps) {
  return (
    <g style={{ color }}>
      <path className={`loss-main loss-main-${stroke} shares-${weight}`} d={growthPath(layout, values)} />
      <path className={`chart-swatch-line chart-swatch-${stroke} shares-${weight}`} d={`M${at.x},${at.y - 4}h22`} />
      <text className="matrix-title" x={at.x + 30} y={at.y} style={{ fill: textColor }}>
        {name}
      </text>
    </g>
  );
}
