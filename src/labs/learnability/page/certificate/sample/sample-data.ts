/** Sentence, table and picture of the certificate of a sample. */

import type { DataTable } from "../../../../../platform/ui/panel/table";
import type { SentenceParts } from "../../../../../platform/ui/Sentence";
import type { PointAnswer, PointLearner, Question } from "../../../engine/study/questions";
import { failureShare, noisyNumerator } from "../../../math/certificate/noisy-bound";
import type { PointRow } from "../../charts/point-layout";
import { type NamedLearner, nameInText } from "../../learners";
import { failed, type Moment, sampleCount, shownLearners, standing } from "../moment";
import { certificateText } from "../words";
import { setBound, setQuestions } from "./feature-sets";

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
  const sample = sampleOf(moment);
  return [{ kind: "point", sample, tokens: null, learners }, ...setQuestions(moment, sample)];
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
  const failure = moment.entry("point")?.failure ?? moment.entry("features")?.failure;
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

/** Sentence on the learner with the largest bound: by the leverage, or by Lemma A.7 where other features are chosen. */
function widest(moment: Moment, answer: PointAnswer): string {
  const words = certificateText.sample;
  const named = learnersOf(moment, answer);
  const worst = named.toSorted((a, b) => b.point.bound - a.point.bound).at(0);
  const set = moment.choices.features;
  if (set !== "algorithm") {
    const bound = setBound(moment, sampleOf(moment), answer);
    if (!bound) return "";
    if (!(bound.lambdaMin > 0)) return words.singular;
    const own = moment.series.certificate?.certificate?.lambdaMin ?? Number.NaN;
    return words.other(set, bound.lambdaMin, own, worst ? [nameInText(worst.learner), worst.point.excess * bound.normFactor] : null);
  }
  return worst ? words.allows(nameInText(worst.learner), worst.point.bound, worst.point.difference) : "";
}

function learnersOf(moment: Moment, answer: PointAnswer): { readonly learner: NamedLearner; readonly point: PointLearner }[] {
  return shownLearners(moment).flatMap((learner) => {
    const point = answer.learners.find((one) => one.learner === learner.index);
    return point ? [{ learner, point }] : [];
  });
}

export function pointRows(moment: Moment, answer: PointAnswer): PointRow[] {
  const factor = factorOf(moment, answer);
  return learnersOf(moment, answer).map(({ learner: { index, name, color, textColor, marker }, point }) => ({
    id: `learner-${index}`,
    name,
    color,
    textColor,
    marker,
    note: certificateText.sample.excess(point.excess),
    bound: point.bound,
    loose: point.excess * factor,
    noisy: noisyBound(answer, point, factor),
    difference: point.difference,
  }));
}

/** By which Lemma A.7 multiplies the excess risk; infinite where it bounds nothing, and while it is being computed. */
function factorOf(moment: Moment, answer: PointAnswer): number {
  return setBound(moment, sampleOf(moment), answer)?.normFactor ?? Number.POSITIVE_INFINITY;
}

/** Lemma E.2; null where it does not apply, 0 where its numerator is negative and bounds nothing. */
function noisyBound({ noisy }: PointAnswer, { excess }: PointLearner, factor: number): number | null {
  if (!noisy) return null;
  const numerator = noisyNumerator(noisy, excess);
  return numerator > 0 ? numerator * factor : 0;
}

/** What the marks below the rows mean. */
export function marksSaid({ choices: { features } }: Moment, answer: PointAnswer): string {
  const words = certificateText.sample;
  const marks = features === "algorithm" ? words.across : words.acrossSet;
  if (!answer.noisy) return marks;
  const none = answer.learners.every((point) => noisyBound(answer, point, 1) === 0);
  return `${marks}; ${words.acrossNoisy(answer.noisy.largestNorm, failureShare, none)}`;
}

export function sampleTable(moment: Moment): DataTable {
  const answer = pointAnswer(moment);
  const words = certificateText.sample;
  const { learner, share, excess, leverage, bound, loose, noisy, difference } = words.columns;
  const { features } = moment.choices;
  const looser = features === "algorithm" ? loose : `${loose}, ${words.sets[features]}`;
  const factor = answer ? factorOf(moment, answer) : Number.NaN;
  return {
    columns: [learner, share, excess, leverage, bound, looser, ...(answer?.noisy ? [noisy] : []), difference],
    rows: (answer ? learnersOf(moment, answer) : []).map(({ learner: { name }, point }) => [
      name,
      answer?.share ?? Number.NaN,
      point.excess,
      answer?.leverage ?? Number.NaN,
      point.bound,
      point.excess * factor,
      ...(answer?.noisy ? [noisyBound(answer, point, factor) || words.negative] : []),
      point.difference,
    ]),
  };
}
