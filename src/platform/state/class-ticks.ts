/** The last choice in the dialog of class links, and the controls that were ticked there, by name, so that they apply to every experiment. */
import { parseLocks } from "../documents/locks";
import { type ReadyChoice, readyChoices } from "../documents/ready-choices";
import { type Preferences, readJson } from "./preferences";

/** Everything may be changed, or what a ready choice leaves free, or what is ticked. */
export type ClassChoice = "everything" | ReadyChoice | "ticked";

export const classChoices: readonly ClassChoice[] = ["everything", ...readyChoices, "ticked"];

export interface Ticks {
  readonly choice: ClassChoice;
  /** The control that stays free where only one does; null before one was chosen. */
  readonly one: string | null;
  /** Whether controls are ticked by default. */
  readonly all: boolean;
  readonly except: readonly string[];
  readonly hidden: readonly string[];
}

export const untouchedTicks: Ticks = { choice: "everything", one: null, all: true, except: [], hidden: [] };

const key = "learnability-ticks";

/** The stored ticks, or the initial ones. Earlier versions stored only whether ticks decide. */
export function readTicks(preferences: Preferences): Ticks {
  const kept = readJson(preferences, key);
  if (typeof kept !== "object" || kept === null) return untouchedTicks;
  const { chosen, one, all, except, hidden, ...said } = kept as { readonly [Part in keyof Ticks | "chosen"]?: unknown };
  const choice = classChoices.find((known) => known === (said.choice ?? (chosen === true ? "ticked" : "everything")));
  const names = parseLocks({ f: except, h: hidden });
  if (!names.ok || choice === undefined || typeof all !== "boolean") return untouchedTicks;
  return { choice, one: typeof one === "string" ? one : null, all, except: names.locks.free, hidden: names.locks.hidden };
}

export function keepTicks(preferences: Preferences, ticks: Ticks): void {
  preferences.write(key, JSON.stringify(ticks));
}
