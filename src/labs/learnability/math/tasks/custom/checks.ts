/** The rules that own data obey in whatever format they come, and the way a reader reports the first one they break. */

import { DataFault } from "../../../../../platform/fields/data-document";
import type { Problem } from "../../../../../platform/fields/problem";
import { Fault, grouped } from "../../../../../platform/files/fault";
import type { OwnData, Sequence } from "../dataset";
import { allSpellings, spellings } from "./write-json";

export type ParsedData = { readonly ok: true; readonly data: OwnData } | { readonly ok: false; readonly problem: Problem };

export const largestDimension = 128;
/** A sample costs about 400 bytes beside its numbers, and a small compressed file can claim any number of them. */
export const largestCount = 2_000_000;

/** Runs a reader; the Fault it throws becomes the problem, anything else is a mistake of the program and passes on. */
export function attempt(read: () => OwnData): ParsedData {
  try {
    return { ok: true, data: read() };
  } catch (error) {
    if (error instanceof DataFault) return { ok: false, problem: error.problem };
    throw error;
  }
}

export type Matrix = keyof typeof spellings;

/**
 * The name that a file uses for its tokens or labels; the usual one where it has neither.
 *
 * @param field  where a name stands in the file: "Z_test", "samples[3].Z".
 * @throws Fault when the file uses both.
 */
export function spelt(matrix: Matrix, has: (name: string) => boolean, field: (name: string) => string = (name) => name): string {
  const [used = matrix, other] = spellings[matrix].filter(has);
  if (other) throw new Fault(field(other), `is another name for ${field(used)}, and both are there`, "leave out the one that is not meant");
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
  readonly locate: (part: Part, index: number, matrix: Matrix) => string;
  /** What the d entries of a token are in the file: "rows", "coordinates". */
  readonly coordinates: string;
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

export function checkDimension(d: number, field: string, coordinates: string): void {
  if (d > largestDimension) throw new Fault(field, `has ${d} ${coordinates}, the dimension d must be between 1 and ${largestDimension}`);
}

export function checkCount(count: number, field: string): void {
  if (count > largestCount) throw new Fault(field, `has ${grouped(count)} samples, the limit is ${grouped(largestCount)}`);
}

export function notFinite(field: string, value: number): Fault {
  return new Fault(field, `is ${value}, expected a finite number`);
}

export function counted(entries: number): string {
  return entries === 1 ? "1 entry" : `${entries} entries`;
}

function checkTrainingLabels(train: readonly Sequence[], { locate }: Wording): void {
  const missing = train.findIndex(({ y }) => y === null);
  if (missing !== -1) throw missingLabel(locate("train", missing, "y"));
}

export function missingLabel(field: string): Fault {
  return new Fault(field, "is missing, every training sample needs one");
}

function checkShape({ n, Z, y }: Sequence, shape: { d: number; outputs: number }, wording: Wording, part: Part, index: number): void {
  const d = Z.length / n;
  if (d !== shape.d)
    throw new Fault(wording.locate(part, index, "Z"), `has ${d} ${wording.coordinates}, expected ${shape.d} like the others`);
  if (y && y.length !== shape.outputs)
    throw new Fault(wording.locate(part, index, "y"), `has ${counted(y.length)}, expected ${shape.outputs} like the others`);
}

function checkTestLabels(test: readonly Sequence[], { locate }: Wording): void {
  const missing = test.findIndex(({ y }) => y === null);
  if (missing !== -1 && test.some(({ y }) => y !== null))
    throw new Fault(
      locate("test", missing, "y"),
      "is missing, although other test samples have one",
      "give labels for all test samples or for none",
    );
}
