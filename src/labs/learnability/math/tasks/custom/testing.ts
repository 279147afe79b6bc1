import { problemLine } from "../../../../../platform/fields/problem";
import { finish } from "../../../../../platform/numerics/progress";
import type { Dataset } from "../dataset";
import { parseOwnData } from "./data";
import { generate } from "./generate";

type Matrix = readonly (readonly number[])[];

/** A data set from nested arrays, read as a file would be. For tests. */
export function datasetOf(Z: readonly Matrix[], y: Matrix, testZ: readonly Matrix[] = [], testY?: Matrix): Dataset {
  const document = {
    format: "learnability-data",
    version: 1,
    samples: Z.map((sample, i) => ({ Z: sample, y: y[i] })),
    test: testZ.map((sample, i) => (testY ? { Z: sample, y: testY[i] } : { Z: sample })),
  };
  const parsed = parseOwnData(document);
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return finish(generate(parsed.data));
}

/** All numbers of nested arrays, in order. */
export function flat(nested: readonly unknown[]): Float64Array {
  return Float64Array.from(nested.flat(5) as number[]);
}
