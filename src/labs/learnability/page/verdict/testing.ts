/** Moments without a page: an experiment, what its jobs have reported, and the data sets drawn for it. */

import { isUnderWay } from "../../../../platform/engine/job";
import { problemLine } from "../../../../platform/fields/problem";
import { finish } from "../../../../platform/numerics/progress";
import type { Experiment } from "../../document/document";
import { DataJob } from "../../engine/data-job";
import type { CertificateJobState, CertificateState, ClosedFormJobState, GradientJobState, LossCurve } from "../../engine/protocol";
import { excessByDraw, type SampleComplexityRun } from "../../engine/sample-complexity/excess-by-draw";
import { experimentOf } from "../../engine/testing";
import { referenceFor } from "../../math/sample-complexity/needed";
import { parseOwnData } from "../../math/tasks/custom/data";
import type { OwnData } from "../../math/tasks/dataset";
import { isOwnData } from "../../math/tasks/registry";
import { type Asked, askedOf, type Drawing, listedDrawing } from "../guarantee/asked";
import { operationsOf, unasked } from "../guarantee/work";
import { RunSeries } from "../session/series";
import type { DrawnSets } from "./approximate";
import { closerDrawing, drawnSetsOf } from "./drawn-sets";
import { ownFactsOf } from "./own-facts";
import type { Moment } from "./verdict";

const done = { status: "done", progress: 1, milliseconds: 0 } as const;

export function momentOf(experiment: Experiment, states: Parameters<RunSeries["accept"]>[0] = [], data: OwnData | null = null): Moment {
  const series = new RunSeries();
  series.accept(states);
  return { experiment, reports: series, own: data && ownFactsOf(data) };
}

export function certificateState(
  { rank, psi, samples = 64, total = samples }: Pick<CertificateState, "rank" | "psi"> & Partial<CertificateState>,
  changes: Partial<CertificateJobState> = {},
): CertificateJobState {
  const certificate: CertificateState = {
    ...{ samples, total, psi, rank, nullity: psi - rank, eigenvalues: new Float64Array(psi) },
    ...{ lambdaMin: 0, lambdaMax: 1, inUnits: null, unitsHide: 0, conditionNumber: 1, floor: 1e-13 },
  };
  return { ...done, job: "data", kind: "certificate", certificate, labelVariance: 2, bestFit: null, ...changes };
}

/** Errors at steps 1, 10, 100, ... */
export function curveOf(test: readonly number[], train: readonly number[] = test): LossCurve {
  const step = Float64Array.from(test, (_, k) => 10 ** k);
  return { step, train: Float64Array.from(train), test: Float64Array.from(test), shifted: [] };
}

export function closedFormState(learner: number, curve: LossCurve, changes: Partial<ClosedFormJobState> = {}): ClosedFormJobState {
  const solution = { solver: "Cholesky", relativeResidual: 0, conditionNumber: 1, wSingularValues: new Float64Array(1) };
  return { ...done, job: "data", kind: "closed-form", learner, curve, theory: null, solution, ...changes };
}

export function gradientState(learner: number, curve: LossCurve, changes: Partial<GradientJobState> = {}): GradientJobState {
  const steps = curve.step.at(-1) ?? 0;
  return { ...done, job: `learners[${learner}]`, kind: "gradient", learner, step: steps, steps, curve, repeats: [], ...changes };
}

export const ownTask = { kind: "custom", name: "rows.json", hash: "" } as const;

/** Own data, read as a file would be. @param Z  of every row a matrix d x n. */
export function ownDataOf(Z: readonly (readonly (readonly number[])[])[], y: readonly (readonly number[])[]): OwnData {
  const parsed = parseOwnData({
    format: "learnability-data",
    version: 1,
    samples: Z.map((tokens, row) => ({ Z: tokens, y: y[row] })),
    test: [],
  });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.data;
}

/** The moment after the data job of an experiment with a closed form alone, on a file or on generated data. */
export function solvedMoment(task: object, data: OwnData | null = null): Moment {
  const experiment = experimentOf({ task, learners: [{ kind: "closed-form" }] });
  const job = new DataJob(experiment, data);
  while (isUnderWay(job.status)) job.advance(Number.POSITIVE_INFINITY);
  return momentOf(experiment, job.states(), data);
}

/** The question of a preset about generated data, if its data sets can be drawn and begin without being asked for. */
export function askedOfPreset(experiment: Experiment): Asked | null {
  const asked = askedOf(experiment, null);
  const { problem, task } = asked;
  if (problem || isOwnData(task) || ("probes" in task && task.probes > 0)) return null;
  return operationsOf(asked, listedDrawing(asked)) <= unasked ? asked : null;
}

/** All data sets of a question about generated data, as the page has them at the end. */
export function drawnSets(asked: Asked): DrawnSets {
  const drawn = ({ samples, first, draws }: Drawing) => {
    const runs: SampleComplexityRun[] = [];
    const question = { experiment: asked, data: null, samples, first, draws, reference: referenceFor(asked.sampleComplexity.samples) };
    finish(excessByDraw(question, (message) => void (message.type === "run" && runs.push(message.run))));
    return { status: "done", runs } as const;
  };
  const listed = drawn(listedDrawing(asked));
  const closer = closerDrawing(asked, listed.runs);
  return drawnSetsOf(asked, listed, closer && drawn(closer));
}
