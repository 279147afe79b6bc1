import { finish, type LongComputation, within } from "../numerics/progress";
import { gramOperations, productOperations } from "./cost";
import type { Message, RoundResult } from "./message";
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
import { RhoRule, spectralNorm } from "./rho";
import type { RhoSource } from "./settings";
import type { MachineState } from "./solver";
import type { EagleWorkspace } from "./workspace";

/** What a machine must know of its solver. */
export interface MachineSettings {
  readonly eta: number;
  readonly gamma: number;
  readonly rho: RhoSource;
  /** Scale A to norm 1 at the start. */
  readonly unitNorm: boolean;
  /** Multiply A, B by 1 / (1 - eta) after every update, so that rho stays 1. Needs `unitNorm`. */
  readonly normalised: boolean;
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
  readonly #A: Stored;
  readonly #B: Stored;
  #rho: RhoRule;
  /** rho of A as it stays; null while A is updated. */
  #frozenRho: number | null = null;
  #updates = 0;
  #scaling = 0;

  private constructor(workspace: EagleWorkspace, block: Block, d: number, dPrime: number, settings: MachineSettings) {
    this.#workspace = workspace;
    this.#settings = settings;
    this.#A = load(workspace, block.A, d, block.columns);
    this.#B = load(workspace, block.B, dPrime, block.columns);
    this.#rho = new RhoRule(settings.rho, settings.eta, settings.unitNorm ? 1 : null);
  }

  /** A machine before its first round. */
  static *create(
    workspace: EagleWorkspace,
    block: Block,
    sizes: { readonly d: number; readonly dPrime: number },
    settings: MachineSettings,
  ): LongComputation<Machine> {
    const machine = new Machine(workspace, block, sizes.d, sizes.dPrime, settings);
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
    sizes: { readonly d: number; readonly dPrime: number },
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
    const { gamma } = this.#settings;
    const [A, B] = [this.#A, this.#B];
    const nPrime = C.length / A.rows;
    const mark = workspace.mark();
    try {
      const { rho, gram, operations: spent } = yield* within(0, 0.3, this.#rhoAndGram());
      const before = spent + this.#preparing;
      const c = load(workspace, C, nPrime, A.rows);
      const nextC = load(workspace, C, nPrime, A.rows);
      const nextD = load(workspace, D, nPrime, B.rows);
      const q = zeros(workspace, nPrime, A.columns);
      yield* within(0.3, 0.4, addTimes(workspace, q, c, A, 1));
      yield* within(0.4, 0.5, addTimesTransposed(workspace, nextC, q, A, -gamma * rho));
      yield* within(0.5, 0.5, addTimesTransposed(workspace, nextD, q, B, gamma * rho));
      const message = { C: entriesOf(workspace, nextC).slice(), D: entriesOf(workspace, nextD).slice() };
      const updated = gram && !this.frozen ? yield* within(0.5, 1, this.#update(rho, gram)) : { relativeChange: 0, operations: 0 };
      const exchanged = productOperations(nPrime, A.columns, 2 * A.rows + B.rows);
      return { message, relativeChange: updated.relativeChange, operations: before + exchanged + updated.operations };
    } finally {
      workspace.release(mark);
    }
  }

  /**
   * One update in estimation form: W' = W + gamma rho (B - W A) A^T, then A and B as always.
   *
   * @param W  d' x d, row-major.
   */
  *estimate(W: Float64Array): LongComputation<{ readonly W: Float64Array; readonly operations: number }> {
    const workspace = this.#workspace;
    const [A, B] = [this.#A, this.#B];
    const mark = workspace.mark();
    try {
      const { rho, gram, operations: spent } = yield* within(0, 0.3, this.#rhoAndGram());
      const before = spent + this.#preparing;
      const w = load(workspace, W, B.rows, A.rows);
      const next = load(workspace, W, B.rows, A.rows);
      const residual = allocate(workspace, B.rows, B.columns);
      workspace.kernels.copyScaled(B.pointer, B.rows * B.columns, 1, residual.pointer);
      yield* within(0.3, 0.4, addTimes(workspace, residual, w, A, -1));
      yield* within(0.4, 0.5, addTimesTransposed(workspace, next, residual, A, this.#settings.gamma * rho));
      const result = entriesOf(workspace, next).slice();
      const updated = gram ? yield* within(0.5, 1, this.#update(rho, gram)) : { operations: 0 };
      return { W: result, operations: before + productOperations(B.rows, A.rows, 2 * A.columns) + updated.operations };
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
    if (this.#settings.normalised) return { rho: 1, gram, operations };
    const found = yield* within(0.6, 1, this.#rho.next(workspace, this.#A, this.#rho.needsGram ? gram : null));
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
    const operations = wide
      ? productOperations(A.rows, A.rows, A.columns) + 2 * productOperations(B.rows, A.rows, A.columns)
      : productOperations(A.rows + B.rows, A.columns, A.columns);
    return { relativeChange: size > 0 ? change / size : 0, operations };
  }

  *#scaleToUnitNorm(): LongComputation<void> {
    const { kernels } = this.#workspace;
    const [A, B] = [this.#A, this.#B];
    const length = yield* spectralNorm(this.#workspace, A);
    this.#scaling = gramOperations(A.rows, A.columns);
    if (length === 0) return;
    kernels.scale(A.pointer, A.rows * A.columns, 1 / length);
    kernels.scale(B.pointer, B.rows * B.columns, 1 / length);
  }

  /** A_l and B_l; copies. */
  state(): MachineState {
    const workspace = this.#workspace;
    return { A: entriesOf(workspace, this.#A).slice(), B: entriesOf(workspace, this.#B).slice(), columns: this.#A.columns };
  }

  /** Of A_l, descending; those below 1e-8 of the largest are rounding. */
  *singularValues(): LongComputation<Float64Array> {
    const workspace = this.#workspace;
    const mark = workspace.mark();
    try {
      const gram = yield* within(0, 0.3, smallerGram(workspace, this.#A));
      return singularValuesFrom(yield* within(0.3, 1, eigenvaluesOf(workspace, gram)));
    } finally {
      workspace.release(mark);
    }
  }

  /** For a checkpoint. */
  save(): Record<string, Float64Array> {
    const { A, B } = this.state();
    return { A, B, rho: this.#rho.save(), numbers: Float64Array.of(this.#updates, this.#frozenRho ?? Number.NaN, this.#scaling) };
  }

  /** A machine as it was saved. */
  static restored(
    workspace: EagleWorkspace,
    arrays: Readonly<Record<string, Float64Array>>,
    sizes: { readonly d: number; readonly dPrime: number },
    settings: MachineSettings,
  ): Machine {
    const block = { A: arrays.A, B: arrays.B, columns: arrays.A.length / sizes.d };
    const machine = new Machine(workspace, block, sizes.d, sizes.dPrime, settings);
    machine.#rho.restore(arrays.rho);
    const [updates, frozenRho, scaling] = arrays.numbers;
    machine.#updates = updates;
    machine.#frozenRho = Number.isNaN(frozenRho) ? null : frozenRho;
    machine.#scaling = scaling;
    return machine;
  }
}
