/** Decides who sees the introduction: a first visitor at the address without a link. All others see what they asked for. */

import { readPageView, wholePage } from "./page-view";
import { hasBeenHere } from "./preference-keys";
import type { Preferences } from "./preferences";

/** Preference: whether the question of the introduction was left. */
export const openingKey = "opening";

/** @param address  as in `location`. A language in it does not count as a request. */
export function isFirstVisit({ search, hash }: Pick<Location, "search" | "hash">, preferences: Preferences): boolean {
  const view = { ...readPageView(search), language: null };
  return hash.length < 2 && JSON.stringify(view) === JSON.stringify(wholePage) && !hasBeenHere(preferences);
}
