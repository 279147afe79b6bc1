/** floor(log2 |x|) of a finite number, exact also at powers of two; 0 for 0. */
export function binaryExponent(x: number): number {
  if (x === 0) return 0;
  const subnormal = Math.abs(x) < 2 ** -1022;
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, subnormal ? x * 2 ** 52 : x);
  return ((bits.getUint16(0) >> 4) & 0x7ff) - 1023 - (subnormal ? 52 : 0);
}

/** values * 2^exponent as a new array, for any exponent: rounded once, and only where a result is subnormal or overflows. */
export function timesPowerOfTwo(values: Float64Array, exponent: number): Float64Array {
  if (Math.abs(exponent) <= 1000) {
    const factor = 2 ** exponent;
    return values.map((value) => value * factor);
  }
  // Such a power may not be a number itself. In halves, what the first one rounds the second one takes to zero.
  const half = Math.trunc(exponent / 2);
  return timesPowerOfTwo(timesPowerOfTwo(values, half), exponent - half);
}

export function largestMagnitude(values: Float64Array): number {
  let largest = 0;
  for (const value of values) largest = Math.max(largest, Math.abs(value));
  return largest;
}
