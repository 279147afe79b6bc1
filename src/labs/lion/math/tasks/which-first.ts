/** Which of two marks comes first, read at a start token. From the mean of all tokens no mirror-symmetric encoder can determine it. */
import type { SequenceBatch } from "../encoder/batch";
import type { Draws } from "./draws";
import type { SequenceTask } from "./task";

const fillers = 8;
const start = fillers + 2;

export const whichFirst: SequenceTask = {
  symbols: start + 1,
  secondSymbols: 0,
  outputs: 2,
  readOut: "first",
  grid: null,
  usual: { length: 32, batch: 32, steps: 300, layers: 2 },
  generate: (draws, count, length) => {
    const batch = marked(draws, count, length, 1);
    for (let s = 0; s < count; s++) batch.symbols[s * length] = start;
    return batch;
  },
  baselines: () => [{ id: "chance", accuracy: 0.5, loss: Math.LN2 }],
};

/**
 * The same without a start token: the answer is read from the mean of all tokens. Marks may stand anywhere, so that a sequence and
 * its mirror image are drawn equally often, and an encoder with the same output for both cannot exceed chance.
 */
export const whichFirstFromMean: SequenceTask = {
  ...whichFirst,
  readOut: "mean",
  generate: (draws, count, length) => marked(draws, count, length, 0),
};

/** Fillers, and both marks at different places from `from` on. */
function marked(draws: Draws, count: number, length: number, from: number): SequenceBatch {
  const symbols = Int32Array.from({ length: count * length }, () => draws.integer(0, fillers));
  const answers = new Int32Array(count);
  for (let s = 0; s < count; s++) {
    const [a, b] = draws.different(2, length - from).map((place) => place + from);
    symbols[s * length + a] = fillers;
    symbols[s * length + b] = fillers + 1;
    answers[s] = a < b ? 1 : 0;
  }
  return { count, length, symbols, secondSymbols: null, patches: null, answers, counts: null };
}
