/**
 * Two layers of linear attention with a residual connection between them (paper notes, section 1.4):
 *
 *   Z' = Z + sum_h V'_h Z (M o (Z^T Q'_h Z)),        M_st = 1 for s <= t, else 0
 *   y  = sum_h V_h Z' (Z'^T Q_h z'),                 z' the last column of Z'
 *
 * The first layer has a residual connection and a causal mask. The second layer gives the output at the last token, without
 * a residual. Column by column, Z'_t = z_t + sum_h V'_h G_t Q'_h z_t with G_t = sum_{s <= t} z_s z_s^T, and the output is
 * that of the linear layer on G' = Z' Z'^T and z'. Because of the mask, the output at a prefix does not depend on later
 * tokens.
 */
import { DimensionError } from "../../../../platform/numerics/errors";
import type { Heads } from "./samples";

export interface TwoLayers {
  /** Square: as many outputs as tokens have coordinates. */
  readonly first: Heads;
  readonly second: Heads;
}

/**
 * The outputs at every token, each as if it were the last one.
 *
 * @param tokens  n x d, token after token.
 * @returns n x outputs, row-major.
 * @throws {DimensionError} when the dimensions of layers and tokens differ.
 */
export function attendTwiceCausally(layers: TwoLayers, tokens: Float64Array, n: number): Float64Array {
  const { first, second } = layers;
  const { outputs } = second;
  const answers = new Float64Array(n * outputs);
  const between = firstLayer(layers, tokens, n);
  const G = new Float64Array(second.d ** 2);
  for (let t = 0; t < n; t++) {
    const token = between.subarray(t * first.d, (t + 1) * first.d);
    addOuterProduct(G, token);
    addAnswer(second, G, token, answers.subarray(t * outputs, (t + 1) * outputs));
  }
  return answers;
}

/** The output at the last token alone, `outputs` numbers. */
export function attendTwice(layers: TwoLayers, tokens: Float64Array, n: number): Float64Array {
  const { second } = layers;
  const { d } = second;
  const between = firstLayer(layers, tokens, n);
  const G = new Float64Array(d ** 2);
  for (let t = 0; t < n; t++) addOuterProduct(G, between.subarray(t * d, (t + 1) * d));
  const answer = new Float64Array(second.outputs);
  addAnswer(second, G, between.subarray((n - 1) * d), answer);
  return answer;
}

/** The columns of Z', n x d. */
function firstLayer({ first, second }: TwoLayers, tokens: Float64Array, n: number): Float64Array {
  const { d } = first;
  if (first.outputs !== d || second.d !== d)
    throw new DimensionError(`the first layer maps ${d} to ${first.outputs} coordinates, the second one takes ${second.d}`);
  if (n < 1 || tokens.length !== n * d) throw new DimensionError(`there are ${tokens.length} entries, expected n x d = ${n} x ${d}`);
  const result = tokens.slice();
  const G = new Float64Array(d * d);
  for (let t = 0; t < n; t++) {
    const token = tokens.subarray(t * d, (t + 1) * d);
    addOuterProduct(G, token);
    addAnswer(first, G, token, result.subarray(t * d, (t + 1) * d));
  }
  return result;
}

/** out += sum_h V_h G Q_h z. */
export function addAnswer({ d, outputs, count, V, Q }: Heads, G: Float64Array, z: Float64Array, out: Float64Array): void {
  const [query, seen] = [new Float64Array(d), new Float64Array(d)];
  for (let h = 0; h < count; h++) {
    multiply(Q, h * d * d, d, z, query);
    multiply(G, 0, d, query, seen);
    for (let a = 0, at = h * outputs * d; a < outputs; a++) {
      let sum = 0;
      for (let j = 0; j < d; j++) sum += V[at++] * seen[j];
      out[a] += sum;
    }
  }
}

/** out = A x for the d x d matrix that begins at `at`. */
function multiply(A: Float64Array, at: number, d: number, x: Float64Array, out: Float64Array): void {
  for (let j = 0, next = at; j < d; j++) {
    let sum = 0;
    for (let k = 0; k < d; k++) sum += A[next++] * x[k];
    out[j] = sum;
  }
}

/** G += z z^T. */
export function addOuterProduct(G: Float64Array, z: Float64Array): void {
  const d = z.length;
  for (let j = 0, at = 0; j < d; j++) for (let k = 0; k < d; k++) G[at++] += z[j] * z[k];
}
