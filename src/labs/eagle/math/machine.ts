import { binaryExponent, largestMagnitude, timesPowerOfTwo } from "../../../platform/numerics/powers-of-two";
import { finish, type LongComputation, within } from "../../../platform/numerics/progress";
import { rankTolerance } from "../../../platform/numerics/qr";
import { gramOperations, productOperations } from "./cost";
import type { Message, RoundResult, Standing } from "./message";
import type { Block } from "./problem";
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
  zeros,
} from "./products";
import { hasFullRank, roundingLevel } from "./rank";
import { RhoRule, spectralNorm } from "./rho";
import type { RhoSource } from "./settings";
import type { MachineState } from "./solver";
import { smallNorm } from "./units";
import type { EagleWorkspace } from "./workspace";

/** Settings that a machine needs of its solver. */
export interface MachineSettings {
  readonly eta: number;
  readonly gamma: number;
  readonly rho: RhoSource;
  /** Scale A to norm 1 at the start. */
  readonly unitNorm: boolean;
  /** Multiply A, B by 1 / (1 - eta) after every update, so that rho stays 1. Needs `unitNorm`. */
  readonly normalised: boolean;
}

/** An update in estimation form. */
interface Estimated extends Standing {
  /** W_l, d' x d. */
  readonly W: Float64Array;
  /** C_l^T, n' x d. */
  readonly C: Float64Array;
  readonly operations: number;
}

/**
 * One machine of Algorithm 1, with its own A^mu, B^mu: the function Update for S = I. It needs nothing from others but C and D
 * of the round, and A_l, B_l do not depend on C at all, so a machine that was lost is rebuilt from its own columns to the same
 * bits by `recover`.
 *
 * Keeps its matrices in the workspace, a stack: several machines may share one, all made before any of them works.
 */
export class Machine {
  readonly #workspace: EagleWorkspace;
  readonly #settings: MachineSettings;
  /** A^mu_0, B^mu_0. */
  readonly #block: Block;
  readonly #A: Stored;
  readonly #B: Stored;
  /** A and B are stored as 2^-exponent times themselves. */
  #exponent = 0;
  readonly #rho: RhoRule;
  /** rho of A as it stays; null while A is updated. */
  #frozenRho: number | null = null;
  #updates = 0;
  #scaling = 0;
  /** ||A_0||_2, by the first rho, in units of the stored A; null before the first round. */
  #firstNorm: number | null = null;
  /** ||A_l|| / ||A_0|| as Algorithm 1 has it, also where A is kept at norm 1. */
  #shrunk = 1;
  /** Whether rank(A) = min(d, n); null until it was needed. */
  #fullRank: boolean | null = null;

  private constructor(workspace: EagleWorkspace, block: Block, stored: Pick<Block, "A" | "B">, dPrime: number, settings: MachineSettings) {
    this.#workspace = workspace;
    this.#settings = settings;
    this.#block = block;
    this.#A = load(workspace, stored.A, block.A.length / block.columns, block.columns);
    this.#B = load(workspace, stored.B, dPrime, block.columns);
    this.#rho = new RhoRule(settings.rho, settings.eta, settings.unitNorm ? 1 : null);
  }

  /** A machine before its first round. */
  static *create(
    workspace: EagleWorkspace,
    block: Block,
    { dPrime }: { readonly dPrime: number },
    settings: MachineSettings,
  ): LongComputation<Machine> {
    // Machines may hold entries of very different sizes.
    const exponent = binaryExponent(largestMagnitude(block.A));
    const stored = { A: timesPowerOfTwo(block.A, -exponent), B: timesPowerOfTwo(block.B, -exponent) };
    const machine = new Machine(workspace, block, stored, dPrime, settings);
    machine.#exponent = exponent;
    if (settings.unitNorm) yield* machine.#scaleToUnitNorm();
    return machine;
  }

