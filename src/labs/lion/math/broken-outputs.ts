/** Effects on outputs of masks that are built in float32, and of scaling: for one decay, to be shown. */

import { attention, usualSettings } from "./attention";
import { fixedDecay, stepDecays } from "./decays";
import { dot } from "./forms/form";
import { forms } from "./forms/forms";
import { lowerRow64, lowerRows32, type MaskRecipe } from "./product-form";
import type { Sequence } from "./sequence";

/**
 * Y with a mask that is built by the recipe. All else is computed in float64, so that the mask alone causes the error. Both
 * triangles are built alike, the upper one on the reversed sequence, and M = M^F + M^B - I (section 3.1 of the paper).
 *
 * @returns L x d_v; rows that meet an infinite entry, or none, are NaN.
 */
export function outputsWith(recipe: MaskRecipe | "float64", { length, d, dv, q, k, v }: Sequence, lambda: number): Float64Array {
  const lambdas = new Float64Array(length).fill(lambda);
  const rowOf = recipe === "float64" ? (i: number) => lowerRow64(lambdas, i) : lowerRows32(lambdas, recipe);
  const y = new Float64Array(length * dv);
  for (let i = 0; i < length; i++) {
    const [left, right] = [rowOf(i), rowOf(length - 1 - i)];
    let sum = 0;
    for (let j = 0; j < length; j++) {
      const entry = j === i ? left[i] + right[length - 1 - i] - 1 : j < i ? left[j] : right[length - 1 - j];
      const weight = entry * dot(q, i * d, k, j * d, d);
      sum += weight;
      for (let c = 0; c < dv; c++) y[i * dv + c] += weight * v[j * dv + c];
    }
    for (let c = 0; c < dv; c++) y[i * dv + c] = Number.isFinite(sum) ? y[i * dv + c] / sum : Number.NaN;
  }
  return y;
}

/** The largest difference of every token's numbers from the right ones; NaN where one of them is none. L numbers. */
export function errorsByToken(found: Float64Array, right: Float64Array, dv: number): Float64Array {
  return byToken(
    found.map((value, e) => value - right[e]),
    dv,
  );
}

/** The largest of every token's numbers, in size. */
function byToken(values: Float64Array, dv: number): Float64Array {
  const largest = new Float64Array(values.length / dv);
  for (let e = 0; e < values.length; e++) {
    const i = Math.floor(e / dv);
    const size = Math.abs(values[e]);
    if (!(size <= largest[i])) largest[i] = Number.isNaN(largest[i]) ? largest[i] : size;
  }
  return largest;
}

/** The size of every token's output, in float64: where it is an average, and where it is not. */
export function outputSizes(sequence: Sequence, lambda: number, scaled: boolean): Float64Array {
  const decays = fixedDecay(sequence.length, lambda);
  return byToken(attention(forms.recurrent, sequence, decays, { ...usualSettings, scaled }), sequence.dv);
}

/** The denominator that is nearest to zero, in size: sum_j M_ij (q_i . k_j). */
export function leastDenominator({ length, d, q, k }: Sequence, lambda: number): number {
  const terms = { length, d, columns: 1, q, k, v: new Float64Array(length).fill(1) };
  const sums = forms.recurrent(terms, stepDecays(fixedDecay(length, lambda), usualSettings.convention), length);
  return sums.reduce((least, sum) => Math.min(least, Math.abs(sum)), Number.POSITIVE_INFINITY);
}
