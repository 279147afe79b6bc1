/** Decides whether an introduction is shown: on a first visit at the address without a link or a view, and at the first choice of a lab. */

import { readPageView, wholePage } from "./page-view";
import { hasBeenHere } from "./preference-keys";
import type { Preferences } from "./preferences";

/** Preference: whether the question of the introduction is on the page, or was left. */
export const openingKey = "opening";
export type OpeningKept = "asked" | "shown";

/** Preferences that a person can choose while the question is shown. */
const chosenMeanwhile: readonly string[] = ["theme", "language", openingKey];

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
