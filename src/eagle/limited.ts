import { type LongComputation, within } from "../numerics/progress";
import { normals, purposes } from "../numerics/random";
import { gramOperations, productOperations } from "./cost";
import { columnsOf, joined, type Problem } from "./problem";
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
import { exactRho, frobeniusBound, type Rho, spectralNorm } from "./rho";
import type { LimitedSettings } from "./settings";
import { drawSketch, givenSketch, type Sketch, transposedSketch } from "./sketch";
import type { Cost, Iterate, SolverCheckpoint } from "./solver";
import { SteppedSolver } from "./stepped";
import { EagleWorkspace } from "./workspace";

const fewestPowerSteps = 2;
const mostPowerSteps = 40;

/**
 * Algorithm 1 with a sketch S (n x r) that is new at every iteration, At = A S, Bt = B S:
 *
 *     A <- A - eta rho At At^T At S^T,   B <- B - eta rho Bt At^T At S^T,   C <- C - gamma rho At At^T C,   D <- D + gamma rho Bt At^T C
 *
 * As soon as r < n, an iteration shrinks what it sees by 1 - eta beside what it does not, so a well-conditioned A is
 * un-conditioned again. The rescaled variant is this project's, not the paper's: ||A|| = 1 once, rho = 1, and
 *
 *     A <- A + (f At - f eta At At^T At - At) S^T,   f = 1 / (1 - eta),   B likewise,
 *
 * so that what is seen is brought towards singular values of 1, where what was seen before has arrived.
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

  constructor(problem: Problem, settings: LimitedSettings, seed: bigint, checkpoint: SolverCheckpoint | null) {
    const n = columnsOf(problem);
    // A pass over all columns, as it is on average.
    super(problem, settings, { inARow: Math.ceil(n / rankOf(problem, settings, 0)), guardFrom: Number.POSITIVE_INFINITY });
    this.#seed = seed;
    const { d, dPrime, nPrime } = problem;
    const { A, B } = joined(problem);
    this.#A = load(this.#workspace, checkpoint?.arrays.A ?? A, d, n);
    this.#B = load(this.#workspace, checkpoint?.arrays.B ?? B, dPrime, n);
    this.#C = checkpoint?.arrays.C.slice() ?? transposeOf(problem.C, d, nPrime);
    this.#D = new Float64Array(nPrime * dPrime);
    if (!checkpoint) return;
    this.resume(checkpoint);
    this.#D = checkpoint.arrays.transposedD.slice();
    this.#vector = checkpoint.arrays.vector.slice();
  }

  protected *advance(): LongComputation<{ D: Float64Array; cost: Cost }> {
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
    if (this.#vector.length === 0) this.#vector = normals(workspace, { seed: 0n, purpose: purposes.eaglePowerStart, index: 1 }, rows);
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

  protected state(): Omit<Iterate, "D"> {
    const { d, nPrime } = this.problem;
    const [A, B] = [this.#A, this.#B].map((matrix) => entriesOf(this.#workspace, matrix).slice());
    return { machines: [{ A, B, columns: this.#A.columns }], C: transposeOf(this.#C, nPrime, d) };
  }

  override *singularValues(): LongComputation<readonly Float64Array[]> {
    const mark = this.#workspace.mark();
    try {
      const gram = yield* within(0, 0.3, smallerGram(this.#workspace, this.#A));
      return [singularValuesFrom(yield* within(0.3, 1, eigenvaluesOf(this.#workspace, gram)))];
    } finally {
      this.#workspace.release(mark);
    }
  }

  protected save(): Record<string, Float64Array> {
    const [{ A, B }] = this.state().machines;
    return { A, B, C: this.#C.slice(), transposedD: this.#D.slice(), vector: this.#vector.slice() };
  }
}

/** r of a sketch: that of a given one, else the setting, at most n. */
function rankOf(problem: Problem, { r }: LimitedSettings, iteration: number): number {
  const n = columnsOf(problem);
  const given = problem.sketches?.[iteration];
  return given ? given.length / n : Math.min(r, n);
}
