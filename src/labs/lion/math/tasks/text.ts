/** Real text with a fifth of its characters masked; one's own, or the one that is shipped. */
import type { SequenceBatch } from "../encoder/batch";
import type { Draws } from "./draws";
import { emptyBatch } from "./task";

/** Characters that are kept; everything else is a space, and runs of spaces are one. */
const alphabet = " ',.abcdefghijklmnopqrstuvwxyz";
const rate = 0.2;
const most = 100_000;

export interface Corpus {
  /** Those that occur, sorted. */
  readonly characters: string;
  /** The first nine tenths. */
  readonly train: Int32Array;
  readonly test: Int32Array;
}

/** The first 100,000 characters of a text, in lower case, a-z . , ' and spaces alone. */
export function corpusOf(text: string): Corpus {
  const kept = keptCharacters(text).slice(0, most);
  const characters = [...new Set(kept)].sort().join("");
  const symbols = Int32Array.from(kept, (character) => characters.indexOf(character));
  const cut = Math.floor(symbols.length * 0.9);
  return { characters, train: symbols.subarray(0, cut), test: symbols.subarray(cut) };
}

/** A text in lower case, with everything but a-z . , ' as spaces, one at a time. */
export function keptCharacters(text: string): string {
  return Array.from(text.toLowerCase(), (character) => (alphabet.includes(character) ? character : " "))
    .join("")
    .replace(/ +/g, " ")
    .trim();
}

/** Pieces of a text; a start token in the first place, and at least one masked character each. */
export function maskedPieces({ characters }: Corpus, text: Int32Array, draws: Draws, count: number, length: number): SequenceBatch {
  const [mask, start] = [characters.length, characters.length + 1];
  const batch = emptyBatch(count, length);
  for (let s = 0; s < count; s++) {
    const from = s * length;
    const piece = draws.integer(0, text.length - length);
    batch.answers.set(text.subarray(piece, piece + length), from);
    for (let t = 1; t < length; t++) batch.counts[from + t] = draws.uniform() < rate ? 1 : 0;
    batch.counts[from + draws.integer(1, length)] = 1;
    for (let t = 0; t < length; t++) batch.symbols[from + t] = batch.counts[from + t] === 1 ? mask : batch.answers[from + t];
    batch.symbols[from] = start;
  }
  return batch;
}
