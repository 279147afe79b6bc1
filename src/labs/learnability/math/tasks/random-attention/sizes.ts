/** The numbers of samples of a random-attention target besides its training set. */
import { featureCount } from "../../model/samples";
import type { RandomAttentionSpec } from "./schema";

/** Samples of all shifted test sets, each of which has as many sequences as the test set. */
export function shiftedSamples({
  testSamples,
  shifts,
  n,
  supervision,
}: Pick<RandomAttentionSpec, "testSamples" | "shifts" | "n" | "supervision">): number {
  const tokens = shifts.map((shift) => (shift.kind === "length" ? shift.n : n));
  return testSamples * tokens.reduce((sum, length) => sum + (supervision === "causal" ? length : 1), 0);
}

/** Above this dimension the best linear-attention fit is not computed: it takes many times psi samples. */
const mostDimensions = 10;
const samplesPerFeature = 64;
const [fewestSamples, mostSamples] = [2 ** 13, 2 ** 17];

/**
 * Sequences of the reference sample, in which the best linear-attention fit is computed; 0 when the teacher is linear or
 * too large. With 64 samples for each feature the error of that fit is 1 to 3 % above its limit (measured for d = 4 and 8);
 * few dimensions take more, since the outputs of two layers have heavy tails.
 */
export function referenceSequences({
  teacher,
  d,
  n,
  supervision,
}: Pick<RandomAttentionSpec, "teacher" | "d" | "n" | "supervision">): number {
  if (teacher === "linear" || d > mostDimensions) return 0;
  const prefixes = supervision === "causal" ? n : 1;
  return Math.min(Math.max(samplesPerFeature * featureCount(d), fewestSamples), Math.floor(mostSamples / prefixes));
}
