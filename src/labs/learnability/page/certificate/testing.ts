/** A moment of the laboratory without a page: an experiment, what its jobs have reported, and answers of one's own. */

import { problemLine } from "../../../../platform/fields/problem";
import { type Experiment, parseExperiment } from "../../document/document";
import type { CertificateState, GradientJobState } from "../../engine/protocol";
import type { AnswerTo, Question, QuestionOf } from "../../engine/study/questions";
import type { Entry } from "../asking/study-inquiries";
import { RunSeries } from "../session/series";
import type { Moment } from "./moment";

type Kind = Question["kind"];

export function experimentOf(task: object, learners: readonly object[], more: object = {}): Experiment {
  const document = { format: "learnability-experiment", version: 1, task: { kind: "random-attention", ...task }, learners, ...more };
  const parsed = parseExperiment(document);
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.experiment;
}

/** Data of d = 4 that leave so many of 40 directions free. */
export function seriesOf(nullity: number, ...states: readonly GradientJobState[]): RunSeries {
  const psi = 40;
  const certificate: CertificateState = {
    samples: 64,
    total: 64,
    psi,
    eigenvalues: new Float64Array(psi),
    lambdaMin: 0,
    lambdaMax: 1,
    rank: psi - nullity,
    inUnits: null,
    unitsHide: 0,
    nullity,
    conditionNumber: 1,
    floor: 1e-13,
  };
  const series = new RunSeries();
  const done = { job: "data", status: "done", progress: 1, milliseconds: 0 } as const;
  series.accept([{ ...done, kind: "certificate", certificate, labelVariance: 40, bestFit: null }, ...states]);
  return series;
}

/** Typed by the kind of its question where it is made, and of any kind afterwards, as a list of entries holds it. */
export function answered<Asked extends Kind>(question: QuestionOf<Asked>, answer: AnswerTo<Asked> | null): Entry {
  return { question, answer, failure: null, pending: answer === null, progress: 0, stopped: false } as unknown as Entry;
}

export function momentOf(experiment: Experiment, series: RunSeries, changes: Partial<Moment> = {}, entries: readonly Entry[] = []): Moment {
  return {
    experiment,
    series,
    activity: "running",
    sample: 0,
    hidden: new Set(),
    ownData: null,
    shown: experiment.laboratory,
    choices: { law: "gaussian", count: null, started: new Set(), sweepAxis: "value", ratio: 50, map: "relu", features: "algorithm" },
    entry: <Asked extends Kind>(kind: Asked) =>
      (entries.find(({ question }) => question.kind === kind) ?? null) as unknown as Entry<Asked> | null,
    ...changes,
  };
}
