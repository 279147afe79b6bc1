/** Effect of more samples, and the edit that adds them to the training data. */

import { roundedUp } from "../../../../../platform/charts/run-axis";
import type { DataTable } from "../../../../../platform/ui/panel/table";
import type { SentenceParts } from "../../../../../platform/ui/Sentence";
import type { Experiment } from "../../../document/document";
import type { AddedLaw, Question } from "../../../engine/study/questions";
import { maxPrimalFeatures } from "../../../math/learners/closed-form/fit";
import type { AddedPoint } from "../../charts/added-layout";
import { type Change, withTaskField } from "../../rail/edits";
import { failed, type Moment, nullityOf, psiOf, standing } from "../moment";
import { certificateText } from "../words";

/** In the order of the menu. */
export const addedLaws = ["gaussian", "rademacher", "sphere"] as const satisfies readonly AddedLaw[];

/** Most samples that the view tries. */
export const mostAdded = 4096;

/** Added samples in the training data; null for targets that take none. */
export function probesOf({ task }: Experiment): number | null {
  return "probes" in task ? task.probes : null;
}

/** Up to so many features a spectrum takes milliseconds, so the effect of more samples on seen directions is shown, too. */
const cheapFeatures = 400;

/** Largest proposal where spectra come from kernels, whose cost grows with the cube of the samples. */
const dualAdded = 256;

/** The chosen number, or twice as many as there are undetermined directions: the last one should be seen well, not barely. */
export function countOf(moment: Moment): number {
  const [psi, free] = [psiOf(moment), nullityOf(moment)];
  const proposed = free > 0 ? 2 * free : psi <= cheapFeatures ? roundedUp(4 * psi) : 0;
  return moment.choices.count ?? Math.min(psi > maxPrimalFeatures ? dualAdded : mostAdded, proposed);
}

/** The right end of the axis: it moves only when the number leaves the axis. */
export function axisEnd(moment: Moment): number {
  return Math.min(mostAdded, Math.max(10, 4 * nullityOf(moment), countOf(moment)));
}

export function addedQuestions(moment: Moment): readonly Question[] {
  return [{ kind: "added", law: moment.choices.law, count: countOf(moment) }];
}

/** Known points of the chosen distribution, ascending in the number of samples; empty when there are none. */
export function addedPoints(moment: Moment): AddedPoint[] {
  const entry = moment.entry("added");
  const answer = entry?.question.law === moment.choices.law ? entry.answer : null;
  if (!answer || (entry?.pending && !belongs(answer.nullity[0], nullityOf(moment)))) return [];
  const { counts, nullity, lambdaMin } = answer;
  return counts.map((count, index) => ({ count, nullity: nullity[index], lambdaMin: lambdaMin[index] }));
}

/** Until a new answer arrives, an old one is shown if it began with the present number of undetermined directions. */
function belongs(first: number | undefined, nullity: number): boolean {
  return first === undefined || first === nullity;
}

/** The line shown instead of the picture; null when there is a picture. */
export function noAdded(moment: Moment): SentenceParts | null {
  const stands = standing(moment);
  if (stands) return stands;
  const failure = moment.entry("added")?.failure;
  if (failure) return failed(failure);
  return addedPoints(moment).length === 0 ? [certificateText.data.asking] : null;
}

export function addedSentence(moment: Moment): SentenceParts {
  const words = certificateText.data;
  const free = nullityOf(moment);
  const probes = probesOf(moment.experiment) ?? 0;
  const points = addedPoints(moment);
  if (free > 0) return [effect(moment, points, free)];
  const last = points.at(-1);
  const better = last && last.count > 0 ? liftedTo(last) : "";
  if (probes > 0) return [{ text: words.closed, tone: "good" }, words.closedRest(probes)];
  return [{ text: words.alreadyClosed, tone: "good" }, `${words.alreadyClosedRest(psiOf(moment))}${better}`];
}

/** At this many times the samples of the last effect, the distribution is taken to show no further direction. */
const hopeless = 4;

function effect(moment: Moment, points: readonly AddedPoint[], free: number): string {
  const words = certificateText.data;
  const law = words.lawAdjectives[moment.choices.law];
  const count = countOf(moment);
  const at = points.findLast((point) => point.count <= count);
  if (!at || count === 0) return words.now(free);
  const closing = points.find(({ nullity }) => nullity === 0);
  if (closing && closing.count <= count) {
    const enough = words.closes(closing.count, law, free);
    return at.count > closing.count ? `${enough}${liftedTo(at)}` : enough;
  }
  const settled = points.find(({ nullity }) => nullity === at.nullity)?.count ?? at.count;
  const unseen = at.count > hopeless * Math.max(1, settled) && at.count > free + psiOf(moment) / 4;
  return (unseen ? words.stays : words.leaves)(at.count, law, at.nullity);
}

/** Clause on the present smallest eigenvalue; empty where the units leave only rounding of it. */
function liftedTo({ count, lambdaMin }: AddedPoint): string {
  return lambdaMin > 0 ? ` ${certificateText.data.lifts(count, lambdaMin)}` : "";
}

export function addedTable(moment: Moment): DataTable {
  const { columns } = certificateText.data;
  return {
    columns: [columns.count, columns.nullity, columns.lambdaMin],
    rows: addedPoints(moment).map(({ count, nullity, lambdaMin }) => [count, nullity, lambdaMin]),
  };
}

/** The experiment with so many added samples of a distribution. */
export const withProbes =
  (probes: number, law: AddedLaw): Change =>
  (experiment) =>
    withTaskField("probeLaw", law)(withTaskField("probes", probes)(experiment));
