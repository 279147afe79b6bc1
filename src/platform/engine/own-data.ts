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

/** How a lab reads data of a person's own, in whatever format they come: JSON, tables, archives of arrays. */
export interface OwnDataReader<Data = unknown> {
  /** What JSON files of such data say they are. */
  readonly format: string;
  /** The field of its documents whose `kind` says whether they learn from own data, and whose `hash` from which. */
  readonly field: string;
  /** @param name  of the file, which may tell its format. */
  read(bytes: Uint8Array, name: string): ReadOwnData<Data> | Promise<ReadOwnData<Data>>;
  /** Reads a file as it comes, for labs whose files need not be held whole. */
  readonly pieces?: PieceReader<Data>;
  /** Their dimensions, which say how much memory learning from them takes. */
  size(data: Data): object;
  /** What a person should know of data although nothing is wrong with them; absent where a lab never has anything to say. */
  notes?(data: Data): readonly Problem[];
  /** The same data in few buffers, which threads hand over faster than many; absent where the data have few. */
  gathered?(data: Data): Data;
}

export interface PieceReader<Data> {
  /** Whether a file that begins so is one of these. */
  accepts(start: Uint8Array, name: string): boolean;
  /** @param onProgress  told the share that has been read, 0 to 1. */
  read(file: StreamedFile, onProgress: (share: number) => void): Promise<ReadOwnData<Data>>;
}
