/** Data of a person's own for the EAGLE lab: a matrix in a file, or the blocks A, B, C of a problem and what else is known. */

import type { OwnDataReader, ReadOwnData, StreamedFile } from "../../../platform/engine/own-data";
import { sizeOfData } from "../document/problem-size";
import { nonzeros } from "../math/files/matrix";
import { dataFormat, type EagleData, hashEagleData, notesOf, parseEagleData } from "../math/files/own-data";
import { type ReadMatrixOptions, readMatrix } from "../math/files/read-matrix";

/** Reads what documents call a problem of kind "custom". */
export const ownData: OwnDataReader<EagleData> = {
  format: dataFormat,
  field: "problem",
  read: (bytes, name) => (isJson(bytes) ? readBlocks(bytes) : readFile(fileOf(bytes, name))),
  pieces: {
    accepts: (start) => !isJson(start) && !isAddress(start),
    read: (file, onProgress) => readFile(file, { onProgress: ({ read, total }) => onProgress(read / total) }),
  },
  size: sizeOfData,
  notes: notesOf,
};

function isJson(bytes: Uint8Array): boolean {
  return textOf(bytes).trimStart().startsWith("{");
}

/** A link may come as a file, too. */
function isAddress(start: Uint8Array): boolean {
  return /^\s*([a-z][a-z0-9+.-]*:\/\/|#)/i.test(textOf(start));
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes.subarray(0, 512));
}

function readBlocks(bytes: Uint8Array): ReadOwnData<EagleData> {
  const parsed = parseEagleData(new TextDecoder().decode(bytes));
  return parsed.ok ? { ...parsed, hash: hashEagleData(parsed.data) } : parsed;
}

async function readFile(file: StreamedFile, options?: ReadMatrixOptions): Promise<ReadOwnData<EagleData>> {
  const read = await readMatrix(file, options);
  if (!read) throw new TypeError("a file is given up by closing what reads it");
  if (!read.ok) return read;
  const data: EagleData = { kind: "matrix", ...read.parsed, nonzeros: nonzeros(read.parsed.matrix) };
  return { ok: true, data, hash: hashEagleData(data) };
}

function fileOf(bytes: Uint8Array, name: string): StreamedFile {
  const stream = () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes);
        controller.close();
      },
    });
  return { name, size: bytes.length, stream };
}
