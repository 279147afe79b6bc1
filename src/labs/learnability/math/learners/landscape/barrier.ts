/** The loss along the segment between two solutions, and its barrier. */
import { type LossSurface, lossAt, monomialCount } from "./surface";

export interface Barrier {
  /** Largest loss on the segment minus that of the higher end; 0 without a barrier. */
  readonly height: number;
  /** Position of the largest loss, from 0 to 1. */
  readonly at: number;
  readonly highest: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The barrier from the loss along (1 - t) A + t B, a polynomial of degree four in t. Its stationary points are the sign
 * changes of the derivative, of degree three, between its own turning points.
 *
 * @param surface  with A as origin and B - A as first direction.
 */
export function barrierOf(surface: LossSurface): Barrier {
  const [start, end] = [lossAt(surface, 0, 0), lossAt(surface, 1, 0)];
  const [, c1, c2, c3, c4] = quarticOf(surface);
  const slope = (t: number) => c1 + t * (2 * c2 + t * (3 * c3 + 4 * t * c4));
  const places = [0, ...turningPoints(2 * c2, 6 * c3, 12 * c4), 1];
  const stationary = places.slice(1).flatMap((to, k) => signChange(slope, places[k], to));
  const higher = Math.max(start, end);
  const best = stationary.reduce((top, t) => (lossAt(surface, t, 0) > lossAt(surface, top, 0) ? t : top), start >= end ? 0 : 1);
  const highest = lossAt(surface, best, 0);
  return { height: highest - higher, at: best, highest, start, end };
}

/** Coefficients of 1, t, ..., t^4 along the first direction. */
export function quarticOf({ factor }: LossSurface): readonly [number, number, number, number, number] {
  const moment = (i: number, j: number) => {
    let sum = 0;
    for (let k = 0; k <= Math.min(i, j); k++) sum += factor[k * monomialCount + i] * factor[k * monomialCount + j];
    return sum;
  };
  // Places 0, 1 and 3 of the monomials are 1, t and t^2.
  return [moment(0, 0), 2 * moment(0, 1), moment(1, 1) + 2 * moment(0, 3), 2 * moment(1, 3), moment(3, 3)];
}

/** Zeros of c + b t + a t^2 strictly between 0 and 1, ascending. */
function turningPoints(c: number, b: number, a: number): number[] {
  const root = b * b - 4 * a * c;
  if (root < 0) return [];
  const q = -(b + (b < 0 ? -1 : 1) * Math.sqrt(root)) / 2;
  return [q / a, c / q].filter((t) => t > 0 && t < 1).toSorted((s, t) => s - t);
}

/** The zero of a function that is monotone between two places, by bisection; none where it does not change sign. */
function signChange(of: (t: number) => number, from: number, to: number): number[] {
  let [low, high] = [from, to];
  const rising = of(low) < of(high);
  if (of(low) * of(high) > 0) return [];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (of(middle) < 0 === rising) low = middle;
    else high = middle;
  }
  return [(low + high) / 2];
}
