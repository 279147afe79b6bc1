/**
 * The first lines of a Matrix Market file (Boisvert, Pozo & Remington 1996, NISTIR 5935): format and size of the matrix, before its
 * entries.
 */
import { shown } from "../../../../platform/fields/fields";
import { fault } from "./file-problem";
import { wordsIn } from "./number-scan";

export type Field = "real" | "integer" | "pattern";
export type Symmetry = "general" | "symmetric" | "skew-symmetric";

export interface Banner {
  /** Entries with their places, or all entries column after column. */
  readonly format: "coordinate" | "array";
  readonly field: Field;
  readonly symmetry: Symmetry;
}

export interface Sizes {
  readonly rows: number;
  readonly columns: number;
  /** Lines of entries that follow. */
  readonly entries: number;
}

export const bannerStart = "%%MatrixMarket";

const symmetries: readonly string[] = ["general", "symmetric", "skew-symmetric"] satisfies readonly Symmetry[];
const fields: readonly string[] = ["real", "integer", "pattern"] satisfies readonly Field[];

/** The first line; its words may be in capitals. @throws {DataFault} */
export function readBanner(bytes: Uint8Array, start: number, end: number): Banner {
  const words = wordsIn(bytes, start, Math.min(end, start + 200)).map((word) => word.toLowerCase());
  const [mark, object, format, field, symmetry] = words;
  if (mark !== bannerStart.toLowerCase()) throw fault("mtx-banner", { value: shown(words.join(" ")) }, 1);
  if (words.length !== 5) throw fault("mtx-banner-words", { value: shown(words.join(" ")) }, 1);
  if (object !== "matrix") throw fault("mtx-object", { value: shown(object) }, 1);
  if (format !== "coordinate" && format !== "array") throw fault("mtx-format", { value: shown(format) }, 1);
  if (field === "complex") throw fault("mtx-complex", {}, 1);
  // Some programs write "double", which is what all of them mean by "real".
  const known = field === "double" ? "real" : field;
  // A Hermitian matrix whose entries are real is symmetric.
  const mirrored = symmetry === "hermitian" ? "symmetric" : symmetry;
  if (!fields.includes(known)) throw fault("mtx-field", { value: shown(field) }, 1);
  if (!symmetries.includes(mirrored)) throw fault("mtx-symmetry", { value: shown(symmetry) }, 1);
  if (known === "pattern" && (format === "array" || mirrored === "skew-symmetric"))
    throw fault("mtx-combination", { other: format === "array" ? format : mirrored }, 1);
  return { format, field: known as Field, symmetry: mirrored as Symmetry };
}

/** The line with the sizes. @throws {DataFault} */
export function readSizes(banner: Banner, bytes: Uint8Array, start: number, end: number, line: number): Sizes {
  const words = wordsIn(bytes, start, Math.min(end, start + 200));
  const numbers = words.map((word) => (/^\d{1,15}$/.test(word) ? Number(word) : Number.NaN));
  const coordinate = banner.format === "coordinate";
  if (numbers.length !== (coordinate ? 3 : 2) || numbers.some(Number.isNaN))
    throw fault(coordinate ? "mtx-sizes-coordinate" : "mtx-sizes-array", { value: shown(words.join(" ")) }, line);
  const [rows, columns, announced] = numbers;
  if (rows === 0 || columns === 0) throw fault("matrix-empty", { rows, columns }, line);
  if (banner.symmetry !== "general" && rows !== columns) throw fault("mtx-not-square", { rows, columns }, line);
  return { rows, columns, entries: coordinate ? announced : arrayEntries(banner, rows, columns) };
}

/** Of a symmetric matrix an array holds the lower triangle, of a skew-symmetric one what lies below the diagonal. */
function arrayEntries({ symmetry }: Banner, rows: number, columns: number): number {
  if (symmetry === "symmetric") return (rows * (rows + 1)) / 2;
  return symmetry === "skew-symmetric" ? (rows * (rows - 1)) / 2 : rows * columns;
}
