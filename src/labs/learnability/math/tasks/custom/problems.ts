/** Problems of own data, in English; `problems.de.ts` has the same in German. */
import type { Sentences } from "../../../../../platform/fields/problem";

const meant = "remove one of the two";
const columns = "the columns are sample, split, z1 to zd and y1 to yk";
const write = 'with np.savez("data.npz", Z=Z, y=y)';

export const customSentences = {
  // Files.
  "custom-memory": { message: "the data do not fit in memory", hint: "use fewer samples" },
  "custom-single-array": { message: "this is a single array (.npy), expected Z and y", hint: `write both ${write}` },
  "custom-empty-file": { message: "the file is empty, expected JSON, CSV or .npz" },
  "custom-no-archive": {
    message: "this is neither JSON, CSV nor .npz",
    hint: "the name ends in .npz, but the content is no zip archive",
  },
  "custom-no-text": {
    message: "this is neither JSON, CSV nor .npz",
    hint: "the content is not text in UTF-8; save it as UTF-8",
  },
  "custom-no-data": {
    message: "this is neither JSON, CSV nor .npz",
    hint: "own data are a learnability-data JSON document, a CSV table or a NumPy archive",
  },

  // Of any format.
  "custom-two-names": { message: "is another name for {other}, and the file has both", hint: meant },
  "custom-many-rows": { message: "has {d} rows, the dimension d must be between 1 and {limit}" },
  "custom-many-coordinates": { message: "has {d} coordinates, the dimension d must be between 1 and {limit}" },
  "custom-many-columns": { message: "has {d} z columns, the dimension d must be between 1 and {limit}" },
  "custom-other-rows": { message: "has {d} rows, expected {expected} like the others" },
  "custom-other-coordinates": { message: "has {d} coordinates, expected {expected} like the others" },
  "custom-other-labels": { message: "has {entries}, expected {expected} like the others" },
  "custom-many-samples": { message: "has {count} samples, the limit is {limit}" },
  "custom-no-label": { message: "is missing, every training sample needs one" },
  "custom-no-test-label": {
    message: "is missing, although other test samples have one",
    hint: "give labels for all test samples or for none",
  },
  "custom-no-number": { message: "is {value}, expected a number" },
  "custom-labels-for": { message: "has labels for {count} samples, but {Z} has {samples}" },
  "one-entry": { message: "1 entry" },
  "many-entries": { message: "{count} entries" },

  // JSON.
  "custom-no-format": { message: "is missing, it must be {expected}" },
  "custom-newer": { message: "{version} is newer than this program, which reads version {known}" },
  "custom-no-sample": { message: "must be an object with Z and y, got {value}" },
  "custom-no-list": { message: "is missing, expected a list" },
  "custom-without-samples": { message: "is empty, expected at least one sample" },
  "custom-without-rows": { message: "is empty, expected a list of d rows" },
  "custom-without-tokens": { message: "is empty, expected at least one token" },
  "custom-without-numbers": { message: "is empty, expected at least one number" },
  "custom-no-matrix": {
    message: "must be a list, got {value}",
    hint: "a sample is a matrix of d rows, with a column for each token",
  },
  "custom-ragged": { message: "has {entries}, expected {expected} like {name}[0]" },

  // CSV.
  "csv-empty": { message: "the text is empty, expected a header row such as sample,split,z1,z2,y1" },
  "csv-no-samples": { message: "the table has no training sample, expected at least one" },
  "csv-no-header": {
    message: "has numbers, expected the names of the columns",
    hint: "begin with a row such as sample,split,z1,z2,y1",
  },
  "csv-column-twice": { message: "has the column {column} twice" },
  "csv-no-column": { message: "has no column {column}", hint: columns },
  "csv-column-gap": { message: "has no column {column}, although it has {other}", hint: columns },
  "csv-column-without-name": { message: "has no name for column {column}", hint: columns },
  "csv-unknown-column": { message: "is not a known column", hint: columns },
  "csv-misspelt-column": { message: "is not a known column", hint: "did you mean {meant}?" },
  "csv-comes-back": { message: "appears again after another sample", hint: "put all rows of a sample together" },
  "csv-changes-split": {
    message: "changes from {from} to {to}",
    hint: "give each sample one split, and each split its own sample names",
  },
  "csv-early-label": {
    message: "has y on a token that is not its last",
    hint: "give y on the last row of the sample, and a new name to a new sample",
  },
  "custom-csv-width": { message: "has {cells}, expected {expected} like the header", hint: "keep the separators around blank cells" },
  "one-cell": { message: "1 cell" },
  "many-cells": { message: "{count} cells" },
  "csv-no-name": { message: "is blank", hint: "write the name of the sample in every row" },
  "csv-no-split": { message: "is {value}, expected train or test" },
  "csv-no-token": { message: "is {value}, expected {expected}", hint: "number the tokens in order, from 1 or from 0" },
  "csv-blank": { message: "is blank, expected a number" },
  "custom-csv-comma": { message: "is {value}, expected a number", hint: "write a decimal point instead of the comma" },
  "csv-comma-unclear": {
    message: "is {value}, where the comma may stand before decimals or after thousands",
    hint: "write a decimal point, or no comma for thousands",
  },
  "csv-sample": { message: "line {line}: sample {sample}" },
  "csv-part-of-sample": { message: "line {line}: {matrix} of sample {sample}" },

  // NumPy.
  "npz-other-file": { message: "the archive has {file}, expected NumPy arrays (.npy)", hint: `write it ${write}` },
  "npz-spreadsheet": { message: "the archive has {file}, expected NumPy arrays (.npy)", hint: "save the spreadsheet as CSV" },
  "npz-unknown-array": { message: "is not a known array", hint: "the arrays are {known}" },
  "npz-misspelt-array": { message: "is not a known array", hint: "did you mean {meant}?" },
  "npz-no-array": { message: "is missing, the archive has no such array" },
  "npz-array-missing": { message: "is missing, although the archive has {other}" },
  "npz-shape": { message: "has the shape {shape}, expected (N, d, n)" },
  "npz-shape-of-tokens": {
    message: "has the shape {shape}, expected (N, d, n)",
    hint: "give {lengths} if these are the tokens of samples of unequal length",
  },
  "npz-shape-beside": { message: "has the shape {shape}, expected (all tokens, d) beside {lengths}" },
  "npz-shape-empty": { message: "has the shape {shape}, expected at least one of each" },
  "npz-shape-of-lengths": { message: "has the shape {shape}, expected (N,)" },
  "npz-shape-of-labels": { message: "has the shape {shape}, expected (N, k) or (N,)" },
  "npz-length": { message: "is {value}, expected a whole number of tokens from 1" },
  "npz-lengths": { message: "add up to {sum} tokens, but {Z} has {total}" },

  // A computation.
  "custom-not-open": {
    message: "this experiment uses own data, and no data file is open",
    hint: "Open the data file.",
  },
  "drawn-too-large": {
    message: "{count} sequences need {size} GB, the limit is {limit} GB",
    hint: "Use fewer or shorter sequences.",
  },
} as const satisfies Sentences;

export type CustomProblemCode = keyof typeof customSentences;
