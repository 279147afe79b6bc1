import { rowMajor } from "../../../platform/numerics/matrix";
import { binaryExponent, largestMagnitude, timesPowerOfTwo } from "../../../platform/numerics/powers-of-two";
import { addSymmetricProduct } from "../../../platform/numerics/product";
import { type LongComputation, within } from "../../../platform/numerics/progress";
import { pivotedQr } from "../../../platform/numerics/qr";
import type { Problem } from "./problem";
import { eigenvaluesOf, transposeOf, viewOf, zeros } from "./products";
import { EagleWorkspace } from "./workspace";

/** Eigenvalues of a mean of projectors below this count as zero: no machine has a part of their directions. */
const unseen = 1e-9;

/**
 * Definition 1: alpha, the smallest positive eigenvalue of (1/M) sum_mu P_mu, P_mu the orthogonal projector on range(A^mu); 1 for
 * equal ranges, 1/M for orthogonal ones, never between 1 - 1/M and 1. The asymptotic error of distributed EAGLE falls by 1 - alpha
 * a round.
 *
 * @returns alpha; 0 where all A^mu are zero.
 */
export function* measureDiversity({ d, blocks }: Pick<Problem, "d" | "blocks">): LongComputation<number> {
  const workspace = new EagleWorkspace();
  const mean = zeros(workspace, d, d, "the mean projector");
  for (const [mu, { A, columns }] of blocks.entries()) {
    const share = 0.8 / blocks.length;
    const mark = workspace.mark();
    const inItsUnits = timesPowerOfTwo(A, -binaryExponent(largestMagnitude(A)));
    const { q, rank } = yield* within(mu * share, (mu + 0.8) * share, pivotedQr(workspace, inItsUnits, d, columns));
    if (rank > 0) {
      const order = Math.min(d, columns);
      // Rows of Q^T as far as the range goes.
      const basis = rowMajor(workspace.push(transposeOf(q, d, order).subarray(0, rank * d)), rank, d);
      const across = { ...basis, rows: d, columns: rank, rowStride: 1, columnStride: d };
      yield* within((mu + 0.8) * share, (mu + 1) * share, addSymmetricProduct(workspace, viewOf(mean), across));
    }
    workspace.release(mark);
  }
  workspace.kernels.mirrorLower(mean.pointer, d, d);
  workspace.kernels.scale(mean.pointer, d * d, 1 / blocks.length);
  const eigenvalues = yield* within(0.8, 1, eigenvaluesOf(workspace, mean));
  return eigenvalues.find((value) => value > unseen) ?? 0;
}
