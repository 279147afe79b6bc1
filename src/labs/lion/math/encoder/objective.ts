/** Cross-entropy of the answers that count, and its gradient at the scores, on any arithmetic. */
import type { Arithmetic } from "../../../../platform/tensors/arithmetic";
import type { SequenceBatch } from "./batch";

/** Below it a probability is taken as this, so that its logarithm is finite in float32. */
const least = 1e-30;

/** @param scores  as many rows as answers, a class in each column. */
export function crossEntropy<T>(arithmetic: Arithmetic<T>, scores: T, { answers, counts }: SequenceBatch, classes: number) {
  const { array, softmax, times, subtract, add, logarithm, total, scale } = arithmetic;
  const rows = answers.length;
  const shape = [rows, classes];
  const right = new Float64Array(rows * classes);
  const shares = new Float64Array(rows * classes);
  // The logarithm of 1 where a class is wrong.
  const rest = new Float64Array(rows * classes).fill(1);
  const counted = counts ? counts.reduce((sum, count) => sum + count, 0) : rows;
  // Plain loops: calls of a function for every row and class took a tenth of a training step.
  for (let row = 0; row < rows; row++) {
    const share = (counts ? counts[row] : 1) / counted;
    const from = row * classes;
    for (let at = from; at < from + classes; at++) shares[at] = share;
    right[from + answers[row]] = 1;
    rest[from + answers[row]] = least;
  }
  const [wanted, weights, others] = [array(right, shape), array(shares, shape), array(rest, shape)];
  const p = softmax(scores);
  return {
    loss: scale(total(times(logarithm(add(times(p, wanted), others)), weights)), -1),
    gradient: times(subtract(p, wanted), weights),
  };
}

/** The share of counted answers whose class has the largest score. */
export function accuracyOf(scores: Float64Array, { answers, counts }: SequenceBatch, classes: number): number {
  let [hits, all] = [0, 0];
  answers.forEach((answer, row) => {
    const weight = counts ? counts[row] : 1;
    let best = 0;
    for (let c = 1; c < classes; c++) if (scores[row * classes + c] > scores[row * classes + best]) best = c;
    if (best === answer) hits += weight;
    all += weight;
  });
  return hits / all;
}
