/** Distances: every token answers how far the nearest marker is, at most 7. A mirror-symmetric task. */
import type { SequenceBatch } from "../encoder/batch";
import { emptyBatch, type SequenceTask } from "./task";

const fillers = 4;
const marker = fillers;
const classes = 8;
const density = 1 / 12;

export const markers: SequenceTask = {
  symbols: fillers + 1,
  secondSymbols: 0,
  outputs: classes,
  readOut: "token",
  grid: null,
  usual: { length: 32, batch: 32, steps: 300, layers: 2 },
  generate: (draws, count, length) => {
    const batch = emptyBatch(count, length);
    for (let s = 0; s < count; s++) {
      const sure = draws.integer(0, length);
      const row = batch.symbols.subarray(s * length, (s + 1) * length);
      for (let t = 0; t < length; t++) row[t] = t === sure || draws.uniform() < density ? marker : draws.integer(0, fillers);
      const places = [...row.keys()].filter((t) => row[t] === marker);
      for (let t = 0; t < length; t++) {
        const distance = Math.min(...places.map((place) => Math.abs(place - t)));
        batch.answers[s * length + t] = Math.min(distance, classes - 1);
        batch.counts[s * length + t] = distance === 0 ? 0 : 1;
      }
    }
    return batch;
  },
  baselines: (batch) => [{ id: "bag", accuracy: withoutOrder(batch), loss: null }],
};

/** The baseline that uses the number of markers without their places: the most frequent answer among sequences with as many. */
function withoutOrder({ count, length, symbols, answers, counts }: SequenceBatch): number {
  const tallies = new Map<number, number[]>();
  for (let s = 0; s < count; s++) {
    const present = symbols.subarray(s * length, (s + 1) * length).filter((symbol) => symbol === marker).length;
    const tally = tallies.get(present) ?? new Array<number>(classes).fill(0);
    for (let at = s * length; at < (s + 1) * length; at++) tally[answers[at]] += counts![at];
    tallies.set(present, tally);
  }
  const all = [...tallies.values()];
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return sum(all.map((tally) => Math.max(...tally))) / sum(all.flat());
}
