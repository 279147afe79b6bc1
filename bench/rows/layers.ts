/** A training step of learners of several layers on our float32 kernels, against the same tape on TensorFlow.js, and PyTorch. */

import { trainingOf } from "../../src/labs/learnability/math/learners/deep/create";
import type { DeepSpec } from "../../src/labs/learnability/math/learners/deep/fields";
import { DeepLearner } from "../../src/labs/learnability/math/learners/deep/learner";
import { linearSpec, smallTraining, transformerSpec } from "../../src/labs/learnability/math/learners/deep/testing";
import { kernelVersion } from "../../src/platform/kernels/tensors/generated/version";
import { openSequences32 } from "../../src/platform/tensors/sequences32";
import { openTensorflow } from "../../src/platform/tensors/testing";
import { compare } from "../measure";
import { torchLayers } from "../peers/layers-torch";
import { besides, missingTorch } from "../peers/torch";
import { pythonWith } from "../python";
import type { Measurement, Row } from "../row";

/** As the page has them at first, and a wide one. */
const learners: readonly { readonly work: string; readonly spec: DeepSpec; readonly bound: number | null }[] = [
  { work: "Transformer, 1 layer, 2 heads, width 16", spec: transformerSpec({ width: 16, mlpRatio: 4, batch: 32 }), bound: 3 },
  {
    work: "Transformer, 2 layers, 4 heads, width 64",
    spec: transformerSpec({ layers: 2, heads: 4, width: 64, mlpRatio: 4, batch: 32 }),
    bound: 3,
  },
  { work: "2 layers of linear attention, 1 head", spec: linearSpec({ batch: 32 }), bound: null },
];

/** Steps to a round, which are few: sides whose times are alike shall meet the same load. */
const [ourSteps, tensorflowSteps, torchSteps] = [10, 2, 10];
const effort = { rounds: 45, warmups: 5 };

export const layersStep: Measurement = {
  id: "layers",
  kernels: kernelVersion,
  async measure() {
    const tensorflow = await openTensorflow();
    const python = pythonWith("torch");
    if (!python) console.log(missingTorch);
    const data = smallTraining({ d: 4, n: 16, heads: 2, samples: 512, inputScale: 1 });
    return learners.flatMap(({ work, spec, bound }): Row[] => {
      const training = trainingOf({ ...spec, steps: 1e7, rate: 1e-4 }, data, 1);
      const [ours, theirs] = [new DeepLearner(training, openSequences32()), new DeepLearner(training, tensorflow)];
      const torch = python ? torchLayers(python, training, ours.weights()) : null;
      const { loss } = ours.gradient();
      sameLoss(loss, theirs.gradient().loss);
      if (torch) sameLoss(loss, torch.loss);
      const timings = compare(
        [
          { name: "float32 kernels under the tape", units: ourSteps, run: () => ours.advance(ourSteps) },
          { name: "the same tape, tfjs wasm", units: tensorflowSteps, run: () => theirs.advance(tensorflowSteps) },
          ...(torch ? [torch.contestant(torchSteps)] : []),
        ],
        effort,
      );
      theirs.dispose();
      torch?.close();
      const bounds = [bound, 1];
      return besides(timings).map((sides, at) => {
        return { id: "layers", work: `${work}, ${spec.batch} x 16 tokens`, ...sides, relation: ">=", bound: bounds[at] };
      });
    });
  },
};

/** What is timed on both sides must be the same thing. */
function sameLoss(mine: number, other: number): void {
  if (!(Math.abs(mine / other - 1) < 1e-4)) throw new Error(`the losses of both sides are ${mine} and ${other}`);
}
