/**
 * What a part gave, as the text of a row: JSON that keeps every bit. Arrays of float64 are written as their bytes, which takes half
 * the room of decimals, and numbers that JSON has no words for by their names.
 */

/** Names of what is no JSON value; no outcome has fields that are called so. */
const bytesName = "float64:base64";
const numberName = "number";

const unspoken = new Map([
  ["NaN", Number.NaN],
  ["Infinity", Number.POSITIVE_INFINITY],
  ["-Infinity", Number.NEGATIVE_INFINITY],
  ["-0", -0],
]);

/** Plain data, in which arrays of numbers may be typed ones. */
export function writeRow(value: unknown): string {
  return JSON.stringify(value, (_, field: unknown) => {
    if (field instanceof Float64Array)
      return { [bytesName]: Buffer.from(field.buffer, field.byteOffset, field.byteLength).toString("base64") };
    if (typeof field !== "number" || (Number.isFinite(field) && !Object.is(field, -0))) return field;
    return { [numberName]: Object.is(field, -0) ? "-0" : String(field) };
  });
}

/** @throws {SyntaxError} for what `writeRow` has not written. */
export function readRow(text: string): unknown {
  return JSON.parse(text, (_, field: unknown) => {
    if (typeof field !== "object" || field === null) return field;
    const names = Object.keys(field);
    if (names.length !== 1) return field;
    const { [bytesName]: bytes, [numberName]: number } = field as Readonly<Record<string, unknown>>;
    if (typeof bytes === "string") return new Float64Array(Uint8Array.from(Buffer.from(bytes, "base64")).buffer);
    return typeof number === "string" ? (unspoken.get(number) ?? field) : field;
  });
}
