/**
 * Which controls a link leaves to those who open it, as for a class. A link names what is free, so that a control that a
 * later version adds is locked in it, as everything else that its author did not grant. Locks guide; they are no secret:
 * whoever wants the experiment without them can type it.
 */

import { type Field, type Fields, shown } from "../../fields/fields";
import type { Problem } from "../../fields/problem";
import { stopFields } from "../../learners/stop";
import { isOwnData, taskKindOf, tasks } from "../../tasks/registry";
import { type Experiment, learnerKinds } from "./document";

export interface Locks {
  /** Controls that may be used: "seed", "gradient.rate", or "gradient.*" for every setting of a kind. */
  readonly free: readonly string[];
  /** Controls that are not shown; one that is free is not hidden. */
  readonly hidden: readonly string[];
}

/** An experiment with what may be changed about it, as a link of a teacher brings it. */
export interface Assignment {
  readonly experiment: Experiment;
  readonly locks: Locks;
}

/** Controls beside the settings with a table of fields. Those of the page change no experiment. */
export const documentControls = ["preset", "seed", "kind", "learners"] as const;
export const pageControls = ["run", "open", "share", "export", "history"] as const;
/** Panels that are free, shown with their controls locked, or hidden. */
export const panelControls = ["laboratory", "map", "landscape", "computations", "exhibit"] as const;

/** One table of fields whose settings can be locked one by one. */
export interface FieldGroup {
  /** Kind of the target or of a learner, or "stop". */
  readonly owner: string;
  readonly fields: Fields;
}

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

/** Own data have no settings. */
const generatedKinds = Object.values(tasks).flatMap(({ kind, generated }) => (generated ? [kind] : []));

/** Every control that a link to this experiment can lock. */
export function controlsOf(experiment: Experiment): readonly string[] {
  const settings = fieldGroups(experiment).flatMap(({ owner, fields }) => Object.keys(fields).map((name) => `${owner}.${name}`));
  return [...documentControls, ...settings, ...pageControls, ...panelControls];
}

/** The field that a control sets; null where it sets none. */
export function fieldOf(control: string): Field | null {
  const [owner, name] = control.split(".");
  const table = owner === "stop" ? stopFields : (own(tasks, owner)?.fields ?? own(learnerKinds, owner)?.fields);
  return (table && own(table as Fields, name)) ?? null;
}

function own<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/**
 * The locks of a link, from what its author ticked. Settings of other kinds of target are free with the kind, and those of
 * other learners with the list of learners: nobody could have ticked them.
 */
export function locksFor(experiment: Experiment, ticked: ReadonlySet<string>, hidden: ReadonlySet<string>): Locks {
  const groups = fieldGroups(experiment);
  const whole = groups.filter(({ owner, fields }) => Object.keys(fields).every((name) => ticked.has(`${owner}.${name}`)));
  const known = new Set(groups.map(({ owner }) => owner));
  const others = [...(ticked.has("kind") ? generatedKinds : []), ...(ticked.has("learners") ? Object.keys(learnerKinds) : [])];
  const wild = [...whole.map(({ owner }) => owner), ...others.filter((kind) => !known.has(kind))];
  const single = controlsOf(experiment).filter((control) => ticked.has(control) && !wild.includes(control.split(".")[0]));
  return {
    free: [...single, ...wild.map((owner) => `${owner}.*`)].sort(),
    hidden: controlsOf(experiment)
      .filter((control) => hidden.has(control) && !ticked.has(control))
      .sort(),
  };
}

/** Whether a control may be used; without locks everything may. */
export function isFree(locks: Locks | null, control: string): boolean {
  return locks === null || locks.free.includes(control) || locks.free.includes(`${control.split(".")[0]}.*`);
}

export function isHidden(locks: Locks | null, control: string): boolean {
  return locks?.hidden.includes(control) === true && !isFree(locks, control);
}

export function sameLocks(a: Locks | null, b: Locks | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export type ParsedLocks = { readonly ok: true; readonly locks: Locks } | { readonly ok: false; readonly problem: Problem };

/** What travels in a link. The names are short because they travel. */
export interface SparseLocks {
  readonly f: readonly string[];
  readonly h?: readonly string[];
}

export function sparseLocks({ free, hidden }: Locks): SparseLocks {
  return { f: free, ...(hidden.length > 0 ? { h: hidden } : {}) };
}

const mostControls = 200;
/** Also names of controls that this version does not know: they free and hide nothing. */
const controlName = /^[a-z][A-Za-z0-9-]{0,39}([.]([A-Za-z][A-Za-z0-9-]{0,39}|[*]))?$/;

/** Reads the locks of a link; what is wrong with them is told by the names that travel. */
export function parseLocks(value: unknown): ParsedLocks {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return wrong("l", `must be an object, got ${kindOf(value)}`);
  const unknown = Object.keys(value).find((key) => key !== "f" && key !== "h");
  if (unknown !== undefined) return wrong(`l.${unknown.slice(0, 40)}`, "is not a known field");
  const { f, h = [] } = value as { readonly f?: unknown; readonly h?: unknown };
  for (const [name, list] of [
    ["l.f", f],
    ["l.h", h],
  ] as const) {
    if (!Array.isArray(list)) return wrong(name, `must be a list of controls, got ${kindOf(list)}`);
    if (list.length > mostControls) return wrong(name, `must have at most ${mostControls} entries, got ${list.length}`);
    const at = list.findIndex((control) => typeof control !== "string" || !controlName.test(control));
    if (at >= 0)
      return wrong(`${name}[${at}]`, `must name a control, got ${typeof list[at] === "string" ? shown(list[at]) : kindOf(list[at])}`);
  }
  return { ok: true, locks: { free: sorted(f as readonly string[]), hidden: sorted(h as readonly string[]) } };
}

function sorted(controls: readonly string[]): readonly string[] {
  return [...new Set(controls)].sort();
}

/** Never the value itself: it may be nested more deeply than can be written. */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  return value === null ? "null" : value === undefined ? "nothing" : `a value of type ${typeof value}`;
}

function wrong(field: string, message: string): ParsedLocks {
  return { ok: false, problem: { field, message } };
}
