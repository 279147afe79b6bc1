import { helpersBesideWorker } from "../../core/beside-worker";
import { helpersOnPage } from "../../core/dealing";
import { resultRole } from "../../core/result-role";
import { engine } from "../engine";

/** Computes the result document of one experiment. */
export const role = resultRole(
  engine,
  helpersBesideWorker("learnability", helpersOnPage(globalThis.navigator?.hardwareConcurrency ?? 1, 1)),
);
