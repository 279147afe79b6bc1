/** Errors of files that hold a matrix in English; `problems.de.ts` has them in German. */

import type { Sentences } from "../../../../platform/fields/problem";

const blockTooLarge =
  "a block of full rank needs {needed} MB (limit {limit}) and {operations} billion operations (limit {most}); largest component: {rows} x {columns}";

export const fileSentences = {
  "file-empty": { message: "the file is empty" },
  "file-unreadable": { message: "the file cannot be read", hint: "choose it again" },
  "file-too-large": {
    message: "the file has {size} MB, the limit is {limit} MB",
    hint: "compress it with gzip, or use a part of the matrix",
  },
  "file-unpacks-too-large": {
    message: "the file unpacks to more than {limit} MB",
    hint: "use a part of the matrix",
  },
  "file-unknown": {
    message: "the file holds no matrix in Matrix Market, CSV or .npy format",
    hint: "a Matrix Market file begins with %%MatrixMarket, a CSV file with a row of numbers",
  },
  "gzip-damaged": {
    message: "the compressed file is damaged or incomplete",
    hint: "write or download it again",
  },
  "gzip-damaged-behind": {
    message: "is the last that could be unpacked: the compressed file is damaged or incomplete",
    hint: "write or download it again",
  },
  "archive-damaged": { message: "the archive is damaged or incomplete", hint: "write or download it again" },
  "archive-without-matrix": {
    message: "the archive holds no Matrix Market file",
    hint: "open the .mtx file itself",
  },
  "memory-exhausted": { message: "the matrix does not fit into memory", hint: "use a part of the matrix" },
  "line-too-long": {
    message: "is longer than {most} characters",
    hint: "write each entry of a Matrix Market file, or each row of a table, on one line",
  },
  "matrix-empty": { message: "announces the size {rows} x {columns}, expected at least one row and one column" },
  "matrix-too-large": {
    message:
      "announces the size {rows} x {columns} (number of entries: {entries}), which needs {needed} MB of memory; the limit is {limit} MB",
    hint: "use a part of the matrix, or write a sparse one in coordinate format",
  },
  "dense-too-large": {
    message: "all entries of a {rows} x {columns} matrix need {needed} MB of memory, the limit is {limit} MB",
    hint: "use a part of the matrix",
  },
  "mtx-banner": {
    message: "must begin with %%MatrixMarket, got {value}",
    hint: "write for example %%MatrixMarket matrix coordinate real general",
  },
  "mtx-banner-words": {
    message: "must have five words, got {value}",
    hint: "write for example %%MatrixMarket matrix coordinate real general",
  },
  "mtx-object": { message: "must announce a matrix, got {value}" },
  "mtx-format": { message: "must announce the format coordinate or array, got {value}" },
  "mtx-complex": { message: "announces a complex matrix, expected a real one", hint: "write its real part" },
  "mtx-field": { message: "must announce real, integer or pattern, got {value}" },
  "mtx-symmetry": { message: "must announce general, symmetric or skew-symmetric, got {value}" },
  "mtx-combination": { message: "announces pattern and {other}, which exclude each other" },
  "mtx-sizes-coordinate": { message: "must hold the numbers of rows, columns and entries, got {value}" },
  "mtx-sizes-array": { message: "must hold the numbers of rows and columns, got {value}" },
  "mtx-no-sizes": { message: "is the end of the file, expected the numbers of rows and columns" },
  "mtx-not-square": { message: "announces the size {rows} x {columns}, but a symmetric matrix is square" },
  "mtx-entry-words": { message: "must hold a row, a column and a value, got {value}" },
  "mtx-pattern-words": { message: "must hold a row and a column, got {value}", hint: "remove the values: entries of a pattern have none" },
  "mtx-array-words": { message: "must hold one number, got {value}" },
  "mtx-row": { message: "names the row {value}, expected a whole number from 1 to {most}", hint: "rows and columns count from 1" },
  "mtx-column": { message: "names the column {value}, expected a whole number from 1 to {most}", hint: "rows and columns count from 1" },
  "mtx-upper": {
    message: "gives the entry ({row}, {column}) above the diagonal of a symmetric matrix",
    hint: "give each pair of entries once, on or below the diagonal",
  },
  "mtx-skew-diagonal": { message: "gives the entry ({row}, {column}) on the diagonal of a skew-symmetric matrix, which is zero there" },
  "mtx-too-many": {
    message: "follows the announced number of entries ({announced}), expected the end of the file",
    hint: "correct the number in the line of the sizes",
  },
  "mtx-too-few": {
    message: "is the end of the file; number of entries: {found}, announced: {announced}",
    hint: "download the file again, or correct its number of entries",
  },
  "not-a-number": { message: "holds {value}, expected a number" },
  "not-finite": { message: "holds {value}, expected a finite number" },
  "not-an-integer": { message: "holds {value}, expected a whole number", hint: "announce real instead of integer" },
  "integer-too-large": {
    message: "holds the integer {value}, which float64 cannot hold exactly",
    hint: "announce real instead of integer if rounding is intended",
  },
  "sum-not-finite": { message: "entries at row {row}, column {column} add up to more than float64 can hold" },
  "csv-width": { message: "has a number of cells different from the first row: {count} instead of {expected}" },
  "csv-blank": { message: "is blank, expected a number" },
  "csv-comma": { message: "holds {value}, expected a number", hint: "write a decimal point instead of the comma" },
  "csv-no-numbers": { message: "is the end of the file, expected a row of numbers" },
  "rows-too-large": {
    message: "exceeds the memory: the rows up to here need {needed} MB, the limit is {limit} MB",
    hint: "use a part of the matrix",
  },
  "npy-header": { message: "the header of the array cannot be read", hint: "write it with np.save" },
  "npy-type": {
    message: "the array has the type {value}, expected real numbers (float16 to float64, integers or bool)",
    hint: 'save array.astype("float64")',
  },
  "npy-shape": { message: "the array has the shape {value}, expected a matrix with at least one row and one column" },
  "npy-too-large": {
    message: "the array has the size {rows} x {columns}, which needs {needed} MB of memory; the limit is {limit} MB",
    hint: "use a part of the matrix",
  },
  "npy-length": { message: "the numbers have {found} B, expected {expected} B for the shape {shape}" },
  "npy-not-finite": { message: "the entry [{row}, {column}] is {value}, expected a finite number" },
  "npy-integer": {
    message: "the entry [{row}, {column}] is {value}, which float64 cannot hold exactly",
    hint: 'save array.astype("float64")',
  },
  "matrix-zero": { message: "all entries are zero, so there is no block of full rank" },
  "block-too-large": { message: blockTooLarge, hint: "choose a smaller rank, or use a part of the matrix" },
  "part-too-large": { message: blockTooLarge, hint: "use a part of the matrix; a smaller rank does not help" },
  "rank-too-large": {
    message:
      "the numerical rank is above {most}: solvers would need more than {needed} MB of memory and {operations} billion operations per iteration",
    hint: "choose a smaller rank, or use a part of the matrix",
  },
  "nothing-outside": {
    message: "a block of {rank} rows and columns leaves no rows or no columns of the {rows} x {columns} matrix to complete",
    hint: "choose a smaller rank; the other rows and columns are then completed approximately",
  },
  "note-duplicates": { message: "repeated entries, added to the earlier one at the same place: {count}" },
} as const satisfies Sentences;

export type FileProblemCode = keyof typeof fileSentences;
