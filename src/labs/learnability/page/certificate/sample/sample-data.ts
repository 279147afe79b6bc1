/** Sentence, table and picture of the certificate of a sample. */

import type { DataTable } from "../../../../../platform/ui/panel/table";
import type { SentenceParts } from "../../../../../platform/ui/Sentence";
import type { PointAnswer, PointLearner, Question } from "../../../engine/study/questions";
import { failureShare, noisyNumerator } from "../../../math/certificate/noisy-bound";
import type { PointRow } from "../../charts/point-layout";
import { type NamedLearner, nameInText } from "../../learners";
import { failed, type Moment, sampleCount, shownLearners, standing } from "../moment";
import { certificateText } from "../words";

/** Index of the sample, limited to the existing samples. */
export function sampleOf(moment: Moment): number {
  return Math.max(0, Math.min(moment.sample, sampleCount(moment) - 1));
}

export function sampleQuestions(moment: Moment): readonly Question[] {
  if (sampleCount(moment) === 0) return [];
  const learners = shownLearners(moment).flatMap(({ index }) => {
    const p = moment.series.views.get(index)?.p;
    return p ? [{ learner: index, p }] : [];
  });
  return [{ kind: "point", sample: sampleOf(moment), tokens: null, learners }];
}

/** The answer about the shown sample; null while it is about another one. */
export function pointAnswer(moment: Moment): PointAnswer | null {
  const entry = moment.entry("point");
  return entry?.answer && entry.question.sample === sampleOf(moment) ? entry.answer : null;
}

/** The line shown instead of the certificate; null when there is one. */
export function noSample(moment: Moment): SentenceParts | null {
  const words = certificateText.sample;
  const stands = standing(moment);
  if (stands) return stands;
  if (sampleCount(moment) === 0) return [words.none];
  const failure = moment.entry("point")?.failure;
  if (failure) return failed(failure);
  return pointAnswer(moment) ? null : [words.asking];
}

export function sampleSentence(moment: Moment): SentenceParts {
  const words = certificateText.sample;
  const answer = pointAnswer(moment);
  if (!answer) return [];
  if (!answer.certified) return [{ text: words.open, tone: "warning" }, words.openRest(answer.share), words.openMeaning];
  return [{ text: words.certified, tone: "good" }, words.certifiedRest, widest(moment, answer)];
}

/** Clause on the learner with the largest bound. */
function widest(moment: Moment, answer: PointAnswer): string {
  const named = learnersOf(moment, answer);
  const worst = named.toSorted((a, b) => b.point.bound - a.point.bound).at(0);
  if (!worst) return "";
  return certificateText.sample.allows(nameInText(worst.learner), worst.point.bound, worst.point.difference);
}

function learnersOf(moment: Moment, answer: PointAnswer): { readonly learner: NamedLearner; readonly point: PointLearner }[] {
  return shownLearners(moment).flatMap((learner) => {
    const point = answer.learners.find((one) => one.learner === learner.index);
    return point ? [{ learner, point }] : [];
  });
}

export function pointRows(moment: Moment, answer: PointAnswer): PointRow[] {
  return learnersOf(moment, answer).map(({ learner: { index, name, color, textColor, marker }, point }) => ({
    id: `learner-${index}`,
    name,
    color,
    textColor,
    marker,
    note: certificateText.sample.excess(point.excess),
    bound: point.bound,
    loose: point.excess * answer.normFactor,
    noisy: noisyBound(answer, point),
    difference: point.difference,
  }));
}

/** Lemma E.2; null where it does not apply, 0 where its numerator is negative and bounds nothing. */
function noisyBound({ noisy, normFactor }: PointAnswer, { excess }: PointLearner): number | null {
  if (!noisy) return null;
  const numerator = noisyNumerator(noisy, excess);
  return numerator > 0 ? numerator * normFactor : 0;
}

/** What the marks below the rows mean. */
export function marksSaid(answer: PointAnswer): string {
  const words = certificateText.sample;
  if (!answer.noisy) return words.across;
  const none = answer.learners.every((point) => noisyBound(answer, point) === 0);
  return `${words.across}; ${words.acrossNoisy(answer.noisy.largestNorm, failureShare, none)}`;
}

export function sampleTable(moment: Moment): DataTable {
  const answer = pointAnswer(moment);
  const { learner, share, excess, leverage, bound, loose, noisy, difference } = certificateText.sample.columns;
  return {
    columns: [learner, share, excess, leverage, bound, loose, ...(answer?.noisy ? [noisy] : []), difference],
    rows: (answer ? learnersOf(moment, answer) : []).map(({ learner: { name }, point }) => [
      name,
      answer?.share ?? Number.NaN,
      point.excess,
      answer?.leverage ?? Number.NaN,
      point.bound,
      point.excess * (answer?.normFactor ?? Number.NaN),
      ...(answer?.noisy ? [noisyBound(answer, point) || certificateText.sample.negative] : []),
      point.difference,
    ]),
  };
}
