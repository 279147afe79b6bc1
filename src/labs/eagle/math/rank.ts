import { leastSquares } from "../../../platform/numerics/least-squares";
import { type LongComputation, within } from "../../../platform/numerics/progress";
import { pivotedQr, rankTolerance } from "../../../platform/numerics/qr";
import { joined, norm, type Problem } from "./problem";
import { addTimes, entriesOf, load, transposeOf } from "./products";
import { EagleWorkspace } from "./workspace";

/** Singular values below this share of the largest vanish in A A^T, whose rounding is 2^-53 of its largest entry. */
const unseenInGram = 1e-7;

/**
 * ||A_l|| / ||A_0|| at which rounding of A_0, 2^-53 of it, has the size of A_l, to a factor of 1,000: after some 60 updates with
 * eta = 1/3.
 */
export function roundingLevel(rows: number, columns: number): number {
  return 1e3 * rankTolerance(rows, columns);
}

/** Whether a matrix has the rank min(rows, columns), by a pivoted QR; smaller ones than max(rows, columns) 2^-52 are rounding. */
export function* hasFullRank(A: Float64Array, rows: number, columns: number): LongComputation<boolean> {
  const { rank } = yield* pivotedQr(new EagleWorkspace(), A, rows, columns);
  return rank === Math.min(rows, columns);
}

/** Whether A has singular values that are more than rounding and yet vanish in A A^T; to within a small factor, by a pivoted QR. */
export function* vanishesInGram(problem: Problem): LongComputation<boolean> {
  const { A, columns } = joined(problem);
  const { r, rank } = yield* pivotedQr(new EagleWorkspace(), A, problem.d, columns);
  return rank > 0 && Math.abs(r[(rank - 1) * columns + rank - 1]) < unseenInGram * Math.abs(r[0]);
}

/** Whether B leaves the row space of A by more than rounding: ||B - W A||_F for W = B A^+. */
export function* leavesRowSpace(problem: Problem): LongComputation<boolean> {
  const { d, dPrime } = problem;
  const { A, B, columns } = joined(problem);
  const workspace = new EagleWorkspace();
  const solving = leastSquares(workspace, transposeOf(A, d, columns), transposeOf(B, dPrime, columns), columns, d, dPrime);
  const W = transposeOf((yield* within(0, 0.9, solving)).solution, d, dPrime);
  const residual = load(workspace, B, dPrime, columns);
  yield* within(0.9, 1, addTimes(workspace, residual, load(workspace, W, dPrime, d), load(workspace, A, d, columns), -1));
  const rounding = 10 * Math.max(d, columns) * Number.EPSILON * (norm(B) + norm(W) * norm(A));
  return norm(entriesOf(workspace, residual)) > rounding;
}
