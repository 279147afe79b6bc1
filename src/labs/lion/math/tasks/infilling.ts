/** A Markov chain with a quarter of its states hidden, which are to be filled in. */
import type { SequenceBatch } from "../encoder/batch";
import { chain } from "./chain";
import type { Draws } from "./draws";
import { chainBaselines, stationary } from "./infilling-baselines";
import { emptyBatch, type SequenceTask } from "./task";

export { stationary };

const states = chain.length;
const mask = states;
const start = states + 1;
const rate = 0.25;

export const infilling: SequenceTask = {
  symbols: states + 2,
  secondSymbols: 0,
  outputs: states,
  readOut: "token",
  grid: null,
  usual: { length: 32, batch: 32, steps: 400, layers: 2 },
  generate,
  baselines: chainBaselines,
};

function generate(draws: Draws, count: number, length: number): SequenceBatch {
  const batch = emptyBatch(count, length);
  for (let s = 0; s < count; s++) {
    const from = s * length;
    for (let t = 0; t < length; t++) {
      batch.answers[from + t] = draws.weighted(t === 0 ? stationary : chain[batch.answers[from + t - 1]]);
      const masked = t > 0 && draws.uniform() < rate;
      batch.counts[from + t] = masked ? 1 : 0;
    }
    // Every sequence has something to fill in.
    batch.counts[from + draws.integer(1, length)] = 1;
    for (let t = 0; t < length; t++) batch.symbols[from + t] = batch.counts[from + t] === 1 ? mask : batch.answers[from + t];
    batch.symbols[from] = start;
  }
  return batch;
}
