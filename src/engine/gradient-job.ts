import type { Experiment } from "../experiment/document";
import { type GradientLearner, loadTraining } from "../learners/gradient/learner";
import type { GradientSpec } from "../learners/gradient/schema";
import { recordedSteps } from "../learners/recording";
import { predict } from "../model/forward";
import type { Heads } from "../model/samples";
import { PlaygroundError } from "../numerics/errors";
import type { LongComputation } from "../numerics/progress";
import { Workspace } from "../numerics/workspace";
import type { Dataset, OwnData } from "../tasks/dataset";
import { describeFailure } from "./failure";
import type { Job } from "./job";
import type { GradientCheckpoint, GradientJobState, JobStatus, LossCurve, Views } from "./protocol";
import { tokensOf } from "./sample";
import { datasetOf, distanceMeterOf } from "./shared-dataset";
import { ofHeads, type TraceOutcomes } from "./trace-outcomes";
import { tracesOf } from "./trace-view";
import { TrainingRun } from "./training-run";
import { gradientView } from "./view";

const empty: LossCurve = { step: new Float64Array(), train: new Float64Array(), test: new Float64Array(), shifted: [] };

/** One gradient learner with all its repeats, trained from the start or from a checkpoint. */
export class GradientJob implements Job {
  readonly id: number;
  readonly #spec: GradientSpec;
  readonly #experiment: Experiment;
  readonly #ownData: OwnData | null;
  readonly #checkpoint: GradientCheckpoint | undefined;
  readonly #program: LongComputation<void>;
  readonly #predicting = new Workspace();
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
    if (!learner || !dataset || dataset.test.count === 0) return null;
    const sequence = tokensOf(this.#experiment, this.#ownData, dataset, sample);
    const heads = learner.heads();
    const traces = dataset.traces && this.#tracesOf(heads, dataset, sample);
    return { target: null, learners: [gradientView(this.id, learner.step, heads, dataset, sequence, traces)] };
  }

  #tracesOf(heads: Heads, dataset: Dataset, sample: number): TraceOutcomes | null {
    const predictions = predict(this.#predicting, heads, dataset.test);
    return tracesOf(this.#experiment, this.#ownData, dataset, predictions, ofHeads(heads), sample);
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
