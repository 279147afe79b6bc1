/** The mask M of bidirectional linear attention, Y = SCALE(Q K^T (.) M) V, in log space. */
import { exponential } from "../../../platform/numerics/exponential";
import type { StepDecays } from "./decays";

/**
 * Row i of log M: 0 on the diagonal, log f_{j+1} + ... + log f_i to its left, log b_i + ... + log b_{j-1} to its right. Sums
 * run outward from the diagonal. Differences of prefix sums, log M_ij = F_i - F_j, would be equal and lose digits far from the
 * start, where both are large and their difference is small.
 *
 * @param coordinate  of the keys, where each decays by itself.
 * @param row  is filled with the columns from `from` on, as many as it has room for.
 */
export function fillLogMaskRow({ width, forward, backward }: StepDecays, coordinate: number, i: number, row: Float64Array, from = 0): void {
  let sum = 0;
  for (let j = i; j >= from; j--) {
    if (j - from < row.length) row[j - from] = sum;
    sum += forward[j * width + coordinate];
  }
  sum = 0;
  for (let j = i + 1; j - from < row.length; j++) {
    sum += backward[(j - 1) * width + coordinate];
    if (j >= from) row[j - from] = sum;
  }
}

/** log M, L x L, row-major; all entries are at most 0. */
export function logMask(steps: StepDecays, coordinate = 0): Float64Array {
  const { length } = steps;
  const mask = new Float64Array(length * length);
  for (let i = 0; i < length; i++) fillLogMaskRow(steps, coordinate, i, mask.subarray(i * length, (i + 1) * length));
  return mask;
}

/** M, L x L, row-major: 1 on the diagonal, products of decays beside it (eq. 9, in the convention of the steps). */
export function mask(steps: StepDecays, coordinate = 0): Float64Array {
  return logMask(steps, coordinate).map(exponential);
}

/** Decays of neighbours: f_{i+1} from token i to i + 1, b_i back, and their product. */
function neighbours({ width, forward, backward }: StepDecays, i: number) {
  const there = exponential(forward[(i + 1) * width]);
  const back = exponential(backward[i * width]);
  return { there, back, both: there * back };
}

/**
 * det M = prod_i (1 - f_{i+1} b_i); for LION-D (1 - lambda^2)^(L - 1), as Kac, Murdock and Szego found. For decays of one
 * number a token.
 */
export function maskDeterminant(steps: StepDecays): number {
  let determinant = 1;
  for (let i = 0; i + 1 < steps.length; i++) determinant *= 1 - neighbours(steps, i).both;
  return determinant;
}

/** A tridiagonal matrix of order L: `below[i]` is entry (i + 1, i), `above[i]` entry (i, i + 1). */
export interface Tridiagonal {
  readonly diagonal: Float64Array;
  readonly below: Float64Array;
  readonly above: Float64Array;
}

/**
 * M^-1, which is tridiagonal in every convention, as both triangles of M are of rank one: with g_i = f_{i+1} b_i it has
 * -f_{i+1} / (1 - g_i) below, -b_i / (1 - g_i) above, and 1 / (1 - g_{i-1}) + 1 / (1 - g_i) - 1 on the diagonal, where terms
 * beyond the ends are 1. For decays of one number a token.
 *
 * @returns null where two neighbours do not decay at all: then M has two equal rows.
 */
export function maskInverse(steps: StepDecays): Tridiagonal | null {
  const { length } = steps;
  const diagonal = new Float64Array(length).fill(1);
  const [below, above] = [new Float64Array(Math.max(0, length - 1)), new Float64Array(Math.max(0, length - 1))];
  for (let i = 0; i + 1 < length; i++) {
    const { there, back, both } = neighbours(steps, i);
    if (both === 1) return null;
    below[i] = -there / (1 - both);
    above[i] = -back / (1 - both);
    diagonal[i] += both / (1 - both);
    diagonal[i + 1] += both / (1 - both);
  }
  return { diagonal, below, above };
}

/** Tokens after which half is left: ln(1/2) / ln(lambda). Infinite for 1, 0 for 0. */
export function halfLife(lambda: number): number {
  return lambda === 0 ? 0 : Math.LN2 / -Math.log(lambda);
}

/**
 * The smallest distance r within which LION-D has this share of its mass, far from both ends: tokens at up to r have
 * 1 - 2 lambda^(r+1) / (1 + lambda) of (1 + lambda) / (1 - lambda). Infinite for 1.
 */
export function effectiveRadius(lambda: number, share = 0.9): number {
  if (lambda === 1) return Number.POSITIVE_INFINITY;
  if (lambda === 0) return 0;
  // Rounding must not make a distance that has exactly this share one too large.
  return Math.max(0, Math.ceil(Math.log(((1 - share) * (1 + lambda)) / 2) / Math.log(lambda) - 1 - 1e-9));
}

/** Places of tokens on a time axis that decays stretch. */
export interface WarpedTime {
  /** t_0 = 0 <= t_1 <= ...: M_ij = exp(-(t_i - t_j)) for i > j. */
  readonly forward: Float64Array;
  /** The same for entries above the diagonal: M_ij = exp(-(t_j - t_i)) for i < j. */
  readonly backward: Float64Array;
}

/**
 * LION-S is LION-D on a warped time axis, on which a token adds -log lambda_i of distance. In the symmetric convention both
 * axes are the same one and M_ij = exp(-|t_i - t_j|); otherwise each triangle has its own.
 */
export function warpedTime({ length, width, forward, backward }: StepDecays, coordinate = 0): WarpedTime {
  const time: WarpedTime = { forward: new Float64Array(length), backward: new Float64Array(length) };
  for (let i = 1; i < length; i++) {
    time.forward[i] = time.forward[i - 1] - forward[i * width + coordinate];
    time.backward[i] = time.backward[i - 1] - backward[(i - 1) * width + coordinate];
  }
  return time;
}
