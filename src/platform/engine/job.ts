/** Jobs: a run consists of them; each has a name, a state and, where it can be resumed, a checkpoint. */

import type { Problem } from "../fields/problem";

/** Name of a job within its run, such as "data" or "learners[2]"; the same in every run of a document. */
export type JobId = string;

export type JobStatus = "waiting" | "running" | "done" | "diverged" | "failed";

/** Whether a job of this status has work left. */
export function isUnderWay(status: JobStatus): boolean {
  return status === "waiting" || status === "running";
}

/** The state of a job, as pure data. A lab adds its own fields, and distinguishes states by `kind`. */
export interface JobState {
  readonly kind: string;
  readonly job: JobId;
  readonly status: JobStatus;
  /** 0 to 1. */
  readonly progress: number;
  /** Time spent computing, not waiting. */
  readonly milliseconds: number;
  /** Why the job failed. */
  readonly failure?: Problem;
}

/** The state from which a job resumes after a crash or a reload; a lab adds its own fields. The arrays are copies. */
export interface JobCheckpoint {
  readonly job: JobId;
  readonly step: number;
}

/** Facts about a job before it is created. */
export interface JobPlan {
  readonly id: JobId;
  /** Whether it takes steps one after the other, so that it can be slowed down and resumed from a checkpoint. */
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
  /** Takes the smallest step that is visible on the page. */
  singleStep(): void;
  /** One state, or several for a job that does the work of several learners. */
  states(): readonly State[];
  /** Views of a sample for panels (of the last sample when there are fewer); null while there are none. */
  views(sample: number): Views | null;
  /** Null where a restart costs nothing. */
  checkpoint(): Checkpoint | null;
  /** A promise that the job waits for, such as a result of the GPU; null or absent while it can compute. */
  readonly awaits?: Promise<unknown> | null;
  /** Frees memory that the garbage collector does not; the job must not be used afterwards. */
  dispose?(): void;
}
