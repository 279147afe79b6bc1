/** The name of a run: what is different from the run before it. */

import type { Field, Fields } from "../../../../platform/fields/fields";
import { keptWords, type NameWords, runName } from "../../../../platform/state/run-name";
import { attentionFields } from "../../document/attention-fields";
import { type LionDocument, lionFields } from "../../document/document";
import { type EncoderSpec, encoderFields } from "../../document/encoder-fields";
import { presets } from "../../document/presets";
import { problemFields } from "../../document/problem-fields";

/** Characters of a text, or of a list, that a name has room for. */
const longest = 24;

/** A phrase such as "Tokens L 16 → 32" or "preset Three forms, one answer". */
export function whatChanged(before: LionDocument | null, after: LionDocument, words = keptWords): string {
  return runName(before, after, presets, () => (before ? changesBetween(before, after, words) : [words.kind(after.problem.kind)]), words);
}

function changesBetween(before: LionDocument, after: LionDocument, words: NameWords): string[] {
  return [
    ...(before.seed === after.seed ? [] : [`${words.seed} ${before.seed} → ${after.seed}`]),
    ...(before.problem.kind === after.problem.kind
      ? fieldChanges(problemFields[after.problem.kind], before.problem, after.problem, words)
      : [`${words.kind(before.problem.kind)} → ${words.kind(after.problem.kind)}`]),
    ...learnerChanges(before.learners, after.learners, words),
    ...fieldChanges({ ...attentionFields, record: lionFields.record }, before, after, words),
  ];
}

function learnerChanges(before: readonly EncoderSpec[], after: readonly EncoderSpec[], words: NameWords): string[] {
  if (before.length !== after.length) return [`${before.length} → ${after.length} ${words.kind("encoders")}`];
  return after.flatMap((spec, index) => fieldChanges(encoderFields, before[index], spec, words));
}

function fieldChanges(table: Fields, before: object, after: object, { label, choice, number }: NameWords): string[] {
  const [old, now] = [before, after] as readonly Readonly<Record<string, unknown>>[];
  const said = (field: Field, value: unknown) => {
    if (typeof value === "number") return number(String(value));
    return field.kind === "choice" ? choice(field, String(value)) : shortly(value);
  };
  return Object.entries(table)
    .filter(([name]) => JSON.stringify(old[name]) !== JSON.stringify(now[name]))
    .map(([name, field]) => `${label(field)} ${said(field, old[name])} → ${said(field, now[name])}`);
}

function shortly(value: unknown): string {
  const words = typeof value === "string" ? value : Array.isArray(value) ? value.join(" ") : named(value);
  return words.length > longest ? `${words.slice(0, longest - 1)}…` : words;
}

/** A picture goes by the name of its file. */
function named(value: unknown): string {
  if (value === null) return "none";
  return value instanceof Object && "name" in value ? String(value.name) : String(value);
}
