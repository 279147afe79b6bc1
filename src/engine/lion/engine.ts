import { describeFailure } from "../core/failure";
import type { LabEngine } from "../core/lab-engine";
import { resultRole } from "../core/result-role";
import { runRole } from "../core/run-role";
import { createFormsJob } from "./forms-job";
import { jobsOf, sweepJob } from "./job-plan";
import type { Lion, LionState } from "./protocol";
import { lionResult } from "./result";
import { SweepJob } from "./sweep-job";

export const engine: LabEngine<Lion> = {
  jobs: jobsOf,
  prepare: () => null,
  create: ({ document, data, id, checkpoint }) =>
    id === sweepJob ? new SweepJob(document, data, checkpoint) : createFormsJob(document, data),
  failed: (_, job, error): LionState => {
    const failed = { job, status: "failed", progress: 0, milliseconds: 0, failure: describeFailure(error) } as const;
    if (job === sweepJob) return { kind: "sweep", ...failed, step: 0, length: 0 };
    return { kind: "forms", ...failed, forms: [], maxDifference: 0, largestOutput: 0, head: null, patchDecays: null };
  },
  joinViews: () => null,
  result: lionResult,
};

export const run = runRole(engine);
export const result = resultRole(engine);
