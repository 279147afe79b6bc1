/** Data of the laboratory at one moment: all its sentences and pictures follow from them alone. */

import type { Problem } from "../../../../platform/fields/problem";
import { failureSaid } from "../../../../platform/ui/problem-said";
import type { SentenceParts } from "../../../../platform/ui/Sentence";
import type { Experiment } from "../../document/document";
import type { Laboratory } from "../../document/laboratory";
import type { AddedLaw } from "../../engine/study/questions";
import type { ScaledSet } from "../../math/certificate/feature-sets";
import { maxPrimalFeatures } from "../../math/learners/closed-form/fit";
import type { FeatureMap } from "../../math/model/feature-maps";
import { isOwnData } from "../../math/tasks/registry";
import type { EntryOf } from "../asking/study-inquiries";
import { type NamedLearner, namedLearners } from "../learners";
import { panelText } from "../panels/words";
import type { PageMoment } from "../session/page-moment";
import { certificateText } from "./words";

/** Choices on the page that belong to no document. */
export interface Choices {
  readonly law: AddedLaw;
  /** Samples to add; null leaves the proposal to the view. */
  readonly count: number | null;
  /** Searches that take minutes and were started by hand. */
  readonly started: ReadonlySet<"fewest-heads" | "sweep">;
  readonly sweepAxis: "value" | "lambdaMin";
  /** Step of the slider over m4 / m2^2. */
  readonly ratio: number;
  readonly map: FeatureMap;
  /** Features with which a sample has the bound of Lemma A.7. */
  readonly features: FeatureSet;
}

/** Those of Algorithm 2, linear combinations of them by one factor each, or with the identity in place of Lambda. */
export type FeatureSet = "algorithm" | ScaledSet | "whitened";

export interface Moment extends PageMoment {
  /** As in the document, but with the amplitude under the slider now. */
  readonly shown: Laboratory;
  readonly choices: Choices;
  /** The latest question of a kind about this run, with its answer. */
  readonly entry: EntryOf;
}

/** The line shown instead of a view until its data have come; null afterwards. */
export function standing({ series, activity, experiment, ownData }: Moment): SentenceParts | null {
  const words = certificateText;
  const state = series.certificate;
  if (state?.failure) return [{ text: panelText.spectrum.failed(failureSaid(state.failure)), tone: "error" }];
  if (state?.status === "done" && state.certificate) return null;
  if (isOwnData(experiment.task) && !ownData) return [words.noData];
  return [activity === "paused" && !state?.certificate ? words.ready : words.waiting];
}

/** The line shown instead of a view that needs the coefficients of a function, where there are too many of them. */
export function withoutCoefficients(moment: Moment, view: keyof typeof certificateText.dual): SentenceParts | null {
  const psi = psiOf(moment);
  return psi > maxPrimalFeatures ? [certificateText.dual[view](psi, maxPrimalFeatures)] : null;
}

export function psiOf({ series }: Moment): number {
  return series.certificate?.certificate?.psi ?? 0;
}

export function nullityOf({ series }: Moment): number {
  return series.certificate?.certificate?.nullity ?? 0;
}

/** Token dimension, from psi = d^2 (d + 1) / 2. */
export function dimensionOf(psi: number): number {
  let d = 1;
  while ((d * d * (d + 1)) / 2 < psi) d++;
  return d;
}

/** Number of output coordinates; 1 while it is unknown. */
export function outputsOf({ series, ownData, entry }: Moment): number {
  return series.target?.outputs ?? ownData?.outputs ?? entry("twin")?.answer?.twin?.found.answer.length ?? 1;
}

/** Learners that are not hidden, under the names of all panels. */
export function shownLearners({ experiment, hidden }: Pick<Moment, "experiment" | "hidden">): NamedLearner[] {
  return namedLearners(experiment).filter(({ index }) => !hidden.has(index));
}

export function failed(failure: Problem): SentenceParts {
  return [{ text: certificateText.failed(failureSaid(failure)), tone: "error" }];
}

/** Number of test sequences that can be shown; 0 while it is unknown. */
export function sampleCount({ series, experiment: { task }, ownData }: Moment): number {
  if (series.target) return series.target.samples;
  if (isOwnData(task)) return ownData?.test ?? 0;
  return "testSamples" in task ? task.testSamples : 0;
}

/** The experiment with other settings of the laboratory; the run goes on. */
export const withLaboratory =
  (change: Partial<Laboratory>) =>
  (experiment: Experiment): Experiment => ({ ...experiment, laboratory: { ...experiment.laboratory, ...change } });
