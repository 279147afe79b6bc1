/** The teachers of random attention: a linear layer, or a function that no linear layer represents. Fetched for the latter. */

import { attendMapped, type MappedHeads } from "../../model/feature-maps";
import { attendSoftmax, attendSoftmaxCausally } from "../../model/softmax";
import { attendTwice, attendTwiceCausally, type TwoLayers } from "../../model/two-layer";
import type { Workspace } from "../../workspace";
import type { Teacher } from "../sampling";
import { drawHeads, drawLayer } from "./heads";
import type { RandomAttentionSpec } from "./schema";
import { attentionSource } from "./source";

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
function teacherOf(spec: RandomAttentionSpec, deviation: number, seed: number, workspace: Workspace): Teacher {
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
  if (spec.teacher === "relu" || spec.teacher === "elu") {
    const layer: MappedHeads = { map: spec.teacher, ...heads };
    return {
      outputs: heads.outputs,
      answers: (tokens, n) => attendMapped(layer, tokens, n),
      lastAnswer: (tokens) => attendMapped(layer, tokens, 1),
    };
  }
  return {
    outputs: heads.outputs,
    answers: (tokens, n) => attendSoftmaxCausally(heads, tokens, n),
    lastAnswer: (tokens, n) => attendSoftmax(heads, tokens, n),
  };
}

/** Index of the first stream of the first layer: above those of all heads of the second. */
const firstLayerStreams = 1024;

/** Draws the data of any teacher. */
export const randomAttentionSource = attentionSource(teacherOf);
