import "../../math/eigenvalues/two-stages";
import type { Role } from "../../../../platform/engine/role";
import type { FromSweep } from "../../../../platform/engine/sweep";
import { sweepRole } from "../../../../platform/engine/sweep-role";
import { excessByDraw, type KnownBest, type SampleComplexityRun, type ToSampleComplexity } from "../sample-complexity/excess-by-draw";

/** Excess risks of Algorithm 1 on data sets drawn afresh. The worker keeps the best layer of the latest distribution. */
export const role: Role<ToSampleComplexity, FromSweep<SampleComplexityRun>> = (post, begun) => {
  const known: KnownBest = { key: "", best: null };
  return sweepRole<ToSampleComplexity, SampleComplexityRun>((question, told) => excessByDraw(question, told, known))(post, begun);
};
