/** What more samples would do, and how they are added to the training data. */

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

/** As they are offered. */
export const addedLaws = ["gaussian", "rademacher", "sphere"] as const satisfies readonly AddedLaw[];

/** Most samples that the view tries. */
export const mostAdded = 4096;

/** Samples that the training data hold already; null for targets that take none. */
export function probesOf({ task }: Experiment): number | null {
  return "probes" in task ? task.probes : null;
}

/** Up to so many features a spectrum takes milliseconds, and what more samples do to seen directions is worth a look. */
const cheapFeatures = 400;

/** Proposed at most where spectra come from kernels, whose cost grows with the cube of the samples. */
const dualAdded = 256;

/** The number chosen, or twice as many as could close the loop at best: the last direction should be seen well, not barely. */
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

/** What is known, ascending in the number of samples; of the law that is chosen, or nothing. */
export function addedPoints(moment: Moment): AddedPoint[] {
  const entry = moment.entry("added");
  const answer = entry?.question.law === moment.choices.law ? entry.answer : null;
  if (!answer || (entry?.pending && !belongs(answer.nullity[0], nullityOf(moment)))) return [];
  const { counts, nullity, lambdaMin } = answer;
  return counts.map((count, index) => ({ count, nullity: nullity[index], lambdaMin: lambdaMin[index] }));
}

/** While a new answer is waited for, an old one is shown if it began where the data are now. */
function belongs(first: number | undefined, nullity: number): boolean {
  return first === undefined || first === nullity;
}

/** What stands in place of the picture. */
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

/** So many samples beyond the free directions without any effect mean that the law never shows the rest. */
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

/** What the smallest eigenvalue has come to; nothing where units leave nothing but rounding of it. */
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

/** The experiment with so many added samples of a law. */
export const withProbes =
  (probes: number, law: AddedLaw): Change =>
  (experiment) =>
    withTaskField("probeLaw", law)(withTaskField("probes", probes)(experiment));
