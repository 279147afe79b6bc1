import { binaryExponent, timesPowerOfTwo } from "../../../platform/numerics/powers-of-two";
import { type LongComputation, within } from "../../../platform/numerics/progress";
import { rankTolerance } from "../../../platform/numerics/qr";
import { normals } from "../../../platform/numerics/random";
import { gramOperations, productOperations } from "./cost";
import { columnsOf, joined, norm, type Problem } from "./problem";
import {
  addTimes,
  addTimesTransposed,
  allocate,
  eigenvaluesOf,
  entriesOf,
  load,
  type Stored,
  singularValuesFrom,
  smallerGram,
  transposeOf,
  zeros,
} from "./products";
import { hasFullRank, leavesRowSpace, roundingLevel } from "./rank";
import { exactRho, frobeniusBound, type Rho, spectralNorm } from "./rho";
import type { LimitedSettings } from "./settings";
import { drawSketch, givenSketch, type Sketch, transposedSketch } from "./sketch";
import type { Caveat, MachineState, SolverCheckpoint } from "./solver";
import { type Advanced, aPass, type Computed, SteppedSolver } from "./stepped";
import { purposes } from "./streams";
import { smallNorm } from "./units";
import { EagleWorkspace } from "./workspace";

const fewestPowerSteps = 2;
const mostPowerSteps = 40;

/**
 * Algorithm 1 with a sketch S (n x r) that is new at every iteration, At = A S, Bt = B S:
 *
 *     A <- A - eta rho At At^T At S^T,   B <- B - eta rho Bt At^T At S^T,   C <- C - gamma rho At At^T C,   D <- D + gamma rho Bt At^T C
 *
 * As soon as r < n, an iteration shrinks the sketched part by 1 - eta against the rest, so that the condition number of a
 * well-conditioned A grows again. The rescaled variant is this project's, not the paper's: ||A|| = 1 once, rho = 1, and
 *
 *     A <- A + (f At - f eta At At^T At - At) S^T,   f = 1 / (1 - eta),   B likewise,
 *
 * so that the singular values of the sketched part approach 1, as those of the parts sketched before.
 */
export class LimitedSolver extends SteppedSolver<LimitedSettings> {
  readonly #seed: bigint;
  readonly #workspace = new EagleWorkspace();
  readonly #A: Stored;
  readonly #B: Stored;
  /** C^T and D^T. */
  #C: Float64Array;
  #D: Float64Array;
  /** Left vector of power steps, d entries; empty before the first. */
  #vector: Float64Array = new Float64Array(0);
  /** ||A_0||_F, in the solver's units. */
  #firstSize: number;
  /** A and B are stored as 2^-exponent times themselves. */
  #exponent = 0;
  /** Whether rank(A) = min(d, n); null until it was needed. */
  #fullRank: boolean | null = null;

