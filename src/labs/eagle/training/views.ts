/** What the panels of training show of themselves, as links keep it. */
import { index, oneOf, viewOf } from "../../../shell/view-codec";

export const scales = ["linear", "log"] as const;
export type Scale = (typeof scales)[number];

export const trainingView = viewOf({ scale: oneOf(scales, "linear") });

export const storedShows = ["weights", "error", "steps"] as const;
export type StoredShow = (typeof storedShows)[number];

/** Runs count from 0. */
export const storedView = viewOf({ run: { first: 0, ...index(99) }, show: oneOf(storedShows, "weights") });
