/**
 * e^x by sums, products and quotients alone. JavaScript leaves the last digits of Math.exp to the engine; with this one
 * the same data are drawn everywhere.
 */

/** ln 2 in two pieces: the first has trailing zeros, so that a whole multiple of it below 2,048 is exact. */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
/** Terms of the series: the first left out is below 1e-17 for |r| <= ln(2) / 2. */
const terms = 13;
/** Beyond it every result is 0 or infinite. */
const largest = 746;

/** 2^k for k up to half of the largest exponent: the whole would overflow before the result does. */
const powers = powersOfTwo(540);

/** e^x to 1e-15 of itself; 0 below the smallest double, Infinity above the largest. */
export function exponential(x: number): number {
  if (Number.isNaN(x)) return x;
  if (x > largest) return Number.POSITIVE_INFINITY;
  if (x < -largest) return 0;
  const k = Math.round(x * Math.LOG2E);
  const r = x - k * LN2_HIGH - k * LN2_LOW;
  let sum = 1;
  for (let i = terms; i > 0; i--) sum = 1 + (r / i) * sum;
  const half = Math.floor(Math.abs(k) / 2);
  const rest = Math.abs(k) - half;
  return k < 0 ? sum / powers[half] / powers[rest] : sum * powers[half] * powers[rest];
}

function powersOfTwo(most: number): Float64Array {
  const result = new Float64Array(most + 1);
  result[0] = 1;
  for (let k = 1; k <= most; k++) result[k] = 2 * result[k - 1];
  return result;
}
