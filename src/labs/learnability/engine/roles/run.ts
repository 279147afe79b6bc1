import { runRole } from "../../../../platform/engine/run-role";
import { runEngine } from "../run-engine";

/** Runs jobs on this processor. */
export const role = runRole(runEngine);
