/** The name of a run: what is different from the run before it. */
import type { Experiment, LearnerSpec } from "../../../experiment/learnability/document";
import { presets } from "../../../experiment/learnability/presets";
import type { Field, Fields } from "../../../fields/fields";
import { learnerKindOf } from "../../../learners/registry";
import { stopFields } from "../../../learners/stop";
import { runName } from "../../../state/run-name";
import { isOwnData, taskKindOf } from "../../../tasks/registry";

/** A phrase such as "Samples N 1 024 → 4 096", "rate of 4 heads 0.003 → 0.01" or "preset Label noise". */
export function whatChanged(before: Experiment | null, after: Experiment): string {
  const known = presets.map(({ title, experiment: document }) => ({ title, document }));
  return runName(before, after, known, () => (before ? changesBetween(before, after) : [titleOf(after)]));
}

function changesBetween(before: Experiment, after: Experiment): string[] {
  return [
    ...seedChange(before.seed, after.seed),
    ...taskChanges(before.task, after.task),
    ...learnerChanges(before.learners, after.learners),
    ...fieldChanges(stopFields, before.stop, after.stop),
  ];
}

function seedChange(before: number, after: number): string[] {
  return before === after ? [] : [`seed ${numberWords(before)} → ${numberWords(after)}`];
}

function taskChanges(before: Experiment["task"], after: Experiment["task"]): string[] {
  if (isOwnData(after)) {
    const same = isOwnData(before) && before.hash === after.hash;
    return same ? [] : [`own data ${after.name}`.trim()];
  }
  if (before.kind !== after.kind) return [taskKindOf(after).title.toLowerCase()];
  return fieldChanges(taskKindOf(after).fields, before, after);
}

function learnerChanges(before: readonly LearnerSpec[], after: readonly LearnerSpec[]): string[] {
  if (before.length === after.length) return after.flatMap((learner, index) => learnerChange(before[index], learner));
  const known = before.map((learner) => JSON.stringify(learner));
  const now = after.map((learner) => JSON.stringify(learner));
  return [
    ...withoutThose(after, now, known).map((learner) => `with ${learnerName(learner)}`),
    ...withoutThose(before, known, now).map((learner) => `without ${learnerName(learner)}`),
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

function learnerChange(before: LearnerSpec, after: LearnerSpec): string[] {
  if (before.kind !== after.kind) return [`${learnerName(before)} → ${learnerName(after)}`];
  const { heads, ...fields } = learnerKindOf(after).fields;
  const changed = fieldChanges(fields, before, after, ` of ${learnerName(after)}`).map(lowerFirst);
  return heads ? [...fieldChanges({ heads }, before, after), ...changed] : changed;
}

function fieldChanges(fields: Fields, before: object, after: object, owner = ""): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const [old, now] = [before, after].map((values) => (values as Readonly<Record<string, unknown>>)[name]);
    if (field.shown || JSON.stringify(old) === JSON.stringify(now)) return [];
    return field.kind === "structured"
      ? [`${field.label}${owner}`]
      : [`${field.label}${owner} ${valueWords(field, old)} → ${valueWords(field, now)}`];
  });
}

function titleOf({ task }: Experiment): string {
  if (isOwnData(task)) return `own data ${task.name}`.trim();
  return taskKindOf(task).title.toLowerCase();
}

function learnerName(learner: LearnerSpec): string {
  return learnerKindOf(learner).phrase(learner);
}

function valueWords(field: Field, value: unknown): string {
  if (typeof value === "number") return numberWords(value);
  return field.kind === "choice" ? (field.options[String(value)] ?? String(value)) : String(value);
}

/** Whole numbers with thin spaces. */
function numberWords(value: number): string {
  return Number.isInteger(value) && Math.abs(value) < 1e15 ? String(value).replace(/\B(?=(\d{3})+$)/g, "\u202f") : String(value);
}

/** "Rate" to "rate", but not "AdamW" or "N". */
function lowerFirst(words: string): string {
  return /^\p{Lu}\p{Ll}+[ )]/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}
