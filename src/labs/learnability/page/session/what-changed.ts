/** The name of a run: its difference from the run before it. */
import { formatCount } from "../../../../platform/charts/format";
import type { Fields } from "../../../../platform/fields/fields";
import { type ChangeWords, fieldChanges, keptWords, type NameWords, runNames, seedChange } from "../../../../platform/state/run-name";
import type { Experiment, LearnerSpec } from "../../document/document";
import { presets } from "../../document/presets";
import { learnerKindOf } from "../../math/learners/registry";
import { stopFields } from "../../math/learners/stop";
import { isOwnData, taskKindOf } from "../../math/tasks/registry";

interface LearnabilityWords extends NameWords {
  readonly learner: (spec: LearnerSpec) => string;
  readonly task: (spec: Experiment["task"]) => string;
}

/** A phrase such as "Samples N 1 024 → 4 096", "learning rate of 4 heads 0.003 → 0.01" or "preset Label noise". */
export const whatChanged = runNames<Experiment, LearnabilityWords>({
  presets,
  words: {
    ...keptWords,
    choice: ({ options }, value) => options[value] ?? value,
    learner: (spec) => learnerKindOf(spec).phrase(spec),
    task: (spec) => taskKindOf(spec).title.toLowerCase(),
  },
  digits: (value) => (Number.isInteger(value) && Math.abs(value) < 1e15 ? formatCount(value) : String(value)),
  structured: () => null,
  first: ({ task }, words) => titleOf(task, words),
  changes: (before, after, words) => [
    ...seedChange(before, after, words),
    ...taskChanges(before.task, after.task, words),
    ...learnerChanges(before.learners, after.learners, words),
    ...fieldChanges(stopFields, before.stop, after.stop, words),
  ],
});

type Words = LearnabilityWords & ChangeWords;

function taskChanges(before: Experiment["task"], after: Experiment["task"], words: Words): readonly string[] {
  if (isOwnData(after)) return isOwnData(before) && before.hash === after.hash ? [] : [titleOf(after, words)];
  if (before.kind !== after.kind) return [titleOf(after, words)];
  const fields = Object.entries<Fields[string]>(taskKindOf(after).fields).filter(([, field]) => !field.shown);
  return fieldChanges(Object.fromEntries(fields), before, after, words);
}

function learnerChanges(before: readonly LearnerSpec[], after: readonly LearnerSpec[], words: Words): readonly string[] {
  if (before.length === after.length) return after.flatMap((learner, index) => learnerChange(before[index], learner, words));
  return [
    ...withoutThose(after, before).map((learner) => words.withLearner(words.learner(learner))),
    ...withoutThose(before, after).map((learner) => words.withoutLearner(words.learner(learner))),
  ];
}

/** The learners that are not among `others`, equal ones counted. */
function withoutThose(learners: readonly LearnerSpec[], others: readonly LearnerSpec[]): readonly LearnerSpec[] {
  const left = others.map((learner) => JSON.stringify(learner));
  return learners.filter((learner) => {
    const place = left.indexOf(JSON.stringify(learner));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

function learnerChange(before: LearnerSpec, after: LearnerSpec, words: Words): readonly string[] {
  const name = words.learner(after);
  if (before.kind !== after.kind) return [`${words.learner(before)} → ${name}`];
  const { heads, ...fields } = learnerKindOf(after).fields;
  const changed = fieldChanges(fields, before, after, words, (field) => words.ofLearner(words.label(field), name));
  return heads ? [...fieldChanges({ heads }, before, after, words), ...changed] : changed;
}

function titleOf(task: Experiment["task"], words: LearnabilityWords): string {
  return isOwnData(task) ? words.ownData(task.name).trim() : words.task(task);
}
