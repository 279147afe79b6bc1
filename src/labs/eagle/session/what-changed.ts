/** The name of a run: what is different from the run before it. */
import type { EagleDocument } from "../../../experiment/eagle/document";
import { presets } from "../../../experiment/eagle/presets";
import { type ProblemSpec, problemFields } from "../../../experiment/eagle/problem-fields";
import { type SolverSpec, solverFields } from "../../../experiment/eagle/solver-fields";
import type { Fields } from "../../../fields/fields";
import { runName } from "../../../state/run-name";

/** A phrase such as "Condition κ 100 → 1000" or "preset Five ways to fill a hole". */
export function whatChanged(before: EagleDocument | null, after: EagleDocument): string {
  return runName(before, after, presets, () => (before ? changesBetween(before, after) : [after.problem.kind]));
}

function changesBetween(before: EagleDocument, after: EagleDocument): string[] {
  return [
    ...(before.seed === after.seed ? [] : [`seed ${before.seed} → ${after.seed}`]),
    ...specChanges(problemFields, before.problem, after.problem),
    ...solverChanges(before.solvers, after.solvers),
    ...(before.record === after.record ? [] : [`record ${after.record}`]),
  ];
}

function solverChanges(before: readonly SolverSpec[], after: readonly SolverSpec[]): string[] {
  if (before.length !== after.length) return [`${before.length} → ${after.length} solvers`];
  return after.flatMap((solver, index) => specChanges(solverFields, before[index], solver));
}

function specChanges(
  tables: Readonly<Record<string, Fields>>,
  before: ProblemSpec | SolverSpec,
  after: ProblemSpec | SolverSpec,
): string[] {
  if (before.kind !== after.kind) return [`${before.kind} → ${after.kind}`];
  const [old, now] = [before, after] as unknown as readonly Readonly<Record<string, unknown>>[];
  return Object.entries(tables[after.kind])
    .filter(([name]) => old[name] !== now[name])
    .map(([name, { label }]) => `${label} ${old[name]} → ${now[name]}`);
}
