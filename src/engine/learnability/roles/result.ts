import { helpersBesideWorker } from "../../core/beside-worker";
import { resultRole } from "../../core/result-role";
import { engine } from "../engine";

/** Computes the result document of one experiment. */
export const role = resultRole(engine, (helpers) => helpersBesideWorker("learnability", helpers));
