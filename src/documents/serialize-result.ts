/** The text of a result document: one line of JSON, arrays of numbers as lists, what is not finite as null. */
export function serializeResult(result: object): string {
  // JSON itself writes NaN and the infinities as null.
  const text = JSON.stringify(result, (_, value: unknown) => (value instanceof Float64Array ? Array.from(value) : value));
  return `${text}\n`;
}
