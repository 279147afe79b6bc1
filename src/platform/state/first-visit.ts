/** Decides who sees the introduction: a first visitor at the address without a link. All others see what they asked for. */

import { readPageView, wholePage } from "./page-view";
import { hasBeenHere } from "./preference-keys";
import type { Preferences } from "./preferences";

/** Preference: whether the question of the introduction is being asked, or was left. */
export const openingKey = "opening";
export type OpeningKept = "asked" | "shown";

/** What the question itself lets a person choose. */
const chosenMeanwhile: readonly string[] = ["theme", "language", openingKey];

/**
 * Includes the visits after one that was ended before the question was left.
 *
 * @param address  as in `location`. A language in it does not count as a request.
 */
export function isFirstVisit({ search, hash }: Pick<Location, "search" | "hash">, preferences: Preferences): boolean {
  const view = { ...readPageView(search), language: null };
  const asked = preferences.read(openingKey) === ("asked" satisfies OpeningKept);
  const known = hasBeenHere(preferences, asked ? chosenMeanwhile : []);
  return hash.length < 2 && JSON.stringify(view) === JSON.stringify(wholePage) && !known;
}
