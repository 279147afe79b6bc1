/** The controls of a document of the EAGLE lab: its settings, each with a table of fields, and what else a link can lock. */
import type { FieldGroup } from "../../../platform/documents/kind";
import type { Field, Fields } from "../../../platform/fields/fields";
import { type EagleDocument, eagleFields } from "./document";
import { completionFields, madeKinds, type ProblemSpec, problemFields } from "./problem-fields";
import { solverFields, solverKinds } from "./solver-fields";

/** Controls of the document beside the settings with a table of fields. */
export const documentControls = ["preset", "seed", "kind", "solvers"] as const;
/** Panels that are free, shown with their controls locked, or hidden. */
export const panelControls = ["conditioning"] as const;

export const recordGroup: FieldGroup = { owner: "result", fields: { record: eagleFields.record } };

/** The tables of this document's settings: its problem, every kind of its solvers, what a result keeps. */
export function fieldGroups({ problem, solvers }: EagleDocument): readonly FieldGroup[] {
  const kinds = [...new Set(solvers.map(({ kind }) => kind))].filter((kind) => Object.keys(solverFields[kind]).length > 0);
  return [problemGroup(problem.kind), ...kinds.map((owner) => ({ owner, fields: solverFields[owner] })), recordGroup];
}

/** The settings of a kind of problem: all of those that are made here, and of own data how a matrix is completed. */
export function problemGroup(kind: ProblemSpec["kind"]): FieldGroup {
  return { owner: kind, fields: kind === "custom" ? completionFields : problemFields[kind] };
}

/** The field that a control sets; null where it sets none. */
export function fieldOf(control: string): Field | null {
  const [owner, name] = control.split(".");
  const table = owner === recordGroup.owner ? recordGroup.fields : (own<Fields>(problemFields, owner) ?? own<Fields>(solverFields, owner));
  return (table && own(table, name)) ?? null;
}

/** Owners of fields that a control also decides on: the kind of problem on its settings, the list of solvers on theirs. */
export function ownersBehind(control: string): readonly string[] {
  if (control === "kind") return madeKinds;
  return control === "solvers" ? solverKinds : [];
}

function own<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
