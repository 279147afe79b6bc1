/** Eigenvalues alone of symmetric matrices of any order. Large ones have kernels of their own, which are fetched at first use. */
import { PlaygroundError } from "../../../../platform/numerics/errors";
import { numericsProblem } from "../../../../platform/numerics/numerics-problem";
import type { LongComputation } from "../../../../platform/numerics/progress";
import {
  symmetricEigenvaluesInPlace as eigenvaluesInOneStage,
  symmetricEigenvalues as eigenvaluesOf,
} from "../../../../platform/numerics/symmetric-eigenvalues";
import type { Pointer, Workspace } from "../workspace";
import { leastOrder } from "./least-order";
import type { TileTeam } from "./tile-team";

type Compute = (workspace: Workspace, matrix: Pointer, n: number, team: TileTeam | null) => LongComputation<Float64Array>;

let fetched: Compute | null = null;

/** Makes the two stages available. */
export function provideTwoStages(compute: Compute): void {
  fetched = compute;
}

/**
 * Eigenvalues of a symmetric matrix in memory, which is destroyed.
 *
 * @param matrix  n x n, row-major; only the lower triangle is used, but all entries must be finite.
 * @param team    other threads for a large one, which change no bit.
 * @returns n eigenvalues, ascending, each within a few eps * ||A|| of the exact one.
 * @throws {NonFiniteError | ConvergenceError}
 * @throws {PlaygroundError} from order 1,024 on before two-stages.ts has been fetched.
 */
export function symmetricEigenvaluesInPlace(
  workspace: Workspace,
  matrix: Pointer,
  n: number,
  team: TileTeam | null = null,
): LongComputation<Float64Array> {
  if (n < leastOrder) return eigenvaluesInOneStage(workspace, matrix, n);
  if (!fetched) throw new PlaygroundError(numericsProblem("unfetched-eigenvalues"));
  return fetched(workspace, matrix, n, team);
}

/** The same for a matrix outside the workspace. @throws {DimensionError | TooLargeError} and as above. */
export function symmetricEigenvalues(workspace: Workspace, a: Float64Array, n: number): LongComputation<Float64Array> {
  return eigenvaluesOf<Workspace>(workspace, a, n, symmetricEigenvaluesInPlace);
}
