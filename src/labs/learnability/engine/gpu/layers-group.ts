import type { JobId } from "../../../../platform/engine/job";
import type { LongComputation } from "../../../../platform/numerics/progress";
import type { Experiment } from "../../document/document";
import { forwardWork } from "../../math/learners/deep/cost";
import { trainingOf } from "../../math/learners/deep/create";
import type { DeepSpec } from "../../math/learners/deep/fields";
import { measuredState } from "../../math/learners/deep/measure";
import type { DeepTraining } from "../../math/learners/deep/training";
import type { TrainedState } from "../../math/learners/trained";
import { hasLayers } from "../../math/learners/training-methods";
import type { OwnData } from "../../math/tasks/dataset";
import { learnerOf } from "../job-plan";
import { LayersViews } from "../layers-views";
import { loadTokens } from "../shared-tokens";
import type { GroupRequest, LearnerGroup } from "./learner-group";
import type { Device, Population, States } from "./population";
import { PopulationJob } from "./population-job";

/**
 * One learner of several layers with its repeats, trained by TensorFlow.js, apart from other learners because its steps are
 * long.
 */
export class LayersGroup implements LearnerGroup<DeepTraining> {
  readonly jobs: readonly PopulationJob<DeepTraining>[];
  readonly #experiment: Experiment;
  readonly #data: OwnData | null;
  readonly #spec: DeepSpec;

  constructor({ experiment, data, checkpoints }: GroupRequest, id: JobId) {
    const index = learnerOf(id);
    const spec = experiment.learners[index];
    if (!spec || !hasLayers(spec)) throw new Error(`learners[${index}] is not a learner of several layers`);
    this.#experiment = experiment;
    this.#data = data;
    this.#spec = spec;
    this.jobs = [
      new PopulationJob(
        index,
        spec,
        experiment.stop,
        checkpoints.find(({ job }) => job === id),
      ),
    ];
  }

  *load(): LongComputation<void> {
    const { dataset, training } = yield* loadTokens(this.#experiment, this.#data);
    const spec = this.#spec;
    const views = new LayersViews(this.#experiment, this.#data);
    const own = trainingOf(spec, training, this.#experiment.seed);
    const meter = {
      errors: (state: TrainedState) => measuredState(own, state).errors(),
      distance: () => undefined,
    };
    const [job] = this.jobs;
    job.load({
      beginning: (repeat) => {
        const repeated = { ...spec, seed: spec.seed + repeat };
        return { start: trainingOf(repeated, training, this.#experiment.seed), spec: repeated, shiftedSets: dataset.shifted.length, meter };
      },
      work: forwardWork(spec, { ...training.train.split, outputs: dataset.outputs }),
      views: (state, step, sample) => views.of({ index: job.index, step, model: measuredState(own, state) }, dataset, training, sample),
    });
  }

  populate(device: Device, trainings: readonly DeepTraining[], states: States): Promise<Population> {
    return device.populateLayers(trainings, states);
  }
}
