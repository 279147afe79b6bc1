/** Filling in what is masked of a text, as a task. */
import type { SequenceTask } from "./task";
import { type Corpus, maskedPieces } from "./text";
import { textBaselines } from "./text-baselines";

export const textUsual = { length: 64, batch: 16, steps: 700, layers: 2 } as const;

/** Filling in masked characters of a text, tested on its last tenth. */
export function textInfilling(corpus: Corpus): SequenceTask {
  const { characters, train, test } = corpus;
  const baselines = textBaselines(corpus);
  return {
    symbols: characters.length + 2,
    secondSymbols: 0,
    outputs: characters.length,
    readOut: "token",
    grid: null,
    usual: textUsual,
    generate: (draws, count, length) => maskedPieces(corpus, train, draws, count, length),
    generateTests: (draws, count, length) => maskedPieces(corpus, test, draws, count, length),
    baselines,
  };
}
