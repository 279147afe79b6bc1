/** One sequence and one head, small enough to compute by hand, and every step of attention on them. */

import { attentionMatrices } from "../../math/model/comparison";
import { features } from "../../math/model/features";
import { attend, momentsOf } from "../../math/model/forward";
import { coefficientsOfHeads } from "../../math/model/function-space";

/** Tokens of two numbers; the last of the three is the query token. */
export const [dimension, length] = [2, 3];

/** Row-major: Z is d x n with a token in every column, V and Q are d x d. */
export interface OneSample {
  readonly Z: readonly number[];
  readonly V: readonly number[];
  readonly Q: readonly number[];
}

export type SamplePart = keyof OneSample;

/** Small whole numbers, so that every step can be done in the head. */
export const firstSample: OneSample = { Z: [2, 1, 1, 1, -1, 1], V: [1, 1, 0, 1], Q: [1, 0, 0, -1] };

/** Steps of attention, up to its output. */
export interface Steps {
  /** Q z, length d. */
  readonly question: readonly number[];
  /** Z^T Q z, one for every token. */
  readonly scores: readonly number[];
  /** Z Z^T Q z, length d. */
  readonly sum: readonly number[];
  /** V Z Z^T Q z, length d. */
  readonly answer: readonly number[];
  /** Z Z^T, d x d row-major. */
  readonly gram: readonly number[];
  /** H(Z), length psi. */
  readonly features: readonly number[];
  /** p, d x psi row-major. */
  readonly coefficients: readonly number[];
}

export function stepsOf({ Z, V, Q }: OneSample): Steps {
  const [d, n] = [dimension, length];
  const heads = { d, outputs: d, count: 1, V: Float64Array.from(V), Q: Float64Array.from(Q) };
  const tokens = Float64Array.from(Z);
  const { output, scores } = attend(heads, tokens, n);
  const { gram, last } = momentsOf(tokens, d, n);
  const row = (matrix: readonly number[], j: number, vector: ArrayLike<number>) =>
    Array.from(vector).reduce((sum, value, k) => sum + matrix[j * vector.length + k] * value, 0);
  return {
    question: [0, 1].map((j) => row(Q, j, last)),
    scores: [...scores],
    sum: [0, 1].map((j) => row(Z, j, scores)),
    answer: [...output],
    gram: [gram[0], gram[1], gram[1], gram[2]],
    features: [...features(gram, last)],
    coefficients: [...coefficientsOfHeads(heads)],
  };
}

/** Z^T Q Z, n x n row-major: entry (s, t) is the score of token s for the query token t. The last column holds the scores. */
export function attentionOf({ Z, Q }: OneSample): Float64Array {
  return attentionMatrices(Float64Array.from(Q), Float64Array.from(Z), dimension, length);
}

export function withNumber(sample: OneSample, part: SamplePart, index: number, value: number): OneSample {
  return { ...sample, [part]: sample[part].map((known, at) => (at === index ? value : known)) };
}
