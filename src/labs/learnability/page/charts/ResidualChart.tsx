import { ValueGrid } from "../../../../platform/charts/Axes";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import { formatCount, formatValue } from "../../../../platform/charts/format";
import { linePath } from "../../../../platform/charts/line-path";
import { ReadOut } from "../../../../platform/charts/ReadOut";
import { layOutResiduals, type ResidualLayout, type ResidualTrial } from "./residual-layout";

export interface ResidualWords {
  readonly name: string;
  readonly summary: string;
  readonly read: string;
  readonly upward: string;
  readonly across: string;
  readonly exact: string;
  readonly generic: (heads: string) => string;
  readonly teacher: (heads: string) => string;
  readonly heads: (heads: string) => string;
  readonly residual: string;
  readonly floor: string;
}

export interface ResidualChartProps {
  readonly width: number;
  readonly height: number;
  /** Ascending in the number of heads. */
  readonly trials: readonly ResidualTrial[];
  /** Fewest and most heads on the axis. */
  readonly range: readonly [number, number];
  /** Residuals below it count as none. */
  readonly exact: number;
  /** Fewest heads that a generic function needs; null before it is known. */
  readonly generic: number | null;
  readonly teacher: number | null;
  readonly words: ResidualWords;
}

/** How near to a function so many heads come: the first dot below the line is the least number that makes it. */
export function ResidualChart({ width, height, trials, range, exact, generic, teacher, words }: ResidualChartProps) {
  const layout = layOutResiduals(trials, range, exact, width, height);
  const { area, x, y, dots, ticks, limit } = layout;
  return (
    <div className="chart" style={{ width, height }}>
      <ChartImage width={width} height={height} words={words}>
        <text className="chart-title" x={0} y={11}>
          {words.upward}
        </text>
        <ValueGrid axis={y} area={area} floor={words.floor} />
        {ticks.map((heads) => (
          <text key={heads} className="chart-tick" x={x(heads)} y={area.bottom + 17} textAnchor="middle">
            {formatCount(heads)}
          </text>
        ))}
        <text className="chart-title" x={(area.left + area.right) / 2} y={area.bottom + 33} textAnchor="middle">
          {words.across}
        </text>
        <path className="heads-threshold" d={`M${area.left},${limit}H${area.right}`} />
        <text className="chart-note chart-halo" x={area.right - 6} y={limit + 15} textAnchor="end">
          {words.exact}
        </text>
        {generic !== null && <Post heads={generic} mark="generic" row={0} layout={layout} range={range} label={words.generic} />}
        {teacher !== null && <Post heads={teacher} mark="teacher" row={1} layout={layout} range={range} label={words.teacher} />}
        <path className="residual-line" d={linePath(dots)} />
        {dots.map(({ x, y, exact }) => (
          <circle key={x} className={exact ? "residual-dot residual-dot-exact" : "residual-dot"} cx={x} cy={y} r={exact ? 6 : 4.5} />
        ))}
      </ChartImage>
      {trials.length > 0 && (
        <ReadOut
          label={words.read}
          count={trials.length}
          nearest={(pointer) =>
            dots.reduce((best, dot, index) => (Math.abs(dot.x - pointer) < Math.abs(dots[best].x - pointer) ? index : best), 0)
          }
          read={(place) => ({
            title: words.heads(formatCount(trials[place].heads)),
            x: dots[place].x,
            rows: [{ key: "residual", swatch: null, name: words.residual, value: formatValue(trials[place].residual) }],
          })}
          area={area}
        />
      )}
    </div>
  );
}

interface PostProps {
  readonly heads: number;
  readonly mark: "generic" | "teacher";
  /** Line of words above the plot. */
  readonly row: number;
  readonly layout: ResidualLayout;
  readonly range: readonly [number, number];
  readonly label: (heads: string) => string;
}

/** A number of heads that means something; left out when it lies beyond the axis. */
function Post({ heads, mark, row, layout, range, label }: PostProps) {
  const { area, x } = layout;
  if (heads < range[0] || heads > range[1]) return null;
  const at = x(heads);
  const onLeft = at > (area.left + area.right) / 2;
  const y = area.top - 16 + row * 14;
  return (
    <g>
      <path className={`residual-${mark}`} d={`M${at},${y - 8}V${area.bottom}`} />
      <text className={`residual-${mark}-name chart-halo`} x={at + (onLeft ? -6 : 6)} y={y} textAnchor={onLeft ? "end" : "start"}>
        {label(formatCount(heads))}
      </text>
    </g>
  );
}
