/** Characters for tokens and classes of a task, one or two each, the same in every language. */
import type { TaskName } from "./tasks";

const filler = "·";
const start = "▸";
const unknown = "?";
/** Of a patch that is empty, that has less than half the ink it could have, and that has more. */
const inks = ["○", "◐", "●"];
const letters = "ABCDEF";

export interface Glyphs {
  /** @param second  of a second table; 0 where there is none. */
  token(symbol: number, second: number): string;
  readonly classes: readonly string[];
}

/** @param characters  of a text that is filled in; null for every other task. */
export function glyphsOf(task: TaskName, outputs: number, characters: string | null): Glyphs {
  const numbers = Array.from({ length: outputs }, (_, one) => String(one));
  const chain = (classes: readonly string[]): Glyphs => ({
    token: (symbol) => classes[symbol] ?? (symbol === classes.length ? unknown : start),
    classes,
  });
  switch (task) {
    case "walls":
      return { token: (symbol) => letters[symbol] ?? (symbol === letters.length ? "|" : filler), classes: [...letters] };
    case "nearest-marker":
      return { token: (symbol) => (symbol < 4 ? filler : "x"), classes: numbers };
    case "which-first":
      return { token: (symbol) => (symbol < 8 ? filler : ["A", "B", start][symbol - 8]), classes: ["BA", "AB"] };
    case "markov-infilling":
      return chain(numbers);
    case "text-infilling":
      return chain([...(characters ?? "")].map((character) => (character === " " ? "␣" : character)));
    case "grid-neighbours":
      return { token: (symbol) => (symbol === 1 ? "x" : filler), classes: numbers };
    case "listops":
      return { token: (symbol) => listSymbols[symbol] ?? numbers[symbol], classes: numbers };
    case "digits":
      return { token: (ink) => inks[ink], classes: numbers };
    case "recall":
      return { token: (key, value) => `${keyNames[key]}${value < outputs ? value : unknown}`, classes: numbers };
  }
}

/** MIN, MAX and MED, which is in the middle; the end of a list, the start token, what fills up. */
const listSymbols: Readonly<Record<number, string>> = { 10: "<", 11: ">", 12: "~", 13: "]", 14: start, 15: filler };
const keyNames = "abcdefghijklmnopqrstuvwxyzABCDEF";
