/** ln x by sums, products and quotients alone, for the same reason as in `exponential.ts`: the same bits on every engine. */

/** Terms of the series: the first left out is below 1e-17 for |s| <= 0.172. */
const terms = 11;

/** ln x to 1e-15 of itself away from 1; -Infinity at 0, NaN below. */
export function logarithm(x: number): number {
  if (Number.isNaN(x) || x < 0) return Number.NaN;
  if (x === 0) return Number.NEGATIVE_INFINITY;
  if (x === Number.POSITIVE_INFINITY) return x;
  let mantissa = x;
  let exponent = 0;
  // Halving and doubling are exact.
  for (; mantissa > Math.SQRT2; exponent++) mantissa /= 2;
  for (; mantissa < Math.SQRT1_2; exponent--) mantissa *= 2;
  const s = (mantissa - 1) / (mantissa + 1);
  let sum = 0;
  for (let k = terms; k >= 0; k--) sum = sum * s * s + 1 / (2 * k + 1);
  return exponent * Math.LN2 + 2 * s * sum;
}
