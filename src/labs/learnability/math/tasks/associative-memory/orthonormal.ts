/**
 * Orthonormalises vectors by Gram-Schmidt, which gives the Q of their QR factorisation with a positive diagonal of R. For
 * Gaussian vectors that Q is uniform over all orthogonal matrices (Haar); Householder's Q is uniform only after a
 * correction of its signs. Every projection is made twice, so that the result is orthogonal to the last digit even for
 * nearly dependent vectors. Only sums, products, quotients and roots: the same bits everywhere.
 *
 * @param vectors  count x d, row-major, linearly independent; count is at most d.
 * @returns count x d, row-major: the rows are orthonormal, and row i lies in the span of the first i + 1 input rows.
 */
export function orthonormalized(vectors: Float64Array, count: number, d: number): Float64Array {
  const result = vectors.slice(0, count * d);
  for (let i = 0; i < count; i++) {
    const row = result.subarray(i * d, (i + 1) * d);
    for (let pass = 0; pass < 2; pass++) for (let j = 0; j < i; j++) removeDirection(row, result.subarray(j * d, (j + 1) * d));
    const length = Math.sqrt(inner(row, row));
    for (let k = 0; k < d; k++) row[k] /= length;
  }
  return result;
}

function removeDirection(row: Float64Array, unit: Float64Array): void {
  const share = inner(row, unit);
  for (let k = 0; k < row.length; k++) row[k] -= share * unit[k];
}

function inner(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += a[k] * b[k];
  return sum;
}
