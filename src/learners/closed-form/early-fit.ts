import { load } from "../../certificate/resident";
import type { Split } from "../../model/samples";
import { type LongComputation, within } from "../../numerics/progress";
import type { Workspace } from "../../numerics/workspace";
import { type EvaluationSplits, loadSplits } from "../evaluation";
import type { Errors } from "../recording";
import type { PrimalFit } from "./fit";
import { fitErrors } from "./fit-errors";
import { solveByKernel } from "./solve";

/** A fit to fewer samples than features, which needs no second moment: plain data, for any thread. */
export interface EarlyFit {
  /** Those that the fit is made to, all of them, with their labels. */
  readonly samples: Split;
  /** F^T y of them, psi x outputs, as the second moment has summed it. */
  readonly cross: Float64Array;
  readonly ridge: number;
  readonly sets: EvaluationSplits;
}

/** What comes of it. */
export interface FitWithErrors {
  readonly fit: PrimalFit;
  readonly errors: Errors;
}

/** The fit that `solve` makes of these samples, to the bit, and its errors; null where the kernel alone does not give it. */
export function* earlyFit(workspace: Workspace, { samples, cross, ridge, sets }: EarlyFit): LongComputation<FitWithErrors | null> {
  const mark = workspace.mark();
  try {
    const resident = load(workspace, samples, "the first training samples");
    const labels = samples.labels ?? new Float64Array(samples.count * samples.outputs);
    const fit = yield* within(0, 0.8, solveByKernel(workspace, { resident, moments: samples, labels }, samples.count, ridge, cross));
    if (!fit) return null;
    return { fit, errors: yield* within(0.8, 1, fitErrors(workspace, fit, loadSplits(workspace, sets))) };
  } finally {
    workspace.release(mark);
  }
}
