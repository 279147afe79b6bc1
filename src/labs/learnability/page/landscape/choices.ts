/** Options of the panel, and the chosen ones. */
import { isOwnData } from "../../math/tasks/registry";
import { isGradient, type NamedGradient, namedLearners } from "../learners";
import type { DirectionName, Moment, OtherName } from "./moment";
import { landscapeText } from "./words";

export function gradientLearners({ experiment }: Pick<Moment, "experiment">): NamedGradient[] {
  return namedLearners(experiment).filter(isGradient);
}

/** The learner whose landscape is shown; null where none trains. */
export function learnerOf(moment: Pick<Moment, "experiment" | "choices">): NamedGradient | null {
  const all = gradientLearners(moment);
  return all.find(({ index }) => index === moment.choices.learner) ?? all[0] ?? null;
}

/** Directions of this experiment; a kind with only one direction is not offered a second time. */
export function offeredDirections(moment: Moment, taken: DirectionName | null): DirectionName[] {
  const own = learnerOf(moment)?.index;
  const others = gradientLearners(moment).filter(({ index }) => index !== own);
  const all: DirectionName[] = [
    "path",
    ...(hasTeacher(moment) ? (["teacher"] as const) : []),
    ...others.map(({ index }) => `learner-${index}` as const),
    "sharpest",
    "downhill",
    "random",
  ];
  return all.filter((name) => name !== taken || hasNext(name));
}

/** The chosen directions, as far as the experiment has them. */
export function chosenDirections(moment: Moment): readonly [DirectionName, DirectionName] {
  const { first, second } = moment.choices;
  const wanted = first ?? (hasTeacher(moment) ? "teacher" : "path");
  const one = offeredDirections(moment, null).includes(wanted) ? wanted : "path";
  return [one, offeredDirections(moment, one).includes(second) ? second : "path"];
}

/** Whether a kind has a second direction. */
export function hasNext(name: DirectionName): boolean {
  return name === "path" || name === "sharpest" || name === "random";
}

export function directionName(moment: Moment, name: DirectionName, isNext: boolean): string {
  const words = landscapeText.directions;
  switch (name) {
    case "path":
      return isNext ? words.pathAgain : words.path;
    case "sharpest":
      return isNext ? words.sharpestAgain : words.sharpest;
    case "random":
      return isNext ? words.randomAgain : words.random;
    case "teacher":
    case "downhill":
      return words[name];
    default:
      return words.learner(learnerNamed(moment, indexOf(name))?.name ?? "");
  }
}

/** Other solutions that the learner can be compared with, learners first. */
export function offeredOthers(moment: Moment): OtherName[] {
  const own = learnerOf(moment)?.index;
  const others = gradientLearners(moment).filter(({ index }) => index !== own);
  return [...others.map(({ index }) => `learner-${index}` as const), ...(hasTeacher(moment) ? (["teacher"] as const) : [])];
}

export function chosenOther(moment: Moment): OtherName | null {
  const offered = offeredOthers(moment);
  return offered.find((name) => name === moment.choices.other) ?? offered[0] ?? null;
}

export function otherTitle(moment: Moment, name: OtherName): string {
  return name === "teacher" ? landscapeText.between.teacher : (learnerNamed(moment, indexOf(name))?.name ?? "");
}

export function learnerNamed(moment: Pick<Moment, "experiment">, index: number): NamedGradient | undefined {
  return gradientLearners(moment).find((learner) => learner.index === index);
}

export function indexOf(name: `learner-${number}`): number {
  return Number(name.slice("learner-".length));
}

function hasTeacher({ series }: Moment): boolean {
  return Boolean(series.target?.teacher);
}

/** Whether the existence of a teacher is known: own data have none; for other targets the view of a sample has it. */
export function teacherKnown({ series, experiment }: Moment): boolean {
  return series.target !== null || isOwnData(experiment.task);
}
