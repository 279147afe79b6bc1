import { useId, useMemo } from "react";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import type { PaletteTheme } from "../../../../platform/charts/diverging";
import { formatValue } from "../../../../platform/charts/format";
import { HeatMaps } from "../../../../platform/charts/HeatMaps";
import { scaleOf } from "./PartedMatrix";

export interface SweepsChartProps {
  readonly width: number;
  readonly height: number;
  readonly tokens: readonly string[];
  /** Tokens that each state has read. */
  readonly step: number;
  /** λ of every token, 0 to 1; null where decays are not one number a token. */
  readonly lambdas: ArrayLike<number> | null;
  /** S and R, rows x columns each; the last column is the scale. */
  readonly rows: number;
  readonly columns: number;
  readonly forward: Float64Array;
  readonly backward: Float64Array;
  readonly theme: PaletteTheme;
  readonly words: {
    readonly name: string;
    readonly summary: string;
    readonly forward: string;
    readonly backward: string;
    readonly notes: readonly string[];
    readonly decays: string;
  };
}

/** A decay below it lets next to nothing pass. */
export const wallBelow = 0.2;
const [box, statesHeight] = [28, 78];

/** Tokens in a row, a state that comes from the left above them and one that comes from the right below them. */
export function SweepsChart(props: SweepsChartProps) {
  const { width, height, tokens, step, lambdas, rows, columns, forward, backward, theme, words } = props;
  const head = useId();
  const length = tokens.length;
  const cell = width / length;
  const side = Math.min(box, cell - 3);
  const decaysHeight = lambdas ? 44 : 0;
  const centre = (at: number) => (at + 0.5) * cell;
  const unit = Math.max(1, Math.min(12, (statesHeight - 18) / rows, 150 / columns));
  const [stateWidth, stateHeight] = [columns * unit, rows * unit];
  const spare = height - (2 * statesHeight + side + decaysHeight + 40);
  // Where height is missing, a state that needs less than its room leaves some of it.
  const middle = spare > 0 ? statesHeight + 20 + spare / 3 : Math.max(stateHeight + 28, statesHeight + 20 + spare);
  const within = (x: number) => Math.max(0, Math.min(width - stateWidth, x));
  const forwardAt = { x: within(centre(Math.max(0, step - 1)) - stateWidth / 2), y: Math.max(0, middle - 24 - stateHeight) };
  const below = middle + side + decaysHeight + 26;
  const backwardAt = { x: within(centre(Math.min(length - 1, length - step)) - stateWidth / 2), y: below };
  const values = useMemo(() => evened([forward, backward], columns), [forward, backward, columns]);
  const map = ({ x, y }: { readonly x: number; readonly y: number }) => ({
    rows,
    columns,
    x,
    y,
    width: stateWidth,
    height: stateHeight,
    group: 0,
  });
  // Beside the state, on the side with more room.
  const label = (x: number) =>
    x + stateWidth / 2 > width / 2 ? { x: x - 8, textAnchor: "end" as const } : { x: x + stateWidth + 8, textAnchor: "start" as const };
  return (
    <div className="chart" style={{ width, height }}>
      <HeatMaps maps={[map(forwardAt), map(backwardAt)]} values={values} scale={1} theme={theme} width={width} height={height} />
      <ChartImage width={width} height={height} words={words}>
        <defs>
          <marker id={head} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto">
            <path d="M0 0L8 4L0 8z" fill="context-stroke" />
          </marker>
        </defs>
        {([forwardAt, backwardAt] as const).map(({ x, y }, at) => (
          <g key={y} className={at === 0 ? "sweep-forward" : "sweep-backward"}>
            <rect x={x - 1} y={y - 1} width={stateWidth + 2} height={stateHeight + 2} rx={2} />
            <line
              className="sweep-scale-line"
              x1={x + stateWidth - unit}
              x2={x + stateWidth - unit}
              y1={y}
              y2={y + stateHeight}
              strokeWidth={1}
            />
          </g>
        ))}
        <text className="part-name part-name-forward" {...label(forwardAt.x)} y={forwardAt.y + 14}>
          {words.forward}
        </text>
        {words.notes.map((note, at) => (
          <text key={note} className="chart-tick" {...label(forwardAt.x)} y={forwardAt.y + 30 + at * 15}>
            {note}
          </text>
        ))}
        <text className="part-name part-name-backward" {...label(backwardAt.x)} y={backwardAt.y + 14}>
          {words.backward}
        </text>
        {words.notes.map((note, at) => (
          <text key={note} className="chart-tick" {...label(backwardAt.x)} y={backwardAt.y + 30 + at * 15}>
            {note}
          </text>
        ))}
        {step > 0 && (
          <>
            <line
              className="sweep-forward"
              x1={2}
              x2={centre(step - 1) + side / 2}
              y1={middle - 10}
              y2={middle - 10}
              markerEnd={`url(#${head})`}
            />
            <line
              className="sweep-backward"
              x1={width - 2}
              x2={centre(length - step) - side / 2}
              y1={middle + side + decaysHeight + 12}
              y2={middle + side + decaysHeight + 12}
              markerEnd={`url(#${head})`}
            />
          </>
        )}
        {tokens.map((name, at) => {
          const done = at < step && at >= length - step;
          const lambda = lambdas?.[at] ?? null;
          const wall = lambda !== null && lambda < wallBelow;
          const full = decaysHeight - 20;
          const tall = lambda === null ? 0 : Math.max(1.5, lambda * full);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no identity but their place
            <g key={at}>
              <rect
                className={done ? "sweep-token sweep-token-done" : "sweep-token"}
                x={centre(at) - side / 2}
                y={middle}
                width={side}
                height={side}
                rx={Math.min(5, side / 4)}
              />
              {side >= 9 && (
                <text
                  className={at === step - 1 ? "parted-token parted-token-chosen" : "parted-token"}
                  x={centre(at)}
                  y={middle + side / 2 + 4}
                >
                  {name}
                </text>
              )}
              {lambda !== null && (
                <rect
                  className={wall ? "parted-wall" : "sweep-decay"}
                  x={centre(at) - Math.min(4, cell / 4)}
                  y={middle + side + 4 + full - tall}
                  width={Math.min(8, cell / 2)}
                  height={tall}
                >
                  <title>{`λ ${formatValue(lambda)}`}</title>
                </rect>
              )}
            </g>
          );
        })}
        {lambdas && (
          <text className="chart-tick" x={0} y={middle + side + decaysHeight - 2}>
            {words.decays}
          </text>
        )}
      </ChartImage>
    </div>
  );
}

/** Both states on one scale, and their last columns, which are sums of keys and so larger, on another. */
function evened(states: readonly Float64Array[], columns: number): Float64Array {
  const isLast = (e: number) => e % columns === columns - 1;
  const scales = [false, true].map((last) => scaleOf(states.flatMap((state) => Array.from(state).filter((_, e) => isLast(e) === last))));
  const values = states.flatMap((state) => Array.from(state, (value, e) => value / scales[isLast(e) ? 1 : 0]));
  return Float64Array.from(values);
}
