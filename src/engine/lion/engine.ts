import { describeFailure } from "../core/failure";
import type { LabEngine } from "../core/lab-engine";
import { resultRole } from "../core/result-role";
import { runRole } from "../core/run-role";
import { createFormsJob, formsJob } from "./forms-job";
import type { Lion } from "./protocol";
import { lionResult } from "./result";

export const engine: LabEngine<Lion> = {
  jobs: () => [{ id: formsJob, stepwise: false, suitsGpu: false }],
  prepare: () => null,
  create: ({ document, data }) => createFormsJob(document, data),
  failed: (_, job, error) => ({
    kind: "forms",
    job,
    status: "failed",
    progress: 0,
    milliseconds: 0,
    failure: describeFailure(error),
    forms: [],
    maxDifference: 0,
    largestOutput: 0,
  }),
  joinViews: () => null,
  result: lionResult,
};

export const run = runRole(engine);
export const result = resultRole(engine);
