/**
 * Twins, other functions that fit the same data: the closed form moved along a null direction of Lambda (paper notes,
 * section 4.9). One output changes, but not on the data.
 */

import { DimensionError } from "../../../../platform/numerics/errors";
import type { LongComputation } from "../../../../platform/numerics/progress";
import { eachFeatureBlock, type ResidentMoments } from "../model/feature-blocks";
import { featureIndex } from "../model/features";
import { featureCount, type Heads } from "../model/samples";
import type { Workspace } from "../workspace";
import type { Decomposition } from "./null-space";

/** The null direction of this index, a unit vector of length psi. @throws {DimensionError} when the nullity is smaller. */
export function nullDirection({ spectrum, vectors }: Decomposition, index: number): Float64Array {
  const { psi, nullity } = spectrum;
  if (!Number.isInteger(index) || index < 0 || index >= nullity)
    throw new DimensionError(`there is no free direction ${index}: the data leave ${nullity} of them, counted from 0`);
  return vectors.slice(index * psi, (index + 1) * psi);
}

/**
 * A direction that one head computes: V = E_{a j}, Q = E_{k l} - E_{l k} gives G_jk z_l - G_jl z_k as output a. It vanishes
 * on data whose tokens are orthonormal in the coordinates j, k, l: there G is 1 + q q^T and the difference cancels.
 */
export interface Witness {
  /** Three different coordinates, k < l. */
  readonly j: number;
  readonly k: number;
  readonly l: number;
}

/** Largest part of a unit witness in the range of Lambda for which it counts as a null direction. */
const negligible = 1e-6;

/** The first witness in the null space, in the order of (j, k, l); null when there is none, as always for d < 3. */
export function findWitness({ spectrum, vectors }: Decomposition, d: number): Witness | null {
  const { psi, nullity } = spectrum;
  if (nullity === 0) return null;
  for (let j = 0; j < d; j++)
    for (let k = 0; k < d; k++)
      for (let l = k + 1; l < d; l++) {
        if (k === j || l === j) continue;
        const [plus, minus] = [featureIndex(d, j, k, l), featureIndex(d, j, l, k)];
        let seen = 0;
        for (let row = nullity; row < psi && seen <= negligible ** 2; row++)
          seen += (vectors[row * psi + plus] - vectors[row * psi + minus]) ** 2 / 2;
        if (seen <= negligible ** 2) return { j, k, l };
      }
  return null;
}

/** The witness as a unit vector of length psi. */
export function witnessDirection({ j, k, l }: Witness, d: number): Float64Array {
  const direction = new Float64Array(featureCount(d));
  direction[featureIndex(d, j, k, l)] = Math.SQRT1_2;
  direction[featureIndex(d, j, l, k)] = -Math.SQRT1_2;
  return direction;
}

/** A layer with one head more, which adds `amplitude` times the unit direction of a witness to an output. */
export function withWitness(heads: Heads, { j, k, l }: Witness, output: number, amplitude: number): Heads {
  const { d, outputs, count } = heads;
  const V = new Float64Array((count + 1) * outputs * d);
  const Q = new Float64Array((count + 1) * d * d);
  V.set(heads.V);
  Q.set(heads.Q);
  V[(count * outputs + output) * d + j] = amplitude * Math.SQRT1_2;
  Q[(count * d + k) * d + l] = 1;
  Q[(count * d + l) * d + k] = -1;
  return { d, outputs, count: count + 1, V, Q };
}

/** The change of the predictions along a direction: direction . H(Z) of every sample. */
export function* slopesOf(workspace: Workspace, samples: ResidentMoments, direction: Float64Array): LongComputation<Float64Array> {
  const psi = featureCount(samples.d);
  const slopes = new Float64Array(samples.count);
  const mark = workspace.mark();
  try {
    const at = workspace.push(direction);
    yield* eachFeatureBlock(workspace, samples, 0, samples.count, function* ({ features, first, rows }) {
      const inner = workspace.mark();
      const out = workspace.zeros(rows);
      workspace.kernels.addMatrixVector(features, rows, psi, psi, at, out, 1);
      slopes.set(workspace.f64(out, rows), first);
      workspace.release(inner);
      yield 1;
    });
  } finally {
    workspace.release(mark);
  }
  return slopes;
}

/** Mean squared error along a direction as a function of the amplitude c: base + 2 c cross + c^2 square. */
export interface Parabola {
  readonly base: number;
  readonly cross: number;
  readonly square: number;
}

/**
 * The error of the closed form plus c times a direction in one output.
 *
 * @param errors  prediction minus label of the closed form, samples x outputs; null without labels, which leaves `base`
 *   and `cross` unknown (NaN). Without samples all three are.
 * @param slopes  one per sample.
 */
export function errorParabola(errors: Float64Array | null, slopes: Float64Array, output: number, outputs: number): Parabola {
  const entries = slopes.length * outputs;
  let [base, cross, square] = [errors ? 0 : Number.NaN, errors ? 0 : Number.NaN, 0];
  for (const [i, slope] of slopes.entries()) {
    square += slope * slope;
    if (errors) cross += errors[i * outputs + output] * slope;
  }
  if (errors) for (const error of errors) base += error * error;
  return { base: base / entries, cross: cross / entries, square: square / entries };
}
