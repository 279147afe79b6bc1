/** The weights of a network as a file. Loaded when one is saved. */
import { type ArraysFormat, arraysFile, type NamedArray } from "../../../../platform/documents/named-arrays";
import type { EagleDocument } from "../../document/document";
import type { TrainingState, WeightsView } from "../../engine/training/protocol";
import { trainingKernelVersion } from "../../math/training/workspace";

/** @throws {Error} before there are weights. */
export function weightsFile(document: EagleDocument, state: TrainingState, format: ArraysFormat): Blob {
  const { weights, iteration, skipped, judged } = state;
  if (!weights) throw new Error("the network has no weights yet");
  const arrays = arraysOf(weights);
  const fields = {
    format: "eagle-weights",
    version: 1,
    kernels: trainingKernelVersion,
    experiment: document,
    step: iteration,
    skipped,
    judged,
  };
  return arraysFile(format, fields, arrays);
}

/** layer1_WQK is N x N; layer1_WVP too, or M x N x M N where M machines share the columns. */
function arraysOf({ features, machines, layers }: WeightsView): readonly NamedArray[] {
  const valueShape = machines > 1 ? [machines, features, machines * features] : [features, features];
  return layers.flatMap(({ WQK, WVP }, at) => [
    { name: `layer${at + 1}_WQK`, shape: [features, features], values: Float64Array.from(WQK), type: "float32" as const },
    { name: `layer${at + 1}_WVP`, shape: valueShape, values: Float64Array.from(WVP), type: "float32" as const },
  ]);
}
