/** Which of a curve's errors a loss chart draws. */
import type { LatestErrors, LossCurve } from "../../engine/protocol";
import { errorsOf } from "../curve-errors";
import type { LossChoice } from "./loss-choice";

/** The error that is drawn: the chosen one, or the training error where the test labels are unknown. */
export function drawnErrors(curve: LossCurve, { drawn, best = 0 }: LossChoice): Float64Array {
  if (drawn === "test") return errorsOf(curve);
  if (drawn === "excess") return curve.test.map((error) => error - best);
  if (drawn === "entropy") return curve.tokens?.testEntropy ?? none(curve);
  if (drawn === "accuracy") return curve.tokens?.testAccuracy ?? none(curve);
  return drawn === "train" ? curve.train : (curve.shifted[drawn] ?? none(curve));
}

/** The same on the training samples, for the thin line beside it. */
export function trainingErrors(curve: LossCurve, { drawn }: LossChoice): Float64Array {
  if (drawn === "entropy") return curve.tokens?.trainEntropy ?? none(curve);
  return drawn === "accuracy" ? (curve.tokens?.trainAccuracy ?? none(curve)) : curve.train;
}

/** The same of the latest measurement. */
export function latestErrors(
  { train, test, shifted, tokens }: LatestErrors,
  { drawn }: LossChoice,
): { readonly main: number; readonly training: number } {
  if (drawn === "entropy") return { main: tokens?.testEntropy ?? Number.NaN, training: tokens?.trainEntropy ?? Number.NaN };
  if (drawn === "accuracy") return { main: tokens?.testAccuracy ?? Number.NaN, training: tokens?.trainAccuracy ?? Number.NaN };
  return { main: typeof drawn === "number" ? (shifted[drawn] ?? Number.NaN) : test, training: train };
}

function none({ step }: LossCurve): Float64Array {
  return new Float64Array(step.length).fill(Number.NaN);
}

/** Whether that is the training error, so that no thin line is needed beside it. */
export function drawsTraining(curve: LossCurve, choice: LossChoice): boolean {
  return drawnErrors(curve, choice) === curve.train;
}
