import type { Problem } from "../../../../platform/fields/problem";
import type { FileMatrix } from "./matrix";
import type { Symmetry } from "./matrix-market-header";

/** A matrix, and the notes on its file. */
export interface ParsedMatrix {
  readonly matrix: FileMatrix;
  readonly symmetry: Symmetry;
  /** Notes on a valid file, such as entries that were added up. */
  readonly notes: readonly Problem[];
}

/** Reads a matrix from the bytes of a file as they come. Methods throw a `DataFault` for what is wrong with the file. */
export interface MatrixParser {
  /** Lines read so far; 0 for files without lines. */
  readonly line: number;
  /** Most bytes held at once so far. */
  readonly peakBytes: number;
  push(bytes: Uint8Array): void;
  end(): ParsedMatrix;
}
