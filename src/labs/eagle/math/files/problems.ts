/** What can be wrong with a file that holds a matrix, in English; `problems.de.ts` has the same in German. */

import type { Sentences } from "../../../../platform/fields/problem";

const blockTooLarge =
  "to choose a block of full rank, {needed} MB of memory (the limit is {limit}) and {operations} billion operations (the limit is {most}) would be needed: the largest part of the matrix that hangs together has {rows} rows and {columns} columns";

export const fileSentences = {
  "file-empty": { message: "the file is empty" },
  "file-unreadable": { message: "the file cannot be read", hint: "choose it again" },
  "file-too-large": {
    message: "the file has {size} MB, the limit is {limit} MB",
    hint: "compress it with gzip, or take a part of the matrix",
  },
  "file-unpacks-too-large": {
    message: "the file unpacks to more than {limit} MB",
    hint: "take a part of the matrix",
  },
  "file-unknown": {
    message: "this is no matrix: neither Matrix Market, nor CSV, nor .npy",
    hint: "a Matrix Market file begins with %%MatrixMarket, a CSV file with a row of numbers",
  },
  "gzip-damaged": {
    message: "the compressed file is damaged or was cut off on its way",
    hint: "write or download it again",
  },
  "gzip-damaged-behind": {
    message: "is the last that could be unpacked: the compressed file is damaged or was cut off on its way",
    hint: "write or download it again",
  },
  "archive-damaged": { message: "the archive is damaged or was cut off on its way", hint: "write or download it again" },
  "archive-without-matrix": {
    message: "the archive holds no Matrix Market file",
    hint: "drop the .mtx file itself",
  },
  "memory-exhausted": { message: "the matrix does not fit into memory", hint: "take a part of the matrix" },
  "line-too-long": {
    message: "is longer than {most} characters",
    hint: "an entry of a Matrix Market file, or a row of a table, ends with its line",
  },
  "matrix-empty": { message: "announces the size {rows} x {columns}, expected at least one row and one column" },
  "matrix-too-large": {
    message:
      "announces the size {rows} x {columns} (number of entries: {entries}), for which {needed} MB of memory are needed; the limit is {limit} MB",
    hint: "take a part of the matrix, or write a sparse one in coordinate format",
  },
  "dense-too-large": {
    message: "all entries of a {rows} x {columns} matrix need {needed} MB of memory, the limit is {limit} MB",
    hint: "take a part of the matrix",
  },
  "mtx-banner": {
    message: "must begin with %%MatrixMarket, got {value}",
    hint: "a first line is %%MatrixMarket matrix coordinate real general",
  },
  "mtx-banner-words": {
    message: "must have five words, got {value}",
    hint: "a first line is %%MatrixMarket matrix coordinate real general",
  },
  "mtx-object": { message: "must announce a matrix, got {value}" },
  "mtx-format": { message: "must announce the format coordinate or array, got {value}" },
  "mtx-complex": { message: "announces a complex matrix, and only real ones can be read", hint: "write its real part" },
  "mtx-field": { message: "must announce real, integer or pattern, got {value}" },
  "mtx-symmetry": { message: "must announce general, symmetric or skew-symmetric, got {value}" },
  "mtx-combination": { message: "announces pattern and {other}, which exclude each other" },
  "mtx-sizes-coordinate": { message: "must hold the numbers of rows, columns and entries, got {value}" },
  "mtx-sizes-array": { message: "must hold the numbers of rows and columns, got {value}" },
  "mtx-no-sizes": { message: "is where the file ends, before the numbers of rows and columns" },
  "mtx-not-square": { message: "announces the size {rows} x {columns}, but a symmetric matrix is square" },
  "mtx-entry-words": { message: "must hold a row, a column and a value, got {value}" },
  "mtx-pattern-words": { message: "must hold a row and a column, got {value}", hint: "entries of a pattern have no value" },
  "mtx-array-words": { message: "must hold one number, got {value}" },
  "mtx-row": { message: "names the row {value}, expected a whole number from 1 to {most}", hint: "rows and columns count from 1" },
  "mtx-column": { message: "names the column {value}, expected a whole number from 1 to {most}", hint: "rows and columns count from 1" },
  "mtx-upper": {
    message: "gives the entry ({row}, {column}) above the diagonal of a symmetric matrix",
    hint: "give each pair of entries once, on or below the diagonal",
  },
  "mtx-skew-diagonal": { message: "gives the entry ({row}, {column}) on the diagonal of a skew-symmetric matrix, which is zero there" },
  "mtx-too-many": {
    message: "goes on after the announced number of entries, {announced}",
    hint: "correct the number in the line of the sizes",
  },
  "mtx-too-few": {
    message: "is where the file ends; of the announced number of entries, {announced}, it has {found}",
    hint: "the file was cut off, or its number of entries is wrong",
  },
  "not-a-number": { message: "holds {value}, expected a number" },
  "not-finite": { message: "holds {value}, expected a finite number" },
  "not-an-integer": { message: "holds {value}, expected a whole number", hint: "announce real instead of integer" },
  "integer-too-large": {
    message: "holds the integer {value}, which float64 cannot hold exactly",
    hint: "announce real instead of integer, if rounding is meant",
  },
  "sum-not-finite": { message: "entries at row {row}, column {column} add up to more than float64 can hold" },
  "csv-width": { message: "has another number of cells than the first row: {count} instead of {expected}" },
  "csv-blank": { message: "is blank, expected a number" },
  "csv-comma": { message: "holds {value}, expected a number", hint: "write a decimal point instead of the comma" },
  "csv-no-numbers": { message: "is where the file ends, without a row of numbers" },
  "rows-too-large": {
    message: "is where the matrix outgrows the memory: its rows so far need {needed} MB, the limit is {limit} MB",
    hint: "take a part of the matrix",
  },
  "npy-header": { message: "the header of the array cannot be read", hint: "write it with np.save" },
  "npy-type": {
    message: "the array has the type {value}, expected real numbers (float16 to float64, integers or bool)",
    hint: 'save array.astype("float64")',
  },
  "npy-shape": { message: "the array has the shape {value}, expected a matrix with at least one row and one column" },
  "npy-too-large": {
    message: "the array has the size {rows} x {columns}, for which {needed} MB of memory are needed; the limit is {limit} MB",
    hint: "take a part of the matrix",
  },
  "npy-length": { message: "the numbers take {found} B, expected {expected} B for the shape {shape}" },
  "npy-not-finite": { message: "the entry [{row}, {column}] is {value}, expected a finite number" },
  "npy-integer": {
    message: "the entry [{row}, {column}] is {value}, which float64 cannot hold exactly",
    hint: 'save array.astype("float64")',
  },
  "matrix-zero": { message: "all entries are zero, so that there is no block of full rank" },
  "block-too-large": { message: blockTooLarge, hint: "choose a smaller rank, or take a part of the matrix" },
  "part-too-large": { message: blockTooLarge, hint: "take a part of the matrix: with a smaller rank it does not fit either" },
  "rank-too-large": {
    message:
      "the numerical rank is above {most}: solvers would need more than {needed} MB of memory and {operations} billion operations for every iteration",
    hint: "choose a smaller rank, or take a part of the matrix",
  },
  "nothing-outside": {
    message:
      "a block of {rank} rows and columns leaves nothing of {rows} x {columns} to complete: no row, or no column, follows from the others",
    hint: "choose a smaller rank; what is left is then completed as well as that rank allows",
  },
  "note-duplicates": { message: "entries at a place that had one before were added to it: {count}" },
} as const satisfies Sentences;

export type FileProblemCode = keyof typeof fileSentences;
