/** A file of data that is broken only at its end, behind the given number of megabytes: in `npm test` a few, in verify a hundred. */
import { closeSync, openSync, writeSync } from "node:fs";

/** Good samples without number, and one at fault behind them. */
export function writeLarge(path: string, megabytes: number, last: string): void {
  const row = `[${Array.from({ length: 64 }, (_, i) => (i / 7).toFixed(6)).join(",")}]`;
  const sample = `{"Z":[${Array(8).fill(row).join(",")}],"y":[1]},`;
  const block = sample.repeat(256);
  const handle = openSync(path, "w");
  writeSync(handle, '{"format":"learnability-data","version":1,"samples":[');
  for (let bytes = 0; bytes < megabytes * 1e6; bytes += block.length) writeSync(handle, block);
  writeSync(handle, last);
  closeSync(handle);
}

/** How such a file may end, and the line that the runner answers with. */
export const largeFaults: readonly { readonly what: string; readonly last: string; readonly line: RegExp }[] = [
  {
    what: "naming the field",
    last: '{"Z":[[1],["x"],[3],[4],[5],[6],[7],[8]],"y":[1]}]}',
    line: /^samples\[\d+\]\.Z\[1\]\[0\] is "x", expected a number$/,
  },
  {
    what: "naming the place where it stops being JSON",
    last: '{"Z":',
    line: /^large\.json: the text is not valid JSON: line 1, column \d+: unexpected end of the text$/,
  },
];
