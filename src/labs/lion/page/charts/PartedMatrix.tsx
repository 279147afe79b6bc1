import { useMemo } from "react";
import { pixel } from "../../../../platform/charts/log-axis";
import "./parted.css";

export interface PartedMatrixProps {
  readonly x: number;
  readonly y: number;
  /** Of its sides, in pixels. */
  readonly size: number;
  /** L, of an L x L matrix. */
  readonly length: number;
  /** L x L, row-major. */
  readonly values: ArrayLike<number>;
  /** The size of a value that has the full colour. */
  readonly scale: number;
  /** Which entries are drawn; all, unless told. */
  readonly shown?: (row: number, column: number) => boolean;
}

export type Part = "forward" | "backward" | "diagonal";

/** Shades of a colour that are told apart. */
const shades = 24;
/** Cells at least this large get a hairline between them. */
const gapFrom = 7;

/** A matrix in three colours: below the diagonal what came before, above it what comes after, on it the token itself. Negative entries have a dash. */
export function PartedMatrix({ x, y, size, length, values, scale, shown }: PartedMatrixProps) {
  const { cells, dashes } = useMemo(() => pathsOf(values, length, size, scale, shown), [values, length, size, scale, shown]);
  return (
    <g transform={`translate(${x} ${y})`}>
      {cells.map(({ part, shade, path }) => (
        <path key={`${part} ${shade}`} className={`part-${part}`} fillOpacity={shade / shades} d={path} />
      ))}
      {dashes !== "" && <path className="part-negative" d={dashes} />}
      <rect className="part-frame" width={size} height={size} />
    </g>
  );
}

export function partOf(row: number, column: number): Part {
  return row > column ? "forward" : row < column ? "backward" : "diagonal";
}

/** One path for all entries of a part and a shade. */
function pathsOf(
  values: ArrayLike<number>,
  length: number,
  size: number,
  scale: number,
  shown: (row: number, column: number) => boolean = () => true,
) {
  const cell = size / length;
  const side = pixel(cell >= gapFrom ? cell - 0.7 : cell);
  const paths = new Map<string, { readonly part: Part; readonly shade: number; path: string }>();
  let dashes = "";
  for (let i = 0; i < length; i++)
    for (let j = 0; j < length; j++) {
      const value = values[i * length + j];
      const shade = Math.min(shades, Math.round((Math.abs(value) / scale) * shades));
      if (!(shade > 0) || !shown(i, j)) continue;
      const part = partOf(i, j);
      const key = `${part} ${shade}`;
      const known = paths.get(key) ?? { part, shade, path: "" };
      paths.set(key, known);
      known.path += `M${pixel(j * cell)} ${pixel(i * cell)}h${side}v${side}h${-side}z`;
      if (value < 0) dashes += `M${pixel((j + 0.3) * cell)} ${pixel((i + 0.5) * cell)}h${pixel(0.4 * cell)}`;
    }
  return { cells: [...paths.values()], dashes };
}

/** Largest finite size of an entry; 1 where all are 0. */
export function scaleOf(values: ArrayLike<number>): number {
  let largest = 0;
  for (let e = 0; e < values.length; e++) {
    const size = Math.abs(values[e]);
    if (size > largest && Number.isFinite(size)) largest = size;
  }
  return largest || 1;
}
