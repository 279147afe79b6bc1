/**
 * J^T J for the Jacobian J of (V, Q) -> p(V, Q) (eq. 42), block by block in closed form. A change of V_h[a, j] by one
 * moves p_a{j, k}, l by Q_h[k, l] for every k; a change of Q_h[k, l] by one moves it by V_h[a, j]. Squares count once.
 * Of symmetric blocks the part for h' <= h is written, which has the lower triangle in it.
 */
import type { Heads } from "../../model/samples";

/**
 * For column l of every Q_h, the same for every l, with `damping` on the diagonal. (H d) x (H d): between (h, k) and
 * (h', m), <V_h, V_h'> where k = m and sum over a of V_h'[a, k] V_h[a, m] elsewhere.
 */
export function writeQueryBlock(target: Float64Array, { d, outputs, count, V }: Heads, damping: number): void {
  const size = count * d;
  const product = new Float64Array(d * d);
  for (let h = 0; h < count; h++)
    for (let other = 0; other <= h; other++) {
      product.fill(0);
      for (let a = 0; a < outputs; a++)
        for (let k = 0; k < d; k++) {
          const left = V[(other * outputs + a) * d + k];
          for (let m = 0; m < d; m++) product[k * d + m] += left * V[(h * outputs + a) * d + m];
        }
      traceOnDiagonal(product, d);
      place(target, size, h * d, other * d, product, d);
    }
  for (let i = 0; i < size; i++) target[i * size + i] += damping;
}

/**
 * For V, with `damping` on the diagonal. (H outputs d) squared: between (h, a, j) and (h', a, m), <Q_h, Q_h'> where
 * j = m and sum over l of Q_h'[j, l] Q_h[m, l] elsewhere; zero between different outputs.
 */
export function writeValueBlock(target: Float64Array, { d, outputs, count, Q }: Heads, damping: number): void {
  const size = count * outputs * d;
  const product = new Float64Array(d * d);
  target.fill(0);
  for (let h = 0; h < count; h++)
    for (let other = 0; other <= h; other++) {
      for (let j = 0; j < d; j++)
        for (let m = 0; m < d; m++) {
          let sum = 0;
          for (let l = 0; l < d; l++) sum += Q[(other * d + j) * d + l] * Q[(h * d + m) * d + l];
          product[j * d + m] = sum;
        }
      traceOnDiagonal(product, d);
      for (let a = 0; a < outputs; a++) place(target, size, (h * outputs + a) * d, (other * outputs + a) * d, product, d);
    }
  for (let i = 0; i < size; i++) target[i * size + i] += damping;
}

/**
 * Between column l of every Q_h' and V, (H d) x (H outputs d): between (h', k) and (h, a, j), V_h'[a, j] Q_h[k, l], and
 * (V_h' Q_h)[a, l] where j = k.
 */
export function writeCoupling(target: Float64Array, { d, outputs, count, V, Q }: Heads, l: number): void {
  const width = count * outputs * d;
  for (let other = 0; other < count; other++)
    for (let h = 0; h < count; h++)
      for (let a = 0; a < outputs; a++) {
        const from = (other * outputs + a) * d;
        let product = 0;
        for (let m = 0; m < d; m++) product += V[from + m] * Q[(h * d + m) * d + l];
        for (let k = 0; k < d; k++) {
          const at = (other * d + k) * width + (h * outputs + a) * d;
          const query = Q[(h * d + k) * d + l];
          for (let j = 0; j < d; j++) target[at + j] = V[from + j] * query;
          target[at + k] = product;
        }
      }
}

/** Every diagonal entry of a d x d matrix replaced by their sum. */
function traceOnDiagonal(matrix: Float64Array, d: number): void {
  let trace = 0;
  for (let k = 0; k < d; k++) trace += matrix[k * d + k];
  for (let k = 0; k < d; k++) matrix[k * d + k] = trace;
}

function place(target: Float64Array, size: number, row: number, column: number, matrix: Float64Array, d: number): void {
  for (let k = 0; k < d; k++) for (let m = 0; m < d; m++) target[(row + k) * size + column + m] = matrix[k * d + m];
}
