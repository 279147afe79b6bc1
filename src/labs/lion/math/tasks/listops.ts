/**
 * Lists of digits and of lists, worked out: [MAX 2 [MIN 4 7] 0 ] is 4. At most two deep, read at a start token. Lists are short
 * here; in the Long Range Arena they have up to 2,000 tokens.
 */
import { logarithm } from "../../../../platform/numerics/logarithm";
import type { SequenceBatch } from "../encoder/batch";
import type { Draws } from "./draws";
import { commonest, emptyBatch, type SequenceTask } from "./task";

const digits = 10;
/** MIN, MAX and MED, the value in the middle, the upper one of two; in the order of their symbols behind the digits. */
const operations: readonly ((sorted: readonly number[]) => number)[] = [
  (sorted) => sorted[0],
  (sorted) => sorted[sorted.length - 1],
  (sorted) => sorted[Math.floor(sorted.length / 2)],
];
const end = digits + operations.length;
const start = end + 1;
const filler = end + 2;
const depth = 2;
const [fewest, most] = [2, 4];
/** The probability that an argument is a list, where it may be one. */
const nested = 0.45;
/** Shorter lists are left out. */
const shortest = 6;

interface List {
  readonly symbols: readonly number[];
  readonly value: number;
}

export const listops: SequenceTask = {
  symbols: filler + 1,
  secondSymbols: 0,
  outputs: digits,
  readOut: "first",
  grid: null,
  usual: { length: 40, batch: 32, steps: 800, layers: 2 },
  generate: (draws, count, length) => {
    const { symbols } = emptyBatch(count, length);
    const answers = new Int32Array(count);
    symbols.fill(filler);
    for (let s = 0; s < count; s++) {
      const list = fittingList(draws, length - 1);
      symbols[s * length] = start;
      symbols.set(list.symbols, s * length + 1);
      answers[s] = list.value;
    }
    return { count, length, symbols, secondSymbols: null, patches: null, answers, counts: null };
  },
  baselines: (batch) => [
    { id: "chance", accuracy: 1 / digits, loss: logarithm(digits) },
    { id: "commonest", accuracy: commonest(batch).share, loss: null },
    { id: "outermost", accuracy: byOutermost(batch), loss: null },
  ],
};

function fittingList(draws: Draws, room: number): List {
  for (;;) {
    const list = drawnList(draws, depth);
    if (list.symbols.length >= shortest && list.symbols.length <= room) return list;
  }
}

/** @param depth  of lists in it, at most; 0 draws a digit. */
function drawnList(draws: Draws, depth: number): List {
  if (depth === 0) {
    const value = draws.integer(0, digits);
    return { symbols: [value], value };
  }
  const operation = draws.integer(0, operations.length);
  const parts: List[] = [];
  for (let left = draws.integer(fewest, most + 1); left > 0; left--) parts.push(drawnList(draws, draws.uniform() < nested ? depth - 1 : 0));
  const sorted = parts.map(({ value }) => value).sort((a, b) => a - b);
  return { symbols: [digits + operation, ...parts.flatMap(({ symbols }) => symbols), end], value: operations[operation](sorted) };
}

/** The baseline that uses the first operation alone: the most frequent answer for that operation. */
function byOutermost({ count, length, symbols, answers }: SequenceBatch): number {
  let hits = 0;
  for (const [operation] of operations.entries()) {
    const own = answers.filter((_, s) => symbols[s * length + 1] === digits + operation);
    if (own.length > 0) hits += own.length * commonest({ answers: own, counts: null }).share;
  }
  return hits / count;
}
