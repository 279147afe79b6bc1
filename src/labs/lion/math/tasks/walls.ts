/**
 * Segments between walls: each has one letter, at a random place among fillers, and every filler answers with the letter of its own
 * segment. The nearest letter is a wrong answer where a wall lies between.
 */
import { logarithm } from "../../../../platform/numerics/logarithm";
import { accuracyOfRule, emptyBatch, type SequenceTask } from "./task";

const letters = 6;
const wall = letters;
const fillers = 4;
const [shortest, longest] = [3, 14];
/** Tokens of the first segment that may lie before the sequence. */
const phases = 3;

export const walls: SequenceTask = {
  symbols: letters + 1 + fillers,
  secondSymbols: 0,
  outputs: letters,
  readOut: "token",
  grid: null,
  usual: { length: 48, batch: 32, steps: 400, layers: 1 },
  generate: (draws, count, length) => {
    const batch = emptyBatch(count, length);
    for (let s = 0; s < count; s++) {
      const at = (token: number) => s * length + token;
      let from = -draws.integer(0, phases);
      while (from < length) {
        const cells = draws.integer(shortest, longest + 1);
        const letter = draws.integer(0, letters);
        const [first, end] = [Math.max(from, 0), Math.min(from + cells, length)];
        if (end > first) {
          for (let t = first; t < end; t++) batch.symbols[at(t)] = wall + 1 + draws.integer(0, fillers);
          const place = draws.integer(first, end);
          batch.symbols[at(place)] = letter;
          batch.answers.fill(letter, at(first), at(end));
          batch.counts.fill(1, at(first), at(end));
          batch.counts[at(place)] = 0;
        }
        if (end < length) batch.symbols[at(end)] = wall;
        from += cells + 1;
      }
    }
    return batch;
  },
  baselines: (batch) => {
    const { length, symbols } = batch;
    const symbolAt = (sequence: number, token: number) => symbols[sequence * length + token];
    const nearest = (sequence: number, token: number) => {
      for (let far = 1; far < length; far++)
        for (const other of [token - far, token + far])
          if (other >= 0 && other < length && symbolAt(sequence, other) < letters) return symbolAt(sequence, other);
      return 0;
    };
    const bag = (sequence: number) => {
      const tally = new Array<number>(letters).fill(0);
      for (let t = 0; t < length; t++) if (symbolAt(sequence, t) < letters) tally[symbolAt(sequence, t)]++;
      return tally.indexOf(Math.max(...tally));
    };
    return [
      { id: "chance", accuracy: 1 / letters, loss: logarithm(letters) },
      { id: "bag", accuracy: accuracyOfRule(batch, bag), loss: null },
      { id: "nearest", accuracy: accuracyOfRule(batch, nearest), loss: null },
    ];
  },
};
