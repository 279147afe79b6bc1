import type { TrainingSpec } from "../learners/gradient/schema";
import { CurveRecorder, type Distance } from "../learners/recording";
import type { StopReason } from "../learners/stop";
import type { TrainedLearner } from "../learners/trained";
import type { Divergence, LatestErrors, RunCheckpoint } from "./protocol";

/** How long one uninterrupted call of training steps should take. */
const callMilliseconds = 4;

/** Milliseconds between two measurements of the latest error, at least. */
const leastPause = 60;

/** One seed of a learner that takes gradient steps, with its error curve. */
export class TrainingRun<Learner extends TrainedLearner> {
  readonly learner: Learner;
  readonly recorder: CurveRecorder;
  readonly #spec: TrainingSpec;
  readonly #distance: (() => Distance) | null;
  #diverged: Divergence | undefined;
  #stopped: StopReason | undefined;
  #latest: LatestErrors | undefined;
  #measuredAt = 0;
  #measuringCost = 0;
  /** Steps to take in one call; follows the machine's speed and does not change any result. */
  #stepsPerCall = 1;

  /**
   * @param shifted  number of shifted test sets.
   * @param distance  measures the distance from the teacher at every recorded step; null without a teacher.
   */
  constructor(learner: Learner, spec: TrainingSpec, shifted: number, distance: (() => Distance) | null, checkpoint?: RunCheckpoint) {
    this.#spec = spec;
    this.#distance = distance;
    this.learner = learner;
    this.recorder = new CurveRecorder(shifted);
    if (!checkpoint) return;
    this.learner.restore(checkpoint);
    this.recorder.restore(checkpoint.curve);
    this.#diverged = checkpoint.diverged;
    this.#stopped = checkpoint.stopped;
  }

  get diverged(): Divergence | undefined {
    return this.#diverged;
  }

  get stopped(): StopReason | undefined {
    return this.#stopped;
  }

  /** Whether it has ended before its last step, by divergence or by a rule. */
  get ended(): boolean {
    return this.#diverged !== undefined || this.#stopped !== undefined;
  }

  /** Ends the run by a rule; the errors where it ends are recorded if they have not been. */
  stop(reason: StopReason): void {
    this.#stopped = reason;
    const { learner, recorder } = this;
    if (recorder.step[recorder.step.length - 1] !== learner.step) this.#record();
  }

  /** One call of at most `most` training steps, at most up to `until`, where the errors are recorded; nothing once ended. */
  advance(until: number, most: number): void {
    if (this.ended) return;
    const { learner } = this;
    const wanted = Math.min(most, this.#stepsPerCall, until - learner.step);
    const start = performance.now();
    learner.advance(wanted);
    if (!Number.isFinite(learner.lastLoss)) {
      this.#diverged = { step: learner.step, reason: this.#explain(learner.step) };
      return;
    }
    if (wanted === this.#stepsPerCall) this.#adapt(performance.now() - start);
    if (learner.step === until) this.#record();
  }

  #record(): void {
    const { learner, recorder } = this;
    recorder.add(learner.step, learner.errors(), this.#distance?.());
  }

  /** The errors now, measured again only so often that it costs a twentieth of the time. */
  latest(): LatestErrors | undefined {
    const { learner, recorder } = this;
    const now = performance.now();
    const due = now - this.#measuredAt >= Math.max(leastPause, 20 * this.#measuringCost);
    if (this.#latest?.step === learner.step || this.ended || !due || recorder.step.length === 0) return this.#latest;
    this.#latest = { step: learner.step, ...learner.errors() };
    this.#measuredAt = performance.now();
    this.#measuringCost = this.#measuredAt - now;
    return this.#latest;
  }

  checkpoint(): RunCheckpoint {
    return {
      ...this.learner.state(),
      curve: this.recorder.curve(),
      ...(this.#diverged ? { diverged: this.#diverged } : {}),
      ...(this.#stopped ? { stopped: this.#stopped } : {}),
    };
  }

  #adapt(spent: number): void {
    const factor = Math.min(2, callMilliseconds / Math.max(spent, 0.01));
    this.#stepsPerCall = Math.max(1, Math.floor(this.#stepsPerCall * factor));
  }

  #explain(step: number): string {
    const { rate, optimizer, clip } = this.#spec;
    const advice = clip === 0 ? "Lower the rate, or clip the gradient." : "Lower the rate or the largest gradient norm.";
    return `the loss stopped being a number at step ${step}: with rate ${rate}, ${optimizer === "sgd" ? "SGD" : "AdamW"} overshoots further at every step. ${advice}`;
  }
}
