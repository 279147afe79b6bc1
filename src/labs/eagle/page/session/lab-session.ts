/** What this lab gives the session. */

import { packed } from "../../../../platform/engine/large-arrays";
import { openWorker } from "../../../../platform/engine/open-worker";
import { resultInWorker } from "../../../../platform/engine/result";
import { WorkerPool } from "../../../../platform/engine/worker-pool";
import type { LabSession, OpenLab, SessionEngine } from "../../../../platform/state/lab-session";
import type { Preferences } from "../../../../platform/state/preferences";
import type { EagleDocument } from "../../document/document";
import { eagleKind } from "../../document/kind";
import { jobsOf, problemJob } from "../../engine/job-plan";
import type { Eagle, EagleState, SolverJobCheckpoint } from "../../engine/protocol";
import type { TrainingCheckpoint } from "../../engine/training/protocol";
import type { EagleData } from "../../math/files/own-data";
import { type EagleCheckpoint, EngineWithPast, listenerWithPast, readPast, type StoredTraining } from "./kept-weights";
import { eagleData } from "./own-data";
import { readSummary, summaryOf } from "./run-record";
import { EagleSeries } from "./series";
import { whatChanged } from "./what-changed";

const createWorker = () => openWorker("eagle", "run");
const pingMilliseconds = 5000;

export interface OpenEagle extends OpenLab<EagleDocument, EagleData> {
  readonly series: EagleSeries;
}

export const eagleSession: LabSession<EagleDocument, EagleData> = {
  kind: eagleKind,
  ownData: eagleData,
  open({ listener, cores, preferences }): OpenEagle {
    const series = new EagleSeries();
    const told = listenerWithPast(listener, series);
    const options = { jobs: jobsOf, createWorker, createGpuWorker: createWorker, cores, pingMilliseconds };
    const pool = new WorkerPool<Eagle>(told, options);
    return {
      engine: new EngineWithPast(pool as SessionEngine<EagleDocument, EagleData>, series, () =>
        pool.setChoices({ gpu: wantsGpu(preferences) }),
      ),
      series,
      backend: null,
      learnSpeed: () => {},
      summary: (document, finished) => summaryOf(document, series, finished),
      curves: ({ solvers }) => solvers.map((_, index) => series.solver(index)?.curve ?? null),
      inspect: ({ solvers }) => ({
        problem: series.problem,
        solvers: solvers.map((_, index) => series.solver(index) ?? series.training(index) ?? null),
      }),
    };
  },
  computeResult: async (document, data, options) => {
    const handed = (await packed(data)) as EagleData | null;
    return resultInWorker<Eagle>(() => openWorker("eagle", "result"), { document, data: handed }, options);
  },
  learners: ({ solvers }) => solvers.length,
  whatChanged,
  readSummary,
  archiveChecks: async () => (await import("./archive-checks")).archiveChecks,
  keptJobs: (document) => jobsOf(document).map(({ id }) => id),
  statesToKeep: (states) =>
    (states as readonly EagleState[])
      .filter(({ job, status }) => job === problemJob && status === "done")
      .map((state) => ({ job: state.job, states: [state] })),
  readCheckpoint,
};

/**
 * Whether this device was told to use its GPU, or was measured and left to choose: what somebody has settled in the first lab holds here,
 * too. Without either everybody sees the same bits.
 */
function wantsGpu(preferences: Preferences): boolean {
  const choice = preferences.read("backend");
  return choice === "WebGPU" || (choice === null && preferences.read("calibration") !== null);
}

/** A kept checkpoint; null when it is not whole. */
function readCheckpoint(value: unknown): EagleCheckpoint | null {
  const { trainer } = (value ?? {}) as Partial<TrainingCheckpoint>;
  return trainer ? readTraining(value as Partial<TrainingCheckpoint>) : readSolver(value);
}

function readTraining(value: Partial<StoredTraining>): StoredTraining | null {
  const { job, step, trainer, curve, largestMean, past } = value;
  const arrays = [trainer?.weights, trainer?.firstMoment, trainer?.secondMoment];
  const whole =
    typeof job === "string" &&
    Number.isSafeInteger(step) &&
    typeof largestMean === "number" &&
    arrays.every((numbers) => numbers instanceof Float32Array && numbers.length === trainer?.weights.length) &&
    trainer?.powers.length === 2 &&
    curve?.step instanceof Float64Array &&
    Object.values(curve).every((values) => values instanceof Float64Array && values.length === curve.step.length);
  return whole ? { ...(value as TrainingCheckpoint), past: readPast(past, step ?? 0) } : null;
}

function readSolver(value: unknown): SolverJobCheckpoint | null {
  const { job, step, solver, curve, views } = (value ?? {}) as Partial<SolverJobCheckpoint>;
  const whole =
    typeof job === "string" &&
    Number.isSafeInteger(step) &&
    Array.isArray(views) &&
    views.every(({ residuals }) => residuals instanceof Float64Array) &&
    curve?.iteration instanceof Float64Array;
  return whole && solver && Object.values(solver.arrays).every((values) => values instanceof Float64Array)
    ? (value as SolverJobCheckpoint)
    : null;
}
