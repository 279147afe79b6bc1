/** The weights of encoders as a file. Loaded when one is saved. */
import { type ArraysFormat, arraysFile, type NamedArray } from "../../../../platform/documents/named-arrays";
import { kernelVersion } from "../../../../platform/kernels/tensors/generated/version";
import { arraysOf } from "../../../../platform/tensors/weight-row";
import type { LionDocument } from "../../document/document";
import type { EncoderState } from "../../engine/training/protocol";
import { sourceOf } from "../../engine/training/source";
import { trainedEncoder } from "../../engine/training/trained";

/** @param states  of the learners, in the order of the document. */
export function weightsFile(document: LionDocument, states: readonly (EncoderState | undefined)[], format: ArraysFormat): Blob {
  const arrays = states.flatMap((state) => (state ? weightsOf(document, state) : []));
  const fields = { format: "lion-weights", version: 1, kernels: kernelVersion, experiment: document };
  return arraysFile(format, fields, arrays);
}

/** learner1_seed1_l0_wq and so on: every weight of every encoder, matrices as inputs x outputs. */
function weightsOf(document: LionDocument, { learner, runs }: EncoderState): readonly NamedArray[] {
  const source = sourceOf(document);
  return runs.flatMap(({ weights }, run) => {
    if (!weights) return [];
    const { layout, seed, weights: row } = trainedEncoder(document, learner, run, weights, source);
    return arraysOf(layout, row).map((values, at): NamedArray => {
      const { name, shape } = layout[at];
      return { name: `learner${learner + 1}_seed${seed}_${name.replace(".", "_")}`, shape, values: values.slice(), type: "float32" };
    });
  });
}
