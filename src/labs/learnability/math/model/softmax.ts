/**
 * Softmax attention with the matrices of a linear layer (paper notes, section 1.5, without MLP and layer norm): y = sum_h
 * V_h Z softmax(Z^T Q_h z / sqrt(d)), z the last column of Z. Like the linear layer it has no residual connection, and the
 * last token attends to itself too; 1 / sqrt(d) is the usual scale of scores (Vaswani et al., 2017), with d the dimension
 * of a token, since key and query are fused into the d x d matrix Q_h.
 *
 * Tokens are stored one after the other, n x d (the transpose of Z), so that a prefix is a part of the array.
 */
import { DimensionError } from "../../../../platform/numerics/errors";
import { exponential } from "../../../../platform/numerics/exponential";
import type { Heads } from "./samples";

/**
 * The output at the last token.
 *
 * @param tokens  n x d.
 * @returns `heads.outputs` numbers.
 * @throws {DimensionError} when there are not n tokens of dimension d.
 */
export function attendSoftmax(heads: Heads, tokens: Float64Array, n: number): Float64Array {
  const { d, outputs, count, V } = heads;
  if (n < 1 || tokens.length !== n * d) throw new DimensionError(`there are ${tokens.length} entries, expected n x d = ${n} x ${d}`);
  const answer = new Float64Array(outputs);
  const last = tokens.subarray((n - 1) * d);
  for (let h = 0; h < count; h++) {
    const weights = softmax(scores(heads, h, tokens, last, n));
    // The mean token first, so that V_h is applied once, not to every token.
    const mean = new Float64Array(d);
    for (let t = 0; t < n; t++) for (let j = 0; j < d; j++) mean[j] += weights[t] * tokens[t * d + j];
    for (let a = 0; a < outputs; a++) for (let j = 0; j < d; j++) answer[a] += V[(h * outputs + a) * d + j] * mean[j];
  }
  return answer;
}

/** `attendSoftmax` on every prefix of the tokens. @returns n x outputs, row-major. */
export function attendSoftmaxCausally(heads: Heads, tokens: Float64Array, n: number): Float64Array {
  const answers = new Float64Array(n * heads.outputs);
  for (let t = 1; t <= n; t++) answers.set(attendSoftmax(heads, tokens.subarray(0, t * heads.d), t), (t - 1) * heads.outputs);
  return answers;
}

/** Z^T Q_h z / sqrt(d) for every token. */
function scores({ d, Q }: Heads, h: number, tokens: Float64Array, last: Float64Array, n: number): Float64Array {
  const query = new Float64Array(d);
  for (let k = 0; k < d; k++) for (let l = 0; l < d; l++) query[k] += Q[(h * d + k) * d + l] * last[l];
  const result = new Float64Array(n);
  const scale = Math.sqrt(d);
  for (let t = 0; t < n; t++) {
    let score = 0;
    for (let k = 0; k < d; k++) score += tokens[t * d + k] * query[k];
    result[t] = score / scale;
  }
  return result;
}

/** e^{s_t} / sum e^{s}, in place; the largest score is subtracted first, so that nothing overflows. */
function softmax(values: Float64Array): Float64Array {
  let largest = Number.NEGATIVE_INFINITY;
  for (const value of values) if (value > largest) largest = value;
  let sum = 0;
  for (let t = 0; t < values.length; t++) {
    values[t] = exponential(values[t] - largest);
    sum += values[t];
  }
  for (let t = 0; t < values.length; t++) values[t] /= sum;
  return values;
}