  constructor(problem: Problem, settings: LimitedSettings, seed: bigint, checkpoint: SolverCheckpoint | null) {
    const n = columnsOf(problem);
    super(problem, settings, aPass(n, rankOf(problem, settings, 0)));
    this.#seed = seed;
    const { d, dPrime, nPrime } = this.problem;
    const { A, B } = joined(this.problem);
    this.#firstSize = norm(A);
    this.#A = load(this.#workspace, checkpoint?.arrays.A ?? A, d, n);
    this.#B = load(this.#workspace, checkpoint?.arrays.B ?? B, dPrime, n);
    this.#C = checkpoint?.arrays.C.slice() ?? transposeOf(this.problem.C, d, nPrime);
    this.#D = new Float64Array(nPrime * dPrime);
    if (!checkpoint) return;
    this.resume(checkpoint);
    this.#D = checkpoint.arrays.transposedD.slice();
    this.#vector = checkpoint.arrays.vector.slice();
    [this.#exponent, this.#firstSize] = checkpoint.arrays.scale;
  }

  protected *advance(): LongComputation<Advanced> {
    const { dPrime, nPrime } = this.problem;
    const workspace = this.#workspace;
    const mark = workspace.mark();
    try {
      const scaled = this.iteration === 0 && this.settings.rescaled ? yield* this.#scaleToUnitNorm() : 0;
      const sketch = yield* within(0, 0.2, this.#sketch());
      const At = yield* within(0.2, 0.3, sketch.apply(this.#A));
      const Bt = yield* within(0.3, 0.3, sketch.apply(this.#B));
      const gram = yield* within(0.3, 0.5, smallerGram(workspace, At));
      const { rho, operations: spent } = yield* within(0.5, 0.6, this.#rho(At, gram));
      const exchanged = yield* this.#exchange(At, Bt, rho);
      const updated = yield* within(0.6, 1, this.#update(sketch, At, Bt, gram, rho));
      if (this.#endsPass) this.#keepFromUnderflow();
      const sketching = 2 * sketch.operations(this.#A.rows + this.#B.rows);
      const operations = scaled + spent + gramOperations(At.rows, At.columns) + exchanged + updated + sketching;
      return { D: transposeOf(this.#D, nPrime, dPrime), cost: { operations, bytes: 0 } };
    } finally {
      workspace.release(mark);
    }
  }

  *#sketch(): LongComputation<Sketch> {
    const n = this.#A.columns;
    const given = this.problem.sketches;
    const index = this.iteration;
    if (given) return givenSketch(this.#workspace, n, transposedSketch(given[index % given.length], n));
    return yield* drawSketch(this.#workspace, this.settings.sketch, n, Math.min(this.settings.r, n), { seed: this.#seed, index });
  }

  *#rho(At: Stored, gram: Stored): LongComputation<Rho> {
    if (this.settings.rescaled) return { rho: 1, operations: 0 };
    if (this.settings.rho === "exact") return yield* exactRho(this.#workspace, At, gram);
    return this.#powerSteps(At);
  }

  /**
   * Power steps v = At^T u / ||.||, u = At v, rho = 1 / ||u||^2, from the left vector of the last sketch, which fits every sketch.
   * One is too few: a new sketch has a new leading direction, and rho far too large makes C grow.
   */
  #powerSteps(At: Stored): Rho {
    const workspace = this.#workspace;
    const { kernels } = workspace;
    const { rows, columns } = At;
    if (this.#vector.length === 0) this.#vector = normals(workspace, { seed: 0n, purpose: purposes.powerStart, index: 1 }, rows);
    return workspace.scope(() => {
      const u = load(workspace, this.#vector, 1, rows);
      const v = zeros(workspace, 1, columns);
      let squared = 0;
      let steps = 0;
      for (let settled = false; !settled && steps < mostPowerSteps; steps++) {
        kernels.scale(v.pointer, columns, 0);
        kernels.addTransposedMatrixVector(At.pointer, rows, columns, columns, u.pointer, v.pointer, 1);
        const length = kernels.norm(v.pointer, columns);
        if (length > 0) kernels.scale(v.pointer, columns, 1 / length);
        kernels.scale(u.pointer, rows, 0);
        kernels.addMatrixVector(At.pointer, rows, columns, columns, v.pointer, u.pointer, 1);
        const next = kernels.dot(u.pointer, u.pointer, rows);
        settled = steps >= fewestPowerSteps && next <= 1.02 * squared;
        squared = next;
      }
      const norm = Math.sqrt(squared);
      if (norm > 0) this.#vector = entriesOf(workspace, u).map((value) => value / norm);
      const bound = frobeniusBound(workspace, At);
      return { rho: squared > 0 ? Math.min(1 / squared, bound) : bound, operations: (4 * steps + 2) * rows * columns };
    });
  }

  *#exchange(At: Stored, Bt: Stored, rho: number): LongComputation<number> {
    const workspace = this.#workspace;
    const { nPrime } = this.problem;
    const step = this.settings.gamma * rho;
    const c = load(workspace, this.#C, nPrime, At.rows);
    const nextC = load(workspace, this.#C, nPrime, At.rows);
    const nextD = load(workspace, this.#D, nPrime, Bt.rows);
    const q = zeros(workspace, nPrime, At.columns);
    yield* addTimes(workspace, q, c, At, 1);
    yield* addTimesTransposed(workspace, nextC, q, At, -step);
    yield* addTimesTransposed(workspace, nextD, q, Bt, step);
    this.#C = entriesOf(workspace, nextC).slice();
    this.#D = entriesOf(workspace, nextD).slice();
    return productOperations(nPrime, At.columns, 2 * At.rows + Bt.rows);
  }

  *#update(sketch: Sketch, At: Stored, Bt: Stored, gram: Stored, rho: number): LongComputation<number> {
    const workspace = this.#workspace;
    const { eta, rescaled } = this.settings;
    const factor = rescaled ? 1 / (1 - eta) : 1;
    const step = -eta * rho * factor;
    const [dA, dB] = [At, Bt].map(({ pointer, rows, columns }) => {
      const change = allocate(workspace, rows, columns);
      workspace.kernels.copyScaled(pointer, rows * columns, factor - 1, change.pointer);
      return change;
    });
    let operations: number;
    if (At.rows < At.columns) {
      const image = zeros(workspace, Bt.rows, At.rows);
      yield* within(0, 0.5, addTimes(workspace, dA, gram, At, step));
      yield* addTimesTransposed(workspace, image, Bt, At, 1);
      yield* addTimes(workspace, dB, image, At, step);
      operations = productOperations(At.rows + 2 * Bt.rows, At.rows, At.columns);
    } else {
      yield* within(0, 0.5, addTimes(workspace, dA, At, gram, step));
      yield* addTimes(workspace, dB, Bt, gram, step);
      operations = productOperations(At.rows + Bt.rows, At.columns, At.columns);
    }
    yield* within(0.5, 0.9, sketch.addBack(this.#A, At, dA));
    yield* within(0.9, 1, sketch.addBack(this.#B, Bt, dB));
    return operations;
  }

  *#scaleToUnitNorm(): LongComputation<number> {
    const [A, B] = [this.#A, this.#B];
    const length = yield* spectralNorm(this.#workspace, A);
    if (length > 0) for (const { pointer, rows, columns } of [A, B]) this.#workspace.kernels.scale(pointer, rows * columns, 1 / length);
    return gramOperations(A.rows, A.columns);
  }

  protected override get unitNorm(): boolean {
    return this.settings.rescaled;
  }

  /**
   * As in the other regimes, on all columns, and only once D rests, since it costs products with A and B. An iteration on all columns
   * must change D by less than the tolerance, too: some may not have been drawn for long.
   */
  protected resolved(calm: boolean): Computed<boolean> {
    return calm && this.#isResolved();
  }

  *#isResolved(): LongComputation<boolean> {
    const workspace = this.#workspace;
    const A = this.#A;
    const { dPrime, nPrime, C } = this.problem;
    const mark = workspace.mark();
    try {
      const q = zeros(workspace, nPrime, A.columns);
      yield* addTimes(workspace, q, load(workspace, this.#C, nPrime, A.rows), A, 1);
      const change = zeros(workspace, nPrime, dPrime);
      yield* addTimesTransposed(workspace, change, q, this.#B, 1);
      const [size, step] = [q, change].map(({ pointer, columns }) => workspace.kernels.norm(pointer, nPrime * columns));
      const { rescaled, tolerance, gamma } = this.settings;
      const [left, first] = rescaled ? [size * this.#shrunk, 1] : [size, this.#firstNorm];
      const rho = rescaled ? 1 : frobeniusBound(workspace, A);
      const rests = gamma * rho * step <= tolerance * norm(this.#D);
      return rests && left <= rankTolerance(A.rows, A.columns) * first * norm(C);
    } finally {
      workspace.release(mark);
    }
  }

  /** ||A_0||_F / sqrt(min(d, n)), which ||A_0||_2 is never below. */
  get #firstNorm(): number {
    return this.#firstSize / Math.sqrt(Math.min(this.#A.rows, this.#A.columns));
  }

  /** ||A_l|| / ||A_0||; where what is seen is rescaled, what it would be on average without. */
  get #shrunk(): number {
    const { rows, columns, pointer } = this.#A;
    if (this.settings.rescaled) {
      const passes = (this.iteration * rankOf(this.problem, this.settings, 0)) / columns;
      return Math.abs(1 - this.settings.eta) ** passes;
    }
    return this.#firstSize > 0 ? this.#workspace.kernels.norm(pointer, rows * columns) / this.#firstSize : 1;
  }

  protected override lost(): Computed<boolean> {
    const { rows, columns } = this.#A;
    return this.#endsPass && this.#shrunk < roundingLevel(rows, columns) && this.#lacksRank();
  }

  /** Whether the columns have been passed over once more, on average: then all of A is read. */
  get #endsPass(): boolean {
    return this.iteration % Math.ceil(this.#A.columns / rankOf(this.problem, this.settings, 0)) === 0;
  }

  /** Exact: A, B and what is known of their size, all by one power of two. */
  #keepFromUnderflow(): void {
    const { kernels } = this.#workspace;
    const size = kernels.norm(this.#A.pointer, this.#A.rows * this.#A.columns);
    if (size === 0 || size > smallNorm) return;
    const exponent = binaryExponent(size);
    for (const { pointer, rows, columns } of [this.#A, this.#B]) kernels.scale(pointer, rows * columns, 2 ** -exponent);
    this.#firstSize *= 2 ** -exponent;
    this.#exponent += exponent;
  }

  *#lacksRank(): LongComputation<boolean> {
    this.#fullRank ??= yield* hasFullRank(joined(this.problem).A, this.#A.rows, this.#A.columns);
    return !this.#fullRank;
  }

  protected override *limits(): LongComputation<Caveat | null> {
    return (yield* leavesRowSpace(this.problem)) ? "biased" : null;
  }

  protected state(): { machines: readonly MachineState[]; C: Float64Array } {
    const { d, nPrime } = this.problem;
    const [A, B] = [this.#A, this.#B].map((matrix) => timesPowerOfTwo(entriesOf(this.#workspace, matrix), this.#exponent));
    return { machines: [{ A, B, columns: this.#A.columns }], C: transposeOf(this.#C, nPrime, d) };
  }

  protected override *ownSingularValues(): LongComputation<readonly Float64Array[]> {
    const mark = this.#workspace.mark();
    try {
      const gram = yield* within(0, 0.3, smallerGram(this.#workspace, this.#A));
      return [timesPowerOfTwo(singularValuesFrom(yield* within(0.3, 1, eigenvaluesOf(this.#workspace, gram))), this.#exponent)];
    } finally {
      this.#workspace.release(mark);
    }
  }

  protected save(): Record<string, Float64Array> {
    const [A, B] = [this.#A, this.#B].map((matrix) => entriesOf(this.#workspace, matrix).slice());
    return {
      A,
      B,
      C: this.#C.slice(),
      transposedD: this.#D.slice(),
      vector: this.#vector.slice(),
      scale: Float64Array.of(this.#exponent, this.#firstSize),
    };
  }
}

/** r of a sketch: that of a given one, else the setting, at most n. */
function rankOf(problem: Problem, { r }: LimitedSettings, iteration: number): number {
  const n = columnsOf(problem);
  const given = problem.sketches?.[iteration];
  return given ? given.length / n : Math.min(r, n);
}
