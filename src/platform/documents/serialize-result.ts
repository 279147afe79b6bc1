import { TooLargeError } from "../numerics/errors";
import { documentProblem } from "./document-problem";

/**
 * The text of a result document: one line of JSON, arrays of numbers as lists, what is not finite as null.
 *
 * @throws {TooLargeError} beyond what a runtime can hold as text.
 */
export function serializeResult(result: object): string {
  try {
    // JSON itself writes NaN and the infinities as null.
    const text = JSON.stringify(result, (_, value: unknown) => (value instanceof Float64Array ? Array.from(value) : value));
    return `${text}\n`;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new TooLargeError(documentProblem("result-too-large"));
  }
}
