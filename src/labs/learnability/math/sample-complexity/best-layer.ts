/** The best layer of linear attention for a distribution, and the distribution's second moment. */
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { load } from "../certificate/resident";
import { SecondMoment } from "../certificate/second-moment";
import { maxPrimalFeatures } from "../learners/closed-form/fit";
import { residualOf } from "../learners/closed-form/residual";
import { solve } from "../learners/closed-form/solve";
import { coefficientsOfHeads } from "../model/function-space";
import { featureCount, type Split } from "../model/samples";
import type { Population } from "../tasks/task-source";
import type { Workspace } from "../workspace";
import { gaussianMoment } from "./gaussian-moment";

export interface BestLayer {
  readonly d: number;
  readonly psi: number;
  readonly outputs: number;
  /** p* of the best layer, outputs x psi. */
  readonly p: Float64Array;
  /** Lambda of the distribution, psi x psi, row-major. */
  readonly lambda: Float64Array;
  /** Squared error of the best layer on labels free of noise, summed over outputs and averaged over the distribution. */
  readonly misfit: number;
  /** E |y|^2 of labels free of noise, summed over outputs. */
  readonly square: number;
  /** Size of the sample that stands for the distribution; 0 where Lambda and p* are exact. */
  readonly reference: number;
}

/**
 * The best layer for a distribution. Where the teacher is a layer, p* is its function; for independent Gaussian tokens Lambda is
 * exact. Otherwise both are those of the sample.
 */
export function* bestLayerOf(workspace: Workspace, { sample, teacher, gaussian }: Population): LongComputation<BestLayer> {
  const { d, outputs } = sample;
  const psi = featureCount(d);
  if (psi > maxPrimalFeatures) throw new RangeError(`Lambda of ${psi} features is not stored`);
  const exact = gaussian && gaussianMoment(d, gaussian.n, gaussian.deviation);
  const known = teacher && coefficientsOfHeads(teacher);
  if (exact && known)
    return { d, psi, outputs, p: known, lambda: exact, misfit: 0, square: quadraticForm(known, exact, outputs), reference: 0 };
  const fit = yield* fitOf(workspace, sample);
  const best = known ? { p: known, misfit: 0 } : {};
  return { d, psi, outputs, ...fit, lambda: exact ?? fit.lambda, ...best, reference: sample.count };
}

/** Least squares on a whole sample. */
export function* fitOf(workspace: Workspace, sample: Split): LongComputation<Pick<BestLayer, "lambda" | "p" | "misfit" | "square">> {
  const { d, count, outputs, labels } = sample;
  if (!labels) throw new RangeError("the sample has no labels");
  const mark = workspace.mark();
  try {
    const resident = load(workspace, sample, "the reference sample");
    const moment = new SecondMoment(workspace, d, outputs);
    yield* within(0, 0.45, moment.extend(resident, count));
    const fit = yield* within(0.45, 0.9, solve(workspace, { resident, moments: sample, labels }, moment, count, 0));
    if (fit.form !== "primal") throw new RangeError("the fit is not in primal form");
    // |y|^2 - 2 <p, b> + p Lambda p^T would cancel: labels that a layer fits exactly would leave 1e-14 instead of 1e-29.
    const { squaredError } = yield* within(0.9, 1, residualOf(workspace, resident, count, fit.p, "outputs x psi"));
    const square = labels.reduce((sum, label) => sum + label * label, 0) / count;
    return { lambda: moment.lambda(), p: fit.p, square, misfit: squaredError / count };
  } finally {
    workspace.release(mark);
  }
}

/** Sum over outputs of p_a Lambda p_a^T. @param p  outputs x psi. */
export function quadraticForm(p: Float64Array, lambda: Float64Array, outputs: number): number {
  const psi = p.length / outputs;
  let sum = 0;
  for (let a = 0; a < outputs; a++)
    for (let i = 0; i < psi; i++) {
      let image = 0;
      for (let j = 0; j < psi; j++) image += lambda[i * psi + j] * p[a * psi + j];
      sum += p[a * psi + i] * image;
    }
  return sum;
}
