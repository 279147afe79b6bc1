import type { JobStatus } from "../../../platform/engine/job";
import { type Ending, SlicedWork } from "../../../platform/engine/sliced-work";
import type { Problem } from "../../../platform/fields/problem";
import type { LongComputation } from "../../../platform/numerics/progress";
import { recordedSteps } from "../../../platform/numerics/recording-grid";
import type { Experiment } from "../document/document";
import type { TrainingSpec } from "../math/learners/gradient/fields";
import type { TrainedLearner } from "../math/learners/trained";
import type { Dataset, OwnData } from "../math/tasks/dataset";
import { checkpointOfRuns, type GradientRuns, stateOfRuns, stepOfRuns } from "./gradient-runs";
import { learnerJob } from "./job-plan";
import type { GradientCheckpoint, GradientJobState, LearnabilityJob, RunCheckpoint, Views } from "./protocol";
import { hasSequences } from "./sample";
import { datasetOf } from "./shared-dataset";
import type { TrainingRun } from "./training-run";

/** Creates the run of one repeat. */
export type MakeRun<Learner extends TrainedLearner> = (repeat: number, checkpoint: RunCheckpoint | undefined) => TrainingRun<Learner>;

/** One gradient learner with all its repeats, trained from the start or from a checkpoint. */
export abstract class TrainingJob<Learner extends TrainedLearner> implements LearnabilityJob {
  readonly id: string;
  /** Index into `experiment.learners`. */
  readonly index: number;
  protected readonly experiment: Experiment;
  protected readonly ownData: OwnData | null;
  readonly #spec: TrainingSpec;
  readonly #checkpoint: GradientCheckpoint | undefined;
  readonly #work: SlicedWork;
  #runs: readonly TrainingRun<Learner>[] = [];
  #dataset: Dataset | null = null;
  /** Steps left in the present call. */
  #allowance = Number.POSITIVE_INFINITY;

  constructor(experiment: Experiment, ownData: OwnData | null, index: number, spec: TrainingSpec, checkpoint?: GradientCheckpoint) {
    this.id = learnerJob(index);
    this.index = index;
    this.#spec = spec;
    this.experiment = experiment;
    this.ownData = ownData;
    this.#checkpoint = checkpoint;
    this.#work = new SlicedWork(this.#run(), checkpoint?.milliseconds);
  }

  get status(): JobStatus {
    return this.#work.status;
  }

  get step(): number {
    return stepOfRuns({ runs: this.#runs, from: this.#checkpoint });
  }

  /** The learners, the one of the spec's own seed first; none before the data are generated. */
  get learners(): readonly Learner[] {
    return this.#runs.map(({ learner }) => learner);
  }

  get dataset(): Dataset | null {
    return this.#dataset;
  }

  /** The problem of a failed job. */
  get failure(): Problem | undefined {
    return this.#work.failure;
  }

  advance(milliseconds: number, steps = Number.POSITIVE_INFINITY): void {
    const last = this.step + steps;
    this.#allowance = steps;
    this.#work.proceedFor(milliseconds, () => this.step >= last);
  }

  singleStep(): void {
    const before = this.step;
    this.#allowance = 1;
    this.#work.proceed(() => this.step > before);
  }

  /** Loads data shared by the repeats, and returns a function that creates each of them. */
  protected abstract prepare(dataset: Dataset): LongComputation<MakeRun<Learner>>;

  /** Views of a learner on a test sequence. */
  protected abstract viewsOf(learner: Learner, dataset: Dataset, sample: number): Views | null;

  /** Fields of its report beside its runs. */
  protected about(_dataset: Dataset): Pick<GradientRuns, "work"> {
    return {};
  }

  views(sample: number): Views | null {
    const [learner] = this.learners;
    const dataset = this.#dataset;
    if (!learner || !dataset || !hasSequences(this.experiment, this.ownData, dataset)) return null;
    return this.viewsOf(learner, dataset, sample);
  }

  states(): GradientJobState[] {
    return [stateOfRuns(this.#together())];
  }

  checkpoint(): GradientCheckpoint | null {
    return checkpointOfRuns(this.#together());
  }

  #together(): GradientRuns {
    return {
      job: this.id,
      learner: this.index,
      spec: this.#spec,
      runs: this.#runs,
      status: this.#work.status,
      milliseconds: this.#work.milliseconds,
      from: this.#checkpoint,
      failure: this.#work.failure,
      ...(this.#dataset ? this.about(this.#dataset) : {}),
    };
  }

  *#run(): LongComputation<Ending> {
    this.#dataset = yield* datasetOf(this.experiment, this.ownData);
    const make = yield* this.prepare(this.#dataset);
    this.#runs = Array.from({ length: this.#spec.repeats }, (_, repeat) => make(repeat, this.#checkpoint?.runs[repeat]));
    yield 0;
    for (const until of recordedSteps(this.#spec.steps)) yield* this.#reach(until);
    return this.#runs.every(({ diverged }) => diverged) ? "diverged" : "done";
  }

  /** Advances every run to step `until`, one call at a time, the slowest first. */
  *#reach(until: number): LongComputation<void> {
    for (;;) {
      const behind = this.#runs.filter(({ ended, learner }) => !ended && learner.step < until);
      if (behind.length === 0) return;
      const slowest = behind.reduce((a, b) => (b.learner.step < a.learner.step ? b : a));
      slowest.advance(until, this.#allowance);
      slowest.applyRules(this.experiment.stop, until, this.#work.milliseconds);
      yield slowest.learner.step / this.#spec.steps;
    }
  }
}
