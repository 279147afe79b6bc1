/**
 * The function of a set of heads: T, p and W, and the maps between them (paper notes, sections 2, 3). Two sets of heads
 * compute the same function exactly when their p agree (Corollary 2.4).
 */
import { DimensionError } from "../../../../platform/numerics/errors";
import { featureIndex } from "./features";
import { featureCount, type Heads } from "./samples";

/** T[(a, j), (k, l)] = sum_h V_h[a, j] Q_h[k, l]; (outputs d) x d^2, row-major. Its rank is the number of heads in use. */
export function tensorOf({ d, outputs, count, V, Q }: Heads): Float64Array {
  const T = new Float64Array(outputs * d ** 3);
  const [rows, width] = [outputs * d, d * d];
  for (let row = 0; row < rows; row++) {
    const to = row * width;
    let h = 0;
    // Four heads at a time read and write T once, and are added in their order.
    for (; h + 4 <= count; h += 4) {
      const [first, second, third, fourth] = [h, h + 1, h + 2, h + 3].map((head) => V[head * rows + row]);
      const from = h * width;
      for (let column = 0; column < width; column++) {
        const at = from + column;
        T[to + column] = T[to + column] + first * Q[at] + second * Q[at + width] + third * Q[at + 2 * width] + fourth * Q[at + 3 * width];
      }
    }
    for (; h < count; h++) {
      const value = V[h * rows + row];
      for (let column = 0; column < width; column++) T[to + column] += value * Q[h * width + column];
    }
  }
  return T;
}

/** p of a tensor or of any W (eq. 42): pairs add both orders, squares count once. outputs x psi, row-major. */
export function coefficientsOf(T: Float64Array, d: number, outputs: number): Float64Array {
  if (T.length !== outputs * d ** 3) throw new DimensionError(`T has ${T.length} entries, expected ${outputs * d} x ${d * d}`);
  const psi = featureCount(d);
  const p = new Float64Array(outputs * psi);
  for (let a = 0; a < outputs; a++)
    for (let j = 0; j < d; j++)
      for (let k = 0; k < d; k++) {
        const to = a * psi + featureIndex(d, j, k, 0);
        const from = ((a * d + j) * d + k) * d;
        for (let l = 0; l < d; l++) p[to + l] += T[from + l];
      }
  return p;
}

/** The W of minimum Frobenius norm with coefficients p: pairs are split evenly. (outputs d) x d^2, row-major. */
export function minimumNormW(p: Float64Array, d: number, outputs: number): Float64Array {
  const psi = featureCount(d);
  if (p.length !== outputs * psi) throw new DimensionError(`p has ${p.length} entries, expected ${outputs} x ${psi}`);
  const W = new Float64Array(outputs * d ** 3);
  for (let a = 0; a < outputs; a++)
    for (let j = 0; j < d; j++)
      for (let k = 0; k < d; k++)
        for (let l = 0; l < d; l++) {
          const coefficient = p[a * psi + featureIndex(d, j, k, l)];
          W[((a * d + j) * d + k) * d + l] = j === k ? coefficient : coefficient / 2;
        }
  return W;
}

/** p of a set of heads, outputs x psi. */
export function coefficientsOfHeads(heads: Heads): Float64Array {
  return coefficientsOf(tensorOf(heads), heads.d, heads.outputs);
}

/** d(Theta, Theta') = ||p - p'||_F, the distance of two functions that does not depend on data (eq. 15). */
export function functionDistance(p: Float64Array, other: Float64Array): number {
  if (p.length !== other.length) throw new DimensionError(`p has ${p.length} entries, the other ${other.length}`);
  let sum = 0;
  for (let i = 0; i < p.length; i++) sum += (p[i] - other[i]) ** 2;
  return Math.sqrt(sum);
}
