/** View settings of panels, kept in links. */
import { index, oneOf, unlessNull, viewOf } from "../../../../platform/shell/view-codec";

export const axes = ["iterations", "operations", "bytes", "seconds"] as const;
export type Axis = (typeof axes)[number];

export const raceView = viewOf({ against: oneOf(axes, "iterations"), scale: oneOf(["log", "linear"], "log") });

/** Null is the last iteration of each solver. */
export const holeView = viewOf({ iteration: unlessNull(index(1_000_000)) });

/** The matrix in blocks, or in the order of its file. */
export const matrixView = viewOf({ as: oneOf(["file", "blocks"], "file") });

export const exhibits = ["values", "residual"] as const;
export type Exhibit = (typeof exhibits)[number];

export const conditionView = viewOf({ solver: unlessNull(index(99)), shows: oneOf(exhibits, "values") });
