import type { Pointer } from "../../numerics/kernel-workspace";
import { type LongComputation, within } from "../../numerics/progress";
import { permutation, purposes } from "../../numerics/random";
import { eigenvalueOperations, gramOperations, productOperations } from "../cost";
import { columnsOf, joined, type Problem } from "../problem";
import { addTimes, addTimesTransposed, allocate, entriesOf, load, type Stored, zeros } from "../products";
import { spectralNorm } from "../rho";
import type { SketchSgdSettings } from "../settings";
import type { Cost, SolverCheckpoint } from "../solver";
import { EagleWorkspace } from "../workspace";
import { Baseline } from "./baseline";

/** Draws of which the largest norm sets the step. */
const draws = 50;

/**
 * Stochastic gradient descent, this project's own: X <- X - (X A_J - B_J) A_J^T / m^2 on r columns J drawn afresh at every
 * iteration, m the largest ||A_J||_2 of 50 draws. D = X C.
 */
export class SketchSgdSolver extends Baseline<SketchSgdSettings> {
  readonly #seed: bigint;
  readonly #workspace = new EagleWorkspace();
  readonly #A: Stored;
  readonly #B: Stored;
  readonly #C: Stored;
  readonly #X: Stored;
  readonly #r: number;
  /** 1 / m^2; null before the first iteration. */
  #rate: number | null = null;

  constructor(problem: Problem, settings: SketchSgdSettings, seed: bigint, checkpoint: SolverCheckpoint | null) {
    const n = columnsOf(problem);
    const r = Math.min(settings.r, n);
    super(problem, settings, { inARow: Math.ceil(n / r), guardFrom: Number.POSITIVE_INFINITY });
    this.#seed = seed;
    this.#r = r;
    const { d, dPrime, nPrime } = problem;
    const { A, B } = joined(problem);
    this.#A = load(this.#workspace, A, d, n);
    this.#B = load(this.#workspace, B, dPrime, n);
    this.#C = load(this.#workspace, problem.C, d, nPrime);
    this.#X = zeros(this.#workspace, dPrime, d);
    if (!checkpoint) return;
    this.resume(checkpoint);
    entriesOf(this.#workspace, this.#X).set(checkpoint.arrays.X);
    this.#rate = checkpoint.arrays.rate[0] ?? null;
  }

  protected *advance(): LongComputation<{ D: Float64Array; cost: Cost }> {
    const workspace = this.#workspace;
    const { d, dPrime, nPrime } = this.problem;
    const r = this.#r;
    const first = this.#rate === null;
    this.#rate ??= yield* within(0, 0.9, this.#measureRate());
    const mark = workspace.mark();
    try {
      const chosen = this.#draw(purposes.eagleSketch, this.iteration);
      const A = this.#gathered(this.#A, chosen);
      const residual = this.#gathered(this.#B, chosen);
      workspace.kernels.scale(residual.pointer, dPrime * r, -1);
      yield* within(0.9, 0.95, addTimes(workspace, residual, this.#X, A, 1));
      yield* within(0.95, 1, addTimesTransposed(workspace, this.#X, residual, A, -this.#rate));
      const D = yield* this.product(workspace, this.#X, this.#C);
      const preparing = first ? draws * (gramOperations(d, r) + eigenvalueOperations(Math.min(d, r))) : 0;
      return { D, cost: { operations: preparing + productOperations(dPrime, d, 2 * r + nPrime), bytes: 0 } };
    } finally {
      workspace.release(mark);
    }
  }

  *#measureRate(): LongComputation<number> {
    let largest = 0;
    for (let k = 0; k < draws; k++) {
      const mark = this.#workspace.mark();
      try {
        const sketched = this.#gathered(this.#A, this.#draw(purposes.eagleSketchRate, k));
        largest = Math.max(largest, yield* within(k / draws, (k + 1) / draws, spectralNorm(this.#workspace, sketched)));
      } finally {
        this.#workspace.release(mark);
      }
    }
    return largest > 0 ? 1 / largest ** 2 : 0;
  }

  #draw(purpose: number, index: number): Pointer {
    const workspace = this.#workspace;
    const chosen = permutation(workspace, { seed: this.#seed, purpose, index }, this.#A.columns).subarray(0, this.#r);
    const pointer = workspace.allocate(4 * this.#r);
    workspace.i32(pointer, this.#r).set(chosen.sort());
    return pointer;
  }

  #gathered(X: Stored, chosen: Pointer): Stored {
    const result = allocate(this.#workspace, X.rows, this.#r);
    this.#workspace.kernels.gatherColumns(X.pointer, X.rows, X.columns, chosen, this.#r, result.pointer);
    return result;
  }

  protected save(): Record<string, Float64Array> {
    const rate = this.#rate === null ? new Float64Array(0) : Float64Array.of(this.#rate);
    return { X: entriesOf(this.#workspace, this.#X).slice(), rate };
  }
}
