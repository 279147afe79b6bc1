/** The controls of a document of the LION lab: its settings, each with a table of fields, and what else a link can lock. */
import type { FieldGroup } from "../../../platform/documents/kind";
import type { Field, Fields } from "../../../platform/fields/fields";
import { attentionFields } from "./attention-fields";
import { type LionDocument, lionFields } from "./document";
import { learnerFields } from "./encoder-fields";
import { madeKinds, type ProblemKind, problemFields } from "./problem-fields";

/** Controls of the document beside the settings with a table of fields. */
export const documentControls = ["preset", "seed", "kind", "learners"] as const;

export const attentionGroup: FieldGroup = { owner: "attention", fields: attentionFields };
export const recordGroup: FieldGroup = { owner: "result", fields: { record: lionFields.record } };

/** The tables of this document's settings: its sequence, how it attends, what a result keeps; or its task and who learns it. */
export function fieldGroups({ problem, learners }: LionDocument): readonly FieldGroup[] {
  if (problem.kind === "task") {
    const kinds = [...new Set(learners.map(({ kind }) => kind))];
    return [problemGroup(problem.kind), ...kinds.map((owner) => ({ owner, fields: learnerFields[owner] }))];
  }
  return [...(problem.kind === "custom" ? [] : [problemGroup(problem.kind)]), attentionGroup, recordGroup];
}

/** The settings of a kind of problem. */
export function problemGroup(kind: ProblemKind): FieldGroup {
  return { owner: kind, fields: problemFields[kind] };
}

/** The field that a control sets; null where it sets none. */
export function fieldOf(control: string): Field | null {
  const [owner, name] = control.split(".");
  const tables: Readonly<Record<string, Fields>> = {
    [attentionGroup.owner]: attentionGroup.fields,
    [recordGroup.owner]: recordGroup.fields,
    ...Object.fromEntries(madeKinds.map((kind) => [kind, problemFields[kind]])),
    ...learnerFields,
  };
  const table = own(tables, owner);
  return (table && own(table, name)) ?? null;
}

/** Another kind of sequence comes with the kind, other encoders with the list; own data have no settings. */
export function ownersBehind(control: string): readonly string[] {
  if (control === "kind") return madeKinds;
  return control === "learners" ? Object.keys(learnerFields) : [];
}

function own<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
