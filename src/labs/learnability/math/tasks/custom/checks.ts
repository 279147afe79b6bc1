/** The rules of own data in any format, and the report of the first violation. */

import { type DataFault, dataFault, type ParsedData as Parsed } from "../../../../../platform/fields/data-document";
import type { Problem } from "../../../../../platform/fields/problem";
import { grouped } from "../../../../../platform/files/fault";
import type { OwnData, Sequence } from "../dataset";
import { customFault, customProblem } from "./custom-problem";
import { allSpellings, spellings } from "./write-json";

export type ParsedData = Parsed<OwnData>;

export const largestDimension = 128;
/** A sample takes about 400 bytes besides its numbers, and a small compressed file can claim any number of them. */
export const largestCount = 2_000_000;

export type Matrix = keyof typeof spellings;

/**
 * The name of tokens or labels in a file; the usual one where it has neither.
 *
 * @param field  the place of a name in the file: "Z_test", "samples[3].Z".
 * @throws {DataFault} when the file uses both.
 */
export function spelt(matrix: Matrix, has: (name: string) => boolean, field: (name: string) => string = (name) => name): string {
  const [used = matrix, other] = spellings[matrix].filter(has);
  if (other) throw customFault(field(other), "custom-two-names", { other: field(used) });
  return used;
}

export type Part = "train" | "test";

/** The suffix of array names in each part. */
export const suffixes: Readonly<Record<Part, string>> = { train: "", test: "_test" };

/** Names of arrays, or of lists in JSON, with all samples of a part. */
export function arrayNames(part: Part): readonly string[] {
  return allSpellings.map((name) => name + suffixes[part]);
}

/** `spelt` for arrays with all samples of a part: "X_test". */
export function speltInArrays(matrix: Matrix, part: Part, has: (name: string) => boolean): string {
  const suffix = suffixes[part];
  return (
    spelt(
      matrix,
      (name) => has(name + suffix),
      (name) => name + suffix,
    ) + suffix
  );
}

/** The words of a format for its parts. */
export interface Wording {
  /** The place of Z or y of a sample: "samples[3].Z", "line 17: y of sample 4". */
  readonly locate: (part: Part, index: number, matrix: Matrix) => string | Problem;
  /** The word for the d entries of a token in the file. */
  readonly coordinates: "rows" | "coordinates";
}

/** Own data from sequences whose numbers are checked; checks that their dimensions agree. */
export function assemble(train: readonly Sequence[], test: readonly Sequence[], wording: Wording): OwnData {
  const first = train[0];
  const shape = { d: first.Z.length / first.n, outputs: first.y?.length ?? 0 };
  checkTrainingLabels(train, wording);
  for (const [index, sequence] of train.entries()) checkShape(sequence, shape, wording, "train", index);
  for (const [index, sequence] of test.entries()) checkShape(sequence, shape, wording, "test", index);
  checkTestLabels(test, wording);
  return { ...shape, train, test };
}

export function checkDimension(d: number, field: string | Problem, coordinates: Wording["coordinates"] | "columns"): void {
  if (d > largestDimension) throw customFault(field, `custom-many-${coordinates}`, { d, limit: largestDimension });
}

export function checkCount(count: number, field: string | Problem): void {
  if (count > largestCount) throw customFault(field, "custom-many-samples", { count: grouped(count), limit: grouped(largestCount) });
}

export function notFinite(field: string | Problem, value: number): DataFault {
  return dataFault(field, "own-data-not-a-number", { value: String(value) });
}

export function counted(entries: number): Problem {
  return entries === 1 ? customProblem("one-entry") : customProblem("many-entries", { count: entries });
}

function checkTrainingLabels(train: readonly Sequence[], { locate }: Wording): void {
  const missing = train.findIndex(({ y }) => y === null);
  if (missing !== -1) throw missingLabel(locate("train", missing, "y"));
}

export function missingLabel(field: string | Problem): DataFault {
  return customFault(field, "custom-no-label");
}

function checkShape({ n, Z, y }: Sequence, shape: { d: number; outputs: number }, wording: Wording, part: Part, index: number): void {
  const d = Z.length / n;
  if (d !== shape.d) throw customFault(wording.locate(part, index, "Z"), `custom-other-${wording.coordinates}`, { d, expected: shape.d });
  if (y && y.length !== shape.outputs)
    throw customFault(wording.locate(part, index, "y"), "custom-other-labels", { entries: counted(y.length), expected: shape.outputs });
}

function checkTestLabels(test: readonly Sequence[], { locate }: Wording): void {
  const missing = test.findIndex(({ y }) => y === null);
  if (missing !== -1 && test.some(({ y }) => y !== null)) throw customFault(locate("test", missing, "y"), "custom-no-test-label");
}
