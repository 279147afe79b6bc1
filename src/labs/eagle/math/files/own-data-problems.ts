/** Errors of documents of own data in English; `own-data-problems.de.ts` has them in German. */
import { dataDocumentSentences } from "../../../../platform/fields/data-document-problems";
import type { Sentences } from "../../../../platform/fields/problem";

export const ownDataSentences = {
  ...dataDocumentSentences,
  "eagle-data-rows": { message: "has a number of rows different from {other}: {rows} instead of {expected}" },
  "eagle-data-columns": { message: "has a number of columns different from {other}: {columns} instead of {expected}" },
  "eagle-data-machines": {
    message: "has a number of machines different from A: {count} instead of {expected}",
    hint: "give A and B one matrix per machine, or one matrix each",
  },
  "eagle-data-sketch-rows": { message: "must have one row per column of A: {rows} instead of {expected}" },
  "eagle-data-sketch-columns": { message: "must have at most as many columns as A: {columns} instead of at most {most}" },
  "eagle-data-sketch-machines": {
    message: "cannot be combined with columns on several machines",
    hint: "remove S, or join the machines",
  },
} as const satisfies Sentences;

export type OwnDataProblemCode = keyof typeof ownDataSentences;
