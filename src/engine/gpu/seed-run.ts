import type { GradientSpec } from "../../learners/gradient/schema";
import { CurveRecorder, type Distance, type Errors, recordedSteps } from "../../learners/recording";
import type { StopReason } from "../../learners/stop";
import type { TrainedState } from "../../learners/trained";
import type { Heads } from "../../model/samples";
import { explainDivergence, type SeedRun } from "../gradient-runs";
import { LatestMeasurement } from "../latest-errors";
import type { Divergence, LatestErrors, RunCheckpoint } from "../protocol";
import type { Population } from "./population";
import { headsOfState } from "./state-heads";

/** Measures heads in float64 on the processor. */
export interface Meter {
  errors(heads: Heads): Errors;
  /** From the teacher; undefined without one. */
  distance(heads: Heads): Distance | undefined;
}

/** The shape of a data set, as far as heads depend on it. */
export interface HeadShape {
  readonly d: number;
  readonly outputs: number;
}

/** One seed of a gradient learner that trains in a population while it goes on, and keeps its last state after that. */
export class PopulationRun implements SeedRun {
  readonly spec: GradientSpec;
  readonly recorder: CurveRecorder;
  readonly #shape: HeadShape;
  readonly #meter: Meter;
  readonly #recorded: readonly number[];
  readonly #latest = new LatestMeasurement();
  #seat: { readonly population: Population; readonly k: number } | null = null;
  #kept: TrainedState | undefined;
  #diverged: Divergence | undefined;
  #stopped: StopReason | undefined;

  /**
   * @param spec      with the seed of this run.
   * @param recorded  steps at which errors are recorded, ascending, the last one among them; the page's unless given.
   */
  constructor(
    spec: GradientSpec,
    shape: HeadShape,
    shiftedSets: number,
    meter: Meter,
    from: RunCheckpoint | undefined,
    recorded: readonly number[] = recordedSteps(spec.steps),
  ) {
    this.spec = spec;
    this.recorder = new CurveRecorder(shiftedSets);
    this.#shape = shape;
    this.#meter = meter;
    this.#recorded = recorded;
    if (!from) return;
    const { step, beta1Power, beta2Power, arrays } = from;
    this.#kept = { step, beta1Power, beta2Power, arrays };
    this.recorder.restore(from.curve);
    this.#diverged = from.diverged;
    this.#stopped = from.stopped;
  }

  get step(): number {
    return this.#seat ? this.#seat.population.step(this.#seat.k) : (this.#kept?.step ?? 0);
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

  /** Whether it has steps to take. */
  get trains(): boolean {
    return !this.ended && this.step < this.spec.steps;
  }

  /** Whether a population holds it. */
  get seated(): boolean {
    return this.#seat !== null;
  }

  /** Steps to the next one at which errors are recorded; 0 at the end. */
  get untilRecorded(): number {
    const { step } = this;
    return (this.#recorded.find((recorded) => recorded > step) ?? step) - step;
  }

  /** As of the last readback; undefined before the first one of a run that began anew. */
  get state(): TrainedState | undefined {
    return this.#seat ? this.#seat.population.state(this.#seat.k) : this.#kept;
  }

  get heads(): Heads | null {
    const { state } = this;
    return state ? headsOfState(state, { ...this.#shape, count: this.spec.heads }) : null;
  }

  /** Trains as learner k of a population from now on. */
  sit(population: Population, k: number): void {
    this.#seat = { population, k };
  }

  /** Leaves the population with its last state. */
  rise(): void {
    this.#kept = this.state;
    this.#seat = null;
  }

  /** Takes in where the population has brought it; records the errors where the document wants them. */
  observe(): void {
    if (!this.#seat || this.ended) return;
    const { population, k } = this.#seat;
    const { step } = this;
    if (!Number.isFinite(population.lastLoss(k))) this.#diverged = { step, reason: explainDivergence(this.spec, step) };
    else if (this.isRecorded) this.#record();
  }

  /** Whether the present step is one at which errors are recorded. */
  get isRecorded(): boolean {
    return this.#recorded.includes(this.step);
  }

  /** Ends the run by a rule; the errors where it ends are recorded if they have not been. */
  stop(reason: StopReason): void {
    this.#stopped = reason;
    this.#record();
  }

  latest(): LatestErrors | undefined {
    const { heads } = this;
    if (this.ended || !heads || this.recorder.step.length === 0) return this.#latest.known;
    return this.#latest.at(this.step, () => this.#meter.errors(heads));
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
    const { heads, step, recorder } = this;
    if (!heads || recorder.step.at(-1) === step) return;
    recorder.add(step, this.#meter.errors(heads), this.#meter.distance(heads));
  }
}
