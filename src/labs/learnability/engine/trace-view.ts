/** Views of learners on unseen computations. */

import type { Experiment } from "../document/document";
import { certifiedShare } from "../math/certificate/certified-share";
import type { Split } from "../math/model/samples";
import type { Dataset, OwnData, Sequence } from "../math/tasks/dataset";
import { testSequences, tokensOf } from "./sample";
import { judge, type Learned, type Prompted, rollOuts, type TraceOutcomes, workOfPicture } from "./trace-outcomes";

/** Cached sequences: roll-outs request the same ones repeatedly. */
const known = new WeakMap<Dataset, Map<number, Sequence>>();

/** Results of a learner on the test traces; null for other targets. */
export function tracesOf(
  experiment: Experiment,
  ownData: OwnData | null,
  dataset: Dataset,
  predictions: Float64Array,
  learner: Learned,
  sample: number,
  most = workOfPicture,
): TraceOutcomes | null {
  const { traces, test } = dataset;
  if (!traces) return null;
  const prompted = (index: number): Prompted => {
    const { Z, n } = remembered(experiment, ownData, dataset, index);
    return { Z, n, prompt: traces.prompt };
  };
  const shown = Math.min(sample, testSequences(dataset) - 1);
  return { ...judge(predictions, test), own: rollOuts(learner, test, prompted, shown, most) };
}

function remembered(experiment: Experiment, ownData: OwnData | null, dataset: Dataset, index: number): Sequence {
  let sequences = known.get(dataset);
  if (!sequences) {
    sequences = new Map();
    known.set(dataset, sequences);
  }
  let sequence = sequences.get(index);
  if (!sequence) {
    sequence = tokensOf(experiment, ownData, dataset, index);
    sequences.set(index, sequence);
  }
  return sequence;
}

/**
 * 1 for coordinates that are nonzero in the last token of some sample, else 0; length d. The data contain no feature of the
 * others.
 */
export function seenCoordinates({ d, last }: Pick<Split, "d" | "last">): Uint8Array<ArrayBuffer> {
  const seen = new Uint8Array(d);
  for (let i = 0; i < last.length; i++) if (last[i] !== 0) seen[i % d] = 1;
  return seen;
}

/** Traces of which every token is certified: every perfect fit is right on them. @param shares of every test sample. */
export function certifiedTraces(shares: Float64Array, prefixes: number): Uint8Array {
  const certified = new Uint8Array(shares.length / prefixes).fill(1);
  for (const [i, share] of shares.entries()) if (!(share < certifiedShare)) certified[Math.floor(i / prefixes)] = 0;
  return certified;
}
