import { ChartImage } from "./ChartImage";
import { formatCount } from "./format";
import { Marker, Swatch } from "./Marker";
import { ReadOut } from "./ReadOut";
import { bandPath, curvePath, layOutShares, type ShareLine, type SharesLayout } from "./shares-layout";

export interface SharesWords {
  readonly name: string;
  readonly summary: string;
  readonly read: string;
  readonly across: string;
  readonly at: (count: string) => string;
  readonly share: (share: number) => string;
  /** A value with the ends of its band. */
  readonly between: (share: number, low: number, high: number) => string;
}

export interface SharesChartProps {
  readonly width: number;
  readonly height: number;
  /** Ascending, above 0; at least one. */
  readonly counts: readonly number[];
  readonly lines: readonly ShareLine[];
  readonly words: SharesWords;
}

/** Shares of a whole against a count: curves from 0 to 100 percent, one of them with a band. */
export function SharesChart({ width, height, counts, lines, words }: SharesChartProps) {
  const layout = layOutShares(
    counts,
    lines.map(({ name }) => name),
    width,
    height,
  );
  const { area, x, names } = layout;
  return (
    <div className="chart" style={{ width, height }}>
      <ChartImage width={width} height={height} words={words}>
        <Grid layout={layout} counts={counts} words={words} />
        {lines.map(({ id, band, color }) => band && <path key={id} className="loss-band" d={bandPath(layout, band)} style={{ color }} />)}
        {lines.map((line, index) => (
          <Line key={line.id} line={line} layout={layout} name={names[index]} />
        ))}
      </ChartImage>
      <ReadOut
        label={words.read}
        count={counts.length}
        nearest={(pointer) => nearestOf(x, pointer)}
        area={area}
        read={(place) => ({
          title: words.at(formatCount(counts[place])),
          x: x[place],
          rows: lines.map(({ id, name, color, marker, stroke, values, band }) => ({
            key: id,
            swatch: <Swatch shape={marker} color={color} stroke={stroke} />,
            name,
            value: band ? words.between(values[place], band.low[place], band.high[place]) : words.share(values[place]),
          })),
        })}
      />
    </div>
  );
}

interface LineProps {
  readonly line: ShareLine;
  readonly layout: SharesLayout;
  readonly name: { readonly x: number; readonly y: number };
}

function Line({ line: { name, color, textColor, marker, stroke, weight, values }, layout, name: at }: LineProps) {
  return (
    <g style={{ color }}>
      <path className={`loss-main loss-main-${stroke} shares-${weight}`} d={curvePath(layout, values)} />
      {marker !== null &&
        values.map(
          (value, i) => Number.isFinite(value) && <Marker key={layout.x[i]} shape={marker} x={layout.x[i]} y={layout.y(value)} area={44} />,
        )}
      <path className={`chart-swatch-line chart-swatch-${stroke} shares-${weight}`} d={`M${at.x},${at.y - 4}h22`} />
      {marker !== null && <Marker shape={marker} x={at.x + 11} y={at.y - 4} area={44} />}
      <text className="matrix-title" x={at.x + 30} y={at.y} style={{ fill: textColor }}>
        {name}
      </text>
    </g>
  );
}

function Grid({
  layout,
  counts,
  words,
}: {
  readonly layout: SharesLayout;
  readonly counts: readonly number[];
  readonly words: SharesWords;
}) {
  const { area, x, y, shareTicks, named } = layout;
  return (
    <g className="chart-axis">
      {shareTicks.map((share) => (
        <g key={share}>
          <path className="chart-grid" d={`M${area.left},${y(share)}H${area.right}`} />
          <text className="chart-tick" x={area.left - 8} y={y(share) + 4} textAnchor="end">
            {words.share(share)}
          </text>
        </g>
      ))}
      {named.map((i) => (
        <g key={counts[i]}>
          <path className="chart-grid" d={`M${x[i]},${area.top}V${area.bottom}`} />
          <text className="chart-tick" x={x[i]} y={area.bottom + 17} textAnchor="middle">
            {formatCount(counts[i])}
          </text>
        </g>
      ))}
      <text className="chart-title" x={(area.left + area.right) / 2} y={area.bottom + 34} textAnchor="middle">
        {words.across}
      </text>
    </g>
  );
}

function nearestOf(x: readonly number[], pointer: number): number {
  let best = 0;
  x.forEach((at, index) => {
    if (Math.abs(at - pointer) < Math.abs(x[best] - pointer)) best = index;
  });
  return best;
}
