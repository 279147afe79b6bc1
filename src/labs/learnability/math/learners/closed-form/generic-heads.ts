import { requireCount } from "../../../../../platform/numerics/matrix";
import { featureCount } from "../../model/samples";

/**
 * Lower bound on the heads of almost every function: the least H at which the functions of H heads fill the space of p,
 * whose dimension is outputs psi (paper notes, section 3). That many are necessary; over the reals an open set of functions
 * needs one more, so that they are not always sufficient.
 *
 * Several outputs: tensors T of rank H have H (outputs d + d^2 - H) dimensions, and the least H at which these are enough
 * is the one at which the Jacobian of (V, Q) -> p has full rank, as a test verifies for d <= 4. Square case: 2, 4, 7 heads
 * for d = 2, 3, 4, where the singular value decomposition gives 4, 9, 16.
 *
 * One output: this count is wrong, because multiples of other v can be added to every Q_h: sum_h' A[h, h', l] v_h' with A
 * antisymmetric in the heads leaves p unchanged. Without these d H (H-1) / 2 dimensions d - 1 heads fill psi - 1, one too
 * few. So d are needed, and since W has d singular values, d always suffice.
 *
 * @throws {DimensionError} unless both are integers of at least 1.
 */
export function genericHeads(d: number, outputs: number): number {
  requireCount(d, "d");
  requireCount(outputs, "outputs");
  if (outputs === 1) return d;
  const needed = outputs * featureCount(d);
  let heads = 1;
  // Ends at the latest at H = min(outputs d, d^2), where T is any matrix: outputs d^3 dimensions, at least outputs psi.
  while (heads * (outputs * d + d * d - heads) < needed) heads++;
  return heads;
}
