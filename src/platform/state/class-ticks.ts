/** The controls that a teacher ticked last in the dialog of class links, by name, so that they apply to every experiment. */
import { parseLocks } from "../documents/locks";
import { type Preferences, readJson } from "./preferences";

export interface Ticks {
  /** Whether the ticked controls decide, or everything may be changed. */
  readonly chosen: boolean;
  /** Whether controls are ticked by default. */
  readonly all: boolean;
  readonly except: readonly string[];
  readonly hidden: readonly string[];
}

export const untouchedTicks: Ticks = { chosen: false, all: true, except: [], hidden: [] };

const key = "learnability-ticks";

/** The stored ticks, or the initial ones. */
export function readTicks(preferences: Preferences): Ticks {
  const kept = readJson(preferences, key);
  if (typeof kept !== "object" || kept === null) return untouchedTicks;
  const { chosen, all, except, hidden } = kept as { readonly [Part in keyof Ticks]?: unknown };
  const names = parseLocks({ f: except, h: hidden });
  if (!names.ok || typeof chosen !== "boolean" || typeof all !== "boolean") return untouchedTicks;
  return { chosen, all, except: names.locks.free, hidden: names.locks.hidden };
}

export function keepTicks(preferences: Preferences, ticks: Ticks): void {
  preferences.write(key, JSON.stringify(ticks));
}
