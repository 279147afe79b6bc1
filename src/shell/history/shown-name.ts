import { inDigits } from "../../charts/format";

/** What a person called a file is left as it is; numbers are those that a document has. */
const fileOrNumber = /own data .*$|(?<![\p{L}\d.])\d+[.]\d+(?:e-?\d+)?(?![\p{L}\d.])/gu;

/** The name of a run as the screen writes numbers: names are made once, with a point before decimals, and kept. */
export function shownName(name: string): string {
  return name.replace(fileOrNumber, (found) => (found.startsWith("own") ? found : inDigits(found)));
}
