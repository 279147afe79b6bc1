import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { rankTolerance } from "../../../../platform/numerics/qr";
import { gramOperations, productOperations } from "../cost";
import { joined, norm, type Problem } from "../problem";
import { addTimes, addTimesTransposed, addTransposedTimes, entriesOf, load, type Stored, zeros } from "../products";
import { spectralNorm } from "../rho";
import type { NewtonSchulzSettings } from "../settings";
import type { SolverCheckpoint } from "../solver";
import type { Advanced } from "../stepped";
import { EagleWorkspace } from "../workspace";
import { Baseline } from "./baseline";

/**
 * The pseudo-inverse by Newton's iteration (Schulz 1933; Ben-Israel & Cohen 1966), this project's own: V <- V (2 I - A V) from
 * A^T / ||A||_2^2, D = B V C. Round-off directions double at every iteration, as EAGLE's grow by 3/2.
 */
export class NewtonSchulzSolver extends Baseline<NewtonSchulzSettings> {
  readonly #workspace = new EagleWorkspace();
  readonly #A: Stored;
  readonly #B: Stored;
  readonly #C: Stored;
  /** V^T, d x n. */
  readonly #V: Stored;
  /** ||A||_2; 0 before the first iteration. */
  #norm = 0;
  #resolved = false;
  #noisy = false;

  constructor(problem: Problem, settings: NewtonSchulzSettings, checkpoint: SolverCheckpoint | null) {
    super(problem, settings, { calmFor: 0, guarded: true });
    const { d, dPrime, nPrime, C } = this.problem;
    const workspace = this.#workspace;
    const { A, B, columns } = joined(this.problem);
    this.#A = load(workspace, A, d, columns);
    this.#B = load(workspace, B, dPrime, columns);
    this.#C = load(workspace, C, d, nPrime);
    this.#V = load(workspace, checkpoint?.arrays.V ?? A, d, columns);
    if (!checkpoint) return;
    this.resume(checkpoint);
    this.#norm = checkpoint.arrays.norm[0];
  }

  /** V^T <- 2 V^T - (V^T A^T) V^T where d is the smaller side, else 2 V^T - V^T (A^T V^T). */
  protected *advance(): LongComputation<Advanced> {
    const workspace = this.#workspace;
    const { kernels } = workspace;
    const [A, V] = [this.#A, this.#V];
    const { rows: d, columns: n } = A;
    const { dPrime, nPrime } = this.problem;
    const preparing = this.iteration === 0 ? yield* within(0, 0.3, this.#start()) : 0;
    const mark = workspace.mark();
    try {
      const next = zeros(workspace, d, n);
      kernels.copyScaled(V.pointer, d * n, 2, next.pointer);
      if (d <= n) {
        const inner = zeros(workspace, d, d);
        yield* within(0.3, 0.6, addTimesTransposed(workspace, inner, V, A, 1));
        yield* within(0.6, 0.9, addTimes(workspace, next, inner, V, -1));
      } else {
        const inner = zeros(workspace, n, n);
        yield* within(0.3, 0.6, addTransposedTimes(workspace, inner, A, V));
        yield* within(0.6, 0.9, addTimes(workspace, next, V, inner, -1));
      }
      this.#resolved = this.#rests(Math.sqrt(kernels.squaredDistance(next.pointer, V.pointer, d * n)), kernels.norm(next.pointer, d * n));
      kernels.copyScaled(next.pointer, d * n, 1, V.pointer);
      this.#noisy = this.#resolved && (yield* this.#isNoisy());
      const D = yield* within(0.9, 1, this.#estimate());
      const size = Math.min(d, n);
      const operations = preparing + 2 * productOperations(d, n, size) + productOperations(nPrime, n, d + dPrime);
      return { D, cost: { operations, bytes: 0 } };
    } finally {
      workspace.release(mark);
    }
  }

  /**
   * ||V_l - V_{l-1}|| <= 32 max(d, n) 2^-52 (1 + ||A|| ||V_l||) ||V_l||, in Frobenius norms but ||A||_2: the rounding of a step,
   * with the 32 for what has doubled in the last iterations. The remaining error is the square of the relative change, which must
   * be below 1e-3, so that a V that still doubles along small singular values never passes.
   */
  #rests(change: number, size: number): boolean {
    const rounding = 32 * rankTolerance(this.#A.rows, this.#A.columns) * (1 + this.#norm * size);
    return change <= Math.min(rounding, 1e-3) * size;
  }

  protected resolved(): boolean {
    return this.#resolved && !this.#noisy;
  }

  protected override lost(): boolean {
    return this.#resolved && this.#noisy;
  }

  /**
   * Whether rounding may have reached D where C leaves the range of A: 2^-53 ||V_0|| along a left null direction has doubled in
   * every iteration, and B carries it on. V is A^+ by now, so C - A V C is what leaves the range.
   */
  *#isNoisy(): LongComputation<boolean> {
    const workspace = this.#workspace;
    const { kernels } = workspace;
    const { d, nPrime, dPrime, C } = this.problem;
    const A = this.#A;
    const size = ({ pointer, rows, columns }: Stored) => kernels.norm(pointer, rows * columns);
    const mark = workspace.mark();
    try {
      const vc = zeros(workspace, A.columns, nPrime);
      yield* addTransposedTimes(workspace, vc, this.#V, this.#C);
      const outside = load(workspace, C, d, nPrime);
      yield* addTimes(workspace, outside, A, vc, -1);
      const W = zeros(workspace, dPrime, d);
      yield* addTimesTransposed(workspace, W, this.#B, this.#V, 1);
      const noise = 2 ** (this.iteration - 52) * (size(this.#B) / this.#norm) * size(outside);
      // A relative 100 kappa 2^-52 is what rounding costs everybody.
      const allowed = Math.max(1e-8, 100 * Number.EPSILON * this.#norm * size(this.#V));
      return noise > allowed * size(W) * norm(C);
    } finally {
      workspace.release(mark);
    }
  }

  *#start(): LongComputation<number> {
    const { rows, columns, pointer } = this.#V;
    const length = yield* spectralNorm(this.#workspace, this.#A);
    this.#norm = length;
    if (length > 0) this.#workspace.kernels.scale(pointer, rows * columns, 1 / length ** 2);
    return gramOperations(rows, columns);
  }

  /** B (V C). */
  *#estimate(): LongComputation<Float64Array> {
    const workspace = this.#workspace;
    const { dPrime, nPrime } = this.problem;
    const vc = zeros(workspace, this.#V.columns, nPrime);
    yield* addTransposedTimes(workspace, vc, this.#V, this.#C);
    const D = zeros(workspace, dPrime, nPrime);
    yield* addTimes(workspace, D, this.#B, vc, 1);
    return entriesOf(workspace, D).slice();
  }

  protected save(): Record<string, Float64Array> {
    return { V: entriesOf(this.#workspace, this.#V).slice(), norm: Float64Array.of(this.#norm) };
  }
}
