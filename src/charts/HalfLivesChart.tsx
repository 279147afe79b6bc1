import { ChartImage } from "./ChartImage";
import { formatRounded } from "./format";
import { pixel } from "./log-axis";
import { held, logScale } from "./scale";

export interface HalfLivesRow {
  readonly name: string;
  /** Half-lives in tokens, with what each is of; a wall has the colour of walls. */
  readonly marks: readonly { readonly glyph: string; readonly halfLife: number; readonly isWall: boolean }[];
}

export interface HalfLivesChartProps {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly HalfLivesRow[];
  readonly words: { readonly name: string; readonly summary: string; readonly across: string };
}

const ends = [0.125, 512] as const;
const ticks = [0.25, 1, 4, 16, 64, 256];
const [left, right, foot, top] = [120, 16, 38, 12];

/** How long heads remember, on a logarithmic axis: a row for each head, a mark for each kind of token. */
export function HalfLivesChart({ width, height, rows, words }: HalfLivesChartProps) {
  const x = logScale(ends, [left, width - right]);
  const bottom = height - foot;
  const every = (bottom - top) / Math.max(1, rows.length);
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
        {rows.map(({ name, marks }, row) => {
          const y = pixel(top + (row + 0.5) * every);
          return (
            <g key={name}>
              <text className="chart-tick" x={0} y={y + 4}>
                {name}
              </text>
              <path className="chart-grid" d={`M${left},${y}H${width - right}`} />
              {marks.map(({ glyph, halfLife, isWall }) => (
                <text
                  key={glyph}
                  className={isWall ? "half-life half-life-wall" : "half-life"}
                  x={pixel(x(held(halfLife, ends)))}
                  y={y + 4}
                  textAnchor="middle"
                >
                  {glyph}
                </text>
              ))}
            </g>
          );
        })}
      </ChartImage>
    </div>
  );
}
