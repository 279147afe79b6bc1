/**
 * Several layers of linear attention (paper notes, section 1.4):
 *
 *   Z^{l+1} = [Z^l +] sum_h V_h Z^l (M o (Z^l^T Q_h Z^l)),      M_st = 1 for s <= t, else 0
 *
 * with a residual connection or without. The last layer gives the outputs at the supervised tokens and has no residual. The
 * mask is causal, so that the output at a prefix does not depend on later tokens; at the last token of a single layer it
 * has no effect. One layer is multi-head linear attention exactly (eq. 5).
 */
import { DimensionError } from "../../../../platform/numerics/errors";
import type { Heads } from "./samples";
import { sequenceOf, type TokenSplit } from "./token-splits";
import { addAnswer, addOuterProduct } from "./two-layer";

export interface LinearLayers {
  /** From the tokens to the outputs: all but the last have as many outputs as tokens have coordinates. */
  readonly layers: readonly Heads[];
  readonly residual: boolean;
}

/**
 * The outputs at the supervised tokens of every sequence.
 *
 * @returns (count * prefixes) x outputs, row-major.
 * @throws {DimensionError} when the dimensions of layers and tokens differ.
 */
export function attendInLayers(model: LinearLayers, split: TokenSplit): Float64Array {
  const outputs = readOutOf(model).outputs;
  const answers = new Float64Array(split.count * split.prefixes * outputs);
  for (let i = 0; i < split.count; i++)
    answers.set(answersAt(model, sequenceOf(split, i), split.lengths[i], split.prefixes), i * split.prefixes * outputs);
  return answers;
}

/**
 * The outputs at the last `prefixes` of n tokens.
 *
 * @param tokens  n x d, token after token.
 * @returns prefixes x outputs, row-major.
 */
export function answersAt(model: LinearLayers, tokens: Float64Array, n: number, prefixes: number): Float64Array {
  const readOut = readOutOf(model);
  return layerOn(readOut, tokensBefore(model, model.layers.length - 1, tokens, n), n, prefixes);
}

/**
 * The scores M o (Z^l^T Q_h Z^l) of every layer.
 *
 * @param tokens  n x d, token after token.
 * @returns layers x heads x n x n: row s is the key, column t the query.
 */
export function scoresInLayers(model: LinearLayers, tokens: Float64Array, n: number): Float64Array {
  const { count, d } = model.layers[0];
  const scores = new Float64Array(model.layers.length * count * n * n);
  model.layers.forEach(({ Q }, l) => {
    const Z = tokensBefore(model, l, tokens, n);
    for (let h = 0; h < count; h++)
      for (let s = 0; s < n; s++)
        for (let t = s; t < n; t++) {
          let score = 0;
          for (let j = 0; j < d; j++) for (let k = 0; k < d; k++) score += Z[s * d + j] * Q[(h * d + j) * d + k] * Z[t * d + k];
          scores[((l * count + h) * n + s) * n + t] = score;
        }
  });
  return scores;
}

/** Z^l, the input of the layer of that index, n x d. */
function tokensBefore({ layers, residual }: LinearLayers, index: number, tokens: Float64Array, n: number): Float64Array {
  const { d } = layers[0];
  if (n < 1 || tokens.length !== n * d) throw new DimensionError(`there are ${tokens.length} entries, expected n x d = ${n} x ${d}`);
  let Z = tokens;
  for (const layer of layers.slice(0, index)) {
    if (layer.outputs !== d) throw new DimensionError(`a layer before the last maps ${d} to ${layer.outputs} coordinates`);
    const next = layerOn(layer, Z, n, n);
    if (residual) for (let i = 0; i < next.length; i++) next[i] += Z[i];
    Z = next;
  }
  return Z;
}

/** One layer at the last `prefixes` of n tokens: G_t grows from token to token. */
function layerOn(layer: Heads, Z: Float64Array, n: number, prefixes: number): Float64Array {
  const { d, outputs } = layer;
  const result = new Float64Array(prefixes * outputs);
  const G = new Float64Array(d * d);
  for (let t = 0; t < n; t++) {
    const token = Z.subarray(t * d, (t + 1) * d);
    addOuterProduct(G, token);
    const place = t - (n - prefixes);
    if (place >= 0) addAnswer(layer, G, token, result.subarray(place * outputs, (place + 1) * outputs));
  }
  return result;
}

function readOutOf({ layers }: LinearLayers): Heads {
  const last = layers.at(-1);
  if (!last) throw new DimensionError("a model needs at least one layer");
  return last;
}
