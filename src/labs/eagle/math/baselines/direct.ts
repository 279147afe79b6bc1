import { leastSquares } from "../../../../platform/numerics/least-squares";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { productOperations } from "../cost";
import { joined, type Problem } from "../problem";
import { load, transposeOf } from "../products";
import type { DirectSettings } from "../settings";
import type { SolverCheckpoint } from "../solver";
import { type Advanced, equationsAlone } from "../stepped";
import { EagleWorkspace } from "../workspace";
import { Baseline } from "./baseline";

/**
 * W = B A^+ by minimum-norm least squares on A^T W^T = B^T, D = W C, in one iteration: QR with pivoting and a complete
 * orthogonal decomposition, this project's own (src/platform/numerics/least-squares.ts). ml-matrix, the only one on npm, has a QR that
 * fails on rank-deficient matrices and an SVD that is slower by far; the benchmarks have the figures.
 */
export class DirectSolver extends Baseline<DirectSettings> {
  readonly #workspace = new EagleWorkspace();

  constructor(problem: Problem, settings: DirectSettings, checkpoint: SolverCheckpoint | null) {
    super(problem, settings, equationsAlone);
    if (checkpoint) this.resume(checkpoint);
  }

  protected override get solved(): boolean {
    return this.iteration > 0;
  }

  protected resolved(): boolean {
    return false;
  }

  protected *advance(): LongComputation<Advanced> {
    const { d, dPrime, nPrime, C } = this.problem;
    const { A, B, columns: n } = joined(this.problem);
    const workspace = this.#workspace;
    const solving = leastSquares(workspace, transposeOf(A, d, n), transposeOf(B, dPrime, n), n, d, dPrime);
    const { solution } = yield* within(0, 0.95, solving);
    const mark = workspace.mark();
    try {
      const W = load(workspace, transposeOf(solution, d, dPrime), dPrime, d);
      const D = yield* within(0.95, 1, this.product(workspace, W, load(workspace, C, d, nPrime)));
      const [large, small] = [Math.max(d, n), Math.min(d, n)];
      // Householder QR, its transformations of the right-hand sides, the triangular solve.
      const factoring = Math.round(2 * small ** 2 * (large - small / 3));
      const operations = factoring + productOperations(dPrime, small, 2 * large) + productOperations(dPrime, d, nPrime);
      return { D, cost: { operations, bytes: 0 } };
    } finally {
      workspace.release(mark);
    }
  }

  protected save(): Record<string, Float64Array> {
    return {};
  }
}
