/** View settings of the panel of failures, kept in links. */
import { oneOf, viewOf } from "../../../../platform/shell/view-codec";

export const breakShows = ["outputs", "share", "fixes", "scaling"] as const;
export type BreakShows = (typeof breakShows)[number];

export const shownDecays = ["0.5", "0.6", "0.8", "0.9", "0.99"] as const;
export type ShownDecay = (typeof shownDecays)[number];

/** Powers of two, and 197: the tokens of an image of 14 x 14 patches with one more. */
export const shownLengths = ["64", "128", "197", "512", "1024"] as const;
export type ShownLength = (typeof shownLengths)[number];

export const breakView = viewOf({
  show: oneOf(breakShows, "outputs"),
  decay: oneOf(shownDecays, "0.6"),
  length: oneOf(shownLengths, "197"),
});
