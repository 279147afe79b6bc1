/** The weights of all learners as a file. Loaded when one is saved. */
import { zipSync } from "fflate";
import type { ResultDocument } from "../../../experiment/learnability/result";
import { type NamedArray, weightsDocument, weightsOf } from "../../../experiment/learnability/weights";
import { writeNpy } from "../../../tasks/custom/npy";

export type WeightsFormat = "json" | "npz";

export function weightsFile(result: ResultDocument, format: WeightsFormat): Blob {
  if (format === "json") return new Blob([weightsDocument(result)], { type: "application/json" });
  return new Blob([npzOf(weightsOf(result))], { type: "application/octet-stream" });
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
