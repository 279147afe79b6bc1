/**
 * Continues a sequence token by token (paper notes, section 1.2): after each output a token is appended, which is the
 * output itself, the output rounded to integers, or the true token.
 */
import { packedIndex } from "./features";
import { type Heads, packedSize } from "./samples";

/** A learned function: from packed G and the last token to the next one, length d. */
export type NextToken = (gram: Float64Array, last: Float64Array) => Float64Array;

/** The token appended after an output. @param step  counted from 0. */
export type FedBack = (output: Float64Array, step: number) => Float64Array;

/** The output itself (eq. 25): errors accumulate. */
export const asComputed: FedBack = (output) => output;

/**
 * Rounds each coordinate to the nearest integer: an error below one half in every coordinate vanishes, and a larger one can
 * give an invalid token. Definition G.2 takes the largest coordinate of a one-hot vector; blocks of these tokens are sums
 * and differences of such vectors, of which that would keep one term only.
 */
export const wholeNumbers: FedBack = (output) => output.map((value) => Math.round(value) + 0); // + 0: no zero has a sign

/** The true tokens, steps x d, for any outputs, as in training and in the certificate. */
export function trueHistory(tokens: Float64Array, d: number): FedBack {
  return (_, step) => tokens.subarray(step * d, (step + 1) * d);
}

/** sum_h V_h G Q_h z of heads whose outputs are tokens. */
export function nextTokenOf({ d, outputs, count, V, Q }: Heads): NextToken {
  return (gram, last) => {
    const output = new Float64Array(outputs);
    for (let h = 0; h < count; h++) {
      const asked = multiply(Q.subarray(h * d * d, (h + 1) * d * d), last, d);
      const met = multiplyPacked(gram, asked, d);
      const answer = multiply(V.subarray(h * outputs * d, (h + 1) * outputs * d), met, outputs);
      for (let a = 0; a < outputs; a++) output[a] += answer[a];
    }
    return output;
  };
}

/**
 * Generates `steps` outputs after a prompt.
 *
 * @param prompt  d x n, row-major.
 * @returns the outputs before rounding, steps x d, row-major; NaN from the first non-finite one on.
 */
export function rollOut(next: NextToken, prompt: Float64Array, d: number, n: number, steps: number, fedBack: FedBack): Float64Array {
  const gram = new Float64Array(packedSize(d));
  let last: Float64Array = new Float64Array(d);
  for (let t = 0; t < n; t++) {
    last = Float64Array.from({ length: d }, (_, j) => prompt[j * n + t]);
    addToken(gram, last, d);
  }
  const generated = new Float64Array(steps * d).fill(Number.NaN);
  for (let step = 0; step < steps; step++) {
    const output = next(gram, last);
    if (!output.every(Number.isFinite)) break;
    generated.set(output, step * d);
    last = fedBack(output, step);
    addToken(gram, last, d);
  }
  return generated;
}

/** G + z z^T, packed: G after one more token. */
export function addToken(gram: Float64Array, token: Float64Array, d: number): void {
  for (let j = 0; j < d; j++) {
    if (token[j] === 0) continue;
    for (let k = j; k < d; k++) gram[packedIndex(d, j, k)] += token[j] * token[k];
  }
}

function multiply(matrix: Float64Array, vector: Float64Array, rows: number): Float64Array {
  const columns = vector.length;
  const result = new Float64Array(rows);
  for (let i = 0; i < rows; i++) {
    let sum = 0;
    for (let j = 0; j < columns; j++) sum += matrix[i * columns + j] * vector[j];
    result[i] = sum;
  }
  return result;
}

function multiplyPacked(gram: Float64Array, vector: Float64Array, d: number): Float64Array {
  const result = new Float64Array(d);
  let at = 0;
  for (let j = 0; j < d; j++)
    for (let k = j; k < d; k++, at++) {
      result[j] += gram[at] * vector[k];
      if (k > j) result[k] += gram[at] * vector[j];
    }
  return result;
}
