/** Intermediate fits as plain data, for any thread. */

import { type LongComputation, within } from "../../../../../platform/numerics/progress";
import { type MomentSums, momentOf } from "../../certificate/moment-sums";
import { load } from "../../certificate/resident";
import type { Split } from "../../model/samples";
import type { Workspace } from "../../workspace";
import { type EvaluationSplits, loadSplits } from "../evaluation";
import type { Errors } from "../recording";
import type { Fit, PrimalFit } from "./fit";
import { fitErrors } from "./fit-errors";
import { solve, solveByKernel, type TrainingSamples } from "./solve";

interface FitElsewhere {
  /** All samples of the fit, with their labels. */
  readonly samples: Split;
  readonly ridge: number;
  readonly sets: EvaluationSplits;
}

/** A fit to fewer samples than features, without the second moment. */
export type EarlyFit = FitElsewhere;

/** A fit to at least as many samples as features, up to 2,200 features. */
export interface MomentFit extends FitElsewhere {
  /** The second moment of these samples. */
  readonly sums: MomentSums;
}

/** The result of either. */
export interface FitWithErrors<Form extends Fit = Fit> {
  readonly fit: Form;
  readonly errors: Errors;
}

/** The same fit as `solve`, to the bit, and its errors; null where the kernel alone is too ill-conditioned. */
export function earlyFit(workspace: Workspace, input: EarlyFit): LongComputation<FitWithErrors<PrimalFit> | null> {
  const { samples, ridge } = input;
  return fitted(workspace, input, (training) => solveByKernel(workspace, training, samples.count, ridge));
}

/** The same fit as `solve` with this second moment, to the bit, and its errors. */
export function momentFit(workspace: Workspace, input: MomentFit): LongComputation<FitWithErrors | null> {
  const { samples, ridge, sums } = input;
  return fitted(workspace, input, (training) => solve(workspace, training, momentOf(workspace, sums), samples.count, ridge));
}

function* fitted<Form extends Fit>(
  workspace: Workspace,
  { samples, sets }: FitElsewhere,
  solved: (training: TrainingSamples) => LongComputation<Form | null>,
): LongComputation<FitWithErrors<Form> | null> {
  const mark = workspace.mark();
  try {
    const resident = load(workspace, samples, "the first training samples");
    const labels = samples.labels ?? new Float64Array(samples.count * samples.outputs);
    const fit = yield* within(0, 0.8, solved({ resident, moments: samples, labels }));
    return fit && { fit, errors: yield* within(0.8, 1, fitErrors(workspace, fit, loadSplits(workspace, sets))) };
  } finally {
    workspace.release(mark);
  }
}
