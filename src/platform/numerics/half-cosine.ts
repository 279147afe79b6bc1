/** Terms of the series: the first left out is below 1e-20 for arguments up to pi / 2. */
const terms = 13;

/**
 * (1 + cos(pi x)) / 2 for x from 0 to 1, which falls from 1 to 0: the shape of a cosine schedule. By sums and products
 * alone, because JavaScript leaves the last digits of Math.cos to the engine.
 */
export function halfCosine(x: number): number {
  const squared = (x * Math.PI * x * Math.PI) / 4;
  let sum = 1;
  for (let k = terms; k > 0; k--) sum = 1 - (sum * squared) / (2 * k * (2 * k - 1));
  return sum * sum;
}
