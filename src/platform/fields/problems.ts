/** What can be wrong with the fields of a document, in English; `problems.de.ts` has the same in German. */
import { shown } from "./fields";
import { deeperThan, deepest } from "./nesting";
import { codedProblem, nearest, type Problem, type Sentences, type Values } from "./problem";

export const fieldSentences = {
  "field-unknown": { message: "is not a known field" },
  "field-misspelt": { message: "is not a known field", hint: "did you mean {meant}?" },
  "field-missing": { message: "is missing, it {expected}" },
  "field-got": { message: "{expected}, got {value}" },
  "document-got": { message: "the document {expected}, got {value}" },
  "document-not-an-object": { message: "the document must be an object, got {value}" },
  "field-invalid": { message: "is not valid" },
  "field-one-of": { message: "must be one of {values}" },
  "field-one": { message: "must be {value}" },
  "field-whole-between": { message: "must be a whole number between {min} and {max}" },
  "field-between": { message: "must be between {min} and {max}" },
  "field-between-got": { message: "must be between {min} and {max}, got {value}" },
  "field-at-most": { message: "must be at most {max}" },
  "field-at-least": { message: "must be at least {min}" },
  "field-characters-at-most": { message: "must have at most {max} characters" },
  "field-entries-at-most": { message: "must have at most {max} entries" },
  "field-entry": { message: "must have at least one entry" },
  "field-entry-1": { message: "must have at least 1 entry" },
  "field-character": { message: "must have at least one character" },
  "field-character-1": { message: "must have at least 1 character" },
  "field-object": { message: "must be an object" },
  "field-list": { message: "must be a list" },
  "field-text": { message: "must be text" },
  "field-number": { message: "must be a number" },
  "field-whole": { message: "must be a whole number" },
  "field-switch": { message: "must be true or false" },
  "field-switch-got": { message: "must be true or false, got {value}" },
  "too-deep": { message: "something nested too deeply" },
  // Places in a text.
  line: { message: "line {line}" },
  "line-colon": { message: "line {line}:" },
  "line-part": { message: "line {line}, {part}" },
  "line-column": { message: "line {line}, column {column}" },
} as const satisfies Sentences;

export type FieldProblemCode = keyof typeof fieldSentences;

export function fieldProblem(code: FieldProblemCode, values: Values = {}, field = ""): Problem {
  return codedProblem(fieldSentences, code, values, field);
}

/** Where in a text something is wrong; places are said as they are, without spaces between thousands. @param line  from 1. */
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

/** The problem of a name that a document may not hold; suggests a known one that was probably meant. */
export function unknownField(field: string, name: string, known: readonly string[]): Problem {
  const meant = nearest(name, known);
  return meant === undefined ? fieldProblem("field-unknown", {}, field) : fieldProblem("field-misspelt", { meant }, field);
}

/** A value in a place of a sentence: short, and unmistakable for text. */
export function quoted(value: unknown): string | Problem {
  return deeperThan(value, deepest) ? fieldProblem("too-deep") : shown(value);
}
