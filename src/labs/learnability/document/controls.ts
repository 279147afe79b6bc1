/** The controls of an experiment: its settings, each with a table of fields, and what else a link can lock. */
import type { FieldGroup } from "../../../platform/documents/kind";
import type { Field, Fields } from "../../../platform/fields/fields";
import { stopFields } from "../math/learners/stop";
import { isOwnData, taskKindOf, tasks } from "../math/tasks/registry";
import { type Experiment, learnerKinds } from "./document";

/** Controls of the document beside the settings with a table of fields. */
export const documentControls = ["preset", "seed", "kind", "learners"] as const;
/** Panels that are free, shown with their controls locked, or hidden. Their names are in links that classes have. */
export const panelControls = ["laboratory", "map", "landscape", "computations", "exhibit"] as const;

export const stopGroup: FieldGroup = { owner: "stop", fields: stopFields };

/** The tables of this experiment's settings: its target, every kind of its learners, its stop rules. */
export function fieldGroups({ task, learners }: Experiment): readonly FieldGroup[] {
  const kinds = [...new Set(learners.map(({ kind }) => kind))];
  return [
    ...(isOwnData(task) ? [] : [{ owner: task.kind, fields: taskKindOf(task).fields }]),
    ...kinds.map((owner) => ({ owner, fields: learnerKinds[owner].fields as Fields })),
    stopGroup,
  ];
}

/** The field that a control sets; null where it sets none. */
export function fieldOf(control: string): Field | null {
  const [owner, name] = control.split(".");
  const table = owner === "stop" ? stopFields : (own(tasks, owner)?.fields ?? own(learnerKinds, owner)?.fields);
  return (table && own(table as Fields, name)) ?? null;
}

/** Own data have no settings. */
const generatedKinds = Object.values(tasks).flatMap(({ kind, generated }) => (generated ? [kind] : []));

/** Another kind of target comes with the kind, other learners with the list; own data have no settings. */
export function ownersBehind(control: string): readonly string[] {
  if (control === "kind") return generatedKinds;
  return control === "learners" ? Object.keys(learnerKinds) : [];
}

function own<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
