/** One step of gradient descent: the fused WASM kernel against autodiff. */

import { kernelVersion } from "../../src/labs/learnability/math/kernel-version";
import { fields } from "../../src/labs/learnability/math/learners/gradient/fields";
import { GradientLearner } from "../../src/labs/learnability/math/learners/gradient/learner";
import { packedSize, type Split } from "../../src/labs/learnability/math/model/samples";
import type { Dataset } from "../../src/labs/learnability/math/tasks/dataset";
import { Workspace } from "../../src/labs/learnability/math/workspace";
import { defaultsOf } from "../../src/platform/fields/fields";
import { normals } from "../../src/platform/numerics/random";
import { compare } from "../measure";
import { type StepShape, startTensorflow, TensorflowLearner } from "../peers/tensorflow";
import type { Measurement, Row } from "../row";

const sizes: readonly (StepShape & { readonly bound: number })[] = [
  { d: 4, heads: 4, n: 16, batch: 32, bound: 150 },
  { d: 8, heads: 8, n: 32, batch: 64, bound: 25 },
  { d: 16, heads: 16, n: 32, batch: 64, bound: 10 },
];

const sequences = 1024;

export const gradientStep: Measurement = {
  id: "gradient-step",
  kernels: kernelVersion,
  async measure() {
    const name = await startTensorflow();
    return sizes.map((size) => measureSize(size, name));
  },
};

function measureSize({ bound, ...shape }: (typeof sizes)[number], name: string): Row {
  const { d, heads, n, batch } = shape;
  const steps = 10_000_000;
  const ours = new GradientLearner(data(d, n), { kind: "gradient", ...defaultsOf(fields), heads, batch, steps }, 1);
  const peer = new TensorflowLearner(shape);
  const [our, their] = compare([
    { name: "fused WASM", units: 1000, run: () => requireSteps(ours.advance(1000), 1000) },
    { name, units: 50, run: () => trainPeer(peer, 50) },
  ]);
  peer.dispose();
  const work = `gradient step, d ${d}, heads ${heads}, n ${n}, batch ${batch}, float32 AdamW`;
  return { id: "gradient-step", work, ours: our, peer: their, ratio: their.milliseconds / our.milliseconds, relation: ">=", bound };
}

function trainPeer(peer: TensorflowLearner, steps: number): void {
  for (let i = 0; i < steps; i++) peer.step();
  peer.loss();
}

function requireSteps(taken: number, wanted: number): void {
  if (taken !== wanted) throw new Error(`the learner stopped after ${taken} of ${wanted} steps`);
}

/** Gaussian (G, z, y) of the size in question; what the labels say does not change the time. */
function data(d: number, n: number): Dataset {
  const workspace = new Workspace();
  const draw = (index: number, count: number) => normals(workspace, { seed: 1n, purpose: 1, index }, count);
  const gram = new Float64Array(sequences * packedSize(d));
  const last = new Float64Array(sequences * d);
  for (let i = 0; i < sequences; i++) {
    const tokens = draw(i, d * n);
    gram.set(packedGram(tokens, d, n), i * packedSize(d));
    for (let j = 0; j < d; j++) last[i * d + j] = tokens[j * n + n - 1];
  }
  const train: Split = { d, count: sequences, gram, last, outputs: d, labels: draw(sequences, sequences * d), prefixes: 1 };
  return {
    d,
    outputs: d,
    train,
    test: train,
    shifted: [],
    teacher: null,
    reference: null,
    traces: null,
    noise: null,
    followsTheory: false,
  };
}

function packedGram(tokens: Float64Array, d: number, n: number): Float64Array {
  const packed = new Float64Array(packedSize(d));
  let at = 0;
  for (let j = 0; j < d; j++)
    for (let k = j; k < d; k++, at++) for (let t = 0; t < n; t++) packed[at] += tokens[j * n + t] * tokens[k * n + t];
  return packed;
}
