import type { Experiment } from "../experiment/document";
import { GradientLearner, loadTraining } from "../learners/gradient/learner";
import type { GradientSpec } from "../learners/gradient/schema";
import { predict } from "../model/forward";
import { coefficientsOfHeads } from "../model/function-space";
import type { Heads } from "../model/samples";
import { PlaygroundError } from "../numerics/errors";
import type { LongComputation } from "../numerics/progress";
import { Workspace } from "../numerics/workspace";
import type { Dataset, OwnData, Sequence } from "../tasks/dataset";
import type { GradientCheckpoint } from "./protocol";
import { distanceMeterOf } from "./shared-dataset";
import { ofHeads, type TraceOutcomes } from "./trace-outcomes";
import { tracesOf } from "./trace-view";
import { type MakeRun, TrainingJob } from "./training-job";
import { TrainingRun } from "./training-run";
import { gradientView, type LearnerView } from "./view";

/** Linear attention trained on (G, z). */
export class GradientJob extends TrainingJob<GradientLearner> {
  readonly #spec: GradientSpec;
  readonly #predicting = new Workspace();

  constructor(experiment: Experiment, ownData: OwnData | null, index: number, checkpoint?: GradientCheckpoint) {
    const spec = experiment.learners[index];
    if (spec?.kind !== "gradient") throw new PlaygroundError(`learners[${index}] is not a gradient learner`);
    super(experiment, ownData, index, spec, checkpoint);
    this.#spec = spec;
  }

  protected override *prepare(dataset: Dataset): LongComputation<MakeRun<GradientLearner>> {
    const meter = yield* distanceMeterOf(this.experiment, this.ownData);
    const memory = loadTraining(dataset);
    return (repeat, checkpoint) => {
      const spec = { ...this.#spec, seed: this.#spec.seed + repeat };
      const learner = new GradientLearner(dataset, spec, this.experiment.seed, undefined, memory);
      const distance = meter ? () => meter.measure(coefficientsOfHeads(learner.heads())) : null;
      return new TrainingRun(learner, spec, dataset.shifted.length, distance, checkpoint);
    };
  }

  protected override view(learner: GradientLearner, dataset: Dataset, sequence: Sequence, sample: number): LearnerView {
    const heads = learner.heads();
    const traces = dataset.traces && this.#tracesOf(heads, dataset, sample);
    return gradientView(this.id, learner.step, heads, dataset, sequence, traces);
  }

  #tracesOf(heads: Heads, dataset: Dataset, sample: number): TraceOutcomes | null {
    const predictions = predict(this.#predicting, heads, dataset.test);
    return tracesOf(this.experiment, this.ownData, dataset, predictions, ofHeads(heads), sample);
  }
}
