import type { Problem } from "../fields/problem";
import type { LongComputation } from "../numerics/progress";
import { describeFailure } from "./failure";
import { isUnderWay, type JobStatus } from "./job";

/** How a computation that came to its end has ended. */
export type Ending = "done" | "diverged";

/**
 * A long computation that is worked through in slices, and what there is to tell of it on the way. It is the frame of
 * every job that computes on this thread; nothing in its result depends on how the time is sliced.
 */
export class SlicedWork {
  readonly #computation: LongComputation<Ending>;
  #status: JobStatus = "waiting";
  #progress = 0;
  #milliseconds: number;
  #failure: Problem | undefined;

  /** @param milliseconds  spent on it before, elsewhere. */
  constructor(computation: LongComputation<Ending>, milliseconds = 0) {
    this.#computation = computation;
    this.#milliseconds = milliseconds;
  }

  get status(): JobStatus {
    return this.#status;
  }

  /** Spent computing up to the last slice, not waiting. */
  get milliseconds(): number {
    return this.#milliseconds;
  }

  /** What went wrong, when something did. */
  get failure(): Problem | undefined {
    return this.#failure;
  }

  /** What every state of a job says. */
  report() {
    return {
      status: this.#status,
      progress: this.#progress,
      milliseconds: this.#milliseconds,
      ...(this.#failure === undefined ? {} : { failure: this.#failure }),
    };
  }

  /** Works until there is `enough` (at least one indivisible piece), or to the end. An error ends it as "failed". */
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

  /** Works for about so many milliseconds, or until there is `enough` before that. */
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
