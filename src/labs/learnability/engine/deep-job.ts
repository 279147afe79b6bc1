import type { LongComputation } from "../../../platform/numerics/progress";
import type { Experiment } from "../document/document";
import { forwardWork } from "../math/learners/deep/cost";
import { type AnyDeepLearner, deepLearners } from "../math/learners/deep/create";
import type { DeepSpec } from "../math/learners/deep/fields";
import type { TokenTraining } from "../math/learners/deep/training-data";
import { hasLayers } from "../math/learners/training-methods";
import type { Dataset, OwnData } from "../math/tasks/dataset";
import { LayersViews } from "./layers-views";
import type { GradientCheckpoint, Views } from "./protocol";
import { loadTokens } from "./shared-tokens";
import { type MakeRun, TrainingJob } from "./training-job";
import { TrainingRun } from "./training-run";

/** A model of several layers trained on tokens. */
export class DeepJob extends TrainingJob<AnyDeepLearner> {
  readonly #spec: DeepSpec;
  readonly #views: LayersViews;
  #training: TokenTraining | null = null;

  constructor(experiment: Experiment, ownData: OwnData | null, index: number, checkpoint?: GradientCheckpoint) {
    const spec = experiment.learners[index];
    if (!spec || !hasLayers(spec)) throw new Error(`learners[${index}] is not a learner of several layers`);
    super(experiment, ownData, index, spec, checkpoint);
    this.#spec = spec;
    this.#views = new LayersViews(experiment, ownData);
  }

  /** Its training data, once they are generated. */
  get training(): TokenTraining | null {
    return this.#training;
  }

  protected override *prepare(dataset: Dataset): LongComputation<MakeRun<AnyDeepLearner>> {
    const { training } = yield* loadTokens(this.experiment, this.ownData);
    this.#training = training;
    const learner = deepLearners(this.#spec, training, this.experiment.seed);
    return (repeat, checkpoint) => {
      const spec = { ...this.#spec, seed: this.#spec.seed + repeat };
      return new TrainingRun(learner(spec.seed), dataset.shifted.length, null, checkpoint);
    };
  }

  protected override about(dataset: Dataset) {
    return this.#training ? { work: forwardWork(this.#spec, { ...this.#training.train.split, outputs: dataset.outputs }) } : {};
  }

  dispose(): void {
    for (const learner of this.learners) learner.dispose();
  }

  protected override viewsOf(learner: AnyDeepLearner, dataset: Dataset, sample: number): Views | null {
    return this.#training && this.#views.of({ index: this.index, step: learner.step, model: learner }, dataset, this.#training, sample);
  }
}
