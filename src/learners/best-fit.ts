/**
 * The best linear-attention fit to a target that is none: what agnostic learning is measured against (Theorem 2.2, the
 * minimum over the class). Taken from a sample of its own, many times larger than the number of features.
 */

import { type LabelledMoments, load } from "../certificate/resident";
import { SecondMoment } from "../certificate/second-moment";
import type { Split } from "../model/samples";
import { type LongComputation, within } from "../numerics/progress";
import type { Workspace } from "../numerics/workspace";
import type { Dataset } from "../tasks/dataset";
import { predictWith } from "./closed-form/predict";
import { solve } from "./closed-form/solve";
import { loadEvaluationSets } from "./evaluation";
import type { Errors } from "./recording";

/** Errors of the best fit on the sets of a data set, in the order they are drawn. */
export function* bestFitErrors(workspace: Workspace, dataset: Dataset, population: Split): LongComputation<Errors> {
  const mark = workspace.mark();
  try {
    const resident = load(workspace, population, "the population sample");
    const moment = new SecondMoment(workspace, dataset.d, dataset.outputs);
    yield* within(0, 0.7, moment.extend(resident, population.count));
    const labels = population.labels ?? new Float64Array(0);
    const fit = yield* within(0.7, 0.9, solve(workspace, { resident, moments: population, labels }, moment, population.count, 0));
    const sets = loadEvaluationSets(workspace, dataset);
    const means: number[] = [];
    for (const set of [sets.train, sets.test, ...sets.shifted]) {
      const predictions = yield* predictWith(workspace, fit, set, dataset.outputs);
      means.push(meanSquaredError(workspace, predictions, set));
    }
    return { train: means[0], test: means[1], shifted: means.slice(2) };
  } finally {
    workspace.release(mark);
  }
}

function meanSquaredError(workspace: Workspace, predictions: Float64Array, { labels, labelled, count }: LabelledMoments): number {
  if (!labelled || count === 0) return Number.NaN;
  const truth = workspace.f64(labels, predictions.length);
  return predictions.reduce((sum, value, i) => sum + (value - truth[i]) ** 2, 0) / predictions.length;
}
