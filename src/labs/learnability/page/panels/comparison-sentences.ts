/** Distances of the compared learners from the teacher, in sentences. */
import { asSentence, joinSentences } from "../../../../platform/ui/grammar";
import type { LearnerView, TargetView } from "../../engine/view";
import { isClosedForm, isMany, type NamedLearner, nameInText } from "../learners";
import type { Compared } from "./comparison";
import { comparisonText } from "./comparison-words";

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
  const words = comparisonText.attention;
  const shown = compared.filter(({ view }) => view.attention);
  if (shown.length === 0) return target.teacher ? onlyTeacher(compared, target) : words.absent;
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
  const words = comparisonText.attention;
  return compared.some(({ learner }) => isClosedForm(learner)) ? words.noHeads(psi) : words.onlyTeacher;
}

export function functionSentence(compared: readonly Compared[], target: TargetView): string {
  const words = comparisonText.function;
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
    ...(away.length > 0 ? [words.away(away.reduce(comparisonText.attention.both), size)] : []),
  ];
  return clauses.length > 0 ? asSentence(clauses.join("; ")) : words.begin;
}

/** "the closed form and four heads", and whether that is a plural. */
function together(group: readonly { readonly who: string; readonly many: boolean }[]): [who: string, many: boolean] {
  return [group.map(({ who }) => who).reduce(comparisonText.attention.both), group.length > 1 || group[0].many];
}

export interface HeadCount {
  readonly learner: NamedLearner;
  readonly used: number;
}

export function headsSentence(counts: readonly HeadCount[], teacher: number | null): string {
  const words = comparisonText.heads;
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
