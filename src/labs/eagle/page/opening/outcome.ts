/** What the two solvers of the opening show: digits, the iteration that is asked about, and the four answers. */
import type { TwoSolvers } from "../../engine/opening/two-solvers";

export interface Outcome {
  /** The first iteration at which EAGLE has three correct digits, and how many it has then. */
  readonly asked: number;
  readonly digits: number;
  /** Further iterations of EAGLE to twice as many digits, and how many it has then. */
  readonly more: number;
  readonly after: number;
  /** Digits after as many iterations again, where rounding ends the squaring. */
  readonly last: number;
  /** Further iterations of gradient descent from as many digits to twice as many, to two figures. */
  readonly descentMore: number;
  /** Operations of an iteration of EAGLE, in those of gradient descent. */
  readonly price: number;
}

/** Correct decimal digits, -log10 of the relative error. */
export const digitsOf = (error: number) => -Math.log10(error);

const tenths = (value: number) => Math.round(10 * value) / 10;

/** @throws {RangeError} where EAGLE does not get so far. */
export function outcomeOf({ eagle, descent, condition }: TwoSolvers): Outcome {
  const all = eagle.errors.map(digitsOf);
  const asked = all.findIndex((digits) => digits >= 3);
  // Digits are shown to a tenth, and compared as they are shown.
  const reached = all.findIndex((digits) => tenths(digits) >= 2 * tenths(all[asked]));
  if (reached < 0) throw new RangeError("EAGLE does not reach twice the digits");
  // Of gradient descent, the slowest direction is left: an iteration multiplies its error by 1 - 1 / kappa^2.
  const exact = Math.log(eagle.errors[asked]) / Math.log1p(-1 / condition ** 2);
  return {
    asked,
    digits: all[asked],
    more: reached - asked,
    after: all[reached],
    last: all[2 * reached - asked],
    descentMore: Number(exact.toPrecision(2)),
    price: eagle.operations / descent.operations,
  };
}

/** The answers to choose from, the right one first: EAGLE's, its iterations so far, a linear rate, gradient descent's. */
export function choicesOf({ more, asked, descentMore }: Outcome): readonly number[] {
  return [more, asked, 1000, descentMore];
}
