import { factorCholesky, solveCholesky } from "../../../../../platform/numerics/cholesky";
import { SingularError } from "../../../../../platform/numerics/errors";
import { type LongComputation, within } from "../../../../../platform/numerics/progress";
import type { LabelledMoments } from "../../certificate/resident";
import type { SecondMoment } from "../../certificate/second-moment";
import { pairScale } from "../../model/features";
import type { Pointer, Workspace } from "../../workspace";
import { refine } from "./refine";
import { residualOf } from "./residual";

/**
 * Least squares from the second moment: (D Lambda D + ridge) x = D b, D = sqrt 2 on pairs, so that the penalty and the
 * minimum are those of ||W||_F; p = D x. One Cholesky factor, refined against the samples.
 *
 * @returns p as psi x outputs; null when Lambda is too ill-conditioned and the rank-revealing solver is needed.
 */
export function* solveNormalEquations(
  workspace: Workspace,
  moment: SecondMoment,
  samples: LabelledMoments,
  ridge: number,
): LongComputation<Float64Array | null> {
  const { psi, outputs, count, d } = moment;
  const scale = pairScale(d);
  const mark = workspace.mark();
  try {
    const factor = scaledMoment(workspace, moment, scale, ridge);
    yield* within(0, 0.6, factorCholesky(workspace, factor, psi));
    const solve = (right: Float64Array) => solveWith(workspace, factor, right, psi, outputs);
    const cross = workspace.f64(moment.cross, psi * outputs).slice();
    const x = yield* solve(scaleRows(cross, scale, outputs, 1 / count));
    const accepted = yield* within(
      0.6,
      1,
      refine(x, function* (current) {
        const { gradient } = yield* residualOf(workspace, samples, count, scaleRows(current, scale, outputs, 1));
        const right = scaleRows(gradient, scale, outputs, 1 / count);
        for (let i = 0; i < right.length; i++) right[i] -= ridge * current[i];
        return yield* solve(right);
      }),
    );
    return accepted ? scaleRows(x, scale, outputs, 1) : null;
  } catch (error) {
    if (error instanceof SingularError) return null;
    throw error;
  } finally {
    workspace.release(mark);
  }
}

/** D (F^T F / N) D + ridge at the top of the workspace; only the lower triangle is filled. */
export function scaledMoment(
  workspace: Workspace,
  moment: Pick<SecondMoment, "psi" | "count" | "gram">,
  scale: Float64Array,
  ridge: number,
): Pointer {
  const { psi, count } = moment;
  const pointer = workspace.allocate(psi * psi * 8, "the normal equations");
  const source = workspace.f64(moment.gram, psi * psi);
  const target = workspace.f64(pointer, psi * psi);
  for (let i = 0; i < psi; i++) {
    const row = scale[i] / count;
    for (let j = 0; j <= i; j++) target[i * psi + j] = source[i * psi + j] * row * scale[j];
    target[i * psi + i] += ridge;
  }
  return pointer;
}

/** X of L L^T X = right, n x count; the Cholesky factor is not changed. */
export function* solveWith(
  workspace: Workspace,
  factor: Pointer,
  right: Float64Array,
  n: number,
  count: number,
): LongComputation<Float64Array> {
  const mark = workspace.mark();
  try {
    const sides = workspace.push(right);
    yield* solveCholesky(workspace, factor, n, sides, count);
    return workspace.f64(sides, right.length).slice();
  } finally {
    workspace.release(mark);
  }
}

/** values[i, :] * factors[i] * constant, as a copy. */
export function scaleRows(values: Float64Array, factors: Float64Array, columns: number, constant: number): Float64Array {
  return values.map((value, i) => value * factors[Math.floor(i / columns)] * constant);
}
