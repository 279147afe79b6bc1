/** Problems of a document of own data, in English; `own-data-problems.de.ts` has the same in German. */
import { dataDocumentSentences } from "../../../platform/fields/data-document-problems";
import type { Sentences } from "../../../platform/fields/problem";

export const ownDataSentences = {
  ...dataDocumentSentences,
  "lion-data-rows": { message: "has {count} tokens, and q has {expected}" },
  "lion-data-columns": { message: "has rows of {count} numbers, and q has rows of {expected}" },
  "lion-data-decay": { message: "must be a number from 0 to 1, got {value}" },
  "lion-data-decay-shape": {
    message: "must be a number, a list of one number per token, or a list of one row per token, got {value}",
  },
  "lion-data-padding": { message: "must be 1 for padding or 0 for a token, got {value}" },
  "lion-data-all-padding": { message: "marks every token as padding; at least one token must remain" },
  "lion-data-column": { message: "is not a known column", hint: "columns are called {known}" },
  "lion-data-column-twice": {
    message: "has the same name twice: in columns {first} and {second} of the table",
    hint: "give every column its own number, as in q0, q1",
  },
  "lion-data-column-missing": {
    message: "is missing, although the table has {other}",
    hint: "number the columns of {name} from 0 or from 1 without gaps",
  },
  "lion-data-array": { message: "is not a known array", hint: "arrays are called {known}" },
  "lion-data-array-shape": { message: "has the shape {shape}, expected {axes} axes" },
  "lion-data-array-heads": {
    message: "has {count} heads, and q has {expected}",
    hint: "the first axis of every array counts the heads and must be equal in all arrays",
  },
  "lion-data-single-array": {
    message: "the file is a single array (.npy), expected the arrays q, k and v",
    hint: 'write them with np.savez("data.npz", q=q, k=k, v=v)',
  },
  "lion-data-no-text": {
    message: "the file is neither JSON, nor a CSV table, nor a NumPy archive (.npz)",
    hint: "save JSON and tables as text in UTF-8",
  },
  "lion-data-file-empty": { message: "the file is empty, expected JSON, a CSV table or a NumPy archive (.npz)" },
  "lion-data-file-large": { message: "the file has {size} MB, the limit is {limit} MB", hint: "use fewer tokens or heads" },
  "lion-data-csv-empty": { message: "the table has no row below its first line, expected one for each token" },
  "lion-data-csv-cells": { message: "has {count} cells, expected {expected}" },
  "lion-data-heads": { message: "cannot be combined with {other}", hint: "put q, k, v and decay of each head into its entry of heads" },
  "lion-data-heads-alike": { message: "must have the shape of the first head: {found} instead of {expected}" },
  "lion-data-axes-of-decay": { message: "{least} or {middle} or {most}" },
  "lion-data-head-shape": { message: "{length} tokens, d = {d}, d_v = {dv}" },
  "lion-data-empty-cell": { message: "empty" },
  // Remedies for arrays that cannot be read.
  "lion-data-fewer": { message: "use fewer tokens or heads" },
  "lion-data-unequal": {
    message: 'every row and every head needs as many numbers as the first: save np.array(q, dtype="float64")',
  },
} as const satisfies Sentences;

export type OwnDataProblemCode = keyof typeof ownDataSentences;
