/** This lab's part of the session. */

import { openPool } from "../../../../platform/engine/open-pool";
import { resultInWorker } from "../../../../platform/engine/result";
import { wantsGpu } from "../../../../platform/state/backend-setting";
import type { LabSession, OpenLab, SessionEngine } from "../../../../platform/state/lab-session";
import { checkpointReader, has, hasArrays, isFloat32, isFloat64, isListOf, isNumber } from "../../../../platform/state/whole-checkpoint";
import type { EagleDocument } from "../../document/document";
import { eagleKind } from "../../document/kind";
import { jobsOf } from "../../engine/job-plan";
import type { Eagle, SolverJobCheckpoint } from "../../engine/protocol";
import type { EagleData } from "../../math/files/own-data";
import { type EagleCheckpoint, EngineWithPast, listenerWithPast, readPast, type StoredTraining } from "./kept-weights";
import { eagleData } from "./own-data";
import { readSummary, summaryOf } from "./run-record";
import { EagleSeries } from "./series";

export interface OpenEagle extends OpenLab<EagleDocument, EagleData> {
  readonly series: EagleSeries;
}

export const eagleSession: LabSession<EagleDocument, EagleData> = {
  kind: eagleKind,
  ownData: eagleData,
  open({ listener, cores, preferences }): OpenEagle {
    const series = new EagleSeries();
    const told = listenerWithPast(listener, series);
    const pool = openPool<Eagle>("eagle", { jobs: jobsOf, cores }, told);
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
  computeResult: resultInWorker<Eagle>("eagle"),
  learners: ({ solvers }) => solvers.length,
  nameOfRun: (before, after) => import("./what-changed").then(({ whatChanged }) => whatChanged(before, after)),
  readSummary,
  archiveChecks: async () => (await import("./archive-checks")).archiveChecks,
  jobs: jobsOf,
  readCheckpoint,
};

const readSolver = checkpointReader<SolverJobCheckpoint>({
  solver: has({ arrays: hasArrays() }),
  curve: hasArrays("iteration"),
  views: isListOf(has({ residuals: isFloat64 })),
});

const readTraining = checkpointReader<StoredTraining>({
  trainer: has({ weights: isFloat32, firstMoment: isFloat32, secondMoment: isFloat32, powers: isListOf(isNumber, 2) }),
  curve: hasArrays("step"),
  largestMean: isNumber,
});

/** A kept checkpoint; null when it is incomplete. */
function readCheckpoint(value: unknown): EagleCheckpoint | StoredTraining | null {
  const training = readTraining(value);
  if (!training) return readSolver(value);
  const { trainer, curve, past, step } = training;
  const isWhole = areEquallyLong(trainer.weights, trainer.firstMoment, trainer.secondMoment) && areEquallyLong(...Object.values(curve));
  return isWhole ? { ...training, past: readPast(past, step) } : null;
}

function areEquallyLong(...arrays: readonly { readonly length: number }[]): boolean {
  return arrays.every(({ length }) => length === arrays[0].length);
}
