import { RunGrid, ValueGrid } from "../../../../platform/charts/Axes";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import { pixel, positiveExtent, valueAxis } from "../../../../platform/charts/log-axis";
import { runAxis } from "../../../../platform/charts/run-axis";

export interface TracesWords {
  readonly name: string;
  readonly summary: string;
  readonly upward: string;
  readonly across: string;
  readonly floor: string;
  /** Meaning of the dots, if there are any. */
  readonly dots?: string;
}

export interface TracesChartProps {
  readonly width: number;
  readonly height: number;
  readonly x: ArrayLike<number>;
  /** Each as long as x; positive. */
  readonly traces: readonly ArrayLike<number>[];
  /** Drawn as dots, to be compared with the lines; each as long as x. */
  readonly dots?: readonly ArrayLike<number>[];
  readonly color: string;
  readonly words: TracesWords;
}

const margin = { left: 52, top: 30, right: 20, bottom: 40 };

/** Many quantities over iterations that come together, on a logarithmic axis. */
export function TracesChart({ width, height, x, traces, dots = [], color, words }: TracesChartProps) {
  const area = { left: margin.left, top: margin.top, right: width - margin.right, bottom: height - margin.bottom };
  const extent = positiveExtent(traces);
  const y = valueAxis({ ...extent, from: area.bottom, to: area.top, tickSpacing: 36 });
  const most = Math.max(4, x.length > 0 ? x[x.length - 1] : 0);
  const across = runAxis({ scale: "linear", low: 0, high: most, hasZero: false, from: area.left, to: area.right });
  return (
    <div className="chart" style={{ width, height }}>
      <ChartImage width={width} height={height} words={words}>
        <text className="chart-title" x={0} y={11}>
          {words.upward}
        </text>
        <ValueGrid axis={y} area={area} floor={words.floor} />
        <RunGrid axis={across} area={area} title={words.across} />
        <g style={{ color }}>
          {traces.map((trace, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: traces are told apart by their order alone
            <path key={place} className="trace-line" d={pathOf(x, trace, across.at, y.at)} />
          ))}
        </g>
        {dots.map((values, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as traces are
          <path key={place} className="trace-dots" d={dotsOf(x, values, across.at, y.at)} />
        ))}
        {dots.length > 0 && (
          <text className="chart-note" x={area.right - 4} y={area.bottom - 8} textAnchor="end">
            {words.dots}
          </text>
        )}
      </ChartImage>
    </div>
  );
}

function pathOf(x: ArrayLike<number>, trace: ArrayLike<number>, across: (value: number) => number, up: (value: number) => number): string {
  return Array.from(x, (value, at) => `${at === 0 ? "M" : "L"}${pixel(across(value))},${pixel(up(trace[at]))}`).join("");
}

/** Lines of no length, which round caps make dots. */
function dotsOf(x: ArrayLike<number>, values: ArrayLike<number>, across: (value: number) => number, up: (value: number) => number): string {
  return Array.from(x, (value, at) => `M${pixel(across(value))},${pixel(up(values[at]))}h0`).join("");
}
