import { describeFailure } from "../../../platform/engine/failure";
import type { JobOf, LabEngine, Prepared } from "../../../platform/engine/lab-engine";
import { unpackedInWorker } from "../../../platform/engine/large-arrays";
import { jobsOf, problemJob, solverOf } from "./job-plan";
import { createProblemJob } from "./problem-job";
import type { Eagle, EagleState, EagleViews, SolverJobCheckpoint } from "./protocol";
import { eagleResult } from "./result";
import { PendingBlock } from "./shared-block";
import { SolverJob } from "./solver-job";

export const engine: LabEngine<Eagle> = {
  jobs: jobsOf,
  prepare: ({ problem }, jobs) => (problem.kind === "training" ? openTraining() : solving(jobs?.includes(problemJob) === false)),
  failed: ({ problem }, job, error): EagleState => {
    const failed = { job, status: "failed", progress: 0, milliseconds: 0, failure: describeFailure(error) } as const;
    if (job === problemJob) return { kind: "problem", ...failed, blocks: null, facts: null, matrix: null, refused: null };
    if (problem.kind === "training")
      return {
        kind: "training",
        ...failed,
        solver: solverOf(job),
        iteration: 0,
        skipped: 0,
        stepsOnGpu: 0,
        gpu: null,
        curve: noTraining,
        weights: null,
        judged: null,
      };
    return {
      kind: "solver",
      ...failed,
      solver: solverOf(job),
      iteration: 0,
      curve: noCurve,
      traces: { iteration: none, values: [], condition: none, residuals: [] },
      filledAt: null,
      ended: null,
      acted: null,
      caveat: null,
    };
  },
  joinViews: (views): EagleViews | null => (views.length > 0 ? { solvers: views.flatMap(({ solvers }) => solvers) } : null),
};

/** The code that trains networks, fetched for documents that have one. */
async function openTraining(): Promise<Prepared<Eagle>> {
  const { training } = await import("./training/training").catch(() => {
    throw new Error("what trains networks has not been fetched");
  });
  return training;
}

/** @param chosenElsewhere  whether another worker has the job of the problem, and with it the choice of a block. */
function solving(chosenElsewhere: boolean): Prepared<Eagle> {
  return {
    create: ({ document, data: handed, id, checkpoint }): JobOf<Eagle> => {
      const data = unpackedInWorker(handed);
      if (id === problemJob) return createProblemJob(document, data);
      const block = chosenElsewhere ? PendingBlock.open(document, data) : null;
      return new SolverJob(document, data, solverOf(id), checkpoint as SolverJobCheckpoint | undefined, block);
    },
    result: eagleResult,
  };
}

const none = new Float64Array();
const noTraining = { step: none, median: none, lowerQuartile: none, upperQuartile: none, mean: none };
const noCurve = { iteration: none, error: none, change: none, operations: none, bytes: none, milliseconds: none };
