/** Arrays of numbers with names, as weights are saved: in a NumPy archive, or as nested lists in JSON. */
import { zipSync } from "fflate";
import { writeNpy } from "../files/npy";

export interface NamedArray {
  readonly name: string;
  readonly shape: readonly number[];
  readonly values: Float64Array;
  /** The precision it was computed in; every value of a float32 array is a float32. */
  readonly type: "float64" | "float32";
}

export type ArraysFormat = "json" | "npz";

/** Arrays as a file. @param fields  what the document says of them; a NumPy archive holds the arrays alone. */
export function arraysFile(format: ArraysFormat, fields: object, arrays: readonly NamedArray[]): Blob {
  if (format === "npz") return new Blob([npzOf(arrays)], { type: "application/octet-stream" });
  return new Blob([withArrays(fields, arrays)], { type: "application/json" });
}

/** A NumPy archive: one .npy for each array, little-endian, in the precision it was computed in. */
export function npzOf(arrays: readonly NamedArray[]): Uint8Array<ArrayBuffer> {
  const members = arrays.map(({ name, shape, values, type }) => [
    `${name}.npy`,
    writeNpy(shape, values, type === "float32" ? "<f4" : "<f8"),
  ]);
  // Zip keeps local time, so this one reads the same everywhere.
  return zipSync(Object.fromEntries(members) as Record<string, Uint8Array>, { mtime: new Date(1980, 0, 1) }) as Uint8Array<ArrayBuffer>;
}

/** The text of a document that begins with these fields and ends with its arrays as nested lists, a line for each. */
export function withArrays(fields: object, arrays: readonly NamedArray[]): string {
  const numbers = arrays.map(({ name, shape, values }) => `${JSON.stringify(name)}:${JSON.stringify(nested(values, shape))}`);
  return `${JSON.stringify(fields).slice(0, -1)},\n"arrays":{\n${numbers.join(",\n")}}}\n`;
}

function nested(values: Float64Array, shape: readonly number[]): unknown {
  if (shape.length <= 1) return Array.from(values);
  const size = values.length / Math.max(1, shape[0]);
  return Array.from({ length: shape[0] }, (_, i) => nested(values.subarray(i * size, (i + 1) * size), shape.slice(1)));
}
