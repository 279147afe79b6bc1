/** Which preferences are this page's; others on the same origin are not ours to count or delete. */
import type { Preferences } from "./preferences";

/** By what they mean to a person. */
export const keysOf = {
  progress: ["lessons"],
  machines: ["learnability-automaton-draft", "learnability-turing-text"],
  settings: ["theme", "language", "tour", "opening", "backend", "threads", "calibration", "learnability-speeds", "learnability-ticks"],
} as const;

export const preferenceNames: readonly string[] = Object.values(keysOf).flat();

/** Whether a preference is one of this page's. */
export function isOurs(name: string): boolean {
  return preferenceNames.includes(name);
}

/** Whether this person has been here: something of theirs is kept, however little. */
export function hasBeenHere(preferences: Preferences): boolean {
  return preferenceNames.some((name) => preferences.read(name) !== null);
}
