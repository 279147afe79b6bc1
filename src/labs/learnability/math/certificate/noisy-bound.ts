/**
 * Lemma E.2 of Yau et al. (arXiv 2410.10101): Lemma A.7 for labels y_i = f*(Z_i) + zeta_i with independent noise. With probability
 * 1 - delta, a function of training loss L differs from the target by at most (numerator / lambda_min) ||Z||_F^6, where
 *
 *   numerator = L - (1/N) sum_i ||zeta_i||^2 + (B^2 / N) log(1/delta),  max_i ||Z_i||_F <= B   (eq. 58),
 *
 * printed for the norm, proved for its square like Lemma A.7. The lemma asks for bounded noise.
 */
import { DimensionError } from "../../../../platform/numerics/errors";
import { packedSize, type Split } from "../model/samples";

/** delta: the share of data sets on which the bound may fail. */
export const failureShare = 0.1;

/** What Lemma E.2 adds to the excess risk over the least-squares fit. */
export interface NoisyTerms {
  /** B, the largest ||Z_i||_F of the training samples. */
  readonly largestNorm: number;
  /** (B^2 / N) log(1/delta). */
  readonly slack: number;
  /**
   * Training loss of the target minus that of the least-squares fit: how much of the noise the fit follows. L minus the noise is
   * the excess risk minus this.
   */
  readonly followed: number;
}

/**
 * @param train     the training samples; G is divided by `divisor`.
 * @param followed  excess risk of the target over the least-squares fit, summed over outputs.
 */
export function noisyTerms({ d, count, gram }: Pick<Split, "d" | "count" | "gram">, divisor: number, followed: number): NoisyTerms {
  if (count === 0) throw new DimensionError("there are no training samples, expected at least one");
  let largest = 0;
  for (let i = 0; i < count; i++) largest = Math.max(largest, trace(gram.subarray(i * packedSize(d), (i + 1) * packedSize(d)), d));
  const square = largest * divisor;
  return { largestNorm: Math.sqrt(square), slack: (square / count) * Math.log(1 / failureShare), followed };
}

/** Numerator of Lemma E.2 for a function of this excess risk over the least-squares fit; negative where it bounds nothing. */
export function noisyNumerator({ slack, followed }: NoisyTerms, excess: number): number {
  return excess - followed + slack;
}

/** tr G = ||Z||_F^2 of one packed G. */
function trace(gram: Float64Array, d: number): number {
  let sum = 0;
  for (let j = 0, at = 0; j < d; at += d - j, j++) sum += gram[at];
  return sum;
}
