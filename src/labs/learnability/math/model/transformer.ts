/**
 * The Transformer with which linear attention is compared (paper notes, section 1.5; Vaswani et al. 2017): softmax
 * attention, MLP and layer norm. The paper gives no further details; these are the usual ones of today. Norms come before
 * attention and MLP and after the last layer, attention is causal and has no biases, the MLP has one hidden layer with
 * max(x, 0). There are no positional encodings, as in the linear layers.
 *
 *   x = E z + e;   x += O concat_h(softmax(q_h^T k_h / sqrt(m)) v_h),  x += W' max(W n(x) + b, 0) + b'   in every layer;
 *   y = R n(x) + r,   n(x) = gain * (x - mean) / sqrt(variance + 1e-5) + shift.
 */
import { DimensionError } from "../../../../platform/numerics/errors";
import { exponential } from "../../../../platform/numerics/exponential";
import { sequenceOf, type TokenSplit } from "./token-splits";

/** outputs x inputs, row-major, and an optional bias. */
export interface Affine {
  readonly matrix: Float64Array;
  readonly bias: Float64Array | null;
}

export interface Norm {
  readonly gain: Float64Array;
  readonly shift: Float64Array;
}

export interface TransformerLayer {
  readonly attentionNorm: Norm;
  /** (heads * headWidth) x width each. */
  readonly queries: Float64Array;
  readonly keys: Float64Array;
  readonly values: Float64Array;
  /** width x (heads * headWidth). */
  readonly mix: Float64Array;
  /** Null without an MLP. */
  readonly mlp: { readonly norm: Norm; readonly inner: Affine; readonly outer: Affine } | null;
}

export interface Transformer {
  readonly d: number;
  readonly width: number;
  readonly heads: number;
  readonly headWidth: number;
  readonly outputs: number;
  /** width x d. */
  readonly embedding: Affine;
  readonly layers: readonly TransformerLayer[];
  readonly finalNorm: Norm;
  /** outputs x width. */
  readonly readOut: Affine;
}

const epsilon = 1e-5;

/**
 * The outputs at the supervised tokens of every sequence.
 *
 * @returns (count * prefixes) x outputs, row-major.
 * @throws {DimensionError} when the tokens have another dimension than the model.
 */
export function transform(model: Transformer, split: TokenSplit): Float64Array {
  const { outputs } = model;
  const answers = new Float64Array(split.count * split.prefixes * outputs);
  for (let i = 0; i < split.count; i++)
    answers.set(transformSequence(model, sequenceOf(split, i), split.lengths[i], split.prefixes), i * split.prefixes * outputs);
  return answers;
}

/** Receives the attention weights of one query over the tokens up to it. */
type OnWeights = (layer: number, head: number, asking: number, weights: Float64Array) => void;

/**
 * The outputs at the last `prefixes` of n tokens.
 *
 * @param tokens  n x d, token after token.
 * @returns prefixes x outputs, row-major.
 */
export function transformSequence(
  model: Transformer,
  tokens: Float64Array,
  n: number,
  prefixes: number,
  onWeights: OnWeights = () => {},
): Float64Array {
  const { d, width, outputs, layers, embedding, finalNorm, readOut } = model;
  if (n < 1 || tokens.length !== n * d) throw new DimensionError(`there are ${tokens.length} entries, expected n x d = ${n} x ${d}`);
  const x = Array.from({ length: n }, (_, t) => applied(embedding, tokens.subarray(t * d, (t + 1) * d), width));
  layers.forEach((layer, l) => {
    // The last layer computes the supervised tokens only.
    const first = l === layers.length - 1 ? n - prefixes : 0;
    addAttention(model, layer, x, first, (head, asking, weights) => onWeights(l, head, asking, weights));
    for (let t = first; t < n; t++) addMlp(layer, x[t]);
  });
  const answers = new Float64Array(prefixes * outputs);
  for (let i = 0; i < prefixes; i++) answers.set(applied(readOut, normal(finalNorm, x[n - prefixes + i]), outputs), i * outputs);
  return answers;
}

