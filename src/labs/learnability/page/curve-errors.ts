/** The errors of a curve that can be chosen. */
import type { LossCurve } from "../engine/protocol";

/** On the test set, or on the training set where test labels are unknown. */
export function errorsOf(curve: LossCurve): Float64Array {
  return curve.test.some((value) => !Number.isNaN(value)) ? curve.test : curve.train;
}

export function lastError(curve: LossCurve): number {
  return errorsOf(curve).at(-1) ?? Number.NaN;
}
