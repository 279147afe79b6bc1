import type { LongComputation } from "../../../platform/numerics/progress";
import type { Experiment } from "../document/document";
import type { HeadsLearner } from "../math/learners/gradient/any-learner";
import { usesAll } from "../math/learners/gradient/batch";
import { factoredLearner, separates } from "../math/learners/gradient/factored-learners";
import type { GradientSpec } from "../math/learners/gradient/fields";
import { GradientLearner, loadTraining } from "../math/learners/gradient/learner";
import { headsOf } from "../math/learners/training-methods";
import { coefficientsOfHeads } from "../math/model/function-space";
import type { Dataset, OwnData } from "../math/tasks/dataset";
import { learnedMeter } from "../math/tasks/sources";
import { workOf } from "./gradient-runs";
import { HeadsViews } from "./heads-views";
import { fetched } from "./late-learners";
import type { GradientCheckpoint, Views } from "./protocol";
import { distanceMeterOf } from "./shared-dataset";
import { type MakeRun, TrainingJob } from "./training-job";
import { TrainingRun } from "./training-run";

type WholeBatch = typeof import("../math/learners/gradient/whole-batch");

/** Linear attention trained on (G, z). */
export class GradientJob extends TrainingJob<HeadsLearner> {
  readonly #spec: GradientSpec;
  readonly #views: HeadsViews;
  readonly #whole: WholeBatch | null;

  /** @param whole  the module of learners whose steps use all samples, where it has been fetched. */
  constructor(
    experiment: Experiment,
    ownData: OwnData | null,
    index: number,
    checkpoint?: GradientCheckpoint,
    whole: WholeBatch | null = null,
  ) {
    const spec = headsOf(experiment.learners[index]);
    if (!spec) throw new Error(`learners[${index}] is not a gradient learner`);
    super(experiment, ownData, index, spec, checkpoint);
    this.#spec = spec;
    this.#whole = whole;
    this.#views = new HeadsViews(experiment, ownData);
  }

  protected override *prepare(dataset: Dataset): LongComputation<MakeRun<HeadsLearner>> {
    const meter = yield* distanceMeterOf(this.experiment, this.ownData);
    const learned = learnedMeter(this.experiment.task);
    const make = this.#learners(dataset);
    return (repeat, checkpoint) => {
      const learner = make({ ...this.#spec, seed: this.#spec.seed + repeat });
      const distance = meter ? () => meter.measure(coefficientsOfHeads(learner.heads())) : null;
      const own = learned && { directions: learned.directions, measure: () => learned.measure(learner.heads()) };
      return new TrainingRun(learner, dataset.shifted.length, distance, checkpoint, own);
    };
  }

  /** Learners that share the data set in memory. */
  #learners(dataset: Dataset): (spec: GradientSpec) => HeadsLearner {
    const { seed } = this.experiment;
    if (usesAll(this.#spec)) {
      const { loadWholeBatch, WholeBatchLearner } = fetched(this.#whole, "unfetched-whole-batch");
      const memory = loadWholeBatch(dataset);
      return (spec) => new WholeBatchLearner(dataset, spec, seed, undefined, memory);
    }
    const memory = loadTraining(dataset);
    if (separates(this.#spec)) return (spec) => factoredLearner(dataset, spec, seed, memory);
    return (spec) => new GradientLearner(dataset, spec, seed, undefined, memory);
  }

  protected override about(dataset: Dataset) {
    return { work: workOf(this.#spec, dataset) };
  }

  protected override viewsOf(learner: HeadsLearner, dataset: Dataset, sample: number): Views | null {
    return this.#views.of(this.index, learner.step, learner.heads(), dataset, sample);
  }
}
