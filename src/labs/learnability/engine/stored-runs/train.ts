/** Trains the learner of a stored run, with few measurements: those of layers take as long as many steps. */
import "../../math/tasks/generators";
import { finish } from "../../../../platform/numerics/progress";
import type { Experiment } from "../../document/document";
import { type AnyDeepLearner, deepLearners } from "../../math/learners/deep/create";
import { learnerOf } from "../../math/learners/gradient/any-learner";
import { hasLayers } from "../../math/learners/training-methods";
import { accuracy } from "../../math/model/symbols";
import { meanSquaredError } from "../learner-results";
import { runExperiment } from "../run-experiment";
import { datasetOf } from "../shared-dataset";
import { loadTokens } from "../shared-tokens";

interface Steps {
  readonly step: number;
  readonly lastLoss: number;
  advance(count: number): number;
}

/**
 * Mean squared test errors of the experiment's one learner at ascending steps; infinite once it has diverged.
 *
 * @throws {Error} for a learner that is not trained.
 */
export function errorsAt(experiment: Experiment, marks: readonly number[]): number[] {
  const [spec] = experiment.learners;
  if (spec?.kind === "gradient") {
    const learner = learnerOf(finish(datasetOf(experiment, null)), spec, experiment.seed);
    return measuredAt(learner, marks, () => learner.errors().test);
  }
  if (!spec || !hasLayers(spec)) throw new Error("a stored run has one learner that is trained");
  const { training } = finish(loadTokens(experiment, null));
  const learner: AnyDeepLearner = deepLearners(spec, training, experiment.seed)(spec.seed);
  const errors = measuredAt(
    learner,
    marks,
    () => meanSquaredError(learner.answers(training.test.split), training.test.labels) ?? Number.NaN,
  );
  learner.dispose();
  return errors;
}

function measuredAt(learner: Steps, marks: readonly number[], error: () => number): number[] {
  return marks.map((mark) => {
    if (Number.isFinite(learner.lastLoss) || learner.step === 0) learner.advance(mark - learner.step);
    return Number.isFinite(learner.lastLoss) ? error() : Number.POSITIVE_INFINITY;
  });
}

/** Share of the test traces' tokens that the experiment's one learner predicts after its last step. */
export function tokenAccuracy(experiment: Experiment): number {
  const [spec] = experiment.learners;
  if (!spec || !hasLayers(spec)) throw new Error("the next token is learned by layers");
  const { training } = finish(loadTokens(experiment, null));
  const { test, outputs, symbols } = training;
  if (!test.labels || !symbols) throw new Error("these data have no tokens");
  const learner: AnyDeepLearner = deepLearners(spec, training, experiment.seed)(spec.seed);
  learner.advance(spec.steps);
  const measured = Number.isFinite(learner.lastLoss) ? accuracy(learner.answers(test.split), test.labels, outputs, symbols) : 0;
  learner.dispose();
  return measured;
}

/** Test error of the closed form. */
export function closedFormError(experiment: Experiment): number {
  return runExperiment(experiment, null).learners[0].testMse ?? Number.NaN;
}
