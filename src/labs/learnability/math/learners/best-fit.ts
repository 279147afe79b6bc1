/**
 * The best linear-attention fit to a target that linear attention cannot represent: the minimum over the class, with which
 * agnostic learning is compared (Theorem 2.2). It uses its own sample, many times larger than the number of features.
 */

import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { load } from "../certificate/resident";
import { SecondMoment } from "../certificate/second-moment";
import type { Split } from "../model/samples";
import type { Dataset } from "../tasks/dataset";
import type { Workspace } from "../workspace";
import { fitErrors } from "./closed-form/fit-errors";
import { solve } from "./closed-form/solve";
import { loadEvaluationSets } from "./evaluation";
import type { Errors } from "./recording";

/** Errors of the best fit on the sets of a data set, in their order on charts. */
export function* bestFitErrors(workspace: Workspace, dataset: Dataset, reference: Split): LongComputation<Errors> {
  const mark = workspace.mark();
  try {
    const resident = load(workspace, reference, "the population sample");
    const moment = new SecondMoment(workspace, dataset.d, dataset.outputs);
    yield* within(0, 0.7, moment.extend(resident, reference.count));
    const labels = reference.labels ?? new Float64Array(0);
    const fit = yield* within(0.7, 0.9, solve(workspace, { resident, moments: reference, labels }, moment, reference.count, 0));
    const sets = loadEvaluationSets(workspace, dataset);
    return yield* within(0.9, 1, fitErrors(workspace, fit, sets));
  } finally {
    workspace.release(mark);
  }
}
