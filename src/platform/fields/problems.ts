/** Problems of the fields of a document, in English; `problems.de.ts` has the same in German. */
import type { Sentences } from "./problem";

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
  "field-whole-or": { message: "must be a whole number between {min} and {max}, or {values}" },
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
  "too-deep": { message: "a value that is nested too deeply" },
  // Places in a text.
  line: { message: "line {line}" },
  "line-colon": { message: "line {line}:" },
  "line-part": { message: "line {line}, {part}" },
  "line-column": { message: "line {line}, column {column}" },
} as const satisfies Sentences;

export type FieldProblemCode = keyof typeof fieldSentences;
