import { runRole } from "../../../../../src/platform/engine/run-role";
import { engine } from "../engine";

/** Runs jobs on this processor. */
export const role = runRole(engine);
