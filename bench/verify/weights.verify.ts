/** The file of weights, read by NumPy itself: names, shapes, types and every bit, for learners of each kind. */

import { type ResultDocument, serializeResult } from "../../src/labs/learnability/document/result";
import { weightsFile, weightsOf } from "../../src/labs/learnability/document/weights";
import { runExperiment } from "../../src/labs/learnability/engine/run-experiment";
import { experimentOf } from "../../src/labs/learnability/engine/testing";
import { type NamedArray, npzOf } from "../../src/platform/documents/named-arrays";
import type { Check, Figure } from "../check";
import { missingNumpy, pythonWith, reportOf } from "../python";

/** What NumPy finds in the archive, and whether the JSON file holds the same numbers. */
interface Found {
  readonly arrays: Readonly<Record<string, { readonly shape: readonly number[]; readonly type: string; readonly bytes: string }>>;
  readonly sameAsJson: number;
}

const reader = `
import json, sys
import numpy as np
archive = np.load("weights.npz", allow_pickle=False)
document = json.load(open("weights.json"))["arrays"]
same = sum(np.array_equal(archive[name], np.asarray(document[name], dtype=archive[name].dtype)) for name in archive.files)
arrays = {name: dict(shape=archive[name].shape, type=str(archive[name].dtype), bytes=archive[name].tobytes().hex()) for name in archive.files}
json.dump(dict(arrays=arrays, sameAsJson=same), open(sys.argv[sys.argv.index("--json") + 1], "w"))
`;

const experiment = experimentOf({
  seed: 1,
  task: { kind: "random-attention", d: 3, n: 4, samples: 40, testSamples: 5 },
  learners: [
    { kind: "closed-form" },
    { kind: "convex", steps: 5 },
    { kind: "gradient", heads: 2, steps: 5 },
    { kind: "gradient", heads: 1, steps: 5, precision: "float64" },
    { kind: "linear-layers", layers: 2, heads: 1, steps: 3 },
    { kind: "transformer", layers: 1, heads: 1, steps: 3 },
  ],
});

export const checks: readonly Check[] = [
  { id: "weights", title: "NumPy reads the weights of every kind of learner, to the bit", run: () => readBack(pythonWith("numpy")) },
];

async function readBack(python: string | null): Promise<readonly Figure[]> {
  if (!python) return missingNumpy;
  const result = JSON.parse(serializeResult(runExperiment(experiment, null))) as ResultDocument;
  const written = weightsOf(result);
  const files = { "weights.npz": npzOf(written), "weights.json": await weightsFile(result, "json").text() };
  const { arrays, sameAsJson } = reportOf<Found>(python, reader, [], files);
  const equal = written.filter((array) => JSON.stringify(arrays[array.name]) === JSON.stringify(asNumpy(array)));
  return [
    { name: "arrays in the archive", value: Object.keys(arrays).length, relation: "=", bound: written.length },
    { name: "of them with the same shape, type and bytes", value: equal.length, relation: "=", bound: written.length },
    { name: "of them with the numbers of the JSON file", value: sameAsJson, relation: "=", bound: written.length },
    { name: "learners with arrays", value: learnersOf(written), relation: "=", bound: experiment.learners.length },
  ];
}

function asNumpy({ shape, type, values }: NamedArray): Found["arrays"][string] {
  const numbers = type === "float32" ? Float32Array.from(values) : values;
  return { shape, type, bytes: Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString("hex") };
}

function learnersOf(arrays: readonly NamedArray[]): number {
  return new Set(arrays.map(({ name }) => name.split("_")[0])).size;
}
