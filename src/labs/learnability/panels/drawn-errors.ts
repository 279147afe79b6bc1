/** Which of a curve's errors a loss chart draws. */
import type { LossCurve } from "../../../engine/protocol";
import { errorsOf } from "../curve-errors";
import type { LossChoice } from "./loss-choice";

/** The error that is drawn: the chosen one, or the training error where the test labels are unknown. */
export function drawnErrors(curve: LossCurve, { drawn, best = 0 }: LossChoice): Float64Array {
  if (drawn === "test") return errorsOf(curve);
  if (drawn === "excess") return curve.test.map((error) => error - best);
  return drawn === "train" ? curve.train : (curve.shifted[drawn] ?? new Float64Array(curve.step.length).fill(Number.NaN));
}

/** Whether that is the training error, so that no thin line is needed beside it. */
export function drawsTraining(curve: LossCurve, choice: LossChoice): boolean {
  return drawnErrors(curve, choice) === curve.train;
}
