/** The name of a run: what is different from the run before it. */

import type { Field, Fields } from "../../../../platform/fields/fields";
import { keptWords, type NameWords, runName } from "../../../../platform/state/run-name";
import type { Experiment, LearnerSpec } from "../../document/document";
import { presets } from "../../document/presets";
import { learnerKindOf } from "../../math/learners/registry";
import { stopFields } from "../../math/learners/stop";
import { isOwnData, taskKindOf } from "../../math/tasks/registry";

export interface ChangeWords extends NameWords {
  readonly learner: (spec: LearnerSpec) => string;
  readonly task: (spec: Experiment["task"]) => string;
}

const keptChanges: ChangeWords = {
  ...keptWords,
  choice: ({ options }, value) => options[value] ?? value,
  learner: (spec) => learnerKindOf(spec).phrase(spec),
  task: (spec) => taskKindOf(spec).title.toLowerCase(),
};

/** A phrase such as "Samples N 1 024 → 4 096", "rate of 4 heads 0.003 → 0.01" or "preset Label noise". */
export function whatChanged(before: Experiment | null, after: Experiment, words: ChangeWords = keptChanges): string {
  return runName(before, after, presets, () => (before ? changesBetween(before, after, words) : [titleOf(after.task, words)]), words);
}

function changesBetween(before: Experiment, after: Experiment, words: ChangeWords): string[] {
  return [
    ...seedChange(before.seed, after.seed, words),
    ...taskChanges(before.task, after.task, words),
    ...learnerChanges(before.learners, after.learners, words),
    ...fieldChanges(stopFields, before.stop, after.stop, words),
  ];
}

function seedChange(before: number, after: number, { seed, number }: ChangeWords): string[] {
  return before === after ? [] : [`${seed} ${number(digitsOf(before))} → ${number(digitsOf(after))}`];
}

function taskChanges(before: Experiment["task"], after: Experiment["task"], words: ChangeWords): string[] {
  if (isOwnData(after)) return isOwnData(before) && before.hash === after.hash ? [] : [titleOf(after, words)];
  if (before.kind !== after.kind) return [titleOf(after, words)];
  return fieldChanges(taskKindOf(after).fields, before, after, words);
}

function learnerChanges(before: readonly LearnerSpec[], after: readonly LearnerSpec[], words: ChangeWords): string[] {
  if (before.length === after.length) return after.flatMap((learner, index) => learnerChange(before[index], learner, words));
  const known = before.map((learner) => JSON.stringify(learner));
  const now = after.map((learner) => JSON.stringify(learner));
  return [
    ...withoutThose(after, now, known).map((learner) => words.withLearner(words.learner(learner))),
    ...withoutThose(before, known, now).map((learner) => words.withoutLearner(words.learner(learner))),
  ];
}

/** The learners that are not among `others`, equal ones counted. */
function withoutThose(learners: readonly LearnerSpec[], texts: readonly string[], others: readonly string[]): LearnerSpec[] {
  const left = [...others];
  return learners.filter((_, index) => {
    const place = left.indexOf(texts[index]);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

function learnerChange(before: LearnerSpec, after: LearnerSpec, words: ChangeWords): string[] {
  const name = words.learner(after);
  if (before.kind !== after.kind) return [`${words.learner(before)} → ${name}`];
  const { heads, ...fields } = learnerKindOf(after).fields;
  const changed = fieldChanges(fields, before, after, words, (label) => words.ofLearner(label, name));
  return heads ? [...fieldChanges({ heads }, before, after, words), ...changed] : changed;
}

/** @param whose  a label with whose it is. */
function fieldChanges(fields: Fields, before: object, after: object, words: ChangeWords, whose = (label: string) => label): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const [old, now] = [before, after].map((values) => (values as Readonly<Record<string, unknown>>)[name]);
    if (field.shown || JSON.stringify(old) === JSON.stringify(now)) return [];
    const label = whose(words.label(field));
    return field.kind === "structured" ? [label] : [`${label} ${valueWords(field, old, words)} → ${valueWords(field, now, words)}`];
  });
}

function titleOf(task: Experiment["task"], words: ChangeWords): string {
  return isOwnData(task) ? words.ownData(task.name).trim() : words.task(task);
}

function valueWords(field: Field, value: unknown, { choice, number }: ChangeWords): string {
  if (typeof value === "number") return number(digitsOf(value));
  return field.kind === "choice" ? choice(field, String(value)) : String(value);
}

/** Whole numbers with thin spaces. */
function digitsOf(value: number): string {
  return Number.isInteger(value) && Math.abs(value) < 1e15 ? String(value).replace(/\B(?=(\d{3})+$)/g, "\u202f") : String(value);
}
