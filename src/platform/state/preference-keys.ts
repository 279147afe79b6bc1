/** The preferences of this page; others on the same origin are neither counted nor deleted. */
import type { Preferences } from "./preferences";

/** By parts that the page shows to the user. */
export const keysOf = {
  progress: ["lessons", "presets-opened"],
  machines: ["learnability-automaton-draft", "learnability-turing-text"],
  settings: [
    "theme",
    "language",
    "tour",
    "opening",
    "openings",
    "panels",
    "backend",
    "threads",
    "calibration",
    "learnability-speeds",
    "learnability-ticks",
  ],
} as const;

export const preferenceNames: readonly string[] = Object.values(keysOf).flat();

/** Whether a preference is one of this page's. */
export function isOurs(name: string): boolean {
  return preferenceNames.includes(name);
}

/** Whether the user has visited before: any preference is stored, but for those that do not count. */
export function hasBeenHere(preferences: Preferences, uncounted: readonly string[] = []): boolean {
  return preferenceNames.some((name) => !uncounted.includes(name) && preferences.read(name) !== null);
}
