/** Which of two marks comes first, read at a start token: what no mirror-symmetric encoder can tell from the mean of all tokens. */
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
    const symbols = Int32Array.from({ length: count * length }, () => draws.integer(0, fillers));
    const answers = new Int32Array(count);
    for (let s = 0; s < count; s++) {
      const [a, b] = draws.different(2, length - 1).map((place) => place + 1);
      symbols[s * length] = start;
      symbols[s * length + a] = fillers;
      symbols[s * length + b] = fillers + 1;
      answers[s] = a < b ? 1 : 0;
    }
    return { count, length, symbols, secondSymbols: null, answers, counts: null };
  },
  baselines: () => [{ id: "chance", accuracy: 0.5, loss: Math.LN2 }],
};

/** The same with a filler in place of the start token: the answer is read from the mean of all tokens. */
export const whichFirstFromMean: SequenceTask = {
  ...whichFirst,
  readOut: "mean",
  generate: (draws, count, length) => {
    const batch = whichFirst.generate(draws, count, length);
    return { ...batch, symbols: batch.symbols.map((symbol) => (symbol === start ? 0 : symbol)) };
  },
};
