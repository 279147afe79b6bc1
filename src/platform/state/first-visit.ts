/** Decides whether an introduction is shown: on a first visit at the address without a link or a view, and at the first choice of a lab. */

import { labByDefault } from "../documents/format";
import { readPageView, wholePage } from "./page-view";
import { hasBeenHere } from "./preference-keys";
import type { Preferences } from "./preferences";

/** Preference: whether the question of the introduction is on the page, or was left. */
export const openingKey = "opening";
export type OpeningKept = "asked" | "shown";

/** Preference: the other labs whose question was left, by id with spaces between them. */
export const openingsKey = "openings";

/** Preferences that a person can choose while the question is shown. */
const chosenMeanwhile: readonly string[] = ["theme", "language", openingKey, openingsKey];

/**
 * A visit after one that ended before the question was left counts as a first one, too.
 *
 * @param address  as in `location`. A language in it does not count as a view.
 */
export function isFirstVisit({ search, hash }: Pick<Location, "search" | "hash">, preferences: Preferences): boolean {
  const view = { ...readPageView(search), language: null };
  const asked = preferences.read(openingKey) === ("asked" satisfies OpeningKept);
  const known = hasBeenHere(preferences, asked ? chosenMeanwhile : []);
  return hash.length < 2 && JSON.stringify(view) === JSON.stringify(wholePage) && !known;
}

/** Whether the question of a lab was left, on this visit or an earlier one. The first lab's counts as left where it was never begun. */
export function openingLeft(lab: string, preferences: Preferences): boolean {
  if (lab === labByDefault) return preferences.read(openingKey) !== ("asked" satisfies OpeningKept);
  return openingsLeft(preferences).includes(lab);
}

/** Keeps that the question of a lab was left. The visit is then no first one. */
export function keepOpeningLeft(lab: string, preferences: Preferences): void {
  preferences.write(openingKey, "shown" satisfies OpeningKept);
  if (!openingLeft(lab, preferences)) preferences.write(openingsKey, [...openingsLeft(preferences), lab].join(" "));
}

const openingsLeft = (preferences: Preferences) => (preferences.read(openingsKey) ?? "").split(" ").filter((lab) => lab !== "");
