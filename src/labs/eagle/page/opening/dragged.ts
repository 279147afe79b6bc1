import { openDragged } from "../../../../platform/shell/opening/dragged";

/** Iterations of both solvers now. */
export const dragged = openDragged(0, Math.max);
