import { resultRole } from "../../core/result-role";
import { engine } from "../engine";
import { helpersBesideWorker } from "../split/beside-worker";

/** Computes the result document of one experiment. */
export const role = resultRole(engine, helpersBesideWorker);
