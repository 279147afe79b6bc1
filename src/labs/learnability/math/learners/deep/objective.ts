/** The training loss, and its gradient at the model's outputs, on any arithmetic. */

import type { Arithmetic } from "../../../../../platform/tensors/arithmetic";
import { leastProbability, type SymbolGroup } from "../../model/symbols";

export interface Objective<T> {
  /** Of a batch: an array of one. */
  readonly loss: T;
  /** Of the loss at the outputs, rows x outputs. */
  readonly gradient: T;
}

/** Far below any score, and far from the largest float32. */
const never = -1e9;

/** Mean over rows and coordinates of the squared error. @param labels  rows x width. */
export function squaredError<T>(arithmetic: Arithmetic<T>, output: T, labels: Float64Array, width: number): Objective<T> {
  const { array, subtract, times, total, scale } = arithmetic;
  const difference = subtract(output, array(labels, [labels.length / width, width]));
  const loss = scale(total(times(difference, difference)), 1 / labels.length);
  return { loss, gradient: scale(difference, 2 / labels.length) };
}

/**
 * Cross-entropy of the next token in nats, as in `math/model/symbols.ts`. Groups are padded to one size by a product with a
 * matrix of zeros and ones, which is exact; then they are rows of one softmax.
 */
export function nextToken<T>(
  arithmetic: Arithmetic<T>,
  output: T,
  labels: Float64Array,
  width: number,
  groups: readonly SymbolGroup[],
): Objective<T> {
  const { array, multiply, add, reshape, softmax, times, logarithm, total, scale, subtract } = arithmetic;
  const rows = labels.length / width;
  const { choices, selection, blocked, wanted } = paddedTo(labels, width, groups);
  const select = array(selection, [width, groups.length * choices]);
  const scores = add(multiply(output, select, false, false), array(blocked, [groups.length * choices]));
  const p = softmax(reshape(scores, [rows * groups.length, choices]));
  const right = array(wanted, [rows * groups.length, choices]);
  // Zero, the logarithm of 1, for wrong symbols.
  const others = array(
    wanted.map((one) => (one === 1 ? leastProbability : 1)),
    [rows * groups.length, choices],
  );
  const loss = scale(total(logarithm(add(times(p, right), others))), -1 / rows);
  const gradient = reshape(scale(subtract(p, right), 1 / rows), [rows, groups.length * choices]);
  return { loss, gradient: multiply(gradient, select, false, true) };
}

/** The groups padded to the size of the largest, with a last place for "none". */
function paddedTo(labels: Float64Array, width: number, groups: readonly SymbolGroup[]) {
  const choices = 1 + Math.max(...groups.map(({ size }) => size));
  const padded = groups.length * choices;
  const rows = labels.length / width;
  const selection = new Float64Array(width * padded);
  const blocked = new Float64Array(padded);
  const wanted = new Float64Array(rows * padded);
  groups.forEach(({ offset, size }, g) => {
    const from = g * choices;
    for (let j = 0; j < size; j++) selection[(offset + j) * padded + from + j] = 1;
    blocked.fill(never, from + size, from + choices - 1);
    for (let row = 0; row < rows; row++) {
      const symbol = labels.subarray(row * width + offset, row * width + offset + size).indexOf(1);
      wanted[row * padded + from + (symbol < 0 ? choices - 1 : symbol)] = 1;
    }
  });
  return { choices, selection, blocked, wanted };
}
