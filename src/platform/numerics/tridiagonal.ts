import { ConvergenceError } from "./errors";
import type { KernelWorkspace, Pointer } from "./kernel-workspace";
import { numericsProblem } from "./numerics-problem";
import type { LongComputation } from "./progress";

/** Entries of the matrix passed over between two yields, about 10 ms. */
const entriesPerTurn = 8e6;

/** Plane rotations between two yields: 60 cycles each without eigenvectors, about 10 ms. */
const rotationsPerTurn = 4e5;

/** Sweeps that one eigenvalue may take; two or three are usual. */
const sweepLimit = 60;

/** A symmetric tridiagonal matrix in a workspace: `off` entry i couples i and i + 1, its last entry is unused. */
export interface Tridiagonal {
  readonly order: number;
  readonly diagonal: Pointer;
  readonly off: Pointer;
}

/** Reserves room for a tridiagonal matrix; release it with the workspace's mark. */
export function allocateTridiagonal(workspace: KernelWorkspace, order: number): Tridiagonal {
  // `reduceToTridiagonal` writes the coupling of i and i - 1 to entry i, hence one entry more.
  const couplings = workspace.zeros(order + 2, "a tridiagonal matrix");
  return { order, diagonal: workspace.zeros(order, "a tridiagonal matrix"), off: couplings + 8 };
}

/**
 * Reduces a symmetric matrix to tridiagonal form by reflectors, which stay in its rows: T = Q^T A Q.
 *
 * @param matrix  n x n, row-major, entries of size about 1 (see `scaleMatrix` in scaling.ts); only the lower triangle is used.
 */
export function* reduceToTridiagonal(workspace: KernelWorkspace, matrix: Pointer, target: Tridiagonal): LongComputation<void> {
  const n = target.order;
  const mark = workspace.mark();
  try {
    const work = workspace.zeros(3 * n, "a tridiagonal reduction");
    const couplings = target.off - 8;
    for (let from = n - 1; from >= 1; ) {
      const to = Math.max(1, from - Math.floor((2 * entriesPerTurn) / (from * from)));
      workspace.kernels.reduceToTridiagonal(matrix, n, n, target.diagonal, couplings, work, from, to);
      yield 1 - ((to - 1) / n) ** 3;
      from = to - 1;
    }
    if (n === 1) workspace.f64(target.diagonal, 1)[0] = workspace.f64(matrix, 1)[0];
  } finally {
    workspace.release(mark);
  }
}

/**
 * Replaces the diagonal of a tridiagonal matrix by its eigenvalues, in no order.
 *
 * @throws {ConvergenceError} when an eigenvalue takes more than 60 sweeps though no coupling around it is rounding.
 */
export function* tridiagonalEigenvalues(workspace: KernelWorkspace, matrix: Tridiagonal): LongComputation<void> {
  const mark = workspace.mark();
  try {
    const state = workspace.zeros(2);
    let outcome = 0;
    while (outcome === 0) {
      outcome = sweepTridiagonal(workspace, matrix, state, { rotations: 0, sweeps: 0, capacity: 0x7fffffff }, rotationsPerTurn);
      yield progressOf(workspace, matrix, state);
    }
  } finally {
    workspace.release(mark);
  }
}

/** Where rotations are recorded: see ql.as.ts. Rotations at 0 means that they are not. */
export interface RotationRecord {
  readonly rotations: Pointer;
  readonly sweeps: Pointer;
  readonly capacity: number;
}

/**
 * QL sweeps until the record or the budget is full: 0 when there is more to do, 1 when done.
 *
 * The kernel drops a coupling that is small beside its two neighbours on the diagonal, which keeps the digits of graded matrices.
 * The zeros of a matrix of low rank have none to keep: there neighbours and couplings are all rounding, down to rounding of
 * rounding, and may wander for longer than the limit (17 of 100 Gram matrices of 200 vectors of two signs). So at the limit,
 * and only there, couplings that are rounding beside the whole matrix are dropped.
 */
export function sweepTridiagonal(
  workspace: KernelWorkspace,
  matrix: Tridiagonal,
  state: Pointer,
  record: RotationRecord,
  budget: number,
): number {
  const { order, diagonal, off } = matrix;
  const { rotations, sweeps, capacity } = record;
  const { kernels } = workspace;
  const outcome = kernels.sweepTridiagonal(diagonal, off, order, state, rotations, sweeps, capacity, budget, sweepLimit);
  if (outcome >= 0) return outcome;
  if (!dropRounding(workspace, matrix)) throw new ConvergenceError(numericsProblem("eigenvalues-unsettled", { sweeps: sweepLimit }));
  workspace.i32(state, 2)[1] = 0;
  return 0;
}

/**
 * Sets couplings of at most eps to 0 and says whether there were any. The matrix is scaled so that its largest entry is at least 1,
 * and so ||T|| is: no eigenvalue moves by more than 2 eps ||T|| (Weyl), which is what rounding does to it anyway.
 */
function dropRounding(workspace: KernelWorkspace, { order, off }: Tridiagonal): boolean {
  const couplings = workspace.f64(off, order - 1);
  let found = false;
  for (let i = 0; i < order - 1; i++) {
    if (couplings[i] === 0 || Math.abs(couplings[i]) > Number.EPSILON) continue;
    couplings[i] = 0;
    found = true;
  }
  return found;
}

/** Sweeps for later eigenvalues are shorter: what is left goes with the square of how many are missing. */
export function progressOf(workspace: KernelWorkspace, matrix: Tridiagonal, state: Pointer): number {
  return 1 - (1 - workspace.i32(state, 1)[0] / matrix.order) ** 2;
}
