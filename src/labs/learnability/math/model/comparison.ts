/**
 * Comparison of two layers. Heads are not unique: mixing them by any invertible matrix, and adding to T any part
 * antisymmetric in (j, k), leaves the function unchanged (paper notes, sections 3 and 4.5). Comparable are the functions,
 * and the heads after an alignment that uses both freedoms.
 */
import { finish } from "../../../../platform/numerics/progress";
import { svd } from "../../../../platform/numerics/svd";
import type { Workspace } from "../workspace";
import { featureIndex } from "./features";
import { coefficientsOfHeads } from "./function-space";
import { featureCount, type Heads } from "./samples";

/** A layer's key-query matrices relative to the teacher's value matrices. */
export interface AlignedHeads {
  /** As many heads as the teacher has, each d x d. Equal to the teacher's exactly when the functions are equal. */
  readonly Q: Float64Array;
  /** ||p - p(V, Q)|| / ||p||: share of the layer's function that the teacher's value matrices cannot express. */
  readonly unexplained: number;
}

/** Largest number of conjugate-gradient iterations, and the relative size of the gradient at which they stop. */
const iterations = 60;
const tolerance = 1e-12;

/**
 * The best alignment of a layer with the teacher: keep the teacher's V and choose the Q of the nearest function, min over Q
 * of ||p(V, Q) - p||_F. Linear in Q; solved by conjugate gradients on the normal equations, starting from the teacher's Q.
 *
 * @param p  the layer's coefficients, outputs x psi.
 */
export function alignHeads(p: Float64Array, teacher: Heads): AlignedHeads {
  const Q = teacher.Q.slice();
  const residual = subtract(p, coefficientsOfHeads(teacher));
  let gradient = pullBack(residual, teacher);
  const direction = gradient.slice();
  let size = sumOfSquares(gradient);
  const enough = tolerance ** 2 * Math.max(size, sumOfSquares(pullBack(p, teacher)));
  for (let iteration = 0; iteration < iterations && size > enough; iteration++) {
    const image = coefficientsOfHeads({ ...teacher, Q: direction });
    const step = size / sumOfSquares(image);
    for (let i = 0; i < Q.length; i++) Q[i] += step * direction[i];
    for (let i = 0; i < residual.length; i++) residual[i] -= step * image[i];
    gradient = pullBack(residual, teacher);
    const next = sumOfSquares(gradient);
    for (let i = 0; i < direction.length; i++) direction[i] = gradient[i] + (next / size) * direction[i];
    size = next;
  }
  return { Q, unexplained: Math.sqrt(sumOfSquares(residual) / (sumOfSquares(p) || 1)) };
}

/** The adjoint of Q -> p(V, Q): gradient[h, k, l] = sum over a, j of V_h[a, j] r_a{j, k}, l. */
function pullBack(residual: Float64Array, { d, outputs, count, V }: Heads): Float64Array {
  const psi = featureCount(d);
  const gradient = new Float64Array(count * d * d);
  for (let a = 0; a < outputs; a++)
    for (let j = 0; j < d; j++)
      for (let k = 0; k < d; k++) {
        const from = a * psi + featureIndex(d, j, k, 0);
        for (let h = 0; h < count; h++) {
          const value = V[(h * outputs + a) * d + j];
          for (let l = 0; l < d; l++) gradient[(h * d + k) * d + l] += value * residual[from + l];
        }
      }
  return gradient;
}

function subtract(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((value, i) => value - b[i]);
}

function sumOfSquares(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value * value, 0);
}

/**
 * Attention of every token to every other, Z^T Q_h Z.
 *
 * @param Q  heads x d x d.
 * @param Z  d x n, row-major.
 * @returns heads x n x n: entry (h, s, t) is the score of query t for key s.
 */
export function attentionMatrices(Q: Float64Array, Z: Float64Array, d: number, n: number): Float64Array {
  const heads = Q.length / (d * d);
  const result = new Float64Array(heads * n * n);
  const asked = new Float64Array(d * n);
  for (let h = 0; h < heads; h++) {
    asked.fill(0);
    for (let k = 0; k < d; k++)
      for (let l = 0; l < d; l++) {
        const weight = Q[(h * d + k) * d + l];
        for (let t = 0; t < n; t++) asked[k * n + t] += weight * Z[l * n + t];
      }
    for (let s = 0; s < n; s++)
      for (let k = 0; k < d; k++) {
        const key = Z[k * n + s];
        for (let t = 0; t < n; t++) result[(h * n + s) * n + t] += key * asked[k * n + t];
      }
  }
  return result;
}

/** Singular values of T, descending, min(H, outputs d, d^2) of them: their number above zero is the number of heads in use. */
export function headSingularValues(workspace: Workspace, { d, outputs, count, V, Q }: Heads): Float64Array {
  const rows = outputs * d;
  // T = V Q with V (outputs d) x H; by the decomposition of V the second factor has at most H rows.
  const values = new Float64Array(rows * count);
  for (let h = 0; h < count; h++) for (let i = 0; i < rows; i++) values[i * count + h] = V[h * rows + i];
  const { singularValues, v } = finish(svd(workspace, values, rows, count));
  const kept = singularValues.length;
  const reduced = new Float64Array(kept * d * d);
  for (let k = 0; k < kept; k++)
    for (let h = 0; h < count; h++) {
      const factor = singularValues[k] * v[h * kept + k];
      for (let i = 0; i < d * d; i++) reduced[k * d * d + i] += factor * Q[h * d * d + i];
    }
  return finish(svd(workspace, reduced, kept, d * d)).singularValues;
}
