/** What panels show of themselves, as links keep it. */
import { index, oneOf, unlessNull, viewOf } from "../../../../platform/shell/view-codec";

export const axes = ["iterations", "operations", "bytes", "seconds"] as const;
export type Axis = (typeof axes)[number];

export const raceView = viewOf({ against: oneOf(axes, "iterations"), scale: oneOf(["log", "linear"], "log") });

/** Null is the last iteration of each solver. */
export const holeView = viewOf({ iteration: unlessNull(index(1_000_000)) });

/** The matrix in blocks, as solvers see it, or as its file has it, where it has one. */
export const matrixView = viewOf({ as: oneOf(["file", "blocks"], "file") });

export const exhibits = ["values", "residual"] as const;
export type Exhibit = (typeof exhibits)[number];

export const conditionView = viewOf({ solver: unlessNull(index(99)), shows: oneOf(exhibits, "values") });
