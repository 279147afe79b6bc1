/** Which jobs of a run are kept across a reload. */
import type { JobId } from "../../../../platform/engine/job";
import type { Experiment } from "../../document/document";
import { dataJob, jobsOf } from "../../engine/job-plan";
import type { AnyJobState, GradientCheckpoint } from "../../engine/protocol";

export function keptJobs(experiment: Experiment): readonly JobId[] {
  return jobsOf(experiment).map(({ id }) => id);
}

/** The certificate with the closed forms, and every convex learner, once they are complete. */
export function statesToKeep(states: readonly AnyJobState[]): readonly { readonly job: JobId; readonly states: readonly AnyJobState[] }[] {
  const certificate = states.find(({ kind }) => kind === "certificate");
  const ended = states.filter(({ kind, status }) => kind === "convex" && (status === "done" || status === "diverged"));
  return [
    ...(certificate?.status === "done" ? [{ job: dataJob, states: states.filter(({ job }) => job === dataJob) }] : []),
    ...ended.map((state) => ({ job: state.job, states: [state] })),
  ];
}

/** A kept checkpoint; null when it is not whole. */
export function readCheckpoint(value: unknown): GradientCheckpoint | null {
  const checkpoint = value as Partial<GradientCheckpoint> | undefined;
  const whole = typeof checkpoint?.job === "string" && Number.isSafeInteger(checkpoint.step) && Array.isArray(checkpoint.runs);
  return whole && checkpoint.runs?.every(({ arrays }) => arrays instanceof Uint8Array) ? (checkpoint as GradientCheckpoint) : null;
}
