import type { Experiment } from "../experiment/document";
import { type AnyDeepLearner, createDeepLearner } from "../learners/deep/create";
import { type DeepSpec, isDeep } from "../learners/deep/schema";
import { type TokenTraining, tokenTraining } from "../learners/deep/training-data";
import { PlaygroundError } from "../numerics/errors";
import type { LongComputation } from "../numerics/progress";
import { Workspace } from "../numerics/workspace";
import type { Dataset, OwnData } from "../tasks/dataset";
import { datasetTokens } from "../tasks/tokens";
import { openedTensors } from "../tensors/open";
import type { GradientCheckpoint, Views } from "./protocol";
import { tokensOf } from "./sample";
import { type MakeRun, TrainingJob } from "./training-job";
import { TrainingRun } from "./training-run";
import { deepView } from "./view";

/** A model of several layers trained on tokens. In float32 TensorFlow.js must have been opened before it is advanced. */
export class DeepJob extends TrainingJob<AnyDeepLearner> {
  readonly #spec: DeepSpec;
  #training: TokenTraining | null = null;

  constructor(experiment: Experiment, ownData: OwnData | null, index: number, checkpoint?: GradientCheckpoint) {
    const spec = experiment.learners[index];
    if (!spec || !isDeep(spec)) throw new PlaygroundError(`learners[${index}] is not a learner of several layers`);
    super(experiment, ownData, index, spec, checkpoint);
    this.#spec = spec;
  }

  /** The data it trains on, once they are there. */
  get training(): TokenTraining | null {
    return this.#training;
  }

  protected override *prepare(dataset: Dataset): LongComputation<MakeRun<AnyDeepLearner>> {
    const { task, seed } = this.experiment;
    const tokens = yield* datasetTokens(task, { seed, data: this.ownData, workspace: new Workspace() });
    const training = tokenTraining(dataset, tokens);
    this.#training = training;
    return (repeat, checkpoint) => {
      const spec = { ...this.#spec, seed: this.#spec.seed + repeat };
      return new TrainingRun(createDeepLearner(spec, training, seed), spec, dataset.shifted.length, null, checkpoint);
    };
  }

  protected override about() {
    const fallback = this.#spec.precision === "float32" && this.learners.length > 0 ? openedTensors().fallback : undefined;
    return fallback === undefined ? {} : { fallback };
  }

  dispose(): void {
    for (const learner of this.learners) learner.dispose();
  }

  protected override viewsOf(learner: AnyDeepLearner, dataset: Dataset, sample: number): Views {
    const { Z, n } = tokensOf(this.experiment, this.ownData, dataset, sample);
    const { d } = dataset;
    const tokens = Float64Array.from({ length: n * d }, (_, i) => Z[(i % d) * n + Math.floor(i / d)]);
    return { target: null, learners: [deepView(this.id, learner.step, learner.attention(tokens, n), null)] };
  }
}
