/**
 * Controls that a link leaves free for its readers, for example a class. A link names the free controls, so that a control that
 * a later version adds is locked in it, as is every control that its author did not free. Locks guide; they are no secret: a
 * reader who wants the experiment without them can type it.
 */
import { shown } from "../fields/fields";
import type { Problem, Values } from "../fields/problem";
import { documentProblem } from "./document-problem";
import type { DocumentProblemCode } from "./problems";

export interface Locks {
  /** Controls that may be used: "seed", "gradient.rate", or "gradient.*" for every setting of a kind. */
  readonly free: readonly string[];
  /** Controls that are not shown; one that is free is not hidden. */
  readonly hidden: readonly string[];
}

/** Controls of the page, which change no document. */
export const pageControls = ["run", "open", "share", "export", "history"] as const;

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

/** Locks as a link holds them. The names are short to keep links short. */
export interface SparseLocks {
  readonly f: readonly string[];
  readonly h?: readonly string[];
}

export function sparseLocks({ free, hidden }: Locks): SparseLocks {
  return { f: free, ...(hidden.length > 0 ? { h: hidden } : {}) };
}

const mostControls = 200;
/** Also names of controls that are unknown to this version: they free and hide nothing. */
const controlName = /^[a-z][A-Za-z0-9-]{0,39}([.]([A-Za-z][A-Za-z0-9-]{0,39}|[*]))?$/;

/** Reads the locks of a link; problems name the fields as they are in the link. */
export function parseLocks(value: unknown): ParsedLocks {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return wrong("locks-not-an-object", { kind: kindOf(value) }, "l");
  const unknown = Object.keys(value).find((key) => key !== "f" && key !== "h");
  if (unknown !== undefined) return wrong("locks-unknown-field", {}, `l.${unknown.slice(0, 40)}`);
  const { f, h = [] } = value as { readonly f?: unknown; readonly h?: unknown };
  for (const [name, list] of [
    ["l.f", f],
    ["l.h", h],
  ] as const) {
    if (!Array.isArray(list)) return wrong("locks-not-a-list", { kind: kindOf(list) }, name);
    if (list.length > mostControls) return wrong("locks-too-many", { most: mostControls, count: list.length }, name);
    const at = list.findIndex((control) => typeof control !== "string" || !controlName.test(control));
    const found = typeof list[at] === "string" ? shown(list[at]) : kindOf(list[at]);
    if (at >= 0) return wrong("locks-no-control", { value: found }, `${name}[${at}]`);
  }
  return { ok: true, locks: { free: sorted(f as readonly string[]), hidden: sorted(h as readonly string[]) } };
}

function sorted(controls: readonly string[]): readonly string[] {
  return [...new Set(controls)].sort();
}

/** Never the value itself: its nesting may be too deep to be written. */
function kindOf(value: unknown): string | Problem {
  if (Array.isArray(value)) return documentProblem("kind-list");
  return value === null ? "null" : value === undefined ? "nothing" : documentProblem("kind-other", { type: typeof value });
}

function wrong(code: DocumentProblemCode, values: Values, field: string): ParsedLocks {
  return { ok: false, problem: documentProblem(code, values, field) };
}
