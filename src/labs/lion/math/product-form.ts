/**
 * Masks built in float32 by recipes that fail, to be shown: M = L^F (1 / L^F)^T with L^F = cumprod(lambda), lower triangle (section
 * 3.1 of the paper), and attempts to keep it finite. Decays of LION-D and the forward triangle suffice to show the failures;
 * `lambdas` has one for each token, and entry (i, j) is the product over j + 1 .. i.
 */
const { fround } = Math;

/**
 * - "product": L^F (1 / L^F)^T as it stands.
 * - "guarded-inverse": 1e-7 is added to the inverse, 1 / (L^F + 1e-7): everything is finite, and even the diagonal is wrong.
 * - "clamped": L^F is kept above 1e-6: distant tokens get the weights of near ones.
 * - "prefix-difference": e to a difference of prefix sums of logarithms, all in float32: right, except for lost digits at large
 *   distances.
 * - "running": products that start at the diagonal.
 */
export type MaskRecipe = "product" | "guarded-inverse" | "clamped" | "prefix-difference" | "running";

const guard = fround(1e-7);
const floor = fround(1e-6);

/** Entries 0 to i of row i of the lower triangle, as a recipe builds them in float32. */
export function lowerRows32(lambdas: Float64Array, recipe: MaskRecipe): (i: number) => Float32Array {
  if (recipe === "running")
    return (i) => {
      const row = new Float32Array(i + 1);
      fillRunning(row, lambdas);
      return row;
    };
  const entry = entryOf(Float32Array.from(lambdas), recipe);
  return (i) => {
    const row = new Float32Array(i + 1);
    for (let j = 0; j <= i; j++) row[j] = entry(i, j);
    return row;
  };
}

/** Row i in float64, as the products that its entries are: what the others should be. */
export function lowerRow64(lambdas: Float64Array, i: number): Float64Array {
  const row = new Float64Array(i + 1);
  fillRunning(row, lambdas);
  return row;
}

/** Products that start at the diagonal, which is the last entry. */
function fillRunning(row: Float32Array | Float64Array, lambdas: Float64Array): void {
  const last = row.length - 1;
  row[last] = 1;
  for (let j = last - 1; j >= 0; j--) row[j] = row[j + 1] * lambdas[j + 1];
}

function entryOf(lambdas: Float32Array, recipe: Exclude<MaskRecipe, "running">): (i: number, j: number) => number {
  if (recipe === "prefix-difference") {
    const sums = accumulated(lambdas.map(Math.log), (sum, log) => sum + log);
    return (i, j) => Math.exp(fround(sums[i] - sums[j]));
  }
  const products = accumulated(lambdas, (product, lambda) => product * lambda);
  if (recipe === "clamped") {
    const kept = products.map((product) => Math.max(product, floor));
    return (i, j) => fround(kept[i] * fround(1 / kept[j]));
  }
  const inverse = products.map((product) => 1 / (recipe === "guarded-inverse" ? fround(product + guard) : product));
  return (i, j) => products[i] * inverse[j];
}

/** Rounded to float32 after every term, as a sequential loop does. */
function accumulated(terms: Float32Array, combine: (before: number, term: number) => number): Float32Array {
  const results = new Float32Array(terms.length);
  for (let i = 0; i < terms.length; i++) results[i] = i === 0 ? terms[0] : combine(results[i - 1], terms[i]);
  return results;
}

/**
 * Which share of the lower triangle, diagonal included, is infinite or no number when the product form builds it in float32
 * for one decay. Counted without building it: an entry is bad where 1 / L^F is infinite or L^F is.
 */
export function badShare(length: number, lambda: number): number {
  const products = accumulated(new Float32Array(length).fill(lambda), (product, factor) => product * factor);
  const inverse = products.map((product) => 1 / product);
  let bad = 0;
  for (let j = 0; j < length; j++) {
    if (Number.isFinite(inverse[j])) continue;
    // Infinite times anything is infinite, or no number where L^F has become 0.
    bad += length - j;
  }
  return bad / ((length * (length + 1)) / 2);
}

/**
 * The first token, counted from 0, from whose decays on 1 / L^F is infinite in float32 for one decay, so that every entry of its
 * column is infinite or no number; null where none of so many is.
 */
export function firstInfinite(length: number, lambda: number): number | null {
  const products = accumulated(new Float32Array(length).fill(lambda), (product, factor) => product * factor);
  const first = products.findIndex((product) => !Number.isFinite(fround(1 / product)));
  return first < 0 ? null : first;
}
