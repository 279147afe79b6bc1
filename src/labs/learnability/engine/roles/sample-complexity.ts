import { sweepRole } from "../../../../platform/engine/sweep-role";
import { confirmedNeed } from "../sample-complexity/confirmed-need";
import { excessByDraw, type SampleComplexityRun, type ToSampleComplexity } from "../sample-complexity/excess-by-draw";

/** Excess risks of many data sets, or the check of a number of samples on fresh ones. */
export const role = sweepRole<ToSampleComplexity, SampleComplexityRun>((question, post) =>
  question.between ? confirmedNeed(question, question.between, post) : excessByDraw(question, post),
);
