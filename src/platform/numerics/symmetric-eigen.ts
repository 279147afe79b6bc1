import { type BasisRows, basisBands, multiplyReflectors, rotateStrips, type StripsOfValues, type TurnedStrips } from "./eigen-stages";
import type { KernelWorkspace, Pointer } from "./kernel-workspace";
import { copyOut, requireFiniteAt, requireShape, rowMajor } from "./matrix";
import { type LongComputation, within } from "./progress";
import { scaleMatrix } from "./scaling";
import { allocateTridiagonal, reduceToTridiagonal, type Tridiagonal } from "./tridiagonal";

/** Other threads for the two stages that come apart: `eigen-stages.ts` computes their parts. */
export interface EigenHelp {
  /** Threads that would share a matrix of this order; 1 where that is not worth it. */
  readonly parts: (order: number) => number;
  readonly basisRows: (inputs: readonly BasisRows[]) => LongComputation<readonly Float64Array[]>;
  readonly turnedStrips: (inputs: readonly TurnedStrips[]) => LongComputation<readonly StripsOfValues[]>;
}

/** A = V^T diag(values) V. */
export interface SymmetricEigen {
  /** n eigenvalues, ascending. */
  readonly values: Float64Array;
  /** n x n, row-major; ROW i is the unit eigenvector of values[i]. Signs are not normalised. */
  readonly vectors: Float64Array;
}

/** Entries of a strip: eight columns of the vectors. */
const stripWidth = 8;

/**
 * Eigenvalues and eigenvectors of a symmetric matrix, float64: Householder reduction, reflectors multiplied out by
 * blocks, implicit QL with its rotations applied in batches to cache-sized strips of the vectors. 5 s at n = 2176, 15 ms at
 * n = 288.
 *
 * @param a     n x n, row-major; only the lower triangle is used, but all entries must be finite.
 * @param help  other threads, which change no bit.
 * @throws {DimensionError | NonFiniteError | ConvergenceError}
 * @throws {TooLargeError} above about n = 11,000 (16 n^2 bytes).
 */
export function* symmetricEigen(
  workspace: KernelWorkspace,
  a: Float64Array,
  n: number,
  help: EigenHelp | null = null,
): LongComputation<SymmetricEigen> {
  const mark = workspace.mark();
  try {
    const reduced = yield* within(0, 0.25, reduce(workspace, a, n));
    return yield* within(0.25, 1, vectorsOf(workspace, reduced, help));
  } finally {
    workspace.release(mark);
  }
}

/** A scaled matrix in tridiagonal form. */
interface Reduced {
  readonly tridiagonal: Tridiagonal;
  /** The reflectors, with room for as many strips of eight columns as they have. */
  readonly matrix: Pointer;
  readonly unscale: number;
}

/** At the top of the workspace. */
function* reduce(workspace: KernelWorkspace, a: Float64Array, n: number): LongComputation<Reduced> {
  const matrix = pushPadded(workspace, a, n);
  yield 0;
  const unscale = scaleMatrix(workspace, matrix, n * n);
  const tridiagonal = allocateTridiagonal(workspace, n);
  yield* reduceToTridiagonal(workspace, matrix, tridiagonal);
  return { tridiagonal, matrix, unscale };
}

function* vectorsOf(
  workspace: KernelWorkspace,
  { tridiagonal, matrix, unscale }: Reduced,
  help: EigenHelp | null,
): LongComputation<SymmetricEigen> {
  const n = tridiagonal.order;
  const basis = rowMajor(workspace.zeros(n * n, "eigenvectors"), n, n);
  yield 0;
  if (help && help.parts(n) > 1) {
    const values = yield* onThreads(workspace, tridiagonal, matrix, basis.pointer, help);
    return sorted(workspace, values, matrix, basis.pointer, unscale);
  }
  yield* within(0, 0.15, multiplyReflectors(workspace, matrix, basis, { from: 0, to: n }));
  // The reflectors are spent: their place is taken by the strips.
  workspace.kernels.toStrips(basis.pointer, n, matrix);
  yield* within(0.15, 1, rotateStrips(workspace, tridiagonal, matrix, Math.ceil(n / stripWidth)));
  return sorted(workspace, copyOut(workspace, tridiagonal.diagonal, n), matrix, basis.pointer, unscale);
}

/** A copy of the matrix with room for as many strips of eight columns as it has. */
function pushPadded(workspace: KernelWorkspace, a: Float64Array, n: number): Pointer {
  requireShape(a, n, n, "matrix");
  const pointer = workspace.allocate(64 * n * Math.ceil(n / 8), "eigenvectors");
  workspace.f64(pointer, n * n).set(a);
  requireFiniteAt(workspace, pointer, n, n, "matrix");
  return pointer;
}

/** Rows of the basis in bands, then columns of it in strips, each on a thread of its own; `strips` takes the place of the reflectors. */
function* onThreads(
  workspace: KernelWorkspace,
  { order, diagonal, off }: Tridiagonal,
  matrix: Pointer,
  basis: Pointer,
  help: EigenHelp,
): LongComputation<Float64Array> {
  const reflectors = workspace.f64(matrix, order * order).slice();
  const bands = basisBands(order, help.parts(order));
  const rows = yield* within(0, 0.2, help.basisRows(bands.map((band) => ({ order, reflectors, band }))));
  for (const [i, { from }] of bands.entries()) workspace.f64(basis + 8 * order * from, rows[i].length).set(rows[i]);
  workspace.kernels.toStrips(basis, order, matrix);
  const count = Math.ceil(order / stripWidth);
  const edges = Array.from({ length: bands.length + 1 }, (_, i) => Math.round((count * i) / bands.length));
  const at = (strip: number) => matrix + 8 * stripWidth * order * strip;
  const length = (i: number) => stripWidth * order * (edges[i + 1] - edges[i]);
  const couplings = workspace.f64(off, order).slice();
  const entries = workspace.f64(diagonal, order).slice();
  const inputs = bands.map((_, i) => ({
    order,
    diagonal: entries,
    off: couplings,
    strips: workspace.f64(at(edges[i]), length(i)).slice(),
  }));
  const turned = yield* within(0.2, 1, help.turnedStrips(inputs));
  for (const [i, { strips }] of turned.entries()) workspace.f64(at(edges[i]), length(i)).set(strips);
  return turned[0].values;
}

/** Eigenvalues ascending and vectors in the same order, ties by position. */
function sorted(workspace: KernelWorkspace, values: Float64Array, strips: Pointer, target: Pointer, unscale: number): SymmetricEigen {
  const n = values.length;
  const order = Int32Array.from(values.keys()).sort((i, j) => values[i] - values[j] || i - j);
  const positions = workspace.allocate(4 * n);
  workspace.i32(positions, n).set(order);
  workspace.kernels.fromStrips(strips, n, positions, target);
  return { values: Float64Array.from(order, (i) => values[i] * unscale), vectors: copyOut(workspace, target, n * n) };
}
