import { sweepRole } from "../../../../platform/engine/sweep-role";
import type { ToUnroll, Unrolling } from "../training/unroll-messages";
import { unrollWeights } from "../training/unroll-weights";

/** Unrolls trained weights. */
export const role = sweepRole<ToUnroll, Unrolling>(unrollWeights);
