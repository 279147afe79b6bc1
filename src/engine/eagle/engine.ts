import { describeFailure } from "../core/failure";
import type { LabEngine } from "../core/lab-engine";
import { resultRole } from "../core/result-role";
import { runRole } from "../core/run-role";
import { unpackedInWorker } from "../large-arrays";
import { jobsOf, problemJob } from "./job-plan";
import { createProblemJob } from "./problem-job";
import type { Eagle, EagleState, EagleViews } from "./protocol";
import { eagleResult } from "./result";
import { AwaitedBlock } from "./shared-block";
import { SolverJob } from "./solver-job";

/** Whether another worker has the job of the problem, and with it the choice of a block. */
let chosenElsewhere = false;

export const engine: LabEngine<Eagle> = {
  jobs: jobsOf,
  prepare: (_, jobs) => {
    chosenElsewhere = !jobs.includes(problemJob);
    return null;
  },
  create: ({ document, data: handed, id, checkpoint }) => {
    const data = unpackedInWorker(handed);
    if (id === problemJob) return createProblemJob(document, data);
    const block = chosenElsewhere ? AwaitedBlock.open(document, data) : null;
    return new SolverJob(document, data, solverOf(id), checkpoint, block);
  },
  failed: (_, job, error): EagleState => {
    const failed = { job, status: "failed", progress: 0, milliseconds: 0, failure: describeFailure(error) } as const;
    if (job === problemJob) return { kind: "problem", ...failed, blocks: null, facts: null, matrix: null, refused: null };
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
    };
  },
  joinViews: (views): EagleViews | null => (views.length > 0 ? { solvers: views.flatMap(({ solvers }) => solvers) } : null),
  result: (document, data, onProgress) => eagleResult(document, unpackedInWorker(data), onProgress),
};

const none = new Float64Array();
const noCurve = { iteration: none, error: none, change: none, operations: none, bytes: none, milliseconds: none };

/** The index of the solver that a job is about. @throws {Error} for the name of no solver's job. */
function solverOf(job: string): number {
  const index = /^solvers\[(\d+)\]$/.exec(job)?.[1];
  if (index === undefined) throw new Error(`${job} is not the job of a solver`);
  return Number(index);
}

export const run = runRole(engine);
export const result = resultRole(engine);
