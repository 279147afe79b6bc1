/** The bytes of a file as they come: with progress, given up at any time, unpacked where they are compressed. */
import { fault } from "./file-problem";

/** The bytes of a file that have been read. */
export interface Progress {
  readonly read: number;
  readonly total: number;
}

export interface StreamOptions {
  readonly onProgress?: (progress: Progress) => void;
  readonly signal?: AbortSignal;
}

/** The part of a browser's `File` that is used; tests and the command line make their own. */
export interface ByteFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  stream(): ReadableStream<Uint8Array>;
}

/** Thrown through the readers of a file that was given up. */
export class GivenUp extends Error {}

/** A file that is being read. */
export interface OpenFile {
  /** Its bytes in the order of the file. @throws {GivenUp | DataFault} */
  readonly pieces: AsyncGenerator<Uint8Array>;
  /** Lets go of the file; pieces end, also where one is being waited for. */
  close(): void;
}

export function openFile(file: ByteFile, options: StreamOptions): OpenFile {
  const reader = file.stream().getReader();
  const close = () => void reader.cancel().catch(() => undefined);
  return { pieces: piecesOf(reader, file.size, close, options), close };
}

async function* piecesOf(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  total: number,
  close: () => void,
  { onProgress, signal }: StreamOptions,
): AsyncGenerator<Uint8Array> {
  signal?.addEventListener("abort", close);
  let read = 0;
  try {
    while (!signal?.aborted) {
      // The one place at which the file itself may fail: it was moved, or is a folder.
      const { done, value } = await reader.read().catch(() => Promise.reject(fault("file-unreadable", {})));
      if (done) break;
      read += value.length;
      onProgress?.({ read, total });
      yield value;
    }
    if (signal?.aborted) throw new GivenUp();
  } finally {
    signal?.removeEventListener("abort", close);
  }
}

/** The first `length` bytes or a few more, fewer only where there are no more; `pieces` go on behind them. */
export async function takeStart(pieces: AsyncGenerator<Uint8Array>, length: number): Promise<Uint8Array> {
  let start = new Uint8Array(0);
  while (start.length < length) {
    const { done, value } = await pieces.next();
    if (done) break;
    start = joined(start, value);
  }
  return start;
}

export function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const result = new Uint8Array(first.length + second.length);
  result.set(first);
  result.set(second, first.length);
  return result;
}

export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/**
 * The content of gzip data, of which `start` has been taken off already.
 *
 * @throws {DataFault} when they are damaged, cut off or unpack to more than `most` bytes
 */
export async function* gunzipped(start: Uint8Array, pieces: AsyncGenerator<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let failure: unknown;
  let first: Uint8Array | null = start;
  const packed = new ReadableStream<BufferSource>({
    async pull(controller) {
      try {
        const { done, value } = first ? { done: false, value: first } : await pieces.next();
        first = null;
        if (done) controller.close();
        else controller.enqueue(value as Uint8Array<ArrayBuffer>);
      } catch (error) {
        failure = error;
        controller.error(error);
      }
    },
  });
  const reader = packed.pipeThrough(new DecompressionStream("gzip")).getReader();
  let count = 0;
  try {
    while (true) {
      // Runtimes differ in what they throw for data that are no gzip; all of it means the same.
      const { done, value } = await reader.read().catch(() => Promise.reject(failure ?? fault("gzip-damaged", {})));
      if (done) return;
      count += value.length;
      if (count > most) throw fault("file-unpacks-too-large", { limit: most / 1e6 });
      yield value;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
