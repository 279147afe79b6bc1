import type { KernelWorkspace, Pointer } from "./kernel-workspace";
import { copyOut, rowMajor, transposed } from "./matrix";
import { numericsProblem } from "./numerics-problem";
import { type LongComputation, within } from "./progress";
import { applyQ, copyUpper, type FactoredColumns, factorColumns, factorPivotedColumns } from "./qr";
import { solveTriangular } from "./triangular";

const solution = numericsProblem("memory-least-squares-solution");

/** Least squares for several right-hand sides: min ||A x - b||, and of all minimisers the one of least norm. */
export interface LeastSquares {
  /** unknowns x sides, row-major. */
  readonly solution: Float64Array;
  /** Numerical rank of A: |R_ii| above max(rows, unknowns) eps |R_11| in QR with pivoting; or the rank that was given, if less. */
  readonly rank: number;
  /** ||A x - b|| of each side. */
  readonly residualNorms: Float64Array;
}

/** A least-squares problem in memory as contiguous columns: `unknowns` of the matrix, then `sides` right-hand sides. */
export interface ColumnProblem {
  readonly columns: Pointer;
  readonly rows: number;
  readonly unknowns: number;
  readonly sides: number;
  /** Relative size below which a pivot counts as zero. */
  readonly tolerance: number;
  /** A rank known from elsewhere, which the numerical one is not to exceed. */
  readonly mostRank: number;
  /** Squared residuals of rows that are not in `columns`, one per side. */
  readonly hiddenResiduals: Float64Array;
}

/**
 * Minimum-norm least squares by a complete orthogonal decomposition (Golub & Van Loan, 5.5): A P = Q R with pivoting,
 * and where the rank is not full, [R11 R12]^T = Z T, so that x = P Z T^-T (Q^T b). Destroys the columns.
 */
export function* solveMinimumNorm(workspace: KernelWorkspace, problem: ColumnProblem): LongComputation<LeastSquares> {
  const { columns, rows, unknowns, sides, tolerance, mostRank } = problem;
  const mark = workspace.mark();
  try {
    const factored = yield* within(0, 0.6, factorPivotedColumns(workspace, columns, rows, unknowns, sides, tolerance, mostRank));
    const { rank } = factored;
    const turned = columns + 8 * unknowns * rows;
    const residualNorms = residualsBelow(workspace, problem, turned, rank);
    const solved = yield* within(0.6, 1, solveTrapezoid(workspace, factored, turned, sides));
    const pivots = workspace.i32(factored.pivots, unknowns);
    const solution = new Float64Array(unknowns * sides);
    for (let j = 0; j < unknowns; j++) for (let s = 0; s < sides; s++) solution[pivots[j] * sides + s] = solved[s * unknowns + j];
    return { solution, rank, residualNorms };
  } finally {
    workspace.release(mark);
  }
}

/** The entries of Q^T b behind the rank are the residual. */
function residualsBelow(workspace: KernelWorkspace, problem: ColumnProblem, turned: Pointer, rank: number): Float64Array {
  const { rows, hiddenResiduals } = problem;
  return hiddenResiduals.map((hidden, side) => {
    const below = turned + 8 * (side * rows + rank);
    return workspace.kernels.lengthOf(workspace.kernels.norm(below, rows - rank), Math.sqrt(hidden));
  });
}

/** Minimum-norm solutions of the first `rank` equations of R y = Q^T b: sides x unknowns, in pivoted order. */
function* solveTrapezoid(
  workspace: KernelWorkspace,
  factored: FactoredColumns,
  turned: Pointer,
  sides: number,
): LongComputation<Float64Array> {
  const { rows, count, rank } = factored;
  const result = workspace.zeros(sides * count, solution);
  if (rank === 0) return copyOut(workspace, result, sides * count);
  for (let side = 0; side < sides; side++) {
    const known = workspace.f64(turned + 8 * side * rows, rank);
    workspace.f64(result + 8 * side * count, rank).set(known);
  }
  const unknowns = transposed(rowMajor(result, sides, rank, count));
  const upper = copyUpper(workspace, factored);
  const triangle = { pointer: upper, order: rank, stride: count };
  if (rank === count) {
    yield* solveTriangular(workspace, ["solveUpper"], triangle, unknowns);
  } else {
    // Rows of [R11 R12] are contiguous, so they are the columns of the second factorisation as they stand; its T,
    // stored by columns, is the lower triangle T^T by rows.
    const taus = workspace.zeros(rank);
    yield* within(0, 0.8, factorColumns(workspace, upper, count, rank, taus));
    yield* within(0.8, 0.9, solveTriangular(workspace, ["solveLower"], triangle, unknowns));
    yield* within(0.9, 1, applyQ(workspace, { columns: upper, rows: count, taus, rank }, result, sides));
  }
  return copyOut(workspace, result, sides * count);
}
