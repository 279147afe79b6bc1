/** The preferences of this page; others on the same origin are neither counted nor deleted. */
import type { Preferences } from "./preferences";

/** By parts that the page shows to the user. */
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

/** Whether the user has visited before: any preference is stored. */
export function hasBeenHere(preferences: Preferences): boolean {
  return preferenceNames.some((name) => preferences.read(name) !== null);
}
