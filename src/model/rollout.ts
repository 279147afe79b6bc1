/**
 * A layer fed its own output (paper notes, section 1.2): each output is appended as the next token, so one that is a
 * little wrong makes the next one worse.
 */
import { packedIndex } from "./features";
import { type Heads, packedSize } from "./samples";

/** A learned function: from packed G and the last token to the next one, length d. */
export type NextToken = (gram: Float64Array, last: Float64Array) => Float64Array;

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
 * Generates `steps` tokens after a prompt, from the layer's own outputs.
 *
 * @param prompt  d x n, row-major.
 * @returns steps x d, row-major; what stops being finite is cut off as NaN.
 */
export function rollOut(next: NextToken, prompt: Float64Array, d: number, n: number, steps: number): Float64Array {
  const gram = new Float64Array(packedSize(d));
  let last = new Float64Array(d);
  for (let t = 0; t < n; t++) {
    last = Float64Array.from({ length: d }, (_, j) => prompt[j * n + t]);
    addOuter(gram, last, d);
  }
  const generated = new Float64Array(steps * d).fill(Number.NaN);
  for (let step = 0; step < steps; step++) {
    last = next(gram, last) as Float64Array<ArrayBuffer>;
    if (!last.every(Number.isFinite)) break;
    generated.set(last, step * d);
    addOuter(gram, last, d);
  }
  return generated;
}

/** G + z z^T, packed. */
function addOuter(gram: Float64Array, token: Float64Array, d: number): void {
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
