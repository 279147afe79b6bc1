import type { LongComputation } from "../numerics/progress";
import type { Job, JobId, JobState } from "./job";
import { type Ending, SlicedWork } from "./sliced-work";

/** The report of `SlicedWork`, part of every state of a job. */
type WorkReport = ReturnType<SlicedWork["report"]>;

/** A job of one long computation: it takes no steps, has no views, and starts anew after an interruption. */
export class LongJob<State extends JobState> implements Job<State, never, never> {
  readonly id: JobId;
  readonly step = 0;
  readonly #work: SlicedWork;
  readonly #stateOf: (report: WorkReport & { readonly job: JobId }) => State;

  /** @param stateOf  the present state; called at any time, also before the computation begins. */
  constructor(id: JobId, computation: LongComputation<Ending>, stateOf: (report: WorkReport & { readonly job: JobId }) => State) {
    this.id = id;
    this.#work = new SlicedWork(computation);
    this.#stateOf = stateOf;
  }

  get status() {
    return this.#work.status;
  }

  advance(milliseconds: number): void {
    this.#work.proceedFor(milliseconds);
  }

  singleStep(): void {
    this.#work.proceed(() => true);
  }

  states(): readonly State[] {
    return [this.#stateOf({ job: this.id, ...this.#work.report() })];
  }

  views(): null {
    return null;
  }

  checkpoint(): null {
    return null;
  }
}
