/** What the panels show of learners on computations they have not seen. */

import type { Experiment } from "../document/document";
import { certifiedShare } from "../math/certificate/point";
import type { Split } from "../math/model/samples";
import type { Dataset, OwnData, Sequence } from "../math/tasks/dataset";
import { testSequences, tokensOf } from "./sample";
import { judge, type Learned, type Prompted, rollOuts, type TraceOutcomes, workOfPicture } from "./trace-outcomes";

/** Sequences that were looked up before: roll-outs ask for the same ones again and again. */
const known = new WeakMap<Dataset, Map<number, Sequence>>();

/** How a learner fares on the test traces; null for targets that are no computations. */
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

/** Coordinates that are not zero in the last token of some sample: 1 there, length d. No feature of the others is ever seen. */
export function seenCoordinates({ d, last }: Pick<Split, "d" | "last">): Uint8Array<ArrayBuffer> {
  const seen = new Uint8Array(d);
  for (let i = 0; i < last.length; i++) if (last[i] !== 0) seen[i % d] = 1;
  return seen;
}

/** Traces of which every token is certified: whatever fits the data perfectly gets them right. @param shares of every test sample. */
export function certifiedTraces(shares: Float64Array, prefixes: number): Uint8Array {
  const certified = new Uint8Array(shares.length / prefixes).fill(1);
  for (const [i, share] of shares.entries()) if (!(share < certifiedShare)) certified[Math.floor(i / prefixes)] = 0;
  return certified;
}
