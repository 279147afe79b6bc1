/** Own data as a "learnability-data" document: the writer, separate from the larger reader. */

import { asText, printNumber } from "../../../../../platform/files/numbers";
import type { OwnData, Sequence } from "../dataset";

export const dataFormat = "learnability-data";
export const dataVersion = 1;

/** Accepted names of tokens and labels; the first one is written. */
export const spellings = { Z: ["Z", "X"], y: ["y", "Y"] } as const;
export const allSpellings: readonly string[] = Object.values(spellings).flat();

/** The document as JSON text, one sample per line; reading it gives the same bits. */
export function writeJson(data: OwnData): string {
  return asText(function* () {
    yield `{"format":"${dataFormat}","version":${dataVersion},"samples":[\n`;
    yield* lines(data.train, data.d);
    if (data.test.length > 0) yield '],"test":[\n';
    yield* lines(data.test, data.d);
    yield "]}\n";
  });
}

function* lines(sequences: readonly Sequence[], d: number): Generator<string> {
  for (const [index, { n, Z, y }] of sequences.entries()) {
    const rows = Array.from({ length: d }, (_, row) => list(Z.subarray(row * n, (row + 1) * n)));
    const label = y === null ? "" : `,"y":${list(y)}`;
    yield `{"Z":[${rows.join(",")}]${label}}${index === sequences.length - 1 ? "" : ","}\n`;
  }
}

function list(values: Float64Array): string {
  return `[${Array.from(values, printNumber).join(",")}]`;
}
