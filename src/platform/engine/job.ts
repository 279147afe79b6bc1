/** Jobs: the pieces of which a run is made, each with a name, a state and, where it can be gone on with, a checkpoint. */

import type { Problem } from "../fields/problem";

/** Name of a job within its run, such as "data" or "learners[2]"; the same in every run of a document. */
export type JobId = string;

export type JobStatus = "waiting" | "running" | "done" | "diverged" | "failed";

/** Whether a job of this status still has something to do. */
export function isUnderWay(status: JobStatus): boolean {
  return status === "waiting" || status === "running";
}

/** What a job tells about itself, as pure data. A lab adds its own fields, and tells states apart by `kind`. */
export interface JobState {
  readonly kind: string;
  readonly job: JobId;
  readonly status: JobStatus;
  /** 0 to 1. */
  readonly progress: number;
  /** Time spent computing, not waiting. */
  readonly milliseconds: number;
  /** Why the job failed: what, where, what to do. */
  readonly failure?: Problem;
}

/** What a job needs to go on elsewhere, after a crash or a reload; a lab adds its own fields. The arrays are copies. */
export interface JobCheckpoint {
  readonly job: JobId;
  readonly step: number;
}

/** What is known of a job before it is made. */
export interface JobPlan {
  readonly id: JobId;
  /** Whether it takes steps one after the other, which can be slowed down, and gone on with from a checkpoint. */
  readonly stepwise: boolean;
  /** Whether a GPU can take its steps. */
  readonly suitsGpu: boolean;
}

/**
 * A piece of a run that can be advanced a little at a time, so that one thread can serve several. Nothing in its
 * result depends on how the time is sliced.
 */
export interface Job<State extends JobState = JobState, Views = unknown, Checkpoint extends JobCheckpoint = JobCheckpoint> {
  readonly id: JobId;
  readonly status: JobStatus;
  /** Steps taken so far; jobs that are not stepwise take none. */
  readonly step: number;
  /**
   * Works for about this many milliseconds (at least one indivisible piece), or until done. Errors end the job as
   * "failed". A stepwise job takes at most `steps` steps.
   */
  advance(milliseconds: number, steps?: number): void;
  /** The smallest step that a person can see. */
  singleStep(): void;
  /** What there is to report: one state, or several of a job that does the work of several learners. */
  states(): readonly State[];
  /** What the panels show of a sample (the last one when there are fewer); null while there is nothing to show. */
  views(sample: number): Views | null;
  /** Null where starting again is as good. */
  checkpoint(): Checkpoint | null;
  /** What it cannot go on before, such as an answer of the GPU; null or absent while it can. */
  readonly awaits?: Promise<unknown> | null;
  /** Gives back memory that nothing else frees; the job must not be used any more. */
  dispose?(): void;
}
