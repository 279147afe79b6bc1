import type { Problem } from "../fields/problem";
import type { LongComputation } from "../numerics/progress";
import { describeFailure } from "./failure";
import { isUnderWay, type JobStatus } from "./job";

/** How a finished computation ended. */
export type Ending = "done" | "diverged";

/**
 * A long computation in slices, and its report. Every job that computes on this thread uses it; no result depends on how
 * the time is sliced.
 */
export class SlicedWork {
  readonly #computation: LongComputation<Ending>;
  #status: JobStatus = "waiting";
  #progress = 0;
  #milliseconds: number;
  #failure: Problem | undefined;

  /** @param milliseconds  spent on it before, in another worker. */
  constructor(computation: LongComputation<Ending>, milliseconds = 0) {
    this.#computation = computation;
    this.#milliseconds = milliseconds;
  }

  get status(): JobStatus {
    return this.#status;
  }

  /** Computing time up to the last slice, without waiting. */
  get milliseconds(): number {
    return this.#milliseconds;
  }

  /** The problem of a failed computation. */
  get failure(): Problem | undefined {
    return this.#failure;
  }

  /** The fields common to all states of a job. */
  report() {
    return {
      status: this.#status,
      progress: this.#progress,
      milliseconds: this.#milliseconds,
      ...(this.#failure === undefined ? {} : { failure: this.#failure }),
    };
  }

  /** Computes until `enough()` (at least one indivisible piece), or to the end. An error ends it as "failed". */
  proceed(enough: () => boolean): void {
    if (!isUnderWay(this.#status)) return;
    this.#status = "running";
    const start = performance.now();
    try {
      do this.#takePiece();
      while (isUnderWay(this.#status) && !enough());
    } catch (error) {
      this.#status = "failed";
      this.#failure = describeFailure(error);
    }
    this.#milliseconds += performance.now() - start;
  }

  /** Computes for about this many milliseconds, or until `enough()`. */
  proceedFor(milliseconds: number, enough?: () => boolean): void {
    const end = performance.now() + milliseconds;
    this.proceed(() => performance.now() >= end || enough?.() === true);
  }

  #takePiece(): void {
    const turn = this.#computation.next();
    if (turn.done) this.#status = turn.value;
    this.#progress = turn.done ? 1 : turn.value;
  }
}
