/** Who is shown the opening: whoever comes by the bare address for the first time. Everybody else has what they asked for. */

import { readPageView, wholePage } from "./page-view";
import { hasBeenHere } from "./preference-keys";
import type { Preferences } from "./preferences";

/** Among the preferences: whether the opening was shown. */
export const openingKey = "opening";

/** @param address  as in `location`. A language is no more than how to say it. */
export function isFirstVisit({ search, hash }: Pick<Location, "search" | "hash">, preferences: Preferences): boolean {
  const view = { ...readPageView(search), language: null };
  return hash.length < 2 && JSON.stringify(view) === JSON.stringify(wholePage) && !hasBeenHere(preferences);
}
