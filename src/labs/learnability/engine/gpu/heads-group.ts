import type { LongComputation } from "../../../../platform/numerics/progress";
import type { Experiment } from "../../document/document";
import type { DistanceMeter } from "../../math/learners/distance";
import { loadEvaluationSets } from "../../math/learners/evaluation";
import type { GradientSpec } from "../../math/learners/gradient/fields";
import { ErrorMeter } from "../../math/learners/gradient/measure";
import type { Errors } from "../../math/learners/recording";
import type { TrainedState } from "../../math/learners/trained";
import { headsOf } from "../../math/learners/training-methods";
import { coefficientsOfHeads } from "../../math/model/function-space";
import type { Heads } from "../../math/model/samples";
import type { Dataset, OwnData } from "../../math/tasks/dataset";
import { Workspace } from "../../math/workspace";
import { workOf } from "../gradient-runs";
import { HeadsViews } from "../heads-views";
import { learnerOf } from "../job-plan";
import { datasetOf, distanceMeterOf } from "../shared-dataset";
import type { GroupRequest, LearnerGroup } from "./learner-group";
import type { Device, Population, States } from "./population";
import { PopulationJob } from "./population-job";
import { headsOfState } from "./state-heads";

/** The gradient learners of a run: one population for all, trained by our own kernel. */
export class HeadsGroup implements LearnerGroup<GradientSpec> {
  readonly jobs: readonly PopulationJob<GradientSpec>[];
  readonly #experiment: Experiment;
  readonly #data: OwnData | null;
  #dataset: Dataset | null = null;

  constructor({ experiment, data, jobs, checkpoints }: GroupRequest) {
    this.#experiment = experiment;
    this.#data = data;
    this.jobs = jobs.map(
      (id) =>
        new PopulationJob(
          learnerOf(id),
          specAt(experiment, learnerOf(id)),
          experiment.stop,
          checkpoints.find(({ job }) => job === id),
        ),
    );
  }

  *load(): LongComputation<void> {
    const experiment = this.#experiment;
    const dataset = yield* datasetOf(experiment, this.#data);
    const distances: DistanceMeter | null = yield* distanceMeterOf(experiment, this.#data);
    const errors = openErrors(dataset, Math.max(...this.jobs.map(({ index }) => specAt(experiment, index).heads)));
    for (const job of this.jobs) {
      const spec = specAt(experiment, job.index);
      const views = new HeadsViews(experiment, this.#data);
      const headsOf = (state: TrainedState) => headsOfState(state, { d: dataset.d, outputs: dataset.outputs, count: spec.heads });
      const meter = {
        errors: (state: TrainedState) => errors(headsOf(state)),
        distance: (state: TrainedState) => distances?.measure(coefficientsOfHeads(headsOf(state))),
      };
      job.load({
        beginning: (repeat) => {
          const own = { ...spec, seed: spec.seed + repeat };
          return { start: own, spec: own, shiftedSets: dataset.shifted.length, meter };
        },
        work: workOf(spec, dataset),
        views: (state, step, sample) => views.of(job.index, step, headsOf(state), dataset, sample),
      });
    }
    this.#dataset = dataset;
  }

  populate(device: Device, specs: readonly GradientSpec[], states: States): Promise<Population> {
    if (!this.#dataset) throw new Error("the data have not been made yet");
    return device.populate(this.#dataset, specs, this.#experiment.seed, states);
  }
}

function specAt({ learners }: Experiment, index: number): GradientSpec {
  const spec = headsOf(learners[index]);
  if (!spec) throw new Error(`learners[${index}] is not a gradient learner`);
  return spec;
}

/** Measures the errors of heads on the sets of one data set, in float64. */
type ErrorsOf = (heads: Heads) => Errors;

/**
 * @param mostHeads  largest number of heads to be measured.
 * @throws {TooLargeError} when the sets do not fit into memory.
 */
function openErrors(dataset: Dataset, mostHeads: number): ErrorsOf {
  const workspace = new Workspace();
  const meter = new ErrorMeter({ workspace, sets: loadEvaluationSets(workspace, dataset) }, dataset, mostHeads);
  return (heads) => meter.errors(heads);
}
