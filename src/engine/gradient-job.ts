import type { Experiment } from "../experiment/document";
import { GradientLearner } from "../learners/gradient/learner";
import type { GradientSpec } from "../learners/gradient/schema";
import { CurveRecorder, recordedSteps } from "../learners/recording";
import { PlaygroundError } from "../numerics/errors";
import { type LongComputation, within } from "../numerics/progress";
import { Workspace } from "../numerics/workspace";
import type { Dataset, OwnData } from "../tasks/dataset";
import { generate } from "../tasks/registry";
import { describeFailure } from "./failure";
import type { Job } from "./job";
import type { Divergence, GradientCheckpoint, GradientJobState, JobStatus } from "./protocol";

/** How long one uninterrupted call of training steps should take. */
const callMilliseconds = 4;

/** One gradient learner, trained from its start or from a checkpoint. */
export class GradientJob implements Job {
  readonly id: number;
  readonly #spec: GradientSpec;
  readonly #experiment: Experiment;
  readonly #ownData: OwnData | null;
  readonly #checkpoint: GradientCheckpoint | undefined;
  readonly #program: LongComputation<void>;
  readonly #schedule: readonly number[];
  #recorder = new CurveRecorder(0);
  #learner: GradientLearner | null = null;
  #dataset: Dataset | null = null;
  #status: JobStatus = "waiting";
  #failure: string | undefined;
  #diverged: Divergence | undefined;
  #milliseconds: number;
  /** Steps to take in one call; follows the machine's speed and does not change any result. */
  #stepsPerCall = 1;
  /** Set while single steps are wanted: no call takes more than one. */
  #single = false;

  constructor(experiment: Experiment, ownData: OwnData | null, index: number, checkpoint?: GradientCheckpoint) {
    const spec = experiment.learners[index];
    if (spec?.kind !== "gradient") throw new PlaygroundError(`learners[${index}] is not a gradient learner`);
    this.id = index;
    this.#spec = spec;
    this.#experiment = experiment;
    this.#ownData = ownData;
    this.#checkpoint = checkpoint;
    this.#milliseconds = checkpoint?.milliseconds ?? 0;
    this.#schedule = recordedSteps(spec.steps);
    this.#program = this.#run();
  }

  get status(): JobStatus {
    return this.#status;
  }

  /** The learner, once its data are there. */
  get learner(): GradientLearner | null {
    return this.#learner;
  }

  get dataset(): Dataset | null {
    return this.#dataset;
  }

  /** What went wrong, when something did. */
  get failure(): string | undefined {
    return this.#failure;
  }

  advance(milliseconds: number): void {
    const end = performance.now() + milliseconds;
    this.#proceed(() => performance.now() >= end);
  }

  singleStep(): void {
    const before = this.#step();
    this.#single = true;
    this.#proceed(() => this.#step() > before);
    this.#single = false;
  }

  states(): GradientJobState[] {
    return [
      {
        kind: "gradient",
        job: this.id,
        status: this.#status,
        progress: this.#step() / this.#spec.steps,
        milliseconds: this.#milliseconds,
        step: this.#step(),
        steps: this.#spec.steps,
        curve: this.#recorder.curve(),
        ...(this.#diverged ? { diverged: this.#diverged } : {}),
        ...(this.#failure === undefined ? {} : { failure: this.#failure }),
      },
    ];
  }

  checkpoint(): GradientCheckpoint | null {
    if (!this.#learner || this.#status === "failed") return this.#checkpoint ?? null;
    const { step, beta1Power, beta2Power, arrays } = this.#learner.state();
    const powers = new Uint8Array(Float64Array.of(beta1Power, beta2Power).buffer);
    const state = new Uint8Array(powers.length + arrays.length);
    state.set(powers);
    state.set(arrays, powers.length);
    return { job: this.id, step, state, curve: this.#recorder.curve(), milliseconds: this.#milliseconds };
  }

  #step(): number {
    return this.#learner?.step ?? this.#checkpoint?.step ?? 0;
  }

  #proceed(enough: () => boolean): void {
    if (this.#status !== "waiting" && this.#status !== "running") return;
    this.#status = "running";
    const start = performance.now();
    try {
      do {
        if (this.#program.next().done) {
          this.#status = this.#diverged ? "diverged" : "done";
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
    const { task, seed } = this.#experiment;
    this.#dataset = yield* within(0, 0.1, generate(task, { seed, data: this.#ownData, workspace: new Workspace() }));
    this.#recorder = new CurveRecorder(this.#dataset.shifted.length);
    const learner = new GradientLearner(this.#dataset, this.#spec, seed);
    if (this.#checkpoint) this.#restore(learner, this.#checkpoint);
    this.#learner = learner;
    yield 0;
    for (const until of this.#schedule) {
      while (learner.step < until) {
        if (!this.#takeSteps(learner, until)) return;
        if (learner.step === until) this.#recorder.add(until, learner.errors());
        yield learner.step / this.#spec.steps;
      }
    }
  }

  /** One call of training steps, at most up to `until`. @returns false when the loss is no longer a number. */
  #takeSteps(learner: GradientLearner, until: number): boolean {
    const wanted = this.#single ? 1 : Math.min(this.#stepsPerCall, until - learner.step);
    const start = performance.now();
    learner.advance(wanted);
    const spent = performance.now() - start;
    if (!Number.isFinite(learner.lastLoss)) {
      this.#diverged = { step: learner.step, reason: this.#explain(learner.step) };
      return false;
    }
    const factor = Math.min(2, callMilliseconds / Math.max(spent, 0.01));
    if (!this.#single && wanted === this.#stepsPerCall) this.#stepsPerCall = Math.max(1, Math.floor(this.#stepsPerCall * factor));
    return true;
  }

  #explain(step: number): string {
    const { rate, optimizer, clip } = this.#spec;
    const advice = clip === 0 ? "Lower the rate, or clip the gradient." : "Lower the rate or the largest gradient norm.";
    return `the loss stopped being a number at step ${step}: with rate ${rate}, ${optimizer === "sgd" ? "SGD" : "AdamW"} overshoots further at every step. ${advice}`;
  }

  #restore(learner: GradientLearner, checkpoint: GradientCheckpoint): void {
    const powers = new Float64Array(checkpoint.state.slice(0, 16).buffer);
    learner.restore({
      step: checkpoint.step,
      beta1Power: powers[0],
      beta2Power: powers[1],
      arrays: checkpoint.state.subarray(16),
    });
    this.#recorder.restore(checkpoint.curve);
  }
}
