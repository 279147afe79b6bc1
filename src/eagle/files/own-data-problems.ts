/** What can be wrong with a document of own data, in English; `own-data-problems.de.ts` has the same in German. */
import { type CodedProblem, codedProblem, type Sentences, type Values } from "../../fields/problem";

export const ownDataSentences = {
  "eagle-data-not-an-object": { message: "the document must be an object, got {value}" },
  "eagle-data-format": { message: "must be {expected}, got {value}" },
  "eagle-data-newer": {
    message: "{value} is newer than this program, which reads version {expected}",
    hint: "reload the page to update it",
  },
  "eagle-data-missing": { message: "is missing, expected a matrix as a list of rows" },
  "eagle-data-not-a-list": { message: "must be a list, got {value}" },
  "eagle-data-empty": { message: "is empty, expected at least one entry" },
  "eagle-data-width": { message: "has another length than the first row: {count} instead of {expected}" },
  "eagle-data-not-a-number": { message: "is {value}, expected a finite number" },
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

export function ownDataProblem(code: OwnDataProblemCode, values: Values, field: string): CodedProblem {
  return codedProblem(ownDataSentences, code, values, field);
}
