import { featureCount } from "../../model/samples";
import { requireCount } from "../../numerics/matrix";

/**
 * Heads that a generic function needs at least, by counting dimensions (paper notes, section 3): tensors T of rank H fill
 * H (outputs d + d^2 - H) dimensions, and p has outputs psi of them. Square case: 2, 4, 7 heads for d = 2, 3, 4, where
 * the singular value decomposition gives 4, 9, 16. Over the reals some generic functions need one head more.
 *
 * With one output every Q_h may take on multiples of the other v: sum_h' A[h, h', l] v_h' with A antisymmetric in the
 * heads leaves p as it is. Without these d H (H-1) / 2 dimensions d - 1 heads fill psi - 1, one too few: d are needed.
 *
 * @throws {DimensionError} unless both are whole numbers of at least 1.
 */
export function genericHeads(d: number, outputs: number): number {
  requireCount(d, "d");
  requireCount(outputs, "outputs");
  if (outputs === 1) return d;
  const needed = outputs * featureCount(d);
  let heads = 1;
  // Ends at the latest when T may be any matrix: H = min(outputs d, d^2) gives outputs d^3, at least outputs psi.
  while (heads * (outputs * d + d * d - heads) < needed) heads++;
  return heads;
}
