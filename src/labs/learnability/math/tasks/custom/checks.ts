/** The rules that own data obey in whatever format they come, and the way a reader reports the first one they break. */

import { type DataFault, dataFault, type ParsedData as Parsed } from "../../../../../platform/fields/data-document";
import type { Problem } from "../../../../../platform/fields/problem";
import { grouped } from "../../../../../platform/files/fault";
import type { OwnData, Sequence } from "../dataset";
import { customFault, customProblem } from "./custom-problem";
import { allSpellings, spellings } from "./write-json";

export type ParsedData = Parsed<OwnData>;

export const largestDimension = 128;
/** A sample costs about 400 bytes beside its numbers, and a small compressed file can claim any number of them. */
export const largestCount = 2_000_000;

export type Matrix = keyof typeof spellings;

/**
 * The name that a file uses for its tokens or labels; the usual one where it has neither.
 *
 * @param field  where a name stands in the file: "Z_test", "samples[3].Z".
 * @throws {DataFault} when the file uses both.
 */
export function spelt(matrix: Matrix, has: (name: string) => boolean, field: (name: string) => string = (name) => name): string {
  const [used = matrix, other] = spellings[matrix].filter(has);
  if (other) throw customFault(field(other), "custom-two-names", { other: field(used) });
  return used;
}

export type Part = "train" | "test";

/** What the names of arrays that belong to a part end with. */
export const suffixes: Readonly<Record<Part, string>> = { train: "", test: "_test" };

/** Names of arrays, or of lists in JSON, that hold the samples of a part together. */
export function arrayNames(part: Part): readonly string[] {
  return allSpellings.map((name) => name + suffixes[part]);
}

/** `spelt` of arrays that hold the samples of a part together: "X_test". */
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

/** How a format speaks of its parts. */
export interface Wording {
  /** Where Z or y of a sample stands: "samples[3].Z", "line 17: y of sample 4". */
  readonly locate: (part: Part, index: number, matrix: Matrix) => string | Problem;
  /** What the d entries of a token are in the file. */
  readonly coordinates: "rows" | "coordinates";
}

/** Own data from sequences whose numbers were checked; sees to it that they fit together. */
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
