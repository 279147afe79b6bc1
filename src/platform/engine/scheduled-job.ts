import { isUnderWay, type JobId, type JobPlan } from "./job";
import type { JobOf, LabTypes } from "./lab-engine";
import { RateLimiter } from "./rate-limiter";
import type { Reported } from "./reporter";

/** A job that is created at its first turn, is held to a speed, and reports a failed state where it cannot be created. */
export class ScheduledJob<Lab extends LabTypes> implements Reported<Lab> {
  readonly id: JobId;
  readonly #stepwise: boolean;
  readonly #failed: (error: unknown) => Lab["state"];
  readonly #limiter: RateLimiter;
  #job: JobOf<Lab> | null = null;
  #failure: Lab["state"] | null = null;

  /**
   * @param failed  its state when it cannot be created.
   * @param now  milliseconds, from which it may take steps.
   */
  constructor({ id, stepwise }: JobPlan, failed: (error: unknown) => Lab["state"], now: number) {
    this.id = id;
    this.#stepwise = stepwise;
    this.#failed = failed;
    this.#limiter = new RateLimiter(now);
  }

  get isMade(): boolean {
    return this.#job !== null || this.#failure !== null;
  }

  /** Whether it has work left. */
  get isOpen(): boolean {
    return !this.#failure && (!this.#job || isUnderWay(this.#job.status));
  }

  /** The promise that it waits for; null while it can compute. */
  get awaits(): Promise<unknown> | null {
    return this.#job?.awaits ?? null;
  }

  make(create: () => JobOf<Lab>): void {
    try {
      this.#job = create();
    } catch (error) {
      this.#failure = this.#failed(error);
    }
  }

  /** Steps it may take now: jobs without steps are not limited. */
  stepsLeft(stepsPerSecond: number | null, now: number): number {
    return this.#stepwise ? this.#limiter.available(stepsPerSecond, now) : Number.POSITIVE_INFINITY;
  }

  /** Milliseconds until it may take steps again. */
  wait(stepsPerSecond: number, now: number): number {
    return this.#limiter.wait(stepsPerSecond, now);
  }

  advance(milliseconds: number, steps: number): void {
    const job = this.#job;
    if (!job) return;
    const before = job.step;
    job.advance(milliseconds, steps);
    this.#limiter.spend(job.step - before);
  }

  singleStep(): void {
    this.#job?.singleStep();
  }

  states(): readonly Lab["state"][] {
    return this.#failure ? [this.#failure] : (this.#job?.states() ?? []);
  }

  checkpoint(): Lab["checkpoint"] | null {
    return this.#job?.checkpoint() ?? null;
  }

  views(sample: number): Lab["views"] | null {
    return this.#job?.views(sample) ?? null;
  }

  dispose(): void {
    this.#job?.dispose?.();
  }
}
