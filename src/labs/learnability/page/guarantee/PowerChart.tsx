import { scaleLog } from "d3-scale";
import { ValueGrid } from "../../../../platform/charts/Axes";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import { formatRounded, formatValue } from "../../../../platform/charts/format";
import { linePath } from "../../../../platform/charts/line-path";
import { pixel, positiveExtent, valueAxis } from "../../../../platform/charts/log-axis";
import { ReadOut } from "../../../../platform/charts/ReadOut";
import { wrapped } from "../../../../platform/charts/wrap";
import { type PowerPoint, slopeOf } from "./needed-data";
import { guaranteeText } from "./words";
import "./guarantee.css";

export interface PowerQuantity {
  readonly chart: string;
  readonly upward: string;
  readonly read: string;
  readonly row: string;
  readonly format: (value: number) => string;
}

interface PowerChartProps {
  readonly width: number;
  readonly height: number;
  readonly points: readonly PowerPoint[];
  /** The point of the experiment, which is marked. */
  readonly chosen: number;
  /** Powers to compare with: a name, and the value at every place. */
  readonly references: readonly { readonly name: string; readonly value: (at: number) => number }[];
  /** The quantity: its name and unit above the axis, its row in a reading, and its values as text. */
  readonly quantity: PowerQuantity;
  readonly across: string;
  /** Both ends of the axis; those of the points by default. */
  readonly span?: readonly [number, number];
  /** Names of the places along the axis. */
  readonly tick: (at: number) => string;
  readonly summary: string;
}

const margin = { left: 46, top: 24, right: 76, bottom: 44 };

/** A quantity on logarithmic scales, beside powers to compare its slope with. */
export function PowerChart({ width, height, points, chosen, references, quantity, across, span, tick, summary }: PowerChartProps) {
  const words = guaranteeText;
  const area = {
    left: margin.left,
    top: margin.top,
    right: Math.max(margin.left + 40, width - margin.right),
    bottom: height - margin.bottom,
  };
  const known = points.filter((point): point is PowerPoint & { readonly value: number } => point.value !== null);
  const places = points.map(({ at }) => at);
  const [first, last] = span ?? [Math.min(...places), Math.max(...places)];
  const x = scaleLog([first / 1.12, last * 1.12], [area.left, area.right]);
  const values = references.map(({ value }) => [value(first), value(last)]);
  const y = valueAxis({
    ...positiveExtent([known.map(({ value }) => value), ...values]),
    hasFloor: false,
    from: area.bottom,
    to: area.top,
    tickSpacing: 34,
  });
  const slope = slopeOf(points);
  const ends = [
    ...(known.length > 0
      ? [
          {
            key: "needed",
            name: slope === null ? quantity.row : words.slope(formatRounded(tenths(slope), 2)),
            at: y.at(known[known.length - 1].value),
          },
        ]
      : []),
    ...references.map(({ name, value }) => ({ key: name, name, at: y.at(value(last)) })),
  ].toSorted((a, b) => a.at - b.at);
  let lowest = Number.NEGATIVE_INFINITY;
  const labels = ends.flatMap(({ key, name, at }) =>
    wrapped(name, margin.right).map((line, place) => {
      lowest = place === 0 ? Math.max(at, lowest + labelRoom) : lowest + labelRoom;
      return { key, line, at: lowest };
    }),
  );
  return (
    <div className="chart" style={{ width, height }}>
      <ChartImage width={width} height={height} words={{ name: quantity.chart, summary }}>
        <text className="chart-title" x={0} y={11}>
          {quantity.upward}
        </text>
        <ValueGrid axis={y} area={area} floor={words.floor} />
        <g className="chart-axis">
          {spaced(places, (at) => x(at)).map((at) => (
            <text key={at} className="chart-tick" x={pixel(x(at))} y={area.bottom + 17} textAnchor="middle">
              {tick(at)}
            </text>
          ))}
          <text className="chart-title" x={(area.left + area.right) / 2} y={area.bottom + 35} textAnchor="middle">
            {across}
          </text>
        </g>
        {references.map(({ name, value }) => (
          <path
            key={name}
            className="guarantee-reference"
            d={linePath([first, ...places, last].toSorted((a, b) => a - b).map((at) => ({ x: x(at), y: y.at(value(at)) })))}
          />
        ))}
        <path className="guarantee-median" d={linePath(known.map(({ at, value }) => ({ x: x(at), y: y.at(value) })))} />
        {known.map(({ at, value, interval }) => (
          <g key={at}>
            {interval && (
              <path className="guarantee-interval" d={`M${pixel(x(at))},${pixel(y.at(interval[0]))}V${pixel(y.at(interval[1]))}`} />
            )}
            <circle
              className={at === chosen ? "guarantee-chosen" : "guarantee-point"}
              cx={pixel(x(at))}
              cy={pixel(y.at(value))}
              r={at === chosen ? 6 : 3}
            />
          </g>
        ))}
        {labels.map(({ key, line, at }) => (
          <text key={`${key} ${line}`} className={key === "needed" ? "guarantee-name" : "chart-note"} x={area.right + 6} y={pixel(at) + 4}>
            {line}
          </text>
        ))}
      </ChartImage>
      <ReadOut
        label={quantity.read}
        count={points.length}
        nearest={(at) => places.reduce((best, place, k) => (Math.abs(x(place) - at) < Math.abs(x(places[best]) - at) ? k : best), 0)}
        read={(k) => {
          const { at, value, interval } = points[k];
          const rows = [
            { key: "value", swatch: null, name: quantity.row, value: value === null ? words.notReached : quantity.format(value) },
            ...(interval
              ? [{ key: "interval", swatch: null, name: words.interval, value: interval.map((value) => formatValue(value)).join(" – ") }]
              : []),
          ];
          return { title: `${across} ${tick(at)}`, x: x(at), rows };
        }}
        area={area}
      />
    </div>
  );
}

const tickRoom = 24;
const labelRoom = 14;

/** Places far enough apart to have a number each. */
function spaced(places: readonly number[], x: (at: number) => number): readonly number[] {
  let last = Number.NaN;
  return places.filter((at) => {
    const isFree = !(Math.abs(x(at) - last) < tickRoom);
    if (isFree) last = x(at);
    return isFree;
  });
}

/** The label beside the line has room for one decimal. */
function tenths(slope: number): number {
  return Math.round(10 * slope) / 10 + 0;
}
