import { helpersBesideWorker } from "../../../platform/engine/beside-worker";
import { describeFailure } from "../../../platform/engine/failure";
import type { JobOf, LabEngine } from "../../../platform/engine/lab-engine";
import { unpackedInWorker } from "../../../platform/engine/large-arrays";
import { jobsOf, problemJob } from "./job-plan";
import { createProblemJob } from "./problem-job";
import type { Eagle, EagleState, EagleViews, SolverJobCheckpoint } from "./protocol";
import { eagleResult } from "./result";
import { AwaitedBlock } from "./shared-block";
import { SolverJob } from "./solver-job";
import type { TrainingCheckpoint } from "./training/protocol";

/** What trains networks; fetched where a document has one. */
let training: typeof import("./training/training") | null = null;

async function openTraining(): Promise<void> {
  training = await import("./training/training");
}

/** @throws {Error} where a job is made before it is prepared. */
function opened() {
  if (!training) throw new Error("what trains networks has not been fetched");
  return training;
}

/** Whether another worker has the job of the problem, and with it the choice of a block. */
let chosenElsewhere = false;

export const engine: LabEngine<Eagle> = {
  jobs: jobsOf,
  prepare: ({ problem }, jobs) => {
    chosenElsewhere = !jobs.includes(problemJob);
    return problem.kind === "training" && !training ? openTraining() : null;
  },
  create: ({ document, data: handed, id, checkpoint, choices, helpers = 0 }): JobOf<Eagle> => {
    if (document.problem.kind === "training") {
      const { TrainingJob, sharedBatches } = opened();
      return new TrainingJob(document, solverOf(id), checkpoint as TrainingCheckpoint | undefined, {
        share: (settings) => sharedBatches(settings, helpersBesideWorker("eagle", helpers)),
        openGpu: choices?.gpu ? async () => (await import("./training/gpu-device")).openTrainingDevice() : null,
      });
    }
    const data = unpackedInWorker(handed);
    if (id === problemJob) return createProblemJob(document, data);
    const block = chosenElsewhere ? AwaitedBlock.open(document, data) : null;
    return new SolverJob(document, data, solverOf(id), checkpoint as SolverJobCheckpoint | undefined, block);
  },
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
  result: (document, data, onProgress) =>
    document.problem.kind === "training"
      ? opened().trainingResult(document, onProgress)
      : eagleResult(document, unpackedInWorker(data), onProgress),
  resultShared: async (document, data, helpers, onProgress) =>
    document.problem.kind === "training"
      ? opened().trainingResultOnThreads(document, helpers, onProgress)
      : eagleResult(document, unpackedInWorker(data), onProgress),
};

const none = new Float64Array();
const noTraining = { step: none, median: none, lowerQuartile: none, upperQuartile: none, mean: none };
const noCurve = { iteration: none, error: none, change: none, operations: none, bytes: none, milliseconds: none };

/** The index of the solver that a job is about. @throws {Error} for the name of no solver's job. */
function solverOf(job: string): number {
  const index = /^solvers\[(\d+)\]$/.exec(job)?.[1];
  if (index === undefined) throw new Error(`${job} is not the job of a solver`);
  return Number(index);
}
