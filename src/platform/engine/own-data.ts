import type { Problem } from "../fields/problem";

/** A file as browsers give it. */
export interface StreamedFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  stream(): ReadableStream<Uint8Array>;
}

export type ReadOwnData<Data> =
  | { readonly ok: true; readonly data: Data; readonly hash: string }
  | { readonly ok: false; readonly problem: Problem };

/** Reads own data of a lab in any format: JSON, tables, archives of arrays. */
export interface OwnDataReader<Data = unknown> {
  /** The `format` in JSON files of such data. */
  readonly format: string;
  /** The field of its documents that holds `kind` (own data or not) and `hash` (which data). */
  readonly field: string;
  /** @param name  of the file, which may indicate its format. */
  read(bytes: Uint8Array, name: string): ReadOwnData<Data> | Promise<ReadOwnData<Data>>;
  /** Reads a file piece by piece, for labs whose files need not be held whole. */
  readonly pieces?: PieceReader<Data>;
  /** Their dimensions, from which the memory for learning follows. */
  size(data: Data): object;
  /** Remarks on valid data, shown to the user; absent where a lab has none. */
  notes?(data: Data): readonly Problem[];
  /** The same data in few buffers, which threads hand over faster than many; absent where the data have few. */
  gathered?(data: Data): Data;
}

export interface PieceReader<Data> {
  /** Whether a file with this beginning has the format. */
  accepts(start: Uint8Array, name: string): boolean;
  /** @param onProgress  receives the share read, 0 to 1. */
  read(file: StreamedFile, onProgress: (share: number) => void): Promise<ReadOwnData<Data>>;
}
