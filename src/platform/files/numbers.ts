/** Numbers as text and back without loss, for the formats that are text. */
import { TooLargeError } from "../numerics/errors";
import { formatProblem } from "./format-problem";

/** The shortest text that reads back as the same bits; `String` alone would lose the sign of -0. */
export function printNumber(value: number): string {
  return Object.is(value, -0) ? "-0" : String(value);
}

const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const notFinite = /^([+-]?)(nan|inf|infinity)$/i;

/** A decimal number; NaN or an infinity where the text says so or the number is too large; null for anything else. */
export function readNumber(text: string): number | null {
  if (decimal.test(text)) return Number(text);
  const word = notFinite.exec(text);
  if (!word) return null;
  if (word[2].toLowerCase() === "nan") return Number.NaN;
  return word[1] === "-" ? -Infinity : Infinity;
}

/** The pieces as one text. @throws {TooLargeError} beyond what a runtime can hold as text. */
export function asText(pieces: () => Iterable<string>): string {
  try {
    let text = "";
    for (const piece of pieces()) text += piece;
    return text;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new TooLargeError(formatProblem("text-too-large"));
  }
}
