import { sweepRole } from "../../../../platform/engine/sweep-role";
import { learningCurve } from "../learning-curve/learning-curve";

/** Solves for every number of examples. */
export const role = sweepRole(learningCurve);
