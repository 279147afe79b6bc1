/** What can be wrong with a document of own data, in English; `own-data-problems.de.ts` has the same in German. */
import { dataDocumentSentences } from "../../../../platform/fields/data-document-problems";
import type { Sentences } from "../../../../platform/fields/problem";

export const ownDataSentences = {
  ...dataDocumentSentences,
  "eagle-data-rows": { message: "has another number of rows than {other}: {rows} instead of {expected}" },
  "eagle-data-columns": { message: "has another number of columns than {other}: {columns} instead of {expected}" },
  "eagle-data-machines": {
    message: "is for another number of machines than A: {count} instead of {expected}",
    hint: "give A and B a matrix for every machine, or both a single one",
  },
  "eagle-data-sketch-rows": { message: "must have a row for every column of A: {rows} instead of {expected}" },
  "eagle-data-sketch-columns": { message: "must have at most as many columns as A: {columns} instead of at most {most}" },
  "eagle-data-sketch-machines": {
    message: "cannot be given together with the columns of several machines",
    hint: "leave S out, or join the machines",
  },
} as const satisfies Sentences;

export type OwnDataProblemCode = keyof typeof ownDataSentences;
