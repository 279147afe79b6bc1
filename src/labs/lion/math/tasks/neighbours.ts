/** A grid of marks: every cell answers how many of its four neighbours are marked. */
import { commonest, emptyBatch, type SequenceTask } from "./task";

const side = 8;
const density = 0.3;

export const neighbours: SequenceTask = {
  symbols: 2,
  secondSymbols: 0,
  outputs: 5,
  readOut: "token",
  grid: [side, side],
  usual: { length: side * side, batch: 16, steps: 300, layers: 2 },
  generate: (draws, count) => {
    const length = side * side;
    const batch = emptyBatch(count, length);
    for (let at = 0; at < count * length; at++) batch.symbols[at] = draws.uniform() < density ? 1 : 0;
    const marked = (s: number, row: number, column: number) =>
      row < 0 || row >= side || column < 0 || column >= side ? 0 : batch.symbols[s * length + row * side + column];
    for (let s = 0; s < count; s++)
      for (let row = 0; row < side; row++)
        for (let column = 0; column < side; column++)
          batch.answers[s * length + row * side + column] =
            marked(s, row - 1, column) + marked(s, row + 1, column) + marked(s, row, column - 1) + marked(s, row, column + 1);
    batch.counts.fill(1);
    return batch;
  },
  baselines: (batch) => [{ id: "commonest", accuracy: commonest(batch).share, loss: null }],
};
