import { type ScaleLogarithmic, scaleLog } from "d3-scale";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import { formatRounded } from "../../../../platform/charts/format";
import { pixel } from "../../../../platform/charts/log-axis";
import { drawnHalfLives, halfLifeEnds } from "./half-lives-layout";

/** Tokens of a kind: walls have their own colour, another kind is outlined, all others are filled. */
export type HalfLivesLook = "wall" | "outlined" | "filled";

export interface HalfLivesRow {
  readonly name: string;
  readonly groups: readonly { readonly look: HalfLivesLook /** In tokens. */; readonly values: readonly number[] }[];
}

export interface HalfLivesChartProps {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly HalfLivesRow[];
  /** Names of the groups; none for a single group. */
  readonly legend: readonly { readonly look: HalfLivesLook; readonly name: string }[];
  readonly words: { readonly name: string; readonly summary: string; readonly across: string };
}

const ticks = [0.25, 1, 4, 16, 64, 256];
const [left, right, foot, head] = [120, 16, 38, 24];
/** Between the bars of a row and the line of the row above. */
const gap = 5;

/** Half-lives of heads on a logarithmic axis: a row for each head, bars for shares of many tokens, marks for single values. */
export function HalfLivesChart({ width, height, rows, legend, words }: HalfLivesChartProps) {
  const x = scaleLog(halfLifeEnds, [left, width - right]);
  const top = legend.length > 0 ? head : gap;
  const bottom = height - foot;
  const every = (bottom - top) / Math.max(1, rows.length);
  const drawn = rows.map(({ name, groups }) => ({ name, groups: groups.map(({ look, values }) => ({ look, ...drawnHalfLives(values) })) }));
  const shares = drawn.flatMap(({ groups }) =>
    groups.flatMap((group) => (group.kind === "bars" ? group.bars.map(({ share }) => share) : [])),
  );
  const tallest = Math.max(0, ...shares);
  return (
    <div className="chart" style={{ width, height }}>
      <ChartImage width={width} height={height} words={words}>
        {ticks.map((tick) => (
          <g key={tick}>
            <path className="chart-grid" d={`M${pixel(x(tick))},${top}V${bottom}`} />
            <text className="chart-tick" x={pixel(x(tick))} y={bottom + 17} textAnchor="middle">
              {formatRounded(tick, 3)}
            </text>
          </g>
        ))}
        <text className="chart-title" x={(left + width - right) / 2} y={bottom + 33} textAnchor="middle">
          {words.across}
        </text>
        <Legend legend={legend} right={width - right} />
        {drawn.map(({ name, groups }, row) => {
          const y = pixel(top + (row + 1) * every);
          return (
            <g key={name}>
              <text className="chart-tick" x={0} y={y - 3}>
                {name}
              </text>
              <path className="chart-grid" d={`M${left},${y}H${width - right}`} />
              {groups.map((group) => (
                <path
                  key={group.look}
                  className={`half-lives half-lives-${group.look}`}
                  d={
                    group.kind === "bars"
                      ? bars(group.bars, x, y, (every - gap) / tallest)
                      : marks(group.at, x, y, Math.min(9, every / 2 - 1))
                  }
                />
              ))}
            </g>
          );
        })}
      </ChartImage>
    </div>
  );
}

/** A histogram's boxes. @param scale  pixels for a share of 1. */
function bars(
  all: readonly { from: number; to: number; share: number }[],
  x: ScaleLogarithmic<number, number>,
  y: number,
  scale: number,
): string {
  return all
    .map(({ from, to, share }) => {
      const [start, end] = [x(from) + 1, x(to) - 1];
      return `M${pixel(start)},${y}V${pixel(y - Math.max(2, scale * share))}H${pixel(end)}V${y}Z`;
    })
    .join("");
}

/** Triangles that stand on the line. */
function marks(all: readonly number[], x: ScaleLogarithmic<number, number>, y: number, size: number): string {
  return all.map((value) => `M${pixel(x(value))},${y}l${-size / 2},${-size}h${size}Z`).join("");
}

/** Approximate width of a letter. */
const letter = 6.6;

function Legend({ legend, right: end }: { readonly legend: HalfLivesChartProps["legend"]; readonly right: number }) {
  let at = end;
  return legend.toReversed().map(({ look, name }) => {
    at -= letter * name.length + 32;
    return (
      <g key={look}>
        <rect className={`half-lives half-lives-${look}`} x={at} y={4} width={11} height={11} />
        <text className="chart-tick" x={at + 17} y={14}>
          {name}
        </text>
      </g>
    );
  });
}
