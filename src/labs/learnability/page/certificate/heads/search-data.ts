/** The search for the fewest heads: its question and its results. */

import type { DataTable } from "../../../../../platform/ui/panel/table";
import type { SentenceParts } from "../../../../../platform/ui/Sentence";
import type { LearnerSpec } from "../../../document/document";
import type { FewestHeadsAnswer, HeadsTrial, Question } from "../../../engine/study/questions";
import { genericHeads } from "../../../math/learners/closed-form/generic-heads";
import { maxSearchDimension } from "../../../math/learners/closed-form/searchable";
import { usedHeads } from "../../charts/heads-layout";
import { isClosedForm, type NamedClosedForm } from "../../learners";
import { dimensionOf, failed, type Moment, outputsOf, psiOf, shownLearners, standing, withoutCoefficients } from "../moment";
import { certificateText } from "../words";

/** Random starts for every number of heads. */
const starts = 12;

/** Relative residual below which the heads compute the function: far above rounding, far below that of one head too few. */
export const exactBelow = 1e-9;

/** Singular values of W below this share of the largest are rounding. */
const roundingShare = 1e-10;

/** Fewest and most heads that are tried. */
export function searchRange(moment: Moment): readonly [number, number] {
  const d = dimensionOf(psiOf(moment));
  return [1, Math.min(genericHeads(d, outputsOf(moment)) + 1, d * d)];
}

export function searchQuestions(moment: Moment): readonly Question[] {
  if (!moment.choices.started.has("fewest-heads") || noSearch(moment)) return [];
  const [from, to] = searchRange(moment);
  return [{ kind: "fewest-heads", from, to, starts }];
}

export function closedFormOf(moment: Moment): NamedClosedForm | null {
  return shownLearners(moment).find(isClosedForm) ?? null;
}

/** The line shown instead of the search; null when the search is possible. */
export function noSearch(moment: Moment): SentenceParts | null {
  const stands = standing(moment) ?? withoutCoefficients(moment, "heads");
  if (stands) return stands;
  const d = dimensionOf(psiOf(moment));
  return d > maxSearchDimension ? [certificateText.heads.tooLarge(d, maxSearchDimension)] : null;
}

export function searchAnswer(moment: Moment): FewestHeadsAnswer | null {
  return moment.entry("fewest-heads")?.answer ?? null;
}

/** The least number of heads that makes the function exactly; null while none has. */
export function foundTrial({ trials }: FewestHeadsAnswer): HeadsTrial | null {
  const exact = trials.filter(({ residual }) => residual <= exactBelow);
  return exact.toSorted((a, b) => a.heads - b.heads).at(0) ?? null;
}

export function searchSentence(moment: Moment): SentenceParts {
  const words = certificateText.heads;
  const entry = moment.entry("fewest-heads");
  if (entry?.failure) return failed(entry.failure);
  if (!entry) return [words.idle];
  const { answer } = entry;
  if (!answer || answer.trials.length === 0) return [words.beginning];
  const found = foundTrial(answer);
  if (found) return [`${words.found(found.heads, found.residual)}${svdWords(moment)}.`];
  const nearest = answer.trials.toSorted((a, b) => a.residual - b.residual)[0];
  if (answer.done || entry.stopped) return [`${words.missed(nearest.heads, nearest.residual)}${svdWords(moment)}.`];
  return [words.searching(Math.max(...answer.trials.map(({ heads }) => heads)))];
}

function svdWords(moment: Moment): string {
  const closedForm = closedFormOf(moment);
  const values = closedForm && moment.series.closedForms.get(closedForm.index)?.solution?.wSingularValues;
  if (!values || values.length === 0) return "";
  return certificateText.heads.svd(usedHeads(values, roundingShare));
}

/** Heads that a closed form is compressed to; null for the SVD of W. */
export function compressionOf(spec: LearnerSpec): number | null {
  return "compress" in spec && typeof spec.compress === "number" && spec.compress > 0 ? spec.compress : null;
}

/** Whether a closed form has a setting for its number of heads. */
export function canCompress(spec: LearnerSpec): boolean {
  return "compress" in spec;
}

export function searchTable(moment: Moment): DataTable {
  const trials = searchAnswer(moment)?.trials ?? [];
  const { columns } = certificateText.heads;
  return {
    columns: [columns.heads, columns.residual, columns.starts],
    rows: trials.toSorted((a, b) => a.heads - b.heads).map(({ heads, residual, starts }) => [heads, residual, starts]),
  };
}
