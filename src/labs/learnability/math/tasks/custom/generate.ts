import { PlaygroundError } from "../../../../../platform/numerics/errors";
import type { LongComputation } from "../../../../../platform/numerics/progress";
import { momentsOf } from "../../model/forward";
import { packedSize, type Split } from "../../model/samples";
import type { Dataset, OwnData, Sequence } from "../dataset";
import { customProblem } from "./custom-problem";

/** Own data as a data set: every sequence is one sample, supervised at its last token. */
export function* generate(data: OwnData | null): LongComputation<Dataset> {
  if (!data) throw new PlaygroundError(customProblem("custom-not-open"));
  const { d, outputs } = data;
  const train = yield* collect(data.train, d, outputs, 0, 0.8);
  const test = yield* collect(data.test, d, outputs, 0.8, 1);
  return { d, outputs, train, test, shifted: [], teacher: null, reference: null, traces: null, noise: null, followsTheory: false };
}

/** Sequences of a file as samples, supervised at their last tokens. */
export function splitOf({ d, outputs }: OwnData, sequences: readonly Sequence[]): LongComputation<Split> {
  return collect(sequences, d, outputs, 0, 1);
}

function* collect(sequences: readonly Sequence[], d: number, outputs: number, from: number, to: number): LongComputation<Split> {
  const size = packedSize(d);
  const count = sequences.length;
  const gram = new Float64Array(count * size);
  const last = new Float64Array(count * d);
  const labelled = count > 0 && sequences.every((sequence) => sequence.y !== null);
  const labels = labelled ? new Float64Array(count * outputs) : null;
  for (const [i, { Z, n, y }] of sequences.entries()) {
    if (i % 256 === 0) yield from + ((to - from) * i) / count;
    const moments = momentsOf(Z, d, n);
    gram.set(moments.gram, i * size);
    last.set(moments.last, i * d);
    if (labels && y) labels.set(y, i * outputs);
  }
  return { d, count, gram, last, outputs, labels, prefixes: 1 };
}
