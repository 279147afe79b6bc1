import type { KernelWorkspace, Pointer } from "./kernel-workspace";
import { copyOut, pushMatrix } from "./matrix";
import { type LongComputation, within } from "./progress";

/** Entries processed between two yields, about 10 ms. */
const entriesPerTurn = 1e7;

/** A QR factorisation in memory, columns contiguous: see householder.as.ts for the storage of reflectors. */
export interface FactoredColumns {
  readonly columns: Pointer;
  readonly rows: number;
  readonly count: number;
  readonly taus: Pointer;
  /** count x i32: the original column at each place. */
  readonly pivots: Pointer;
  /** Steps completed; the columns behind are shorter than the threshold. */
  readonly rank: number;
}

/**
 * Householder QR with column pivoting of columns in memory (LAPACK dgeqp3), stopping at numerical rank. The caller
 * releases the workspace.
 *
 * @param columns    (count + extra) x rows: column after column; the extra ones are transformed along, never pivoted.
 * @param tolerance  steps end when no remaining column is longer than tolerance times the longest original one.
 * @param mostSteps  or after this many: a rank known from elsewhere.
 */
export function* factorPivotedColumns(
  workspace: KernelWorkspace,
  columns: Pointer,
  rows: number,
  count: number,
  extra: number,
  tolerance: number,
  mostSteps = count,
): LongComputation<FactoredColumns> {
  const { kernels } = workspace;
  const taus = workspace.zeros(count);
  const pivots = workspace.allocate(4 * count);
  const norms = workspace.allocate(8 * count);
  const references = workspace.allocate(8 * count);
  workspace.i32(pivots, count).set(Int32Array.from({ length: count }, (_, j) => j));
  kernels.columnNorms(columns, rows, count, norms, references);
  const threshold = tolerance * kernels.largestMagnitude(norms, count);
  const steps = Math.min(rows, count, mostSteps);
  let done = 0;
  while (done < steps) {
    const to = Math.min(steps, done + stepsPerTurn(rows - done, count + extra - done));
    const reached = kernels.factorPivotedQr(columns, rows, count, extra, taus, pivots, norms, references, threshold, done, to);
    done = reached;
    if (reached < to) break;
    yield 1 - (1 - done / steps) ** 2;
  }
  return { columns, rows, count, taus, pivots, rank: done };
}

/** QR without pivoting of columns in memory; `taus` has room for one entry per step. */
export function* factorColumns(
  workspace: KernelWorkspace,
  columns: Pointer,
  rows: number,
  count: number,
  taus: Pointer,
): LongComputation<void> {
  const steps = Math.min(rows, count);
  for (let done = 0; done < steps; ) {
    const to = Math.min(steps, done + stepsPerTurn(rows - done, count - done));
    workspace.kernels.factorQr(columns, rows, count, taus, done, to);
    done = to;
    yield 1 - (1 - done / steps) ** 2;
  }
}

function stepsPerTurn(rows: number, columns: number): number {
  return Math.max(1, Math.floor(entriesPerTurn / (rows * columns)));
}

/** targets <- Q targets, for contiguous columns of `rows` entries. */
export function* applyQ(
  workspace: KernelWorkspace,
  factored: { columns: Pointer; rows: number; taus: Pointer; rank: number },
  targets: Pointer,
  count: number,
): LongComputation<void> {
  const { columns, rows, taus, rank } = factored;
  const perTurn = stepsPerTurn(rows, rank + 1);
  for (let from = 0; from < count; from += perTurn) {
    const width = Math.min(perTurn, count - from);
    workspace.kernels.applyQ(columns, rows, rank, taus, targets + 8 * from * rows, width);
    yield (from + width) / count;
  }
}

/** A P = Q R: column j of R belongs to column pivots[j] of A. */
export interface PivotedQr {
  /** rows x k, row-major, orthonormal columns, k = min(rows, columns). */
  readonly q: Float64Array;
  /** k x columns, row-major, upper trapezoidal, diagonal non-increasing in size. */
  readonly r: Float64Array;
  readonly pivots: Int32Array;
  /** Diagonal entries of R above max(rows, columns) eps |R_11|; rows of R behind are zero. */
  readonly rank: number;
}

/**
 * Rank-revealing QR with column pivoting, float64.
 *
 * @param a  rows x columns, row-major.
 * @throws {DimensionError | NonFiniteError | TooLargeError}
 */
export function* pivotedQr(workspace: KernelWorkspace, a: Float64Array, rows: number, columns: number): LongComputation<PivotedQr> {
  const { kernels } = workspace;
  const k = Math.min(rows, columns);
  const mark = workspace.mark();
  try {
    const source = pushMatrix(workspace, a, rows, columns, "matrix").pointer;
    const stored = workspace.allocate(8 * rows * columns, "a QR factorisation");
    kernels.transpose(source, rows, columns, columns, stored, rows);
    const tolerance = rankTolerance(rows, columns);
    const factored = yield* within(0, 0.5, factorPivotedColumns(workspace, stored, rows, columns, 0, tolerance));
    const upper = copyUpper(workspace, factored);
    const r = new Float64Array(k * columns);
    r.set(copyOut(workspace, upper, factored.rank * columns));
    const basis = workspace.zeros(k * rows, "a QR factorisation");
    const entries = workspace.f64(basis, k * rows);
    for (let j = 0; j < k; j++) entries[j * rows + j] = 1;
    yield* within(0.5, 1, applyQ(workspace, factored, basis, k));
    const q = workspace.allocate(8 * k * rows, "a QR factorisation");
    kernels.transpose(basis, k, rows, rows, q, k);
    const pivots = workspace.i32(factored.pivots, columns).slice();
    return { q: copyOut(workspace, q, rows * k), r, pivots, rank: factored.rank };
  } finally {
    workspace.release(mark);
  }
}

/** Pivots below max(rows, columns) eps of the largest are rounding errors, for every matrix. */
export function rankTolerance(rows: number, columns: number): number {
  return Math.max(rows, columns) * Number.EPSILON;
}

/** First `rank` rows of R, rank x count, row-major, zeros below the diagonal; newly allocated. */
export function copyUpper(workspace: KernelWorkspace, factored: FactoredColumns): Pointer {
  const { columns, rows, count, rank } = factored;
  const upper = workspace.allocate(8 * Math.max(1, rank) * count, "a triangular factor");
  workspace.kernels.transpose(columns, count, rank, rows, upper, count);
  workspace.kernels.clearLower(upper, rank, count);
  return upper;
}
