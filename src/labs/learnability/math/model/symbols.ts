/**
 * Tokens made of symbols, and their predicted probabilities (paper notes, section 6.3): the coordinates of a token fall
 * into groups, in each of which at most one is 1. A model outputs a score for every coordinate; within a group the symbols,
 * and "none" with score 0, have the probabilities of a softmax. Groups are independent given the history, so that the
 * cross-entropy of a token is the sum over its groups.
 */
import { exponential } from "../../../../platform/numerics/exponential";
import { logarithm } from "../../../../platform/numerics/logarithm";

/** Coordinates `offset` to `offset + size - 1`, of which at most one is 1 in any token. */
export interface SymbolGroup {
  readonly offset: number;
  readonly size: number;
}

/** Smallest probability in a cross-entropy: it stays finite, below 70 nats for each group. */
export const leastProbability = 1e-30;

/**
 * The probability of every coordinate to be 1; coordinates outside all groups are never 1.
 *
 * @param scores  rows x d, row-major.
 * @returns rows x d.
 */
export function probabilitiesOf(scores: Float64Array, d: number, groups: readonly SymbolGroup[]): Float64Array {
  const result = new Float64Array(scores.length);
  for (let row = 0; row < scores.length; row += d)
    for (const { offset, size } of groups) {
      const from = row + offset;
      let largest = 0;
      for (let j = 0; j < size; j++) largest = Math.max(largest, scores[from + j]);
      let sum = exponential(-largest);
      for (let j = 0; j < size; j++) {
        result[from + j] = exponential(scores[from + j] - largest);
        sum += result[from + j];
      }
      for (let j = 0; j < size; j++) result[from + j] /= sum;
    }
  return result;
}

/**
 * Mean over tokens of minus the logarithm of the probability of the true token, in nats. @param probabilities, labels  rows
 * x d.
 */
export function crossEntropy(probabilities: Float64Array, labels: Float64Array, d: number, groups: readonly SymbolGroup[]): number {
  let sum = 0;
  for (let row = 0; row < labels.length; row += d)
    for (const group of groups)
      sum -= logarithm(Math.max(leastProbability, givenTo(probabilities, labels, row + group.offset, group.size)));
  return sum / (labels.length / d);
}

/** The most likely symbol, or none, of every group. @returns rows x d of zeros and ones. */
export function likeliestTokens(probabilities: Float64Array, d: number, groups: readonly SymbolGroup[]): Float64Array {
  const tokens = new Float64Array(probabilities.length);
  for (let row = 0; row < tokens.length; row += d)
    for (const { offset, size } of groups) {
      let best = -1;
      let most = none(probabilities, row + offset, size);
      for (let j = 0; j < size; j++) {
        if (probabilities[row + offset + j] <= most) continue;
        most = probabilities[row + offset + j];
        best = j;
      }
      if (best >= 0) tokens[row + offset + best] = 1;
    }
  return tokens;
}

/** The share of tokens whose most likely symbols are all correct. */
export function accuracy(probabilities: Float64Array, labels: Float64Array, d: number, groups: readonly SymbolGroup[]): number {
  const tokens = likeliestTokens(probabilities, d, groups);
  let right = 0;
  for (let row = 0; row < labels.length; row += d)
    if (tokens.subarray(row, row + d).every((value, j) => value === labels[row + j])) right++;
  return right / (labels.length / d);
}

function givenTo(probabilities: Float64Array, labels: Float64Array, from: number, size: number): number {
  for (let j = 0; j < size; j++) if (labels[from + j] === 1) return probabilities[from + j];
  return none(probabilities, from, size);
}

function none(probabilities: Float64Array, from: number, size: number): number {
  let rest = 1;
  for (let j = 0; j < size; j++) rest -= probabilities[from + j];
  return Math.max(0, rest);
}
