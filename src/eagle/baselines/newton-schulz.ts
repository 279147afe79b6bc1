import { type LongComputation, within } from "../../numerics/progress";
import { gramOperations, productOperations } from "../cost";
import { joined, type Problem } from "../problem";
import { addTimes, addTimesTransposed, addTransposedTimes, entriesOf, load, type Stored, zeros } from "../products";
import { spectralNorm } from "../rho";
import type { NewtonSchulzSettings } from "../settings";
import type { Cost, SolverCheckpoint } from "../solver";
import { iterationsToGrow } from "../stepped";
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

  constructor(problem: Problem, settings: NewtonSchulzSettings, checkpoint: SolverCheckpoint | null) {
    super(problem, settings, { inARow: 1, guardFrom: iterationsToGrow(2) });
    const { d, dPrime, nPrime } = problem;
    const workspace = this.#workspace;
    const { A, B, columns } = joined(problem);
    this.#A = load(workspace, A, d, columns);
    this.#B = load(workspace, B, dPrime, columns);
    this.#C = load(workspace, problem.C, d, nPrime);
    this.#V = load(workspace, checkpoint?.arrays.V ?? A, d, columns);
    if (checkpoint) this.resume(checkpoint);
  }

  /** V^T <- 2 V^T - (V^T A^T) V^T where d is the smaller side, else 2 V^T - V^T (A^T V^T). */
  protected *advance(): LongComputation<{ D: Float64Array; cost: Cost }> {
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
      kernels.copyScaled(next.pointer, d * n, 1, V.pointer);
      const D = yield* within(0.9, 1, this.#estimate());
      const size = Math.min(d, n);
      const operations = preparing + 2 * productOperations(d, n, size) + productOperations(nPrime, n, d + dPrime);
      return { D, cost: { operations, bytes: 0 } };
    } finally {
      workspace.release(mark);
    }
  }

  *#start(): LongComputation<number> {
    const { rows, columns, pointer } = this.#V;
    const length = yield* spectralNorm(this.#workspace, this.#A);
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
    return { V: entriesOf(this.#workspace, this.#V).slice() };
  }
}
