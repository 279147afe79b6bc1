import type { Pointer } from "../../../../platform/numerics/kernel-workspace";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { permutation } from "../../../../platform/numerics/random";
import { eigenvalueOperations, gramOperations, productOperations } from "../cost";
import { columnsOf, joined, type Problem } from "../problem";
import { addTimes, addTimesTransposed, allocate, entriesOf, load, type Stored, zeros } from "../products";
import { vanishesInGram } from "../rank";
import { spectralNorm } from "../rho";
import type { SketchSgdSettings } from "../settings";
import type { Caveat, SolverCheckpoint } from "../solver";
import { type Advanced, aPass, type Computed } from "../stepped";
import { purposes } from "../streams";
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
    super(problem, settings, aPass(n, r));
    this.#seed = seed;
    this.#r = r;
    const { d, dPrime, nPrime, C } = this.problem;
    const { A, B } = joined(this.problem);
    this.#A = load(this.#workspace, A, d, n);
    this.#B = load(this.#workspace, B, dPrime, n);
    this.#C = load(this.#workspace, C, d, nPrime);
    this.#X = zeros(this.#workspace, dPrime, d);
    if (!checkpoint) return;
    this.resume(checkpoint);
    entriesOf(this.#workspace, this.#X).set(checkpoint.arrays.X);
    this.#rate = checkpoint.arrays.rate[0] ?? null;
  }

  /** The gradient over all columns, which costs more than an iteration: only once D rests. */
  protected resolved(calm: boolean): Computed<boolean> {
    return calm && this.#isSolved();
  }

  *#isSolved(): LongComputation<boolean> {
    const workspace = this.#workspace;
    const { kernels } = workspace;
    const { d, dPrime } = this.problem;
    const [A, B] = [this.#A, this.#B];
    const n = A.columns;
    const mark = workspace.mark();
    try {
      const known = zeros(workspace, dPrime, d);
      const gradient = zeros(workspace, dPrime, d);
      const residual = load(workspace, entriesOf(workspace, B).slice(), dPrime, n);
      yield* within(0, 0.3, addTimesTransposed(workspace, known, B, A, 1));
      yield* within(0.3, 0.6, addTimes(workspace, residual, this.#X, A, -1));
      yield* within(0.6, 1, addTimesTransposed(workspace, gradient, residual, A, 1));
      const [h, a, x, g] = [known, A, this.#X, gradient].map(({ pointer, rows, columns }) => kernels.norm(pointer, rows * columns));
      return g <= 1e-14 * (h + a * a * x);
    } finally {
      workspace.release(mark);
    }
  }

  protected override *limits(): LongComputation<Caveat | null> {
    return (yield* vanishesInGram(this.problem)) ? "unseen-directions" : null;
  }

  protected *advance(): LongComputation<Advanced> {
    const workspace = this.#workspace;
    const { d, dPrime, nPrime } = this.problem;
    const r = this.#r;
    const first = this.#rate === null;
    this.#rate ??= yield* within(0, 0.9, this.#measureRate());
    const mark = workspace.mark();
    try {
      const chosen = this.#draw(purposes.sketch, this.iteration);
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
        const sketched = this.#gathered(this.#A, this.#draw(purposes.sketchRate, k));
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
