import type { LongComputation } from "../../../platform/numerics/progress";
import type { Experiment } from "../document/document";
import type { GradientSpec } from "../math/learners/gradient/fields";
import { GradientLearner, loadTraining } from "../math/learners/gradient/learner";
import { headsOf } from "../math/learners/training-methods";
import { coefficientsOfHeads } from "../math/model/function-space";
import type { Dataset, OwnData } from "../math/tasks/dataset";
import { workOf } from "./gradient-runs";
import { HeadsViews } from "./heads-views";
import type { GradientCheckpoint, Views } from "./protocol";
import { distanceMeterOf } from "./shared-dataset";
import { type MakeRun, TrainingJob } from "./training-job";
import { TrainingRun } from "./training-run";

/** Linear attention trained on (G, z). */
export class GradientJob extends TrainingJob<GradientLearner> {
  readonly #spec: GradientSpec;
  readonly #views: HeadsViews;

  constructor(experiment: Experiment, ownData: OwnData | null, index: number, checkpoint?: GradientCheckpoint) {
    const spec = headsOf(experiment.learners[index]);
    if (!spec) throw new Error(`learners[${index}] is not a gradient learner`);
    super(experiment, ownData, index, spec, checkpoint);
    this.#spec = spec;
    this.#views = new HeadsViews(experiment, ownData);
  }

  protected override *prepare(dataset: Dataset): LongComputation<MakeRun<GradientLearner>> {
    const meter = yield* distanceMeterOf(this.experiment, this.ownData);
    const memory = loadTraining(dataset);
    return (repeat, checkpoint) => {
      const spec = { ...this.#spec, seed: this.#spec.seed + repeat };
      const learner = new GradientLearner(dataset, spec, this.experiment.seed, undefined, memory);
      const distance = meter ? () => meter.measure(coefficientsOfHeads(learner.heads())) : null;
      return new TrainingRun(learner, dataset.shifted.length, distance, checkpoint);
    };
  }

  protected override about(dataset: Dataset) {
    return { work: workOf(this.#spec, dataset) };
  }

  protected override viewsOf(learner: GradientLearner, dataset: Dataset, sample: number): Views | null {
    return this.#views.of(this.index, learner.step, learner.heads(), dataset, sample);
  }
}
