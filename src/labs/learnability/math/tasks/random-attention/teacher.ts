/** The teachers of random attention: a linear layer, or a function that no linear layer represents. */

import { normals } from "../../../../../platform/numerics/random";
import type { Heads } from "../../model/samples";
import { attendSoftmax, attendSoftmaxCausally } from "../../model/softmax";
import { attendTwice, attendTwiceCausally, type TwoLayers } from "../../model/two-layer";
import { purposes } from "../../streams";
import type { Workspace } from "../../workspace";
import type { Teacher } from "../sampling";
import type { RandomAttentionSpec } from "./schema";

/**
 * Value and key-query matrices of the teacher. Each head has its own random streams, so that adding heads keeps the first
 * ones. A softmax teacher has the same matrices, a two-layer one has them in its second layer.
 */
export function drawHeads(spec: RandomAttentionSpec, seed: number, workspace: Workspace): Heads {
  return drawLayer(spec, spec.output === "scalar" ? 1 : spec.d, 0, seed, workspace);
}

/**
 * Both layers of a two-layer teacher. The values of the first are divided by n times the variance of an entry of Z, the
 * mean of the diagonal of G = Z Z^T, so that its output has the size of a token.
 *
 * @param deviation  standard deviation of the entries of Z in training.
 */
export function drawTwoLayers(spec: RandomAttentionSpec, deviation: number, seed: number, workspace: Workspace): TwoLayers {
  const first = drawLayer(spec, spec.d, firstLayerStreams, seed, workspace);
  const size = spec.n * deviation * deviation;
  return { first: { ...first, V: first.V.map((value) => value / size) }, second: drawHeads(spec, seed, workspace) };
}

/** The teacher of a spec. @param deviation  standard deviation of the entries of Z in training. */
export function teacherOf(spec: RandomAttentionSpec, deviation: number, seed: number, workspace: Workspace): Teacher {
  if (spec.teacher === "two-layer") {
    const layers = drawTwoLayers(spec, deviation, seed, workspace);
    return {
      outputs: layers.second.outputs,
      answers: (tokens, n) => attendTwiceCausally(layers, tokens, n),
      lastAnswer: (tokens, n) => attendTwice(layers, tokens, n),
    };
  }
  const heads = drawHeads(spec, seed, workspace);
  if (spec.teacher === "linear") return heads;
  return {
    outputs: heads.outputs,
    answers: (tokens, n) => attendSoftmaxCausally(heads, tokens, n),
    lastAnswer: (tokens, n) => attendSoftmax(heads, tokens, n),
  };
}

/** Index of the first stream of the first layer: above those of all heads of the second. */
const firstLayerStreams = 1024;

function drawLayer(spec: RandomAttentionSpec, outputs: number, firstStream: number, seed: number, workspace: Workspace): Heads {
  const { d, heads } = spec;
  const deviation = scalingFactor(spec.teacherScaling, d) * spec.teacherScale;
  const V = new Float64Array(heads * outputs * d);
  const Q = new Float64Array(heads * d * d);
  for (let h = 0; h < heads; h++) {
    const stream = { seed: BigInt(seed), purpose: purposes.teacher };
    const index = firstStream + 2 * h;
    V.set(scaled(normals(workspace, { ...stream, index }, outputs * d), deviation), h * outputs * d);
    Q.set(scaled(normals(workspace, { ...stream, index: index + 1 }, d * d), deviation), h * d * d);
  }
  return { d, outputs, count: heads, V, Q };
}

/** The factor of a scaling: the two readings of N(0, I / sqrt size), and plain standard normals. */
export function scalingFactor(scaling: RandomAttentionSpec["inputScaling"], size: number): number {
  if (scaling === "unit") return 1;
  return scaling === "deviation" ? 1 / Math.sqrt(size) : 1 / Math.sqrt(Math.sqrt(size));
}

function scaled(values: Float64Array, factor: number): Float64Array {
  return values.map((value) => value * factor);
}
