/**
 * The scales of the coordinates. A rank read off the eigenvalues of Lambda depends on them: one coordinate in metres and
 * another in kilometres put features ten decades apart. Rank is therefore decided on samples whose coordinates are divided
 * by their root mean squares, over all tokens for G and over last tokens for z, rounded to powers of two.
 *
 * Such a division is exact. In feature space it is a diagonal matrix D of powers of two: D Lambda D in primal form, the
 * kernel of the divided samples in kernel form, and both have the rank of the divided features.
 */

import { DimensionError } from "../../../../platform/numerics/errors";
import { packedIndex } from "../model/features";
import { featureCount, type Moments, packedSize } from "../model/samples";

/**
 * Sums of squares of every coordinate, over all tokens (the diagonal of G = Z Z^T) and over last tokens. They serve as mean
 * squares: the number of tokens is a common factor, and only ratios matter.
 */
export class CoordinateSquares {
  readonly d: number;
  readonly tokens: Float64Array;
  readonly last: Float64Array;

  constructor(d: number, tokens = new Float64Array(d), last = new Float64Array(d)) {
    this.d = d;
    this.tokens = tokens;
    this.last = last;
  }

  /** Adds samples one after the other, so that the sums do not depend on the pieces. @param gram packed G of each. */
  add(gram: Float64Array, last: Float64Array): void {
    const { d } = this;
    const size = packedSize(d);
    const count = last.length / d;
    if (gram.length !== count * size) throw new DimensionError(`G has ${gram.length} entries, expected ${count} x ${size}`);
    for (let j = 0; j < d; j++) {
      const diagonal = packedIndex(d, j, j);
      for (let i = 0; i < count; i++) {
        this.tokens[j] += gram[i * size + diagonal];
        this.last[j] += last[i * d + j] ** 2;
      }
    }
  }

  /** A copy with more samples. */
  with({ gram, last }: Moments): CoordinateSquares {
    const sum = new CoordinateSquares(this.d, this.tokens.slice(), this.last.slice());
    sum.add(gram, last);
    return sum;
  }
}

/** Factors of the coordinates: powers of two from 1 on, 1 for the largest and for those that are always zero. */
export interface Units {
  readonly d: number;
  /** Of every coordinate of a token, as it enters G. */
  readonly tokens: Float64Array;
  /** Of every coordinate of the last token. */
  readonly last: Float64Array;
  /**
   * Square of the ratio of the largest to the smallest factor of a feature. By Ostrowski's theorem an eigenvalue of D
   * Lambda D, relative to the largest one, differs from that of Lambda by at most this ratio.
   */
  readonly spread: number;
}

/** The scales of samples; null where all coordinates have the same. */
export function unitsOf({ d, tokens, last }: CoordinateSquares): Units | null {
  const units = { tokens: factorsOf(tokens), last: factorsOf(last) };
  const spread = (Math.max(...units.tokens) ** 2 * Math.max(...units.last)) ** 2;
  return spread === 1 ? null : { d, ...units, spread };
}

/** The scales of given samples. */
export function unitsOfSamples({ d, gram, last }: Moments): Units | null {
  const squares = new CoordinateSquares(d);
  squares.add(gram, last);
  return unitsOf(squares);
}

/**
 * Largest exponent of a factor: beyond it, for coordinates 10^-48 times the largest, products of three factors and their
 * squares might overflow.
 */
const mostDoublings = 160;

/**
 * For the sums of squares s_j of root mean squares r_j: 2^(e - e_j), e_j = floor(log2 r_j - c), e the largest of them.
 *
 * The place of rounding is arbitrary: c is the middle of the widest gap between the fractional parts of log2 r_j on a
 * circle. Coordinates of about the same size then share a factor, and multiplying coordinates by powers of two changes no
 * fractional part: the divided samples stay the same to the bit, up to a common power of two.
 */
function factorsOf(squares: Float64Array): Float64Array {
  const sizes = Array.from(squares, (sum) => (sum > 0 ? binary(sum) : null));
  const cut = widestGap(sizes.flatMap((size) => (size ? [size.fraction] : [])));
  const exponents = sizes.map((size) => (size ? size.exponent - (size.fraction < cut ? 1 : 0) : null));
  const largest = Math.max(...exponents.map((exponent) => exponent ?? Number.NEGATIVE_INFINITY));
  return Float64Array.from(exponents, (exponent) => (exponent === null ? 1 : 2 ** Math.min(mostDoublings, largest - exponent)));
}

/** log2 of the root of a positive number, as an integer and a fraction; 4^k times the number has the same fraction. */
function binary(square: number): { readonly exponent: number; readonly fraction: number } {
  let exponent = Math.floor(Math.log2(square) / 2);
  // In two steps: 4^-exponent alone may overflow.
  const half = Math.trunc(exponent / 2);
  let rest = square * 4 ** -half * 4 ** (half - exponent);
  for (; rest >= 4; rest /= 4) exponent++;
  for (; rest < 1; rest *= 4) exponent--;
  return { exponent, fraction: Math.log2(rest) / 2 };
}

/** The middle of the widest gap between numbers in [0, 1) on a circle; 0 where that gap contains 0. */
function widestGap(fractions: readonly number[]): number {
  const places = fractions.toSorted((a, b) => a - b);
  if (places.length === 0) return 0;
  let widest = places[0] + 1 - places[places.length - 1];
  let middle = 0;
  for (let i = 1; i < places.length; i++) {
    const gap = places[i] - places[i - 1];
    if (gap > widest) [widest, middle] = [gap, (places[i] + places[i - 1]) / 2];
  }
  return middle;
}

/** The diagonal of D, one power of two for every feature G_jk z_l, in their order. */
export function featureFactors({ d, tokens, last }: Units): Float64Array {
  const factors = new Float64Array(featureCount(d));
  let at = 0;
  const put = (product: number) => {
    for (let l = 0; l < d; l++) factors[at++] = product * last[l];
  };
  for (let j = 0; j < d; j++) for (let k = j + 1; k < d; k++) put(tokens[j] * tokens[k]);
  for (let j = 0; j < d; j++) put(tokens[j] ** 2);
  return factors;
}

/** Samples in rescaled coordinates: their features are D H(Z), to the bit. */
export function inUnits({ d, count, gram, last }: Moments, units: Units): Moments {
  const size = packedSize(d);
  const products = new Float64Array(size);
  for (let j = 0; j < d; j++) for (let k = j; k < d; k++) products[packedIndex(d, j, k)] = units.tokens[j] * units.tokens[k];
  const scaled = { gram: new Float64Array(count * size), last: new Float64Array(count * d) };
  for (let i = 0; i < count * size; i++) scaled.gram[i] = gram[i] * products[i % size];
  for (let i = 0; i < count * d; i++) scaled.last[i] = last[i] * units.last[i % d];
  return { d, count, ...scaled };
}
