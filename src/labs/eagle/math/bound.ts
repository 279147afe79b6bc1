/**
 * How fast EAGLE converges with eta = 1/3, gamma = 1, exactly. For a singular direction let x_l = lambda_i(E_l) / lambda_max(E_l),
 * E_l = A_l A_l^T. Then x_{l+1} = x_l (3 - x_l)^2 / 4, C along it has shrunk by the product of 1 - x_l, and the smallest direction,
 * x_0 = kappa^-2, is the slowest. Nothing here must be the same bits everywhere.
 */

/** x of the next iteration. */
export function nextRatio(x: number): number {
  return (x * (3 - x) ** 2) / 4;
}

/**
 * Share of C along a direction that remains after each of the first iterations: factors l = 1 .. count.
 *
 * @param ratio  sigma_i / sigma_max of A.
 */
export function residualFactors(ratio: number, count: number): Float64Array {
  let x = ratio * ratio;
  let left = 1;
  return Float64Array.from({ length: count }, () => {
    left *= 1 - x;
    x = nextRatio(x);
    return left;
  });
}

/** Iterations that the scalar recursion itself takes: a little fewer. */
export function recursionIterations(kappa: number, tau: number): number {
  let x = kappa ** -2;
  let left = 1;
  let iterations = 0;
  for (; left > tau; iterations++) {
    left *= 1 - x;
    x = nextRatio(x);
  }
  return iterations;
}
