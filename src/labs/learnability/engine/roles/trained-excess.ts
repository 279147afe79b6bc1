import "../../math/eigenvalues/two-stages";
import type { Role } from "../../../../platform/engine/role";
import type { FromSweep } from "../../../../platform/engine/sweep";
import { sweepRole } from "../../../../platform/engine/sweep-role";
import { needsFactored } from "../../math/learners/gradient/factored-learners";
import { fetchFactored } from "../late-learners";
import type { KnownBest } from "../sample-complexity/excess-by-draw";
import { type ToTrainedExcess, type TrainedExcess, trainedExcess } from "../sample-complexity/trained-excess";

/** Gradient descent on data sets drawn afresh. The worker keeps the best layer of the latest distribution. */
export const role: Role<ToTrainedExcess, FromSweep<TrainedExcess>> = (post, begun) => {
  const known: KnownBest = { key: "", best: null };
  return sweepRole<ToTrainedExcess, TrainedExcess>(async (question, told) => {
    if (needsFactored(question.learner)) await fetchFactored();
    return trainedExcess(question, told, known);
  })(post, begun);
};
