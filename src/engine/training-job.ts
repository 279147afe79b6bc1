import type { Experiment } from "../experiment/document";
import type { TrainingSpec } from "../learners/gradient/schema";
import { recordedSteps } from "../learners/recording";
import { stopReason } from "../learners/stop";
import type { TrainedLearner } from "../learners/trained";
import type { LongComputation } from "../numerics/progress";
import type { Dataset, OwnData, Sequence } from "../tasks/dataset";
import { describeFailure } from "./failure";
import type { Job } from "./job";
import type { GradientCheckpoint, GradientJobState, JobStatus, LossCurve, RunCheckpoint, Views } from "./protocol";
import { tokensOf } from "./sample";
import { datasetOf } from "./shared-dataset";
import type { TrainingRun } from "./training-run";
import type { LearnerView } from "./view";

const empty: LossCurve = { step: new Float64Array(), train: new Float64Array(), test: new Float64Array(), shifted: [] };

/** Makes the run of one repeat. */
export type MakeRun<Learner extends TrainedLearner> = (repeat: number, checkpoint: RunCheckpoint | undefined) => TrainingRun<Learner>;

/** One learner that takes gradient steps, with all its repeats, trained from the start or from a checkpoint. */
export abstract class TrainingJob<Learner extends TrainedLearner> implements Job {
  readonly id: number;
  protected readonly experiment: Experiment;
  protected readonly ownData: OwnData | null;
  readonly #spec: TrainingSpec;
  readonly #checkpoint: GradientCheckpoint | undefined;
  readonly #program: LongComputation<void>;
  #runs: readonly TrainingRun<Learner>[] = [];
  #dataset: Dataset | null = null;
  #status: JobStatus = "waiting";
  #failure: string | undefined;
  #milliseconds: number;
  /** Steps that may still be taken before the present call returns. */
  #allowance = Number.POSITIVE_INFINITY;

  constructor(experiment: Experiment, ownData: OwnData | null, index: number, spec: TrainingSpec, checkpoint?: GradientCheckpoint) {
    this.id = index;
    this.#spec = spec;
    this.experiment = experiment;
    this.ownData = ownData;
    this.#checkpoint = checkpoint;
    this.#milliseconds = checkpoint?.milliseconds ?? 0;
    this.#program = this.#run();
  }

  get status(): JobStatus {
    return this.#status;
  }

  get step(): number {
    return this.#step();
  }

  /** The learners, the one of the spec's own seed first; none before the data are there. */
  get learners(): readonly Learner[] {
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

  /** Loads what the repeats share, and says how each of them is made. */
  protected abstract prepare(dataset: Dataset): LongComputation<MakeRun<Learner>>;

  /** What the panels show of a learner on one test sequence. */
  protected abstract view(learner: Learner, dataset: Dataset, sequence: Sequence, sample: number): LearnerView;

  /** Why it computes elsewhere than was meant. */
  protected get fallback(): string | undefined {
    return undefined;
  }

  views(sample: number): Views | null {
    const [learner] = this.learners;
    const dataset = this.#dataset;
    if (!learner || !dataset || dataset.test.count === 0) return null;
    const sequence = tokensOf(this.experiment, this.ownData, dataset, sample);
    return { target: null, learners: [this.view(learner, dataset, sequence, sample)] };
  }

  states(): GradientJobState[] {
    const first = this.#runs[0];
    const latest = this.#status === "running" ? first?.latest() : undefined;
    return [
      {
        kind: "gradient",
        job: this.id,
        status: this.#status,
        progress: this.#step() / this.#spec.steps,
        milliseconds: this.#milliseconds,
        step: this.#step(),
        steps: this.#spec.steps,
        curve: first?.recorder.curve() ?? this.#checkpoint?.runs[0]?.curve ?? empty,
        ...(latest ? { latest } : {}),
        repeats: this.#runs.slice(1).map(({ recorder }) => recorder.curve()),
        ...(first?.diverged ? { diverged: first.diverged } : {}),
        ...(first?.stopped ? { stopped: first.stopped } : {}),
        ...(this.fallback === undefined ? {} : { fallback: this.fallback }),
        ...(this.#failure === undefined ? {} : { failure: this.#failure }),
      },
    ];
  }

  checkpoint(): GradientCheckpoint | null {
    if (this.#runs.length === 0 || this.#status === "failed") return this.#checkpoint ?? null;
    return { job: this.id, step: this.#step(), runs: this.#runs.map((run) => run.checkpoint()), milliseconds: this.#milliseconds };
  }

  /** Where the slowest run is that still goes on; where the first one stopped when none does. */
  #step(): number {
    if (this.#runs.length === 0) return this.#checkpoint?.step ?? 0;
    const going = this.#runs.filter(({ ended }) => !ended);
    return going.length === 0 ? this.#runs[0].learner.step : Math.min(...going.map(({ learner }) => learner.step));
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
    this.#dataset = yield* datasetOf(this.experiment, this.ownData);
    const make = yield* this.prepare(this.#dataset);
    this.#runs = Array.from({ length: this.#spec.repeats }, (_, repeat) => make(repeat, this.#checkpoint?.runs[repeat]));
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
      this.#applyRules(slowest, until);
      yield slowest.learner.step / this.#spec.steps;
    }
  }

  #applyRules(run: TrainingRun<Learner>, until: number): void {
    if (run.ended) return;
    const rules = this.experiment.stop;
    if (run.learner.step < until && rules.seconds === 0) return;
    const reason = stopReason(rules, run.recorder, this.#milliseconds);
    // Between recorded steps only the clock may end a run.
    if (reason && (reason === "time" || run.learner.step === until)) run.stop(reason);
  }
}
