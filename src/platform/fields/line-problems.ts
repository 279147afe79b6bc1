/** Places in a text, which stand where a problem has its field: in English; `line-problems.de.ts` has the same in German. */
import { type CodedProblem, codedProblem, type Sentences } from "./problem";

export const lineSentences = {
  line: { message: "line {line}" },
  "line-colon": { message: "line {line}:" },
  "line-column": { message: "line {line}, column {column}" },
} as const satisfies Sentences;

/** @param line  from 1. */
export function atLine(line: number): CodedProblem {
  return codedProblem(lineSentences, "line", { line });
}

/** The line before a sentence that does not read on from it: "line 3: even has no arrow". */
export function afterLine(line: number): CodedProblem {
  return codedProblem(lineSentences, "line-colon", { line });
}

export function atColumn(line: number, column: string): CodedProblem {
  return codedProblem(lineSentences, "line-column", { line, column });
}
