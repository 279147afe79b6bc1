import { helpersBesideWorker } from "../../../../platform/engine/beside-worker";
import { resultRole } from "../../../../platform/engine/result-role";
import { engine } from "../engine";
import { sentences } from "../sentences";

/** Computes the result document of one experiment. */
export const role = resultRole(engine, sentences, (helpers) => helpersBesideWorker("learnability", helpers));
