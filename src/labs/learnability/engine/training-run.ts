import { CurveRecorder, type Distance } from "../math/learners/recording";
import type { StopRules } from "../math/learners/stop";
import { type StopReason, stopReason } from "../math/learners/stop-reason";
import type { TrainedLearner } from "../math/learners/trained";
import type { Learned } from "../math/tasks/learned";
import type { SeedRun } from "./gradient-runs";
import { LatestMeasurement } from "./latest-errors";
import type { Divergence, LatestErrors, RunCheckpoint } from "./protocol";

/** Milliseconds of one uninterrupted call of training steps. */
const callMilliseconds = 4;

/** A measure of what a learner has of each direction of the target. */
export interface LearnedOf {
  readonly directions: number;
  readonly measure: () => Learned;
}

/** One seed of a gradient learner, with its error curve. */
export class TrainingRun<Learner extends TrainedLearner> implements SeedRun {
  readonly learner: Learner;
  readonly recorder: CurveRecorder;
  readonly #distance: (() => Distance) | null;
  readonly #learned: LearnedOf | null;
  #diverged: Divergence | undefined;
  #stopped: StopReason | undefined;
  readonly #latest = new LatestMeasurement();
  /** Steps of one call; follows the machine's speed and does not change any result. */
  #stepsPerCall = 1;

  /**
   * @param shifted  number of shifted test sets.
   * @param distance  measures the distance from the teacher at every recorded step; null without a teacher.
   * @param learned   measures what it has learned of each direction of the target; null for most targets.
   */
  constructor(
    learner: Learner,
    shifted: number,
    distance: (() => Distance) | null,
    checkpoint?: RunCheckpoint,
    learned: LearnedOf | null = null,
  ) {
    this.#distance = distance;
    this.#learned = learned;
    this.learner = learner;
    this.recorder = new CurveRecorder(shifted, checkpoint?.curve, learned?.directions);
    if (!checkpoint) return;
    this.learner.restore(checkpoint);
    this.#diverged = checkpoint.diverged;
    this.#stopped = checkpoint.stopped;
  }

  get step(): number {
    return this.learner.step;
  }

  get diverged(): Divergence | undefined {
    return this.#diverged;
  }

  get stopped(): StopReason | undefined {
    return this.#stopped;
  }

  get ended(): boolean {
    return this.#diverged !== undefined || this.#stopped !== undefined;
  }

  /** Ends the run by a rule, and records the errors at its end. */
  stop(reason: StopReason): void {
    this.#stopped = reason;
    const { learner, recorder } = this;
    if (recorder.step[recorder.step.length - 1] !== learner.step) this.#record();
  }

  /**
   * Ends the run where a rule says so. @param until  the next recorded step: between recorded steps only the time limit
   * applies.
   */
  applyRules(rules: StopRules, until: number, milliseconds: number): void {
    if (this.ended) return;
    const { step } = this.learner;
    if (step < until && rules.seconds === 0) return;
    const reason = stopReason(rules, this.recorder, milliseconds);
    if (reason && (reason === "time" || step === until)) this.stop(reason);
  }

  /** One call of at most `most` training steps, at most up to `until`, where the errors are recorded; nothing once ended. */
  advance(until: number, most: number): void {
    if (this.ended) return;
    const { learner } = this;
    const wanted = Math.min(most, this.#stepsPerCall, until - learner.step);
    const start = performance.now();
    learner.advance(wanted);
    if (!Number.isFinite(learner.lastLoss)) {
      this.#diverged = { step: learner.step };
      return;
    }
    if (wanted === this.#stepsPerCall) this.#adapt(performance.now() - start);
    if (learner.step === until) this.#record();
  }

  #record(): void {
    const { learner, recorder } = this;
    const errors = learner.errors();
    this.#latest.keep(learner.step, errors);
    recorder.add(learner.step, errors, this.#distance?.(), this.#learned?.measure());
  }

  /** The present errors, measured so seldom that this takes a twentieth of the time. */
  latest(): LatestErrors | undefined {
    const { learner, recorder } = this;
    if (this.ended || recorder.step.length === 0) return this.#latest.known;
    return this.#latest.at(learner.step, () => learner.errors());
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
}
