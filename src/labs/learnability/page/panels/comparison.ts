/** Which learners are compared with the teacher, and how far from it they are. */

import { asSentence, joinSentences } from "../../../../platform/ui/grammar";
import type { LearnerView, TargetView } from "../../engine/view";
import { lastError } from "../curve-errors";
import { isClosedForm, isConvex, isGradient, isLayered, isMany, type NamedLearner, nameInText } from "../learners";
import type { RunSeries } from "../session/series";
import { panelText } from "./words";

/** A learner and its view of the sample that is shown. */
export interface Compared {
  readonly learner: NamedLearner;
  readonly view: LearnerView;
}

/** More than three learners beside the teacher are too small to read. */
export const mostCompared = 3;

/** A learner must be this much better than the one shown to take its place, so that the picture does not flicker. */
const clearlyBetter = 0.2;

/** Of the gradient learners that have heads like the teacher's, the one with the smallest error; the one shown before, unless another is clearly better. */
export function bestGradient(learners: readonly NamedLearner[], series: RunSeries, shown: number | null): number | null {
  const alike = learners.filter((learner) => isGradient(learner) && !isLayered(learner));
  const errors = alike.flatMap(({ index }) => {
    const state = series.gradients.get(index);
    const error = state && !state.diverged ? lastError(state.curve) : Number.NaN;
    return Number.isFinite(error) ? [{ index, error }] : [];
  });
  const best = errors.toSorted((a, b) => a.error - b.error).at(0);
  if (!best) return alike.at(-1)?.index ?? null;
  const current = errors.find(({ index }) => index === shown);
  return current && best.error > clearlyBetter * current.error ? current.index : best.index;
}

/** The chosen learners, or the first closed form, the first gradient descent on W and the best gradient learner. */
export function comparedLearners(
  learners: readonly NamedLearner[],
  chosen: readonly number[] | null,
  best: number | null,
): readonly NamedLearner[] {
  if (chosen) return learners.filter(({ index }) => chosen.includes(index));
  const shown = [learners.find(isClosedForm)?.index, learners.find(isConvex)?.index, best];
  return learners.filter(({ index }) => shown.includes(index));
}

/** ||A - A'|| / ||A'||, over all heads of the sample. */
export function attentionDifference(view: LearnerView, target: TargetView): number | null {
  if (!view.attention?.aligned || !target.teacher) return null;
  const { attention } = target.teacher;
  let difference = 0;
  let size = 0;
  for (let i = 0; i < attention.length; i++) {
    difference += (view.attention.matrices[i] - attention[i]) ** 2;
    size += attention[i] ** 2;
  }
  return Math.sqrt(difference / (size || 1));
}

/** Smaller relative differences are called equal. */
const equalBelow = 1e-3;
/** A share of the function that no teacher's value matrix can make, large enough to mention. */
export const notSmall = 0.01;

export function attentionSentence(compared: readonly Compared[], target: TargetView): string {
  const words = panelText.attention;
  const shown = compared.filter(({ view }) => view.attention);
  if (shown.length === 0) return target.teacher ? onlyTeacher(compared, target) : words.nobody;
  if (!target.teacher) return `${words.ownShown} ${words.ownHeads}`;
  if (!shown.some(({ view }) => view.attention?.aligned))
    return words.tooLarge(
      target.psi,
      compared.some((one) => isClosedForm(one.learner) && !shown.includes(one)),
    );
  const known = compared.flatMap(({ learner, view }) => {
    const share = attentionDifference(view, target);
    return share === null ? [] : [{ who: nameInText(learner), many: isMany(learner), share }];
  });
  const equal = known.filter(({ share }) => share < equalBelow);
  const others = known.filter((one) => !equal.includes(one));
  const clauses = [
    ...(equal.length > 0 ? [words.equal(...together(equal), equalBelow)] : []),
    ...others.map(({ who, many, share }) => words.near(who, many, share)),
  ];
  return asSentence(clauses.join("; "));
}

/** No learner is compared, or only closed forms that have no heads. */
function onlyTeacher(compared: readonly Compared[], { psi }: TargetView): string {
  const words = panelText.attention;
  return compared.some(({ learner }) => isClosedForm(learner)) ? words.noHeads(psi) : words.onlyTeacher;
}

export function functionSentence(compared: readonly Compared[], target: TargetView): string {
  const words = panelText.function;
  if (!target.teacher) return compared.length > 0 ? words.own : words.begin;
  if (!target.teacher.p) return words.dual(target.psi);
  const size = Math.sqrt(target.teacher.p.reduce((sum, value) => sum + value * value, 0));
  const known = compared.flatMap(({ learner, view: { distance } }) =>
    distance === null ? [] : [{ who: nameInText(learner), many: isMany(learner), distance }],
  );
  const same = known.filter(({ distance }) => distance < equalBelow * size);
  const away = known.filter((one) => !same.includes(one)).map(({ who, many, distance }) => words.at(who, many, distance));
  const clauses = [
    ...(same.length > 0 ? [words.same(...together(same))] : []),
    ...(away.length > 0 ? [words.away(away.reduce(panelText.attention.both), size)] : []),
  ];
  return clauses.length > 0 ? asSentence(clauses.join("; ")) : words.begin;
}

/** "the closed form and four heads", and whether that is a plural. */
function together(group: readonly { readonly who: string; readonly many: boolean }[]): [who: string, many: boolean] {
  return [group.map(({ who }) => who).reduce(panelText.attention.both), group.length > 1 || group[0].many];
}

export interface HeadCount {
  readonly learner: NamedLearner;
  readonly used: number;
}

export function headsSentence(counts: readonly HeadCount[], teacher: number | null): string {
  const words = panelText.heads;
  const closedForm = counts.find(({ learner }) => isClosedForm(learner));
  const descending = counts.filter(({ learner }) => !isClosedForm(learner));
  const most = descending.toSorted((a, b) => b.used - a.used).at(0);
  if (counts.length === 0) return words.begin;
  const known = [...(closedForm ? [words.closedForm(closedForm.used)] : []), ...(teacher === null ? [] : [words.made(teacher)])];
  return joinSentences(
    known.length > 0 && asSentence(known.join("; ")),
    most && asSentence(words.gradient(nameInText(most.learner), isMany(most.learner), most.used)),
  );
}
