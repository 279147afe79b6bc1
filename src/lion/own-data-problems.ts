/** What can be wrong with a document of own data, in English; `own-data-problems.de.ts` has the same in German. */
import { type CodedProblem, codedProblem, type Problem, type Sentences, type Values } from "../fields/problem";

export const ownDataSentences = {
  "lion-data-no-document": { message: "the document must be an object, got {value}" },
  "lion-data-not-an-object": { message: "must be an object, got {value}" },
  "lion-data-format": { message: "must be {expected}, got {value}" },
  "lion-data-newer": {
    message: "{value} is newer than this program, which reads version {expected}",
    hint: "reload the page to update it",
  },
  "lion-data-missing": { message: "is missing, expected a list with a row for each token" },
  "lion-data-not-a-list": { message: "must be a list, got {value}" },
  "lion-data-empty": { message: "is empty, expected at least one entry" },
  "lion-data-width": { message: "has another length than the first row: {count} instead of {expected}" },
  "lion-data-not-a-number": { message: "is {value}, expected a finite number" },
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

export function ownDataProblem(code: OwnDataProblemCode, values: Values, field: string): CodedProblem {
  return codedProblem(ownDataSentences, code, values, field);
}

/** Carries the first problem out of the nested loops of a reader. */
export class DocumentFault extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

export function refuse(field: string, code: OwnDataProblemCode, values: Values = {}): DocumentFault {
  return new DocumentFault(ownDataProblem(code, values, field));
}
