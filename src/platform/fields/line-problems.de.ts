import type { lineSentences } from "./line-problems";
import type { Sentence } from "./problem";

export const lineSentencesDe: Readonly<Record<keyof typeof lineSentences, Sentence>> = {
  line: { message: "Zeile {line}" },
  "line-colon": { message: "Zeile {line}:" },
  "line-column": { message: "Zeile {line}, Spalte {column}" },
};
