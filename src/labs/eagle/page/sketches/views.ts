/** View settings of the sketch panel, kept in links. */
import { oneOf, viewOf } from "../../../../platform/shell/view-codec";

export const measures = ["iterations", "operations", "seconds", "condition"] as const;
export type Measure = (typeof measures)[number];

/** Of n: the size of the sketches whose effect on A is drawn. */
export const parts = ["1", "2", "4", "8"] as const;
export type Part = (typeof parts)[number];

/** As the engine has them, in its order. */
export const shownTargets = ["1e-2", "1e-6", "1e-20"] as const;
export type ShownTarget = (typeof shownTargets)[number];

export const sketchesView = viewOf({
  show: oneOf(measures, "iterations"),
  to: oneOf(shownTargets, "1e-6"),
  part: oneOf(parts, "4"),
});
