/**
 * Narrow weights read as a sketch (paper, section 4, the computation-limited regime): the blocks of W_QK and W_VP that meet A are
 * multiples of S S^T with the same n x r orthonormal S, up to sign, so that a layer works with the sketch A S in place of A.
 */
import { finish } from "../../../../platform/numerics/progress";
import { symmetricEigen } from "../../../../platform/numerics/symmetric-eigen";
import { EagleWorkspace } from "../workspace";
import { times, timesTransposed, transposed, transposedTimes } from "./dense";
import { type LayerProducts, type NetworkShape, sizesOf } from "./network";

/** A block that meets A, n x n. */
export interface BlockReading {
  /** Of its symmetric part, the largest sizes first; for W_VP with the sign turned, as it is negative where W_QK is positive. */
  readonly eigenvalues: readonly number[];
  /** ||T - T^T|| / 2 ||T||, by Frobenius norms: 0 for a symmetric block, 0.7 for one without relation to its transpose. */
  readonly asymmetry: number;
}

export interface SketchReading {
  readonly WQK: BlockReading;
  readonly WVP: BlockReading;
  /** ||T - a1 S S^T|| / ||T|| for W_QK, with S the r directions along which it works. */
  readonly deviation: number;
  /** Cosines between what W_QK and W_VP work along, the largest first: r of 1 where it is the same. */
  readonly cosines: readonly number[];
  /** a1, a2 along S, and a3. */
  readonly scalars: readonly [a1: number, a2: number, a3: number];
}

/** @throws {TypeError} for a network whose weights are not narrow. */
export function readSketch(shape: NetworkShape, layer: LayerProducts): SketchReading {
  return readAlong(shape, layer).reading;
}

/** @returns with S: n x r, orthonormal columns, row-major. */
function readAlong(shape: NetworkShape, layer: LayerProducts): { readonly reading: SketchReading; readonly S: Float64Array } {
  const { rank } = shape;
  if (rank === null) throw new TypeError("only narrow weights are read as a sketch");
  const { columns: n, features } = sizesOf(shape);
  const workspace = new EagleWorkspace();
  const [upper, lower] = [blockOf(layer.WQK, n, features), blockOf(layer.WVP[0], n, features)];
  const turn = traceOf(upper, n) < 0 ? -1 : 1;
  const queryKey = upper.map((value) => turn * value);
  const values = lower.map((value) => -turn * value);
  const [first, second] = [spectrumOf(workspace, queryKey, n), spectrumOf(workspace, values, n)];
  const [S, other] = [first, second].map(({ vectors }) => transposed(vectors.subarray(0, rank * n), rank, n));
  const along = (block: Float64Array) => traceOf(transposedTimes(S, times(block, S, n, n, rank), rank, n, rank), rank) / rank;
  const a1 = along(queryKey);
  const projector = timesTransposed(S, S, n, rank, n);
  const overlap = transposedTimes(S, other, rank, n, rank);
  const squares = spectrumOf(workspace, timesTransposed(overlap, overlap, rank, rank, rank), rank).eigenvalues;
  const reading = {
    WQK: { eigenvalues: [...first.eigenvalues], asymmetry: asymmetryOf(queryKey, n) },
    WVP: { eigenvalues: [...second.eigenvalues], asymmetry: asymmetryOf(values, n) },
    deviation: normOf(queryKey) === 0 ? 0 : normOf(queryKey.map((value, at) => value - a1 * projector[at])) / normOf(queryKey),
    cosines: Array.from(squares, (square) => Math.sqrt(Math.max(0, square))),
    scalars: [a1, -along(values), turn * hiddenMean(layer.WVP[0], n, features)],
  } as const;
  return { reading, S };
}

/** A layer in a sketch and three numbers: diag(a1 S S^T, 0) and diag(a2 S S^T, a3 I). */
export function sketchedLayer(shape: NetworkShape, layer: LayerProducts): LayerProducts {
  const { S, reading } = readAlong(shape, layer);
  const [a1, a2, a3] = reading.scalars;
  const { columns: n, features } = sizesOf(shape);
  const projector = timesTransposed(S, S, n, S.length / n, n);
  const blocks = (known: number, hidden: number) => {
    const result = new Float64Array(features * features);
    for (let i = 0; i < features; i++)
      for (let j = 0; j < features; j++)
        if (i < n && j < n) result[i * features + j] = known * projector[i * n + j];
        else if (i === j) result[i * features + j] = hidden;
    return result;
  };
  return { WQK: blocks(a1, 0), WVP: [blocks(a2, a3)] };
}

/** Eigenvalues of the symmetric part by size, and eigenvectors as rows. */
function spectrumOf(workspace: EagleWorkspace, block: Float64Array, n: number) {
  const symmetric = transposed(block, n, n).map((value, at) => (value + block[at]) / 2);
  const { values, vectors } = finish(symmetricEigen(workspace, symmetric, n));
  const order = Array.from(values, (_, at) => at).sort((a, b) => Math.abs(values[b]) - Math.abs(values[a]));
  const sorted = new Float64Array(n * n);
  for (const [to, from] of order.entries()) sorted.set(vectors.subarray(from * n, (from + 1) * n), to * n);
  return { eigenvalues: Float64Array.from(order, (at) => values[at]), vectors: sorted };
}

function blockOf(matrix: Float64Array, n: number, features: number): Float64Array {
  return Float64Array.from({ length: n * n }, (_, at) => matrix[Math.floor(at / n) * features + (at % n)]);
}

function traceOf(matrix: Float64Array, order: number): number {
  let sum = 0;
  for (let at = 0; at < order; at++) sum += matrix[at * order + at];
  return sum;
}

function hiddenMean(matrix: Float64Array, n: number, features: number): number {
  let sum = 0;
  for (let at = n; at < features; at++) sum += matrix[at * features + at];
  return sum / (features - n);
}

function asymmetryOf(block: Float64Array, n: number): number {
  const size = normOf(block);
  return size === 0 ? 0 : normOf(transposed(block, n, n).map((value, at) => value - block[at])) / (2 * size);
}

function normOf(values: Float64Array): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));
}
