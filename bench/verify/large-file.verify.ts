/** Files as large as the page takes are read piece by piece: what they need is their entries, not their text. */

import { largestFile, readMatrix } from "../../src/labs/eagle/math/files/read-matrix";
import { problemLine } from "../../src/platform/fields/problem";
import type { Check, Figure } from "../check";

const order = 150_000;
const entries = 2_950_000;
/** Bytes of a piece, about. */
const piece = 64 * 1024;

/** Places and values from a congruential generator; some places come twice. */
function* lines(): Generator<string> {
  yield `%%MatrixMarket matrix coordinate real general\n${order} ${order} ${entries}\n`;
  let state = 12345;
  const draw = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const place = () => 1 + Math.floor(draw() * order);
  for (let k = 0; k < entries; k++) yield `${place()} ${place()} ${(draw() - 0.5).toPrecision(16)}\n`;
}

function textStream(): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const source = lines();
  return new ReadableStream({
    pull(controller) {
      let text = "";
      while (text.length < piece) {
        const { done, value } = source.next();
        if (done) break;
        text += value;
      }
      if (text === "") controller.close();
      else controller.enqueue(encoder.encode(text));
    },
  });
}

/** As a browser reads a file. */
function inPieces(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let from = 0;
  return new ReadableStream({
    pull(controller) {
      if (from >= bytes.length) controller.close();
      else controller.enqueue(bytes.slice(from, from + piece));
      from += piece;
    },
  });
}

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<number> {
  let sum = 0;
  for await (const { length } of stream) sum += length;
  return sum;
}

/** Memory of the program's own: objects and arrays. */
function memory(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Reads it whole, then to a third and no further. */
async function readBoth(name: string, size: number, open: () => ReadableStream<Uint8Array>): Promise<readonly Figure[]> {
  let most = 0;
  let told = 0;
  const onProgress = () => {
    told++;
    most = Math.max(most, memory());
  };
  const read = await readMatrix({ name, size, stream: open }, { onProgress });
  if (!read?.ok) throw new Error(read ? problemLine(read.problem) : "it was given up");
  const { rows, columns } = read.parsed.matrix;
  const stopped = new AbortController();
  let share = 0;
  const givenUp = await readMatrix(
    { name, size, stream: open },
    {
      signal: stopped.signal,
      onProgress: (progress) => {
        share = progress.read / progress.total;
        if (share > 1 / 3) stopped.abort();
      },
    },
  );
  return [
    { name: `${name}: rows and columns`, value: (rows + columns) / 2, relation: "=", bound: order },
    { name: `${name}: reports on the way`, value: told, relation: ">", bound: 100 },
    { name: `${name}: most memory of the program while it is read, MB`, value: Math.round(most / 1e6), relation: "<=", bound: 400 },
    { name: `${name}: 1 where it can be given up`, value: givenUp === null && share < 0.35 ? 1 : 0, relation: "=", bound: 1 },
  ];
}

export const checks: readonly Check[] = [
  {
    id: "large-matrix-files",
    title: "a Matrix Market file of 95 MB is read in pieces, plain and compressed, and can be given up",
    run: async () => {
      const size = await bytesOf(textStream());
      const packed = await new Response(
        textStream().pipeThrough(new CompressionStream("gzip") as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array>),
      ).arrayBuffer();
      return [
        { name: "bytes of the file", value: size, relation: "within", bound: [0.94 * largestFile, largestFile] },
        ...(await readBoth("large.mtx", size, textStream)),
        ...(await readBoth("large.mtx.gz", packed.byteLength, () => inPieces(new Uint8Array(packed)))),
      ];
    },
  },
];
