/** Which labs' questions have been left; fetched when a lab is opened or its question left. */
import { labByDefault } from "../documents/format";
import { type OpeningKept, openingKey } from "./first-visit";
import type { Preferences } from "./preferences";

/** Preference: the other labs whose question was left, by id with spaces between them. */
const openingsKey = "openings";

/** Whether the question of a lab was left, on this visit or an earlier one. The first lab's counts as left where it was never begun. */
export function openingLeft(lab: string, preferences: Preferences): boolean {
  if (lab === labByDefault) return preferences.read(openingKey) !== ("asked" satisfies OpeningKept);
  return openingsLeft(preferences).includes(lab);
}

/** Keeps that the question of a lab was left; that of the first lab has a key of its own. */
export function keepOpeningLeft(lab: string, preferences: Preferences): void {
  if (!openingLeft(lab, preferences)) preferences.write(openingsKey, [...openingsLeft(preferences), lab].join(" "));
}

const openingsLeft = (preferences: Preferences) => (preferences.read(openingsKey) ?? "").split(" ").filter((lab) => lab !== "");
