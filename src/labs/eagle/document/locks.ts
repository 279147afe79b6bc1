/** Locks of links for documents of the EAGLE lab. */
import type { May } from "../../../platform/documents/kind";
import { defaultsOfGroup, fieldChanges, type ListRules, listChanges, same } from "../../../platform/documents/locked-list";
import type { Fields } from "../../../platform/fields/fields";
import { problemGroup, recordGroup } from "./controls";
import { type EagleDocument, sparseEagle } from "./document";
import type { ProblemSpec } from "./problem-fields";
import { type SolverSpec, solverFields } from "./solver-fields";

export const solverList: ListRules = { control: "solvers", fieldsOf: (kind): Fields => solverFields[kind as SolverSpec["kind"]] };

/** The controls that lead from one part of a document to another. The compiler asks for an entry per part. */
const parts: { readonly [Part in keyof EagleDocument]: (base: EagleDocument, next: EagleDocument, may: May) => readonly string[] } = {
  format: () => [],
  version: () => [],
  lab: () => [],
  seed: (base, next) => (base.seed === next.seed ? [] : ["seed"]),
  problem: (base, next, may) => problemChanges(base.problem, next.problem, may),
  solvers: (base, next, may) => listChanges(solverList, base.solvers, next.solvers, may),
  record: (base, next) => fieldChanges(recordGroup, base, next),
};

/** The controls that would have to be used to come from one document to another and may not be. */
export function lockedChanges(base: EagleDocument, next: EagleDocument, may: May): readonly string[] {
  const used = Object.values(parts).flatMap((changes) => changes(base, next, may));
  return [...new Set(used)].filter((control) => !may(control));
}

function problemChanges(base: ProblemSpec, next: ProblemSpec, may: May): readonly string[] {
  const group = problemGroup(next.kind);
  if (base.kind === "custom" && next.kind === "custom") {
    const isSameData = same([base.name, base.hash], [next.name, next.hash]);
    return isSameData ? fieldChanges(group, base, next) : ["kind"];
  }
  if (base.kind === "custom" || next.kind === "custom") return ["kind"];
  if (base.kind === next.kind) return fieldChanges(group, base, next);
  return ["kind", ...fieldChanges(group, defaultsOfGroup(group), next).filter((control) => !may(control))];
}

/** Values that the locks fix, as far as they differ from the defaults; later settings change no code. */
export function lockedPart(document: EagleDocument, may: May): unknown {
  if (may("preset")) return null;
  const { seed, problem, solvers, record } = sparseEagle(document) as { readonly [Part in keyof EagleDocument]?: unknown };
  const locked = (owner: string, values: unknown) =>
    Object.entries((values ?? {}) as Readonly<Record<string, unknown>>).filter(([name]) => !may(`${owner}.${name}`));
  const ofKind = (spec: unknown) => locked((spec as { readonly kind: string }).kind, spec);
  return [
    may("seed") ? null : seed,
    may("kind") ? null : ofKind(problem),
    may("solvers") ? null : ((solvers ?? []) as readonly unknown[]).map(ofKind),
    may("result.record") ? null : record,
  ];
}
