import { describeFailure } from "../../../platform/engine/failure";
import type { JobOf, LabEngine } from "../../../platform/engine/lab-engine";
import type { LionDocument } from "../document/document";
import { createFormsJob } from "./forms-job";
import { baselinesJob, jobsOf, sweepJob } from "./job-plan";
import type { Lion, LionState, SweepJobCheckpoint } from "./protocol";
import { lionResult } from "./result";
import { SweepJob } from "./sweep-job";
import type { EncoderCheckpoint } from "./training/protocol";

/** What trains encoders; fetched where a document has a task. */
let training: typeof import("./training/training") | null = null;

async function openTraining(document: LionDocument): Promise<void> {
  training ??= await import("./training/training");
  if (training.needsSource(document)) await training.fetchSource(document);
}

/** @throws {Error} where a job is made before it is prepared. */
function opened() {
  if (!training) throw new Error("what trains encoders has not been fetched");
  return training;
}

export const engine: LabEngine<Lion> = {
  jobs: jobsOf,
  prepare: (document) => {
    if (document.problem.kind !== "task") return null;
    return !training || training.needsSource(document) ? openTraining(document) : null;
  },
  create: ({ document, data, id, checkpoint }): JobOf<Lion> => {
    if (document.problem.kind === "task")
      return id === baselinesJob
        ? opened().createBaselinesJob(document)
        : new (opened().EncoderJob)(document, learnerOf(id), checkpoint as EncoderCheckpoint | undefined);
    return id === sweepJob ? new SweepJob(document, data, checkpoint as SweepJobCheckpoint | undefined) : createFormsJob(document, data);
  },
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
  result: (document, data, onProgress) =>
    document.problem.kind === "task" ? opened().taskResult(document, onProgress) : lionResult(document, data, onProgress),
};

/** The index of the learner that a job is about. @throws {Error} for the name of no learner's job. */
function learnerOf(job: string): number {
  const index = /^learners\[(\d+)\]$/.exec(job)?.[1];
  if (index === undefined) throw new Error(`${job} is not the job of a learner`);
  return Number(index);
}