  /**
   * The machine as it is after `rounds` rounds, from its own columns alone.
   *
   * @param frozenAfter  the round after which all machines stopped updating A and B; null while they do.
   */
  static *recover(
    workspace: EagleWorkspace,
    block: Block,
    sizes: { readonly dPrime: number },
    settings: MachineSettings,
    rounds: number,
    frozenAfter: number | null,
  ): LongComputation<Machine> {
    const updates = Math.min(rounds, frozenAfter ?? rounds);
    const machine = yield* within(0, 1 / (updates + 1), Machine.create(workspace, block, sizes, settings));
    for (let l = 0; l < updates; l++) yield* within((l + 1) / (updates + 1), (l + 2) / (updates + 1), machine.condition());
    if (frozenAfter !== null && rounds >= frozenAfter) machine.freeze();
    return machine;
  }

  /** Updates of A and B so far. */
  get updates(): number {
    return this.#updates;
  }

  /** Operations spent before the first round, which counts them. */
  get #preparing(): number {
    return this.#updates === 0 ? this.#scaling : 0;
  }

  get frozen(): boolean {
    return this.#frozenRho !== null;
  }

  /** A and B are not updated any more. */
  freeze(): void {
    this.#frozenRho ??= this.#settings.normalised ? 1 : finish(this.#rho.next(this.#workspace, this.#A, null)).rho;
  }

  /** One round: this machine's C' and D' from those of all, and the update of its A and B. */
  *round({ C, D }: Message): LongComputation<RoundResult> {
    const workspace = this.#workspace;
    const [A, B] = [this.#A, this.#B];
    const mark = workspace.mark();
    try {
      const { rho, gram, operations: spent } = yield* within(0, 0.3, this.#rhoAndGram());
      const before = spent + this.#preparing;
      const { nextC, q, unresolved } = yield* within(0.3, 0.5, this.#reduce(C, rho));
      const nextD = load(workspace, D, q.rows, B.rows);
      yield* within(0.5, 0.5, addTimesTransposed(workspace, nextD, q, B, this.#settings.gamma * rho));
      const message = { C: entriesOf(workspace, nextC).slice(), D: entriesOf(workspace, nextD).slice() };
      const updated = gram && !this.frozen ? yield* within(0.5, 1, this.#update(rho, gram)) : { relativeChange: 0, operations: 0 };
      const operations = before + productOperations(q.rows, A.columns, 2 * A.rows + B.rows) + updated.operations;
      return { message, relativeChange: updated.relativeChange, unresolved, rounding: yield* this.#isRounding(), operations };
    } finally {
      workspace.release(mark);
    }
  }

  /** C' = C - gamma rho A A^T C, newly allocated, with Q^T = C^T A. */
  *#reduce(C: Float64Array, rho: number): LongComputation<{ nextC: Stored; q: Stored; unresolved: number }> {
    const workspace = this.#workspace;
    const { kernels } = workspace;
    const A = this.#A;
    const nPrime = C.length / A.rows;
    const c = load(workspace, C, nPrime, A.rows);
    const nextC = load(workspace, C, nPrime, A.rows);
    const q = zeros(workspace, nPrime, A.columns);
    yield* within(0, 0.5, addTimes(workspace, q, c, A, 1));
    yield* within(0.5, 1, addTimesTransposed(workspace, nextC, q, A, -this.#settings.gamma * rho));
    // A kept at norm 1 is that of Algorithm 1 over its norm, which has shrunk.
    const size = kernels.norm(q.pointer, nPrime * A.columns) * (this.#settings.normalised ? this.#shrunk : 1);
    const rounding = rankTolerance(A.rows, A.columns) * (this.#firstNorm ?? 0);
    return { nextC, q, unresolved: size === 0 ? 0 : size / rounding };
  }

  /** Whether rounding of A_0 has grown to the size of A_l, which a matrix of full rank does not suffer from. */
  *#isRounding(): LongComputation<boolean> {
    const { rows, columns } = this.#A;
    if (this.frozen || this.#shrunk >= roundingLevel(rows, columns)) return false;
    this.#fullRank ??= yield* hasFullRank(this.#block.A, rows, columns);
    return !this.#fullRank;
  }

  /**
   * One update in estimation form: W' = W + gamma rho (B - W A) A^T, then A and B as always. C is reduced as in the other form: it
   * shows which directions of A are still to come, and nothing else does to rounding, since (B - W A) A^T has A twice.
   *
   * @param W  d' x d, row-major.
   * @param C  C_l^T, n' x d.
   */
  *estimate(W: Float64Array, C: Float64Array): LongComputation<Estimated> {
    const workspace = this.#workspace;
    const [A, B] = [this.#A, this.#B];
    const mark = workspace.mark();
    try {
      const { rho, gram, operations: spent } = yield* within(0, 0.3, this.#rhoAndGram());
      const before = spent + this.#preparing;
      const { nextC, unresolved } = yield* this.#reduce(C, rho);
      const w = load(workspace, W, B.rows, A.rows);
      const next = load(workspace, W, B.rows, A.rows);
      const residual = allocate(workspace, B.rows, B.columns);
      workspace.kernels.copyScaled(B.pointer, B.rows * B.columns, 1, residual.pointer);
      yield* within(0.3, 0.4, addTimes(workspace, residual, w, A, -1));
      yield* within(0.4, 0.5, addTimesTransposed(workspace, next, residual, A, this.#settings.gamma * rho));
      const result = entriesOf(workspace, next).slice();
      const reduced = entriesOf(workspace, nextC).slice();
      const updated = gram ? yield* within(0.5, 1, this.#update(rho, gram)) : { operations: 0 };
      const operations = before + productOperations(B.rows, A.rows, 2 * A.columns) + updated.operations;
      return { W: result, C: reduced, unresolved, rounding: yield* this.#isRounding(), operations };
    } finally {
      workspace.release(mark);
    }
  }

  /** The update of A and B alone, which needs nothing of the others. */
  *condition(): LongComputation<void> {
    const mark = this.#workspace.mark();
    try {
      const { rho, gram } = yield* within(0, 0.4, this.#rhoAndGram());
      if (gram) yield* within(0.4, 1, this.#update(rho, gram));
    } finally {
      this.#workspace.release(mark);
    }
  }

  /** Null for the Gram matrix where A is frozen. The caller releases the workspace. */
  *#rhoAndGram(): LongComputation<{ rho: number; gram: Stored | null; operations: number }> {
    if (this.#frozenRho !== null) return { rho: this.#frozenRho, gram: null, operations: 0 };
    const workspace = this.#workspace;
    const gram = yield* within(0, 0.6, smallerGram(workspace, this.#A));
    const operations = gramOperations(this.#A.rows, this.#A.columns);
    if (this.#settings.normalised) {
      this.#firstNorm ??= 1;
      return { rho: 1, gram, operations };
    }
    const found = yield* within(0.6, 1, this.#rho.next(workspace, this.#A, this.#rho.needsGram ? gram : null));
    const length = found.rho > 0 ? 1 / Math.sqrt(found.rho) : 0;
    this.#firstNorm ??= length;
    this.#shrunk = this.#firstNorm > 0 ? length / this.#firstNorm : 1;
    return { rho: found.rho, gram, operations: operations + found.operations };
  }

  /** A <- f (A - eta rho A A^T A), B <- f (B - eta rho B A^T A), f = 1 or 1 / (1 - eta). */
  *#update(rho: number, gram: Stored): LongComputation<{ relativeChange: number; operations: number }> {
    const workspace = this.#workspace;
    const { kernels } = workspace;
    const { eta, normalised } = this.#settings;
    const [A, B] = [this.#A, this.#B];
    const count = A.rows * A.columns;
    const factor = normalised ? 1 / (1 - eta) : 1;
    const step = -eta * rho * factor;
    const wide = A.rows < A.columns;
    const nextA = allocate(workspace, A.rows, A.columns);
    kernels.copyScaled(A.pointer, count, factor, nextA.pointer);
    const nextB = allocate(workspace, B.rows, B.columns);
    kernels.copyScaled(B.pointer, B.rows * B.columns, factor, nextB.pointer);
    if (wide) {
      const image = zeros(workspace, B.rows, A.rows);
      yield* within(0, 0.7, addTimes(workspace, nextA, gram, A, step));
      yield* within(0.7, 0.8, addTimesTransposed(workspace, image, B, A, 1));
      yield* within(0.8, 1, addTimes(workspace, nextB, image, A, step));
    } else {
      yield* within(0, 0.8, addTimes(workspace, nextA, A, gram, step));
      yield* within(0.8, 1, addTimes(workspace, nextB, B, gram, step));
    }
    // Beyond the common factor, which the normalised form has undone.
    if (!normalised) kernels.scale(A.pointer, count, 1 - eta);
    const change = Math.sqrt(kernels.squaredDistance(nextA.pointer, A.pointer, count));
    const size = kernels.norm(nextA.pointer, count);
    kernels.copyScaled(nextA.pointer, count, 1, A.pointer);
    kernels.copyScaled(nextB.pointer, B.rows * B.columns, 1, B.pointer);
    this.#updates++;
    if (normalised) this.#shrunk *= Math.abs(1 - eta);
    else this.#keepFromUnderflow(size);
    const operations = wide
      ? productOperations(A.rows, A.rows, A.columns) + 2 * productOperations(B.rows, A.rows, A.columns)
      : productOperations(A.rows + B.rows, A.columns, A.columns);
    return { relativeChange: size > 0 ? change / size : 0, operations };
  }

  /** Exact: A, B and what is known of their size, all by one power of two. */
  #keepFromUnderflow(size: number): void {
    const { kernels } = this.#workspace;
    if (size === 0 || size > smallNorm) return;
    const exponent = binaryExponent(size);
    for (const { pointer, rows, columns } of [this.#A, this.#B]) kernels.scale(pointer, rows * columns, 2 ** -exponent);
    this.#rho.rescale(2 ** -exponent);
    this.#firstNorm = this.#firstNorm && this.#firstNorm * 2 ** -exponent;
    this.#exponent += exponent;
  }

  *#scaleToUnitNorm(): LongComputation<void> {
    const { kernels } = this.#workspace;
    const [A, B] = [this.#A, this.#B];
    const length = yield* spectralNorm(this.#workspace, A);
    this.#scaling = gramOperations(A.rows, A.columns);
    if (length === 0) return;
    kernels.scale(A.pointer, A.rows * A.columns, 1 / length);
    kernels.scale(B.pointer, B.rows * B.columns, 1 / length);
    // From here on A has no unit.
    this.#exponent = 0;
  }

  /** A_l and B_l; copies. */
  state(): MachineState {
    const [A, B] = [this.#A, this.#B].map((matrix) => timesPowerOfTwo(entriesOf(this.#workspace, matrix), this.#exponent));
    return { A, B, columns: this.#A.columns };
  }

  /** Of A_l, descending; those below 1e-8 of the largest are rounding. */
  *singularValues(): LongComputation<Float64Array> {
    const workspace = this.#workspace;
    const mark = workspace.mark();
    try {
      const gram = yield* within(0, 0.3, smallerGram(workspace, this.#A));
      return timesPowerOfTwo(singularValuesFrom(yield* within(0.3, 1, eigenvaluesOf(workspace, gram))), this.#exponent);
    } finally {
      workspace.release(mark);
    }
  }

  /** For a checkpoint. */
  save(): Record<string, Float64Array> {
    const [A, B] = [this.#A, this.#B].map((matrix) => entriesOf(this.#workspace, matrix).slice());
    const known = [this.#frozenRho, this.#firstNorm, this.#fullRank === null ? null : Number(this.#fullRank)];
    const numbers = [this.#updates, this.#scaling, this.#exponent, this.#shrunk, ...known.map((number) => number ?? Number.NaN)];
    return { A, B, rho: this.#rho.save(), numbers: Float64Array.from(numbers) };
  }

  /** A machine as it was saved. */
  static restored(
    workspace: EagleWorkspace,
    arrays: Readonly<Record<string, Float64Array>>,
    block: Block,
    { dPrime }: { readonly dPrime: number },
    settings: MachineSettings,
  ): Machine {
    const machine = new Machine(workspace, block, { A: arrays.A, B: arrays.B }, dPrime, settings);
    machine.#rho.restore(arrays.rho);
    const [updates, scaling, exponent, shrunk, ...known] = arrays.numbers;
    const [frozenRho, firstNorm, fullRank] = known.map((number) => (Number.isNaN(number) ? null : number));
    machine.#updates = updates;
    machine.#scaling = scaling;
    machine.#exponent = exponent;
    machine.#shrunk = shrunk;
    machine.#frozenRho = frozenRho;
    machine.#firstNorm = firstNorm;
    machine.#fullRank = fullRank === null ? null : fullRank === 1;
    return machine;
  }
}
