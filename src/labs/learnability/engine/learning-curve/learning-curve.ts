/** The least-squares fit to the first N examples: Algorithm 1 for every N. */

import type { FromSweep } from "../../../../platform/engine/sweep";
import { PlaygroundError } from "../../../../platform/numerics/errors";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import type { Experiment } from "../../document/document";
import { SecondMoment } from "../../math/certificate/second-moment";
import { spectrumOfKernel, spectrumOfMoment } from "../../math/certificate/spectrum";
import { loadClosedFormData } from "../../math/learners/closed-form/learner";
import { predictWith } from "../../math/learners/closed-form/predict";
import { solve } from "../../math/learners/closed-form/solve";
import { featureCount } from "../../math/model/samples";
import { generate } from "../../math/tasks/sources";
import { Workspace } from "../../math/workspace";
import { labProblem } from "../lab-problem";

export interface ToCurve {
  /** Its task draws samples with labels; its learners play no part. */
  readonly experiment: Experiment;
}

/** The closed form after this many examples. */
export interface CurvePoint {
  readonly examples: number;
  /** Rank of Lambda, at most psi. */
  readonly rank: number;
  /** First coordinates of its outputs, one for each test sequence. */
  readonly answers: Float64Array;
  /** The same of the target. */
  readonly truth: Float64Array;
  /** Root of the mean squared error on them, over the root of their mean square. */
  readonly error: number;
}

/**
 * Posts a point after every example.
 *
 * @throws {PlaygroundError} when there are no labelled training or test samples.
 */
export function* learningCurve(
  { experiment: { task, seed } }: ToCurve,
  post: (message: FromSweep<CurvePoint>) => void,
): LongComputation<void> {
  const workspace = new Workspace();
  const dataset = yield* within(0, 0.1, generate(task, { seed, data: null, workspace: new Workspace() }));
  const { d, outputs, train, test } = dataset;
  if (!train.labels || !test.labels || test.count === 0) throw new PlaygroundError(labProblem("learning-curve-unlabelled"));
  const { training, sets } = loadClosedFormData(workspace, dataset);
  const moment = new SecondMoment(workspace, d, outputs);
  const psi = featureCount(d);
  const truth = firstCoordinates(test.labels, outputs);
  for (let examples = 1; examples <= train.count; examples++) {
    const [from, to] = [examples - 1, examples].map((count) => 0.1 + (0.9 * count) / train.count);
    const middle = (from + to) / 2;
    yield* moment.extend(training.resident, examples);
    const spectrum = examples < psi ? spectrumOfKernel(workspace, train, examples) : spectrumOfMoment(workspace, moment);
    const { rank } = yield* within(from, middle, spectrum);
    const fit = yield* within(middle, to, solve(workspace, training, moment, examples, 0));
    const answers = firstCoordinates(yield* predictWith(workspace, fit, sets.test, outputs), outputs);
    const run = { examples, rank, answers, truth, error: relativeError(answers, truth) };
    post({ type: "run", run, share: to });
  }
}

/** @param values  count x outputs. */
function firstCoordinates(values: Float64Array, outputs: number): Float64Array {
  return Float64Array.from({ length: values.length / outputs }, (_, i) => values[i * outputs]);
}

function relativeError(answers: Float64Array, truth: Float64Array): number {
  const squares = (values: Float64Array) => values.reduce((sum, value) => sum + value * value, 0);
  return Math.sqrt(squares(answers.map((answer, i) => answer - truth[i])) / squares(truth));
}
