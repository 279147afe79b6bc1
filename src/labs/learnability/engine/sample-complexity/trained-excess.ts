/** Gradient descent on the data sets to which Algorithm 1 is fitted: the excess risk over the best layer at recorded steps. */
import type { FromSweep } from "../../../../platform/engine/sweep";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { load } from "../../math/certificate/resident";
import { learnerOf } from "../../math/learners/gradient/any-learner";
import type { GradientSpec } from "../../math/learners/gradient/fields";
import { labelsToLearn } from "../../math/learners/trainable";
import type { Split } from "../../math/model/samples";
import { excessOfHeads } from "../../math/sample-complexity/excess-of-heads";
import { subsetOf } from "../../math/sample-complexity/whole";
import type { Dataset } from "../../math/tasks/dataset";
import { dataSetOf } from "../../math/tasks/generators";
import { chosenSequences } from "../../math/tasks/whole";
import { Workspace } from "../../math/workspace";
import { mapSteps } from "../map/train";
import { TrainingRun } from "../training-run";
import { bestLayerFor, type KnownBest, type ToSampleComplexity } from "./excess-by-draw";

export interface ToTrainedExcess extends Pick<ToSampleComplexity, "experiment" | "data" | "reference"> {
  /** It begins with the seed of its own plus the number of the data set. */
  readonly learner: GradientSpec;
  /** Training sequences. */
  readonly samples: number;
  readonly draw: number;
}

export interface TrainedExcess {
  readonly samples: number;
  readonly draw: number;
  readonly diverged: boolean;
  /** Recorded steps, ascending, and the excess risk at each. */
  readonly step: Float64Array;
  readonly excess: Float64Array;
}

/** Every run takes all its steps. */
const noRules = { targetError: 0, plateau: 0, seconds: 0 } as const;

/** Posts the run of one data set. @throws {PlaygroundError} as `excessByDraw` */
export function* trainedExcess(
  question: ToTrainedExcess,
  post: (message: FromSweep<TrainedExcess>) => void,
  known: KnownBest = { key: "", best: null },
): LongComputation<void> {
  const { experiment, data, learner: spec, samples, draw } = question;
  const workspace = new Workspace();
  const best = yield* within(0, 0.1, bestLayerFor(workspace, question, known));
  const context = { seed: experiment.seed, data, workspace };
  const train =
    "whole" in best
      ? subsetOf(best.whole, chosenSequences(context, best.whole.count / best.whole.prefixes, draw, samples))
      : yield* within(0.1, 0.15, dataSetOf(experiment.task, context, draw, samples));
  const dataset = datasetOf(train);
  const own = new Workspace();
  labelsToLearn(train, "train-unlabelled-gradient");
  const resident = load(own, train, "the training samples");
  // Errors are measured by the best layer alone.
  const none = { ...resident, count: 0 };
  const memory = { workspace: own, train: resident, sets: { train: none, test: none, shifted: [] } };
  const learner = learnerOf(dataset, { ...spec, seed: spec.seed + draw }, experiment.seed, memory);
  const run = new TrainingRun(learner, 0, null);
  const [step, excess]: [number[], number[]] = [[], []];
  for (const until of mapSteps(spec.steps, noRules)) {
    while (!run.ended && learner.step < until) {
      run.advance(until, Number.POSITIVE_INFINITY);
      yield 0.15 + (0.85 * learner.step) / spec.steps;
    }
    if (run.ended) break;
    step.push(until);
    excess.push(excessOfHeads(workspace, learner.heads(), best));
  }
  const curve = { step: Float64Array.from(step), excess: Float64Array.from(excess) };
  post({ type: "run", run: { samples, draw, diverged: run.diverged !== undefined, ...curve }, share: 1 });
}

/** A training set by itself. */
function datasetOf(train: Split): Dataset {
  return {
    ...{ d: train.d, outputs: train.outputs, train, test: train, shifted: [] },
    ...{ teacher: null, reference: null, traces: null, noise: null, followsTheory: false },
  };
}
