import { addSymmetricProduct } from "../../../../platform/numerics/product";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { eigenvalueOperations, gramOperations, productOperations } from "../cost";
import { joined, type Problem } from "../problem";
import { addTimesTransposed, load, type Stored, viewOf, zeros } from "../products";
import { spectralNorm } from "../rho";
import type { EagleWorkspace } from "../workspace";

/** G = A A^T and H = B A^T, so that W* G = H; they stay in the workspace. */
export interface NormalEquations {
  /** d x d. */
  readonly G: Stored;
  /** d' x d. */
  readonly H: Stored;
  readonly operations: number;
}

/**
 * The normal equations of W A = B; with several blocks their mean over machines, (1/M) sum A^mu A^mu^T and likewise H, which has
 * the same solution.
 */
export function* normalEquations(workspace: EagleWorkspace, problem: Problem): LongComputation<NormalEquations> {
  const { d, dPrime, blocks } = problem;
  const G = zeros(workspace, d, d, "the normal equations");
  const H = zeros(workspace, dPrime, d, "the normal equations");
  const mark = workspace.mark();
  try {
    const { A: all, B: known, columns } = joined(problem);
    const A = load(workspace, all, d, columns);
    const B = load(workspace, known, dPrime, columns);
    yield* within(0, 0.8, addSymmetricProduct(workspace, viewOf(G), viewOf(A)));
    workspace.kernels.mirrorLower(G.pointer, d, d);
    yield* within(0.8, 1, addTimesTransposed(workspace, H, B, A, 1));
    for (const { pointer, rows, columns } of [G, H]) workspace.kernels.scale(pointer, rows * columns, 1 / blocks.length);
    return { G, H, operations: d * (d + 1) * columns + productOperations(dPrime, columns, d) };
  } finally {
    workspace.release(mark);
  }
}

/**
 * 1e-14 (||H|| + ||G|| ||X||), in Frobenius norms: a residual H - X G up to it is rounding, since H and X G cannot be subtracted more
 * accurately.
 */
export function residualBound({ kernels }: EagleWorkspace, { G, H }: Pick<NormalEquations, "G" | "H">, X: Stored): number {
  const [g, h, x] = [G, H, X].map(({ pointer, rows, columns }) => kernels.norm(pointer, rows * columns));
  return 1e-14 * (h + g * x);
}

/** max_mu ||A^mu||_2^2. */
export function* largestSquaredNorm(
  workspace: EagleWorkspace,
  { d, blocks }: Problem,
): LongComputation<{ readonly value: number; readonly operations: number }> {
  let value = 0;
  let operations = 0;
  for (const { A, columns } of blocks) {
    const mark = workspace.mark();
    try {
      const length = yield* spectralNorm(workspace, load(workspace, A, d, columns));
      value = Math.max(value, length * length);
      operations += gramOperations(d, columns) + eigenvalueOperations(Math.min(d, columns));
    } finally {
      workspace.release(mark);
    }
  }
  return { value, operations };
}
