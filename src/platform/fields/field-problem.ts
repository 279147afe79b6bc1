/** Makes the problems of fields; `problems.ts` has their sentences. */
import { shown } from "./fields";
import { deeperThan, deepest } from "./nesting";
import { nearest, type Problem, problemsOf } from "./problem";
import type { fieldSentences } from "./problems";

export const fieldProblem = problemsOf<typeof fieldSentences>();

/** The place of a problem in a text; its numbers are written without spaces between thousands. @param line  from 1. */
export function atLine(line: number): Problem {
  return fieldProblem("line", { line: String(line) });
}

/** The line before a sentence that does not read on from it: "line 3: even has no arrow". */
export function afterLine(line: number): Problem {
  return fieldProblem("line-colon", { line: String(line) });
}

/** @param column  its name or its number. */
export function atColumn(line: number, column: string | number): Problem {
  return fieldProblem("line-column", { line: String(line), column: String(column) });
}

/** The problem of a name that a document may not have; suggests a known one that was probably meant. */
export function unknownField(field: string, name: string, known: readonly string[]): Problem {
  const meant = nearest(name, known);
  return meant === undefined ? fieldProblem("field-unknown", {}, field) : fieldProblem("field-misspelt", { meant }, field);
}

/** A value in a place of a sentence: short, and distinct from the text around it. */
export function quoted(value: unknown): string | Problem {
  return deeperThan(value, deepest) ? fieldProblem("too-deep") : shown(value);
}
