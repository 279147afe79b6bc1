/** What can be wrong with a document of own data, in English; `own-data-problems.de.ts` has the same in German. */
import { DataFault } from "../fields/data-document";
import { dataDocumentSentences } from "../fields/data-document-problems";
import { codedProblem, type Sentences, type Values } from "../fields/problem";

export const ownDataSentences = {
  ...dataDocumentSentences,
  "lion-data-rows": { message: "has another number of tokens than q: {count} instead of {expected}" },
  "lion-data-columns": { message: "must have rows as long as those of q: {count} instead of {expected}" },
  "lion-data-decay": { message: "must be a number from 0 to 1, got {value}" },
  "lion-data-decay-shape": {
    message: "must be a number, a list with a number for each token, or a list with a row of numbers for each token, got {value}",
  },
  "lion-data-padding": { message: "must be 1 for padding or 0 for a token, got {value}" },
  "lion-data-all-padding": { message: "marks every token as padding, so that there is nothing to attend to" },
  "lion-data-column": { message: "is not a known column", hint: "columns are called {known}" },
  "lion-data-array": { message: "is not a known array", hint: "arrays are called {known}" },
  "lion-data-array-shape": { message: "has the shape {shape}, expected {expected}" },
  "lion-data-csv-empty": { message: "the table has no row below its first line, expected one for each token" },
  "lion-data-csv-cells": { message: "has {count} cells, expected {expected}" },
  "lion-data-heads": { message: "cannot be given beside {other}", hint: "put q, k, v and decay of each head into its entry of heads" },
  "lion-data-heads-alike": { message: "must have the shape of the first head: {found} instead of {expected}" },
} as const satisfies Sentences;

export type OwnDataProblemCode = keyof typeof ownDataSentences;

export function refuse(field: string, code: OwnDataProblemCode, values: Values = {}): DataFault {
  return new DataFault(codedProblem(ownDataSentences, code, values, field));
}
