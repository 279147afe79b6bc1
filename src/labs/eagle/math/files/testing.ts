/** Files and matrices for the tests beside this file. */
import fc from "fast-check";
import { problemLine } from "../../../../platform/fields/problem";
import type { ByteFile } from "./byte-stream";
import { type DenseMatrix, type FileMatrix, forEachEntry, type SparseMatrix } from "./matrix";
import type { Symmetry } from "./matrix-market-header";
import { type ReadMatrixOptions, readMatrix } from "./read-matrix";

export const utf8 = (text: string) => new TextEncoder().encode(text);

/** A file whose bytes come in the given pieces, one after the other, on request. */
export function fileOf(name: string, ...pieces: readonly Uint8Array[]): ByteFile {
  return {
    name,
    size: pieces.reduce((sum, piece) => sum + piece.length, 0),
    stream: () => {
      let next = 0;
      return new ReadableStream({
        pull(controller) {
          if (next < pieces.length) controller.enqueue(pieces[next++]);
          else controller.close();
        },
      });
    },
  };
}

/** Bytes cut at the given places, each a share of their length from 0 to 1. */
export function cutAt(bytes: Uint8Array, shares: readonly number[]): Uint8Array[] {
  const places = [...shares].sort((a, b) => a - b).map((share) => Math.floor(share * bytes.length));
  return [...places, bytes.length].map((to, i) => bytes.subarray(i === 0 ? 0 : places[i - 1], to));
}

export async function gzipped(bytes: Uint8Array): Promise<Uint8Array> {
  const packed = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** The problem of a file that is refused, as a line. */
export async function complaint(name: string, content: string | Uint8Array, options?: ReadMatrixOptions): Promise<string> {
  const answer = await readMatrix(fileOf(name, typeof content === "string" ? utf8(content) : content), options);
  if (!answer) return "given up";
  return answer.ok ? "accepted" : problemLine(answer.problem);
}

/** The matrix of a file that is not refused. */
export async function matrixIn(name: string, content: string | Uint8Array): Promise<FileMatrix> {
  const answer = await readMatrix(fileOf(name, typeof content === "string" ? utf8(content) : content));
  if (!answer?.ok) throw new Error(answer ? problemLine(answer.problem) : "given up");
  return answer.parsed.matrix;
}

/** A dense matrix from its rows. */
export function dense(...rows: readonly (readonly number[])[]): DenseMatrix {
  return { kind: "dense", rows: rows.length, columns: rows[0].length, values: Float64Array.from(rows.flat()) };
}

/** A sparse matrix from entries counted from 0, in order. */
export function sparse(rows: number, columns: number, entries: readonly (readonly [number, number, number])[]): SparseMatrix {
  return {
    kind: "sparse",
    rows,
    columns,
    rowIndex: Int32Array.from(entries, ([row]) => row),
    columnIndex: Int32Array.from(entries, ([, column]) => column),
    values: Float64Array.from(entries, ([, , value]) => value),
  };
}

/** A matrix with a symmetry that it has to the last bit. */
export interface Symmetric {
  readonly matrix: FileMatrix;
  readonly symmetry: Symmetry;
}

const side = fc.integer({ min: 1, max: 7 });
const symmetries = fc.constantFrom<Symmetry>("general", "symmetric", "skew-symmetric");

/** Any dense or sparse matrix with entries drawn from `entry`. */
export function matrices(entry: fc.Arbitrary<number>): fc.Arbitrary<Symmetric> {
  return fc
    .tuple(side, side, symmetries, fc.boolean())
    .chain(([rows, columns, symmetry, isDense]) =>
      fc
        .array(fc.tuple(entry, fc.boolean()), { minLength: rows * columns, maxLength: rows * columns })
        .map((drawn) => ({ symmetry, matrix: mirroredMatrix(rows, symmetry === "general" ? columns : rows, symmetry, isDense, drawn) })),
    );
}

type Drawn = readonly (readonly [value: number, isStored: boolean])[];

function mirroredMatrix(rows: number, columns: number, symmetry: Symmetry, isDense: boolean, drawn: Drawn): FileMatrix {
  const at = (row: number, column: number) => drawn[(row * columns + column) % drawn.length];
  const entry = (row: number, column: number): readonly [number, boolean] => {
    if (symmetry === "general" || row > column) return at(row, column);
    if (row === column) return symmetry === "symmetric" ? at(row, column) : [0, false];
    const [value, isStored] = at(column, row);
    return [symmetry === "symmetric" ? value : 0 - value, isStored];
  };
  const places = Array.from({ length: rows * columns }, (_, k) => [Math.floor(k / columns), k % columns] as const);
  if (isDense)
    return {
      kind: "dense",
      rows,
      columns,
      values: Float64Array.from(places, ([row, column]) => unsigned(symmetry, entry(row, column)[0])),
    };
  const stored = places.filter(([row, column]) => entry(row, column)[1]);
  return sparse(
    rows,
    columns,
    stored.map(([row, column]) => [row, column, unsigned(symmetry, entry(row, column)[0])]),
  );
}

/** In a skew-symmetric matrix no zero has a sign. */
function unsigned(symmetry: Symmetry, value: number): number {
  return symmetry === "skew-symmetric" && value === 0 ? 0 : value;
}

export const finiteNumbers = fc.double({ noNaN: true, noDefaultInfinity: true });

/** All entries written out. */
export function toDense(matrix: FileMatrix): DenseMatrix {
  if (matrix.kind === "dense") return matrix;
  const { rows, columns } = matrix;
  const values = new Float64Array(rows * columns);
  forEachEntry(matrix, (row, column, value) => {
    values[row * columns + column] = value;
  });
  return { kind: "dense", rows, columns, values };
}
