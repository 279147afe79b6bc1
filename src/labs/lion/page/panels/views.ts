/** View settings of panels, kept in links. */
import { index, oneOf, unlessNull, viewOf } from "../../../../platform/shell/view-codec";
import { readings } from "./head";

export const matrixShows = ["weights", "scores", "mask"] as const;
export type MatrixShows = (typeof matrixShows)[number];

/** The token that row, sweep and chunk follow, from 1; null follows the run, and then the middle. */
export const tokenView = viewOf({
  shows: oneOf(matrixShows, "weights"),
  reading: oneOf(readings, "both"),
  token: unlessNull(index(65_536)),
});
