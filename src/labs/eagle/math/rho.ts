import type { LongComputation } from "../../../platform/numerics/progress";
import { normals } from "../../../platform/numerics/random";
import { eigenvalueOperations, gramOperations, powerOperations } from "./cost";
import { eigenvaluesOf, entriesOf, type Stored, smallerGram, zeros } from "./products";
import type { RhoSource } from "./settings";
import { purposes } from "./streams";
import type { EagleWorkspace } from "./workspace";

/** The seed of start vectors of power iterations: the same for all, so that a machine can be replayed by another. */
const startSeed = 0n;

/** rho and what it took. */
export interface Rho {
  readonly rho: number;
  readonly operations: number;
}

/**
 * rho_l = 1 / ||A_l||_2^2 from iteration to iteration.
 *
 * Power steps underestimate the norm, which makes rho too large. It is capped by min(d, n) / ||A||_F^2, since
 * ||A||_F^2 <= rank ||A||_2^2, and by the recursion from the first rho where that one was exact.
 */
export class RhoRule {
  readonly source: RhoSource;
  readonly #growth: number;
  /** rho of the last iteration; 0 before the first. */
  #last = 0;
  /** The bound of the recursion where it began with an exact value; Infinity where it did not. */
  #most: number;
  /** Warm start of power steps, n entries; empty for the other sources. */
  #vector: Float64Array;

  /**
   * @param eta    the recursion is rho / (1 - eta)^2, for eta up to 1/3.
   * @param exact  rho of the first iteration where it is known, as after scaling A to norm 1; else null.
   */
  constructor(source: RhoSource, eta: number, exact: number | null) {
    this.source = source;
    this.#growth = eta <= 1 / 3 ? 1 / (1 - eta) ** 2 : Number.POSITIVE_INFINITY;
    this.#most = exact ?? Number.POSITIVE_INFINITY;
    this.#vector = new Float64Array(0);
  }

  /** Whether the next rho will be read off a Gram matrix. */
  get needsGram(): boolean {
    return this.source === "exact" || (this.source === "recursive" && this.#last === 0);
  }

  /**
   * rho of the next iteration.
   *
   * @param gram  of A, where `needsGram`; computed where it is not given.
   */
  *next(workspace: EagleWorkspace, A: Stored, gram: Stored | null): LongComputation<Rho> {
    const result = yield* this.#next(workspace, A, gram);
    this.#last = result.rho;
    this.#most *= this.#growth;
    return result;
  }

  *#next(workspace: EagleWorkspace, A: Stored, gram: Stored | null): LongComputation<Rho> {
    if (this.needsGram) return yield* exactRho(workspace, A, gram);
    if (this.source === "recursive") return { rho: this.#last * this.#growth, operations: 1 };
    return { rho: Math.min(this.#powerStep(workspace, A), this.#most), operations: powerOperations(A.rows, A.columns) };
  }

  #powerStep(workspace: EagleWorkspace, A: Stored): number {
    const { rows, columns } = A;
    if (this.#vector.length === 0) this.#vector = normals(workspace, { seed: startSeed, purpose: purposes.powerStart, index: 0 }, columns);
    const { kernels } = workspace;
    return workspace.scope(() => {
      const v = workspace.push(this.#vector);
      const u = zeros(workspace, 1, rows);
      const next = zeros(workspace, 1, columns);
      kernels.addMatrixVector(A.pointer, rows, columns, columns, v, u.pointer, 1);
      kernels.addTransposedMatrixVector(A.pointer, rows, columns, columns, u.pointer, next.pointer, 1);
      const length = kernels.norm(next.pointer, columns);
      if (length > 0) kernels.scale(next.pointer, columns, 1 / length);
      this.#vector = entriesOf(workspace, next).slice();
      const image = zeros(workspace, 1, rows);
      kernels.addMatrixVector(A.pointer, rows, columns, columns, next.pointer, image.pointer, 1);
      const squared = kernels.dot(image.pointer, image.pointer, rows);
      return Math.min(inverse(squared), frobeniusBound(workspace, A));
    });
  }

  /** A has been multiplied by this power of two. */
  rescale(factor: number): void {
    this.#last /= factor * factor;
    this.#most /= factor * factor;
  }

  /** For a checkpoint. */
  save(): Float64Array {
    return Float64Array.from([this.#last, this.#most, ...this.#vector]);
  }

  restore([last, most, ...vector]: Float64Array): void {
    this.#last = last;
    this.#most = most;
    this.#vector = Float64Array.from(vector);
  }
}

/** 1 / ||A||_2^2 from the eigenvalues of its smaller Gram matrix. */
export function* exactRho(workspace: EagleWorkspace, A: Stored, gram: Stored | null): LongComputation<Rho> {
  const mark = workspace.mark();
  try {
    const matrix = gram ?? (yield* smallerGram(workspace, A));
    const order = matrix.rows;
    const values = yield* eigenvaluesOf(workspace, matrix);
    const operations = eigenvalueOperations(order) + (gram ? 0 : gramOperations(A.rows, A.columns));
    return { rho: inverse(values[order - 1]), operations };
  } finally {
    workspace.release(mark);
  }
}

/** min(d, n) / ||A||_F^2, which no true rho exceeds. */
export function frobeniusBound({ kernels }: EagleWorkspace, A: Stored): number {
  const count = A.rows * A.columns;
  return Math.min(A.rows, A.columns) * inverse(kernels.dot(A.pointer, A.pointer, count));
}

/** ||A||_2 by the same way. */
export function* spectralNorm(workspace: EagleWorkspace, A: Stored): LongComputation<number> {
  const { rho } = yield* exactRho(workspace, A, null);
  return rho > 0 ? 1 / Math.sqrt(rho) : 0;
}

/** 1 / x; 0 for 0, so that nothing moves where there is nothing. */
function inverse(x: number): number {
  return x > 0 ? 1 / x : 0;
}
