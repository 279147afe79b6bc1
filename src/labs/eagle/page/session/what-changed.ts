/** The name of a run: what is different from the run before it. */

import type { Field, Fields } from "../../../../platform/fields/fields";
import { keptWords, type NameWords, runName } from "../../../../platform/state/run-name";
import { type EagleDocument, eagleFields } from "../../document/document";
import { presets } from "../../document/presets";
import { type ProblemSpec, problemFields } from "../../document/problem-fields";
import { type SolverSpec, solverFields } from "../../document/solver-fields";

/** A phrase such as "Condition κ 100 → 1000" or "preset Noisy data and early stopping". */
export function whatChanged(before: EagleDocument | null, after: EagleDocument, words = keptWords): string {
  return runName(before, after, presets, () => (before ? changesBetween(before, after, words) : [words.kind(after.problem.kind)]), words);
}

function changesBetween(before: EagleDocument, after: EagleDocument, words: NameWords): string[] {
  return [
    ...(before.seed === after.seed ? [] : [`${words.seed} ${before.seed} → ${after.seed}`]),
    ...specChanges(problemFields, before.problem, after.problem, words),
    ...solverChanges(before.solvers, after.solvers, words),
    ...(before.record === after.record ? [] : [`${words.kind("record")} ${words.choice(eagleFields.record, after.record)}`]),
  ];
}

function solverChanges(before: readonly SolverSpec[], after: readonly SolverSpec[], words: NameWords): string[] {
  if (before.length !== after.length) return [`${before.length} → ${after.length} ${words.kind("solvers")}`];
  return after.flatMap((solver, index) => specChanges(solverFields, before[index], solver, words));
}

function specChanges(
  tables: Readonly<Record<string, Fields>>,
  before: ProblemSpec | SolverSpec,
  after: ProblemSpec | SolverSpec,
  words: NameWords,
): string[] {
  const { label, kind } = words;
  if (before.kind !== after.kind) return [`${kind(before.kind)} → ${kind(after.kind)}`];
  const [old, now] = [before, after] as unknown as readonly Readonly<Record<string, unknown>>[];
  return Object.entries(tables[after.kind])
    .filter(([name]) => old[name] !== now[name])
    .map(([name, field]) => `${label(field)} ${valueWords(field, old[name], words)} → ${valueWords(field, now[name], words)}`);
}

function valueWords(field: Field, value: unknown, { choice, number }: NameWords): string {
  return field.kind === "choice" ? choice(field, String(value)) : typeof value === "number" ? number(String(value)) : String(value);
}
