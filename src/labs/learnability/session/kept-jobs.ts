/** Which jobs of a run are kept across a reload, and under what names. */
import { dataJob, isUnderWay } from "../../../engine/learnability/job";
import type { AnyJobState, GradientCheckpoint } from "../../../engine/learnability/protocol";
import type { Experiment } from "../../../experiment/learnability/document";

const dataName = "data";

/** The name of a job: "data", which solves the closed forms too, or "learners[2]". */
export function jobName(job: number): string {
  return job === dataJob ? dataName : `learners[${job}]`;
}

export function jobOfName(name: string): number {
  return name === dataName ? dataJob : Number(/\d+/.exec(name)?.[0]);
}

export function jobOf(from: AnyJobState | GradientCheckpoint): string {
  const ofData = "kind" in from && from.kind === "closed-form";
  return ofData ? dataName : jobName(from.job);
}

export function keptJobs({ learners }: Experiment): readonly string[] {
  return [dataName, ...learners.map((_, index) => jobName(index))];
}

/** The certificate with the closed forms, and every convex learner, once they are complete. */
export function statesToKeep(states: readonly AnyJobState[]): readonly { readonly job: string; readonly states: readonly AnyJobState[] }[] {
  const certificate = states.find(({ kind }) => kind === "certificate");
  const ofData = states.filter(({ kind }) => kind === "certificate" || kind === "closed-form");
  const ended = states.filter(({ kind, status }) => kind === "convex" && (status === "done" || status === "diverged"));
  return [
    ...(certificate?.status === "done" ? [{ job: dataName, states: ofData }] : []),
    ...ended.map((state) => ({ job: jobOf(state), states: [state] })),
  ];
}

/** A kept checkpoint; null when it is not whole. */
export function readCheckpoint(value: unknown): GradientCheckpoint | null {
  const checkpoint = value as Partial<GradientCheckpoint> | undefined;
  const whole = isIndex(checkpoint?.job) && isIndex(checkpoint.step) && Array.isArray(checkpoint.runs);
  return whole && checkpoint.runs?.every(({ arrays }) => arrays instanceof Uint8Array) ? (checkpoint as GradientCheckpoint) : null;
}

export function hasMore({ status }: AnyJobState): boolean {
  return isUnderWay(status);
}

function isIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
