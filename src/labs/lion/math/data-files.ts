/**
 * Own data from files of any format: JSON as `own-data.ts` reads it, and tables and archives of arrays with the same content.
 *
 *     np.savez("data.npz", q=q, k=k, v=v, decay=decay, padding=padding)      (L, d), (L, d), (L, d_v), () or (L,) or (L, d), (L,)
 *
 * with one axis more in front for several heads; and tables as `table-file.ts` reads them.
 */
import { attempt } from "../../../platform/fields/data-document";
import { decodedText } from "../../../platform/files/decoded-text";
import { largestFile } from "../../../platform/files/fault";
import { isNpy, type NumpyArray, printShape, readNpy } from "../../../platform/files/npy";
import { unzip } from "../../../platform/files/zip";
import { dataFormat, dataVersion, type ParsedLionData, parseLionData } from "./own-data";
import { ownDataProblem, refuse } from "./own-data-problem";
import { memberNames, tableMembers } from "./table-file";

type Name = (typeof memberNames)[number];
const envelope = { format: dataFormat, version: dataVersion };

/** Hints for arrays that cannot be read, in the terms of this lab. */
const hints = { fewer: ownDataProblem("lion-data-fewer"), unequal: ownDataProblem("lion-data-unequal") };

/** Reads own data from the bytes of a file, which determine its format. */
export function readLionData(bytes: Uint8Array): ParsedLionData {
  const found = attempt(() => contentOf(bytes));
  return found.ok ? parseLionData(found.data) : found;
}

/** The text of a JSON file; of another one the document that it is. @throws {DataFault} for what is neither. */
function contentOf(bytes: Uint8Array): unknown {
  const megabytes = (count: number) => Math.ceil(count / 1e6);
  if (bytes.length > largestFile)
    throw refuse("", "lion-data-file-large", { size: megabytes(bytes.length), limit: megabytes(largestFile) });
  if (isZip(bytes)) return { ...envelope, ...archiveMembers(bytes) };
  if (isNpy(bytes)) throw refuse("", "lion-data-single-array");
  const text = decodedText(bytes);
  if (text === null) throw refuse("", "lion-data-no-text");
  if (text.trim() === "") throw refuse("", "lion-data-file-empty");
  return /^\s*[{[]/.test(text) ? text : { ...envelope, ...tableMembers(text) };
}

function isZip([p, k, kind]: Uint8Array): boolean {
  return p === 0x50 && k === 0x4b && (kind === 3 || kind === 5);
}

/** The arrays of an archive, by name. @throws {DataFault} for bytes that are no archive or no array. */
function archiveMembers(bytes: Uint8Array): object {
  const arrays: Partial<Record<Name, NumpyArray>> = {};
  for (const [file, content] of unzip(bytes, hints.fewer)) {
    const name = memberNames.find((known) => `${known}.npy` === file);
    if (!name) throw refuse(file.replace(/\.npy$/, "").slice(0, 40), "lion-data-array", { known: memberNames.join(", ") });
    arrays[name] = readNpy(content, name, hints);
  }
  const { q } = arrays;
  if (!q) throw refuse("q", "own-data-missing");
  const several = q.shape.length === 3;
  const expectedAxes: Readonly<Record<Name, readonly number[]>> = { q: [2], k: [2], v: [2], decay: [0, 1, 2], padding: [1] };
  for (const [name, { shape }] of Object.entries(arrays) as [Name, NumpyArray][]) {
    const axes = shape.length - (several ? 1 : 0);
    if (!expectedAxes[name].includes(axes)) {
      const [least, middle, most] = expectedAxes[name].map((count) => count + (several ? 1 : 0));
      const expected = name === "decay" ? ownDataProblem("lion-data-axes-of-decay", { least, middle, most }) : least;
      throw refuse(name, "lion-data-array-shape", { shape: printShape(shape), axes: expected });
    }
    if (several && shape[0] !== q.shape[0]) throw refuse(name, "lion-data-array-heads", { count: shape[0], expected: q.shape[0] });
  }
  const members = Object.entries(arrays).map(([name, { shape, values }]) => [name, nested(shape, values)] as const);
  if (!several) return Object.fromEntries(members);
  const heads = Array.from({ length: q.shape[0] }, (_, index) =>
    Object.fromEntries(members.map(([name, list]) => [name, (list as readonly unknown[])[index]])),
  );
  return { heads };
}

/** An array as lists of lists; a number where it has no axes. */
function nested([extent, ...inner]: readonly number[], values: Float64Array): unknown {
  if (extent === undefined) return values[0];
  if (inner.length === 0) return Array.from(values);
  const size = values.length / extent;
  return Array.from({ length: extent }, (_, i) => nested(inner, values.subarray(i * size, (i + 1) * size)));
}
