import type { Experiment } from "../experiment/document";
import { type GradientLearner, loadTraining } from "../learners/gradient/learner";
import type { GradientSpec } from "../learners/gradient/schema";
import { recordedSteps } from "../learners/recording";
import { PlaygroundError } from "../numerics/errors";
import type { LongComputation } from "../numerics/progress";
import type { Dataset, OwnData } from "../tasks/dataset";
import { describeFailure } from "./failure";
import { checkpointOfRuns, type GradientRuns, stateOfRuns, stepOfRuns } from "./gradient-runs";
import { HeadsViews } from "./heads-views";
import type { Job } from "./job";
import type { GradientCheckpoint, GradientJobState, JobStatus, Views } from "./protocol";
import { datasetOf, distanceMeterOf } from "./shared-dataset";
import { TrainingRun } from "./training-run";

/** One gradient learner with all its repeats, trained from the start or from a checkpoint. */
export class GradientJob implements Job {
  readonly id: number;
  readonly #spec: GradientSpec;
  readonly #experiment: Experiment;
  readonly #ownData: OwnData | null;
  readonly #checkpoint: GradientCheckpoint | undefined;
  readonly #program: LongComputation<void>;
  readonly #views: HeadsViews;
  #runs: readonly TrainingRun[] = [];
  #dataset: Dataset | null = null;
  #status: JobStatus = "waiting";
  #failure: string | undefined;
  #milliseconds: number;
  /** Steps that may still be taken before the present call returns. */
  #allowance = Number.POSITIVE_INFINITY;

  constructor(experiment: Experiment, ownData: OwnData | null, index: number, checkpoint?: GradientCheckpoint) {
    const spec = experiment.learners[index];
    if (spec?.kind !== "gradient") throw new PlaygroundError(`learners[${index}] is not a gradient learner`);
    this.id = index;
    this.#spec = spec;
    this.#experiment = experiment;
    this.#ownData = ownData;
    this.#checkpoint = checkpoint;
    this.#milliseconds = checkpoint?.milliseconds ?? 0;
    this.#views = new HeadsViews(experiment, ownData);
    this.#program = this.#run();
  }

  get status(): JobStatus {
    return this.#status;
  }

  get step(): number {
    return this.#step();
  }

  /** The learners, the one of the spec's own seed first; none before the data are there. */
  get learners(): readonly GradientLearner[] {
    return this.#runs.map(({ learner }) => learner);
  }

  get dataset(): Dataset | null {
    return this.#dataset;
  }

  /** What went wrong, when something did. */
  get failure(): string | undefined {
    return this.#failure;
  }

  advance(milliseconds: number, steps = Number.POSITIVE_INFINITY): void {
    const end = performance.now() + milliseconds;
    const last = this.#step() + steps;
    this.#proceed(steps, () => performance.now() >= end || this.#step() >= last);
  }

  singleStep(): void {
    const before = this.#step();
    this.#proceed(1, () => this.#step() > before);
  }

  views(sample: number): Views | null {
    const [learner] = this.learners;
    const dataset = this.#dataset;
    if (!learner || !dataset) return null;
    return this.#views.of(this.id, learner.step, learner.heads(), dataset, sample);
  }

  states(): GradientJobState[] {
    return [stateOfRuns(this.#together())];
  }

  checkpoint(): GradientCheckpoint | null {
    return checkpointOfRuns(this.#together());
  }

  #together(): GradientRuns {
    return {
      id: this.id,
      spec: this.#spec,
      runs: this.#runs,
      status: this.#status,
      milliseconds: this.#milliseconds,
      dataset: this.#dataset,
      from: this.#checkpoint,
      failure: this.#failure,
    };
  }

  #step(): number {
    return stepOfRuns({ runs: this.#runs, from: this.#checkpoint });
  }

  #proceed(steps: number, enough: () => boolean): void {
    if (this.#status !== "waiting" && this.#status !== "running") return;
    this.#status = "running";
    this.#allowance = steps;
    const start = performance.now();
    try {
      do {
        if (this.#program.next().done) {
          this.#status = this.#runs.every(({ diverged }) => diverged) ? "diverged" : "done";
          break;
        }
      } while (!enough());
    } catch (error) {
      this.#status = "failed";
      this.#failure = describeFailure(error);
    }
    this.#milliseconds += performance.now() - start;
  }

  *#run(): LongComputation<void> {
    const { seed } = this.#experiment;
    this.#dataset = yield* datasetOf(this.#experiment, this.#ownData);
    const dataset = this.#dataset;
    const meter = yield* distanceMeterOf(this.#experiment, this.#ownData);
    const memory = loadTraining(dataset);
    this.#runs = Array.from({ length: this.#spec.repeats }, (_, repeat) => {
      const spec = { ...this.#spec, seed: this.#spec.seed + repeat };
      return new TrainingRun(dataset, memory, meter, spec, seed, this.#checkpoint?.runs[repeat]);
    });
    yield 0;
    for (const until of recordedSteps(this.#spec.steps)) yield* this.#reach(until);
  }

  /** Brings every run to step `until`, one call at a time, the one that is behind first. */
  *#reach(until: number): LongComputation<void> {
    for (;;) {
      const behind = this.#runs.filter(({ ended, learner }) => !ended && learner.step < until);
      if (behind.length === 0) return;
      const slowest = behind.reduce((a, b) => (b.learner.step < a.learner.step ? b : a));
      slowest.advance(until, this.#allowance);
      slowest.applyRules(this.#experiment.stop, until, this.#milliseconds);
      yield slowest.learner.step / this.#spec.steps;
    }
  }
}
