import { extent } from "d3-array";
import { scaleLinear, scaleLog } from "d3-scale";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import { formatRounded } from "../../../../platform/charts/format";
import { pixel } from "../../../../platform/charts/log-axis";
import { Marker } from "../../../../platform/charts/Marker";
import { spread } from "../../../../platform/charts/spread";
import { clipped } from "../../../../platform/charts/text-room";
import { wrapped } from "../../../../platform/charts/wrap";
import "./trade-off.css";

export interface TradeOffPoint {
  readonly id: string;
  readonly name: string;
  /** Cost, above 0. */
  readonly x: number;
  /** Quality, such as an accuracy. */
  readonly y: number;
  /** Class that gives its colour. */
  readonly className: string;
  /** Number of its marker. */
  readonly shape: number;
}

export interface TradeOffChartProps {
  readonly width: number;
  readonly height: number;
  readonly points: readonly TradeOffPoint[];
  readonly words: { readonly name: string; readonly summary: string; readonly across: string; readonly upward: string };
}

const [top, foot, left, line] = [22, 40, 34, 15];
/** Powers of two and of five between powers of ten. */
const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];

/** Quality against cost, on a logarithmic axis: names stand in a column on the right, each tied to its point. */
export function TradeOffChart({ width, height, points, words }: TradeOffChartProps) {
  const longest = Math.max(0, ...points.map(({ name }) => name.length));
  const names = Math.min(6.6 * longest + 8, 0.42 * width);
  const right = width - names - 22;
  const [cheapest = 1, dearest = 1] = extent(points, (point) => point.x);
  const ends = [cheapest / 1.25, dearest * 1.25] as const;
  const x = scaleLog(ends, [left, right]);
  const across = wrapped(words.across, width - left);
  const bottom = height - foot - line * (across.length - 1);
  const [low = 0, high = 0] = extent(points, (point) => point.y);
  const room = Math.max(0.5, (high - low) * 0.08);
  const y = scaleLinear([low - room, high + room], [bottom, top]);
  const placed = spread(
    points.map((point) => y(point.y)),
    line,
    top - line / 2,
    bottom + line / 2,
  );
  return (
    <div className="chart" style={{ width, height }}>
      <ChartImage width={width} height={height} words={words}>
        <text className="chart-title" x={0} y={11}>
          {words.upward}
        </text>
        {y.ticks(Math.max(2, Math.floor((bottom - top) / 44))).map((tick) => (
          <g key={tick}>
            <path className="chart-grid" d={`M${left},${pixel(y(tick))}H${right}`} />
            <text className="chart-tick" x={left - 6} y={y(tick) + 4} textAnchor="end">
              {formatRounded(tick, 4)}
            </text>
          </g>
        ))}
        {steps
          .filter((step) => step >= ends[0] && step <= ends[1])
          .map((step) => (
            <g key={step}>
              <path className="chart-grid" d={`M${pixel(x(step))},${top}V${bottom}`} />
              <text className="chart-tick" x={pixel(x(step))} y={bottom + 16} textAnchor="middle">
                {formatRounded(step, 3)}
              </text>
            </g>
          ))}
        {across.map((words, at) => (
          <text key={words} className="chart-title" x={(left + right) / 2} y={bottom + 33 + at * line} textAnchor="middle">
            {words}
          </text>
        ))}
        {points.map((point, at) => {
          const [px, py] = [pixel(x(point.x)), pixel(y(point.y))];
          return (
            <g key={point.id} className={`trade-off ${point.className}`}>
              <path className="trade-off-tie" d={`M${px},${py}L${right + 4},${pixel(placed[at])}H${right + 14}`} />
              <Marker shape={point.shape} x={px} y={py} area={62} />
              <text className="trade-off-name" x={right + 18} y={pixel(placed[at]) + 4}>
                <title>{point.name}</title>
                {clipped(point.name, names)}
              </text>
            </g>
          );
        })}
      </ChartImage>
    </div>
  );
}
