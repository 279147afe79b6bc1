import { describeFailure } from "../../../platform/engine/failure";
import type { LabEngine, Prepared } from "../../../platform/engine/lab-engine";
import type { LionDocument } from "../document/document";
import { createFormsJob } from "./forms-job";
import { baselinesJob, jobsOf, learnerOf, sweepJob } from "./job-plan";
import type { Lion, LionState, SweepJobCheckpoint } from "./protocol";
import { lionResult } from "./result";
import { SweepJob } from "./sweep-job";

export const engine: LabEngine<Lion> = {
  jobs: jobsOf,
  prepare: (document) => (document.problem.kind === "task" ? openTraining(document) : comparing),
  failed: ({ problem }, job, error): LionState => {
    const failed = { job, status: "failed", progress: 0, milliseconds: 0, failure: describeFailure(error) } as const;
    if (problem.kind === "task")
      return job === baselinesJob
        ? { kind: "baselines", ...failed, lengths: [] }
        : { kind: "encoder", ...failed, learner: learnerOf(job), step: 0, runs: [] };
    if (job === sweepJob) return { kind: "sweep", ...failed, step: 0, length: 0 };
    return { kind: "forms", ...failed, forms: [], maxDifference: 0, largestOutput: 0, head: null, patchDecays: null };
  },
  joinViews: () => null,
};

/** Jobs that compare the forms of attention, without any training. */
const comparing: Prepared<Lion> = {
  create: ({ document, data, id, checkpoint }) =>
    id === sweepJob ? new SweepJob(document, data, checkpoint as SweepJobCheckpoint | undefined) : createFormsJob(document, data),
  result: lionResult,
};

/** The code that trains encoders, fetched for documents with a task. */
async function openTraining(document: LionDocument): Promise<Prepared<Lion>> {
  const { training, fetchSource, needsSource } = await import("./training/training").catch(() => {
    throw new Error("what trains encoders has not been fetched");
  });
  // Data that cannot be fetched make the jobs fail that draw from them.
  if (needsSource(document)) await fetchSource(document).catch(() => {});
  return training;
}
