/** View settings of the training panels, kept in links. */

import { index, oneOf, unlessNull, viewOf } from "../../../../platform/shell/view-codec";
import { shownPrompts } from "../../engine/training/unroll-messages";
import { weightReadings } from "../../math/training/weight-reading";

export const scales = ["linear", "log"] as const;
export type Scale = (typeof scales)[number];

export const trainingView = viewOf({ scale: oneOf(scales, "linear") });

export const storedShows = ["weights", "error", "steps"] as const;
export type StoredShow = (typeof storedShows)[number];

/** Runs count from 0. */
export const storedView = viewOf({ run: { first: 0, ...index(99) }, show: oneOf(storedShows, "weights") });

/** How weights are read by threshold and clusters, step by step; at the last of them the network is run with what is left. */
export const readingSteps = ["entries", "threshold", "clusters", "run"] as const;
export type ReadingStep = (typeof readingSteps)[number];

/** The shown matrix, counted from 0, the curve beside the network, and the stage of reading the weights. */
export const unrolledView = viewOf({
  way: oneOf(weightReadings, "numbers"),
  matrix: { first: 0, ...index(shownPrompts - 1) },
  step: oneOf(readingSteps, "run"),
});

/** The weights of a step that was passed; null for those of now. */
export const weightsView = viewOf({ step: unlessNull(index(1_000_000)) });
