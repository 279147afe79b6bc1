import { recordedSteps } from "../../../../platform/numerics/recording-grid";
import type { TrainingSpec } from "../../math/learners/gradient/fields";
import { CurveRecorder, type Distance, type Errors } from "../../math/learners/recording";
import type { StopRules } from "../../math/learners/stop";
import { type StopReason, stopReason } from "../../math/learners/stop-reason";
import type { TrainedState } from "../../math/learners/trained";
import type { SeedRun } from "../gradient-runs";
import { LatestMeasurement } from "../latest-errors";
import type { Divergence, LatestErrors, RunCheckpoint } from "../protocol";
import type { Population } from "./population";

/** Measures a state in float64 on the processor. */
export interface Meter {
  errors(state: TrainedState): Errors;
  /** Distance from the teacher; undefined without one. */
  distance(state: TrainedState): Distance | undefined;
}

/** The start of one seed. */
export interface Beginning<Start> {
  /** The input from which a population creates it. */
  readonly start: Start;
  /** With the seed of this run. */
  readonly spec: TrainingSpec;
  readonly shiftedSets: number;
  readonly meter: Meter;
  readonly from: RunCheckpoint | undefined;
  /** Steps at which errors are recorded, ascending, the last step included; those of the page by default. */
  readonly recorded?: readonly number[];
}

/** One seed of a learner that trains in a population, and keeps its last state afterwards. */
export class PopulationRun<Start> implements SeedRun {
  readonly start: Start;
  readonly spec: TrainingSpec;
  readonly recorder: CurveRecorder;
  readonly #meter: Meter;
  readonly #recorded: readonly number[];
  readonly #latest = new LatestMeasurement();
  #slot: { readonly population: Population; readonly k: number } | null = null;
  #kept: TrainedState | undefined;
  #diverged: Divergence | undefined;
  #stopped: StopReason | undefined;

  constructor({ start, spec, shiftedSets, meter, from, recorded = recordedSteps(spec.steps) }: Beginning<Start>) {
    this.start = start;
    this.spec = spec;
    this.recorder = new CurveRecorder(shiftedSets, from?.curve);
    this.#meter = meter;
    this.#recorded = recorded;
    if (!from) return;
    const { step, beta1Power, beta2Power, arrays } = from;
    this.#kept = { step, beta1Power, beta2Power, arrays };
    this.#diverged = from.diverged;
    this.#stopped = from.stopped;
  }

  get step(): number {
    return this.#slot ? this.#slot.population.step(this.#slot.k) : (this.#kept?.step ?? 0);
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

  /** Whether it has steps left. */
  get trains(): boolean {
    return !this.ended && this.step < this.spec.steps;
  }

  /** Whether a population holds it. */
  get isInSlot(): boolean {
    return this.#slot !== null;
  }

  /** Steps to the next one at which errors are recorded; 0 at the end. */
  get untilRecorded(): number {
    const { step } = this;
    return (this.#recorded.find((recorded) => recorded > step) ?? step) - step;
  }

  /** As of the last readback; undefined before the first one of a new run. */
  get state(): TrainedState | undefined {
    return this.#slot ? this.#slot.population.state(this.#slot.k) : this.#kept;
  }

  /** Trains as learner k of a population from now on. */
  enter(population: Population, k: number): void {
    this.#slot = { population, k };
  }

  /** Leaves the population with its last state. */
  leave(): void {
    this.#kept = this.state;
    this.#slot = null;
  }

  /** Reads its progress from the population; records the errors at recorded steps. */
  observe(): void {
    if (!this.#slot || this.ended) return;
    const { population, k } = this.#slot;
    const { step } = this;
    if (!Number.isFinite(population.lastLoss(k))) this.#diverged = { step };
    else if (this.#isRecorded) this.#record();
  }

  /**
   * Ends the run where a rule says so after this many milliseconds of training: between recorded steps only the time limit
   * applies.
   */
  applyRules(rules: StopRules, milliseconds: number): void {
    if (this.ended) return;
    const reason = stopReason(rules, this.recorder, milliseconds);
    if (reason && (reason === "time" || this.#isRecorded)) this.#stop(reason);
  }

  /** Whether the present step is one at which errors are recorded. */
  get #isRecorded(): boolean {
    return this.#recorded.includes(this.step);
  }

  /** Ends the run by a rule, and records the errors at its end. */
  #stop(reason: StopReason): void {
    this.#stopped = reason;
    this.#record();
  }

  latest(): LatestErrors | undefined {
    const { state } = this;
    if (this.ended || !state || this.recorder.step.length === 0) return this.#latest.known;
    return this.#latest.at(this.step, () => this.#meter.errors(state));
  }

  checkpoint(): RunCheckpoint | null {
    const { state } = this;
    if (!state) return null;
    return {
      ...state,
      curve: this.recorder.curve(),
      ...(this.#diverged ? { diverged: this.#diverged } : {}),
      ...(this.#stopped ? { stopped: this.#stopped } : {}),
    };
  }

  #record(): void {
    const { state, step, recorder } = this;
    if (!state || recorder.step.at(-1) === step) return;
    const errors = this.#meter.errors(state);
    this.#latest.keep(step, errors);
    recorder.add(step, errors, this.#meter.distance(state));
  }
}
