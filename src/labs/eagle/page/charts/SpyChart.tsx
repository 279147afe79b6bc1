import { useMemo } from "react";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import { formatCount } from "../../../../platform/charts/format";
import { type SpyPicture, spyLayers, stripRuns } from "./spy-layout";

/** The part that belongs to a chosen block. */
export interface SpyBlock {
  /** Of the entries of each cell, the share in the block. */
  readonly inside: ArrayLike<number>;
  /** Of the rows that each row of cells covers, the share that was chosen; columns likewise. */
  readonly rows: ArrayLike<number>;
  readonly columns: ArrayLike<number>;
}

export interface SpyWords {
  readonly name: string;
  readonly summary: string;
  readonly rows: (count: string) => string;
  readonly columns: (count: string) => string;
  readonly inside: string;
  readonly outside: string;
  readonly chosen: string;
}

export interface SpyChartProps {
  readonly width: number;
  readonly height: number;
  /** Of the matrix, not of the picture. */
  readonly rows: number;
  readonly columns: number;
  readonly picture: SpyPicture;
  /** Null before it is chosen. */
  readonly block: SpyBlock | null;
  readonly words: SpyWords;
}

/** Of the bands that show chosen rows and columns. */
const band = 6;
const bandGap = 4;
const margin = { left: 26 + band + bandGap, top: 4 + band + bandGap, right: 8, bottom: 58 };
/** Longer shapes are drawn as if they were no longer than this. */
const longest = 5;

/** A spy plot: a dot wherever there is an entry, in another colour within the chosen block, whose rows and columns are marked. */
export function SpyChart({ width, height, rows, columns, picture, block, words }: SpyChartProps) {
  const across = Math.max(40, width - margin.left - margin.right);
  const down = Math.max(40, height - margin.top - margin.bottom);
  const aspect = Math.min(longest, Math.max(1 / longest, columns / rows));
  const pictureWidth = Math.min(across, down * aspect);
  const pictureHeight = pictureWidth / aspect;
  const left = margin.left + (across - pictureWidth) / 2;
  const { top } = margin;
  const bottom = top + pictureHeight;
  const layers = useMemo(() => spyLayers(picture, block?.inside ?? null), [picture, block]);
  const cell = { x: pictureWidth / picture.columns, y: pictureHeight / picture.rows };
  return (
    <div className="chart" style={{ width, height }}>
      <ChartImage width={width} height={height} words={words}>
        <rect className="block-frame" x={left - 0.5} y={top - 0.5} width={pictureWidth + 1} height={pictureHeight + 1} />
        <g transform={`translate(${left},${top}) scale(${cell.x},${cell.y})`}>
          {layers.map((layer) => (
            <path
              key={`${layer.inside}${layer.opacity}`}
              className={block ? (layer.inside ? "spy-inside" : "spy-outside") : "spy-plain"}
              d={layer.path}
              opacity={layer.opacity}
            />
          ))}
        </g>
        {block && (
          <>
            <g className="spy-inside" transform={`translate(${left - bandGap - band},${top}) scale(1,${cell.y})`}>
              {stripRuns(block.rows).map(({ from, to, opacity }) => (
                <rect key={from} y={from} width={band} height={to - from} opacity={opacity} />
              ))}
            </g>
            <g className="spy-inside" transform={`translate(${left},${top - bandGap - band}) scale(${cell.x},1)`}>
              {stripRuns(block.columns).map(({ from, to, opacity }) => (
                <rect key={from} x={from} width={to - from} height={band} opacity={opacity} />
              ))}
            </g>
          </>
        )}
        <text
          className="chart-tick"
          transform={`translate(${left - bandGap - band - 8},${(top + bottom) / 2}) rotate(-90)`}
          textAnchor="middle"
        >
          {words.rows(formatCount(rows))}
        </text>
        <text className="chart-tick" x={left + pictureWidth / 2} y={bottom + 16} textAnchor="middle">
          {words.columns(formatCount(columns))}
        </text>
        {block && <Legend x={margin.left} y={bottom + 40} words={words} />}
      </ChartImage>
    </div>
  );
}

/** Two swatches, and what the bands at the side are. */
function Legend({ x, y, words }: { readonly x: number; readonly y: number; readonly words: SpyWords }) {
  return (
    <g transform={`translate(${x},${y})`}>
      <rect className="spy-inside" y={-9} width={10} height={10} />
      <text className="chart-tick" x={15}>
        {words.inside}
        <tspan className="spy-outside" dx={14}>
          ■
        </tspan>
        <tspan dx={5}>{words.outside}</tspan>
      </text>
      <text className="chart-tick" x={15} y={16}>
        {words.chosen}
      </text>
    </g>
  );
}
