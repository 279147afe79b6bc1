import type { Experiment } from "../../experiment/learnability/document";
import { isTrained } from "../../learners/specs";
import type { AnyJobState, GradientCheckpoint, JobStatus, Views } from "./protocol";

/** Names of jobs: -1 is the certificate with every closed form, otherwise the index of another learner. */
export const dataJob = -1;

/** The jobs of an experiment: the data, and every learner that is not solved along with them. */
export function jobsOf({ learners }: Experiment): number[] {
  return [dataJob, ...learners.flatMap(({ kind }, index) => (kind === "closed-form" ? [] : [index]))];
}

/** Whether a job takes gradient steps one after the other, which can be slowed down, and gone on with later. */
export function takesSteps({ learners }: Experiment, id: number): boolean {
  return learners[id] !== undefined && isTrained(learners[id]);
}

/** Whether a job of this status still has something to do. */
export function isUnderWay(status: JobStatus): boolean {
  return status === "waiting" || status === "running";
}

/**
 * A piece of a run that can be advanced a little at a time, so that one thread can serve several. Nothing in its
 * result depends on how the time is sliced.
 */
export interface Job {
  readonly id: number;
  readonly status: JobStatus;
  /** Gradient steps taken so far; jobs that compute instead of training take none. */
  readonly step: number;
  /**
   * Works for about this many milliseconds (at least one indivisible piece), or until done. Errors end the job as
   * "failed". A gradient learner takes at most `steps` steps.
   */
  advance(milliseconds: number, steps?: number): void;
  /**
   * The smallest step a person can see: one gradient step; for the data job, the next power of two of samples; for
   * gradient descent on W, the next recorded step.
   */
  singleStep(): void;
  /** What there is to report. The data job answers with the certificate and one state per closed form. */
  states(): AnyJobState[];
  /** What the panels show of a test sequence (the last one when there are fewer); null while there is nothing to show. */
  views(sample: number): Views | null;
  /** What is needed to go on elsewhere; null where starting again is as good. */
  checkpoint(): GradientCheckpoint | null;
  /** What it cannot go on before, such as an answer of the GPU; null or absent while it can. */
  readonly awaits?: Promise<unknown> | null;
  /** Gives back memory that nothing else frees; the job must not be used any more. */
  dispose?(): void;
}
