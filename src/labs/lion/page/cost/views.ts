/** View settings of the panel of costs, kept in links. */
import { oneOf, viewOf } from "../../../../platform/shell/view-codec";

export const costShows = ["operations", "numbers", "time", "paper-memory", "paper-time"] as const;
export type CostShows = (typeof costShows)[number];

/** Width of a head: that of the run, or another. */
export const costWidths = ["run", "16", "32", "64", "128"] as const;
export type CostWidth = (typeof costWidths)[number];

export const costView = viewOf({ show: oneOf(costShows, "operations"), width: oneOf(costWidths, "run") });