/**
 * The softmax weights of every layer: those of a query sum to one.
 *
 * @param tokens  n x d, token after token.
 * @returns layers x heads x n x n: row s is the key, column t the query.
 */
export function weightsInLayers(model: Transformer, tokens: Float64Array, n: number): Float64Array {
  const { heads, layers } = model;
  const result = new Float64Array(layers.length * heads * n * n);
  transformSequence(model, tokens, n, n, (layer, head, asking, weights) => {
    weights.forEach((weight, s) => {
      result[((layer * heads + head) * n + s) * n + asking] = weight;
    });
  });
  return result;
}

function addAttention(
  { heads, headWidth, width }: Transformer,
  { attentionNorm, queries, keys, values, mix }: TransformerLayer,
  x: readonly Float64Array[],
  first: number,
  onWeights: (head: number, asking: number, weights: Float64Array) => void,
): void {
  const inner = heads * headWidth;
  const seen = x.map((token) => normal(attentionNorm, token));
  const k = seen.map((token) => multiplied(keys, token, inner));
  const v = seen.map((token) => multiplied(values, token, inner));
  for (let t = first; t < x.length; t++) {
    const q = multiplied(queries, seen[t], inner);
    const met = new Float64Array(inner);
    for (let h = 0; h < heads; h++) {
      const from = h * headWidth;
      const weights = new Float64Array(t + 1);
      for (let s = 0; s <= t; s++) weights[s] = innerProduct(q, k[s], from, headWidth) / Math.sqrt(headWidth);
      softmax(weights);
      onWeights(h, t, weights);
      for (let s = 0; s <= t; s++) for (let j = from; j < from + headWidth; j++) met[j] += weights[s] * v[s][j];
    }
    addTo(x[t], multiplied(mix, met, width));
  }
}

function addMlp({ mlp }: TransformerLayer, token: Float64Array): void {
  if (!mlp) return;
  const hidden = applied(mlp.inner, normal(mlp.norm, token), mlp.inner.matrix.length / token.length);
  for (let i = 0; i < hidden.length; i++) hidden[i] = Math.max(hidden[i], 0);
  addTo(token, applied(mlp.outer, hidden, token.length));
}

function normal({ gain, shift }: Norm, x: Float64Array): Float64Array {
  let mean = 0;
  for (let i = 0; i < x.length; i++) mean += x[i] / x.length;
  let variance = 0;
  for (let i = 0; i < x.length; i++) variance += ((x[i] - mean) * (x[i] - mean)) / x.length;
  const size = Math.sqrt(variance + epsilon);
  const result = new Float64Array(x.length);
  for (let i = 0; i < x.length; i++) result[i] = (gain[i] * (x[i] - mean)) / size + shift[i];
  return result;
}

function applied({ matrix, bias }: Affine, x: Float64Array, outputs: number): Float64Array {
  const result = multiplied(matrix, x, outputs);
  if (bias) addTo(result, bias);
  return result;
}

function multiplied(matrix: Float64Array, x: Float64Array, outputs: number): Float64Array {
  const result = new Float64Array(outputs);
  for (let a = 0, at = 0; a < outputs; a++) {
    let sum = 0;
    for (let j = 0; j < x.length; j++) sum += matrix[at++] * x[j];
    result[a] = sum;
  }
  return result;
}

function innerProduct(a: Float64Array, b: Float64Array, from: number, length: number): number {
  let sum = 0;
  for (let j = from; j < from + length; j++) sum += a[j] * b[j];
  return sum;
}

/** In place; the largest score is subtracted first, so that nothing overflows. */
function softmax(scores: Float64Array): void {
  let largest = Number.NEGATIVE_INFINITY;
  for (let s = 0; s < scores.length; s++) if (scores[s] > largest) largest = scores[s];
  let sum = 0;
  for (let s = 0; s < scores.length; s++) {
    scores[s] = exponential(scores[s] - largest);
    sum += scores[s];
  }
  for (let s = 0; s < scores.length; s++) scores[s] /= sum;
}

function addTo(target: Float64Array, summand: Float64Array): void {
  for (let i = 0; i < target.length; i++) target[i] += summand[i];
}
