/** Runs the solvers of a document as a worker does, for tests. */

import { isUnderWay } from "../../../platform/engine/job";
import type { EagleDocument } from "../document/document";
import type { SolverJobCheckpoint, SolverState } from "./protocol";
import { SolverJob } from "./solver-job";

export class JobRunner {
  readonly #jobs: readonly SolverJob[];

  constructor(document: EagleDocument, from: readonly SolverJobCheckpoint[] = []) {
    this.#jobs = document.solvers.map((_, index) => {
      const job = `solvers[${index}]`;
      return new SolverJob(
        document,
        null,
        index,
        from.find((checkpoint) => checkpoint.job === job),
      );
    });
  }

  /** So many visible steps of every job. */
  steps(count: number): void {
    for (const job of this.#jobs) for (let step = 0; step < count; step++) job.singleStep();
  }

  /** The shortest slice of every job: one piece of its work, or more where it cannot end there. */
  slice(): void {
    for (const job of this.#jobs) job.advance(0);
  }

  checkpoints(): readonly SolverJobCheckpoint[] {
    return this.#jobs.flatMap((job) => structuredClone(job.checkpoint()) ?? []);
  }

  /** Every job a piece at a time, in turns, to its end. */
  finish(): readonly SolverState[] {
    for (const job of this.#jobs) while (isUnderWay(job.status)) job.advance(0);
    return this.#jobs.flatMap((job) => job.states());
  }
}
