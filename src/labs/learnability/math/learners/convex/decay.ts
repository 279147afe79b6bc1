/**
 * (1 - x)^k for x >= 0 and integer k up to 2^53, to a relative error of about k eps |x| / |1 - x|, which is the effect of
 * an error of eps in x.
 *
 * By squaring, with products and sums alone, so that the bits are the same on every engine; logarithms and exponentials
 * differ. The computation carries the deviation y of the power from 1: 1 - (1 - y)^2 = y + y (1 - y) keeps all its digits
 * where x is 1e-12 and 1 - x has lost them. Away from 1 the power itself is squared. Beyond x = 1 the powers alternate in
 * sign and |1 - x| = 1 - (2 - x), where 2 - x is exact up to x = 4.
 */
export function decayOf(x: number, k: number): number {
  let deviation = x > 1 ? 2 - x : x;
  let base = 1 - deviation;
  let resultDeviation = 0;
  let result = 1;
  for (let left = k; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) {
      resultDeviation += deviation * result;
      result = isNearOne(resultDeviation) ? 1 - resultDeviation : result * base;
    }
    deviation += deviation * base;
    base = isNearOne(deviation) ? 1 - deviation : base * base;
  }
  return x > 1 && k % 2 === 1 ? -result : result;
}

function isNearOne(deviation: number): boolean {
  return deviation <= 0.5 && deviation >= -0.5;
}
