/** Problems of documents of numbers, in English; `data-document-problems.de.ts` has the same in German. */
import type { Sentences } from "./problem";

export const dataDocumentSentences = {
  "own-data-no-document": { message: "the document must be an object, got {value}" },
  "own-data-not-an-object": { message: "must be an object, got {value}" },
  "own-data-format": { message: "must be {expected}, got {value}" },
  "own-data-newer": {
    message: "{value} is newer than this program, which reads version {expected}",
    hint: "reload the page to update it",
  },
  "own-data-missing": { message: "is missing, expected rows of numbers" },
  "own-data-not-a-list": { message: "must be a list, got {value}" },
  "own-data-empty": { message: "is empty, expected at least one entry" },
  "own-data-width": { message: "has length {count}, expected {expected} as in the first row" },
  "own-data-not-a-number": { message: "is {value}, expected a finite number" },
} as const satisfies Sentences;

export type DataDocumentProblemCode = keyof typeof dataDocumentSentences;
