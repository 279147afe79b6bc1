/** Exact recall: half of the tokens pair a key with its value, the others repeat a key and must output its value, in random order. */
import { accuracyOfRule, emptyBatch, type SequenceTask } from "./task";

const values = 8;
/** The most keys there are; a sequence takes half as many as it has tokens. */
const keys = 32;

export const recall: SequenceTask = {
  symbols: keys,
  secondSymbols: values + 1,
  outputs: values,
  readOut: "token",
  grid: null,
  usual: { length: 2 * keys, batch: 16, steps: 900, layers: 2 },
  generate: (draws, count, length) => {
    const batch = emptyBatch(count, length);
    const secondSymbols = new Int32Array(count * length);
    const facts = Math.floor(length / 2);
    for (let s = 0; s < count; s++) {
      const known = draws.different(facts, keys).map((key) => ({ key, value: draws.integer(0, values) }));
      draws.different(length, length).forEach((place, t) => {
        const { key, value } = known[t < facts ? t : draws.integer(0, facts)];
        const at = s * length + place;
        batch.symbols[at] = key;
        secondSymbols[at] = t < facts ? value : values;
        batch.answers[at] = value;
        batch.counts[at] = t < facts ? 0 : 1;
      });
    }
    return { ...batch, secondSymbols };
  },
  baselines: (batch) => {
    const { length, secondSymbols } = batch;
    const bag = (sequence: number) => {
      const tally = new Array<number>(values).fill(0);
      for (const value of secondSymbols!.subarray(sequence * length, (sequence + 1) * length)) if (value < values) tally[value]++;
      return tally.indexOf(Math.max(...tally));
    };
    return [{ id: "bag", accuracy: accuracyOfRule(batch, bag), loss: null }];
  },
};
