import type { Experiment } from "../../experiment/learnability/document";
import { Allowance } from "./allowance";
import { failedState } from "../learnability/failed-state";
import { isUnderWay, type Job, takesSteps } from "../learnability/job-plan";
import type { AnyJobState, GradientCheckpoint, Views } from "../learnability/protocol";
import type { Reported } from "./reporter";

/** A job that is made when its turn first comes, held to a speed, and spoken for when it could not be made. */
export class ScheduledJob implements Reported {
  readonly id: number;
  readonly #experiment: Experiment;
  readonly #allowance: Allowance;
  #job: Job | null = null;
  #failure: AnyJobState | null = null;

  /** @param now  milliseconds, from when on it may take steps. */
  constructor(id: number, experiment: Experiment, now: number) {
    this.id = id;
    this.#experiment = experiment;
    this.#allowance = new Allowance(now);
  }

  get isMade(): boolean {
    return this.#job !== null || this.#failure !== null;
  }

  /** Whether it still has something to do. */
  get isOpen(): boolean {
    return !this.#failure && (!this.#job || isUnderWay(this.#job.status));
  }

  /** What it cannot go on before; null while it can. */
  get awaits(): Promise<unknown> | null {
    return this.#job?.awaits ?? null;
  }

  make(create: () => Job): void {
    try {
      this.#job = create();
    } catch (error) {
      this.#failure = failedState(this.#experiment, this.id, error);
    }
  }

  /** Steps it may take now: what takes none is not held to a speed. */
  stepsLeft(stepsPerSecond: number | null, now: number): number {
    return takesSteps(this.#experiment, this.id) ? this.#allowance.available(stepsPerSecond, now) : Number.POSITIVE_INFINITY;
  }

  /** Milliseconds until it may take steps again. */
  wait(stepsPerSecond: number, now: number): number {
    return this.#allowance.wait(stepsPerSecond, now);
  }

  advance(milliseconds: number, steps: number): void {
    const job = this.#job;
    if (!job) return;
    const before = job.step;
    job.advance(milliseconds, steps);
    this.#allowance.spend(job.step - before);
  }

  singleStep(): void {
    this.#job?.singleStep();
  }

  states(): readonly AnyJobState[] {
    return this.#failure ? [this.#failure] : (this.#job?.states() ?? []);
  }

  checkpoint(): GradientCheckpoint | null {
    return this.#job?.checkpoint() ?? null;
  }

  views(sample: number): Views | null {
    return this.#job?.views(sample) ?? null;
  }

  dispose(): void {
    this.#job?.dispose?.();
  }
}
