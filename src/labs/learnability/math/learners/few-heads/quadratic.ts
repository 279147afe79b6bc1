/**
 * The squared error of H heads as a quadratic function of V for fixed Q, and of Q for fixed V. With x_(j, c) = G_jk z_l, c
 * = (k, l), the layer outputs y_a = sum over h, j, c of V_h[a, j] Q_h[c] x_(j, c) (paper notes, section 2). So only the
 * means E[x x^T], E[x y_a] and E[y_a^2] are needed.
 */
import { featureIndex } from "../../model/features";
import { featureCount } from "../../model/samples";

/** Means over the training samples. */
export interface SampleMeans {
  readonly d: number;
  readonly outputs: number;
  /** E[x x^T], d^3 x d^3 row-major, in the order (j, k, l); both orders of a pair j, k alike. */
  readonly second: Float64Array;
  /** E[x y_a], outputs x d^3. */
  readonly cross: Float64Array;
  /** Sum over outputs of E[y_a^2]. */
  readonly labels: number;
}

/**
 * The means of the features, with both orders of a pair.
 *
 * @param lambda  E[H H^T], psi x psi, whole.
 * @param cross   E[H y^T], psi x outputs.
 * @param labels  sum over outputs of E[y_a^2].
 */
export function sampleMeans(d: number, outputs: number, lambda: Float64Array, cross: Float64Array, labels: number): SampleMeans {
  const psi = featureCount(d);
  const places = new Int32Array(d ** 3);
  let at = 0;
  for (let j = 0; j < d; j++) for (let k = 0; k < d; k++) for (let l = 0; l < d; l++) places[at++] = featureIndex(d, j, k, l);
  const size = places.length;
  const second = new Float64Array(size * size);
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) second[row * size + column] = lambda[places[row] * psi + places[column]];
  const spread = new Float64Array(outputs * size);
  for (let a = 0; a < outputs; a++) for (let row = 0; row < size; row++) spread[a * size + row] = cross[places[row] * outputs + a];
  return { d, outputs, second, cross: spread, labels };
}

/** Heads in the usual layout: V count x outputs x d, Q count x d^2. */
export interface Entries {
  readonly V: Float64Array;
  readonly Q: Float64Array;
}

/** Least squares with a symmetric positive semidefinite matrix: order x order, and order x sides on the right. */
export interface NormalEquations {
  readonly order: number;
  readonly sides: number;
  readonly matrix: Float64Array;
  readonly right: Float64Array;
}

/** For V, whose rows (h, j) are the unknowns, with the same matrix for every output. About H d^6 multiply-adds. */
export function equationsForV({ d, outputs, second, cross }: SampleMeans, { Q }: Entries): NormalEquations {
  const [pairs, size] = [d * d, d ** 3];
  const count = Q.length / pairs;
  const order = count * d;
  const matrix = new Float64Array(order * order);
  const products = new Float64Array(size * d);
  for (let h = 0; h < count; h++) {
    const query = Q.subarray(h * pairs, (h + 1) * pairs);
    // E[x (Q_h x)_j'] for every j'.
    for (let place = 0; place < size * d; place++) products[place] = dot(second, place * pairs, query);
    for (let other = 0; other < count; other++)
      for (let j = 0; j < d; j++)
        for (let column = 0; column < d; column++) {
          let sum = 0;
          for (let c = 0; c < pairs; c++) sum += Q[other * pairs + c] * products[(j * pairs + c) * d + column];
          matrix[(other * d + j) * order + h * d + column] = sum;
        }
  }
  const right = new Float64Array(order * outputs);
  for (let h = 0; h < count; h++)
    for (let j = 0; j < d; j++)
      for (let a = 0; a < outputs; a++)
        right[(h * d + j) * outputs + a] = dot(cross, (a * d + j) * pairs, Q.subarray(h * pairs, (h + 1) * pairs));
  return { order, sides: outputs, matrix, right };
}

/** For Q, whose entries (h, c) are the unknowns. About H^2 d^6 / 2 multiply-adds. */
export function equationsForQ({ d, outputs, second, cross }: SampleMeans, { V }: Entries): NormalEquations {
  const [pairs, size] = [d * d, d ** 3];
  const count = V.length / (outputs * d);
  const order = count * pairs;
  const matrix = new Float64Array(order * order);
  for (let h = 0; h < count; h++)
    for (let other = 0; other <= h; other++)
      for (let j = 0; j < d; j++)
        for (let k = 0; k < d; k++) {
          let weight = 0;
          for (let a = 0; a < outputs; a++) weight += V[(h * outputs + a) * d + j] * V[(other * outputs + a) * d + k];
          for (let c = 0; c < pairs; c++) {
            const from = (j * pairs + c) * size + k * pairs;
            const to = (h * pairs + c) * order + other * pairs;
            for (let e = 0; e < pairs; e++) matrix[to + e] += weight * second[from + e];
          }
        }
  for (let row = 0; row < order; row++)
    for (let column = row + 1; column < order; column++) matrix[row * order + column] = matrix[column * order + row];
  const right = new Float64Array(order);
  for (let h = 0; h < count; h++)
    for (let a = 0; a < outputs; a++)
      for (let j = 0; j < d; j++) {
        const weight = V[(h * outputs + a) * d + j];
        for (let c = 0; c < pairs; c++) right[h * pairs + c] += weight * cross[(a * d + j) * pairs + c];
      }
  return { order, sides: 1, matrix, right };
}

function dot(values: Float64Array, from: number, factors: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < factors.length; i++) sum += values[from + i] * factors[i];
  return sum;
}
