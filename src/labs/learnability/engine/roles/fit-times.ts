import "../../math/eigenvalues/two-stages";
import { sweepRole } from "../../../../platform/engine/sweep-role";
import { type FitTime, fitTimes, type ToFitTimes } from "../sample-complexity/fit-times";

/** Times of Algorithm 1 on this device. */
export const role = sweepRole<ToFitTimes, FitTime>(fitTimes);
