import { useCallback, useId } from "react";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import { averageLetter } from "../../../../platform/charts/wrap";
import { PartedMatrix, scaleOf } from "./PartedMatrix";

export interface TilesChartProps {
  readonly width: number;
  readonly height: number;
  readonly length: number;
  /** L x L, row-major. */
  readonly values: Float64Array;
  /** Tokens in a chunk. */
  readonly chunk: number;
  /** The shown chunk, from 0. */
  readonly chosen: number;
  readonly words: {
    readonly name: string;
    readonly summary: string;
    readonly foot: string;
    readonly diagonal: readonly [string, string];
    readonly forward: readonly [string, string];
    readonly backward: readonly [string, string];
    readonly hatched: readonly [string, string];
  };
}

/** The largest picture with its notes beside it, and with them below. */
const sizes = (width: number, height: number) =>
  [Math.min(width - notesBeside, height - footRoom), Math.min(width - 4, height - notesBelow)] as const;
const notesBeside = 150;
const notesBelow = 130;
const footRoom = 30;

/** Tiles on the diagonal are computed; all others are what two carried states stand for. */
export function TilesChart({ width, height, length, values, chunk, chosen, words }: TilesChartProps) {
  const hatch = useId();
  const head = useId();
  const [notedBeside, notedBelow] = sizes(width, height);
  const beside = notedBeside >= notedBelow;
  const size = Math.max(40, notedBeside, notedBelow);
  const cell = size / length;
  const count = Math.ceil(length / chunk);
  const side = Math.min(chunk, length) * cell;
  const start = (tile: number) => tile * chunk * cell;
  const extent = (tile: number) => Math.min(length, (tile + 1) * chunk) * cell - start(tile);
  const onDiagonal = useCallback((i: number, j: number) => Math.floor(i / chunk) === Math.floor(j / chunk), [chunk]);
  const middle = start(chosen) + extent(chosen) / 2;
  const notes = [
    { part: "diagonal", words: words.diagonal },
    ...(chosen > 0 ? [{ part: "forward", words: words.forward }] : []),
    ...(chosen < count - 1 ? [{ part: "backward", words: words.backward }] : []),
    ...(count > 1 ? [{ part: "hatched", words: words.hatched }] : []),
  ];
  return (
    <div className="chart" style={{ width, height }}>
      <ChartImage width={width} height={height} words={words}>
        <defs>
          <pattern id={hatch} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <line className="tile-hatch" x1={0} x2={0} y1={0} y2={7} />
          </pattern>
          <marker id={head} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="5" markerHeight="5" orient="auto">
            <path d="M0 0L8 4L0 8z" fill="context-stroke" />
          </marker>
        </defs>
        <g transform="translate(2 2)">
          <rect width={size} height={size} fill={`url(#${hatch})`} />
          {Array.from({ length: count }, (_, tile) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tiles have no identity but their place
            <g key={tile}>
              <rect x={start(tile)} y={start(tile)} width={extent(tile)} height={extent(tile)} fill="var(--surface)" />
              <path className="tile-frame" d={`M${start(tile)} 0v${size}M0 ${start(tile)}h${size}`} />
            </g>
          ))}
          <PartedMatrix x={0} y={0} size={size} length={length} values={values} scale={scaleOf(values)} shown={onDiagonal} />
          <rect className="parted-chosen" x={-1} y={start(chosen) - 1} width={size + 2} height={extent(chosen) + 2} />
          {chosen > 0 && (
            <line
              className="sweep-forward"
              x1={Math.min(10, side / 3)}
              x2={start(chosen) - 5}
              y1={middle}
              y2={middle}
              markerEnd={`url(#${head})`}
            />
          )}
          {chosen < count - 1 && (
            <line
              className="sweep-backward"
              x1={size - Math.min(10, side / 3)}
              x2={start(chosen) + extent(chosen) + 5}
              y1={middle}
              y2={middle}
              markerEnd={`url(#${head})`}
            />
          )}
        </g>
        <text className="chart-tick" x={2 + Math.max(size, words.foot.length * averageLetter) / 2} y={size + 20} textAnchor="middle">
          {words.foot}
        </text>
        {notes.map(({ part, words: [name, note] }, at) => (
          <g
            key={part}
            transform={
              beside
                ? `translate(${size + 22} ${14 + at * 46})`
                : `translate(${2 + (at % 2) * (width / 2)} ${size + 44 + Math.floor(at / 2) * 40})`
            }
          >
            <text className={part === "hatched" ? "chart-tick" : `part-name part-name-${part}`}>{name}</text>
            <text className="chart-tick" y={16}>
              {note}
            </text>
          </g>
        ))}
      </ChartImage>
    </div>
  );
}
