import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { productOperations } from "../cost";
import { joined, norm, type Problem } from "../problem";
import { addTimes, addTimesTransposed, entriesOf, load, type Stored, zeros } from "../products";
import type { LsmrSettings } from "../settings";
import type { SolverCheckpoint } from "../solver";
import { type Advanced, type Computed, equationsAlone } from "../stepped";
import { EagleWorkspace } from "../workspace";
import { Baseline } from "./baseline";

/** The scalars of a row's recurrences, in the notation of the paper; `over` once the row is done. */
interface Scalars {
  alpha: number;
  alphaBar: number;
  zetaBar: number;
  rho: number;
  rhoBar: number;
  cBar: number;
  sBar: number;
  over: number;
}

/** atol and btol of Paige & Saunders. */
const tolerance = 1e-14;

const scalarNames = ["alpha", "alphaBar", "zetaBar", "rho", "rhoBar", "cBar", "sBar", "over"] as const;

/**
 * LSMR (Fong & Saunders 2011) on min ||A^T w - b|| from w = 0 for each row b of B, this project's own: Golub-Kahan
 * bidiagonalisation, whose iterates minimise ||A (A^T w - b)||. D = W C.
 */
export class LsmrSolver extends Baseline<LsmrSettings> {
  readonly #workspace = new EagleWorkspace();
  readonly #A: Stored;
  readonly #C: Stored;
  /** d' x n: left vectors. */
  readonly #U: Stored;
  /** d' x d: right vectors, the two auxiliary directions, and the solution. */
  readonly #V: Stored;
  readonly #H: Stored;
  readonly #HBar: Stored;
  readonly #W: Stored;
  #rows: Scalars[] = [];
  /** ||A||_F. */
  readonly #size: number;

  constructor(problem: Problem, settings: LsmrSettings, checkpoint: SolverCheckpoint | null) {
    super(problem, settings, equationsAlone);
    const { d, dPrime, nPrime, C } = this.problem;
    const workspace = this.#workspace;
    const { A, B, columns } = joined(this.problem);
    this.#size = norm(A);
    this.#A = load(workspace, A, d, columns);
    this.#C = load(workspace, C, d, nPrime);
    this.#U = load(workspace, B, dPrime, columns);
    [this.#V, this.#H, this.#HBar, this.#W] = [0, 1, 2, 3].map(() => zeros(workspace, dPrime, d));
    if (!checkpoint) return;
    this.resume(checkpoint);
    for (const [name, matrix] of this.#vectors()) entriesOf(workspace, matrix).set(checkpoint.arrays[name]);
    const scalars = checkpoint.arrays.scalars;
    this.#rows = Array.from({ length: scalars.length / scalarNames.length }, (_, row) => {
      const own = scalarNames.map((name, k) => [name, scalars[row * scalarNames.length + k]]);
      return Object.fromEntries(own) as unknown as Scalars;
    });
  }

  protected *advance(): LongComputation<Advanced> {
    const workspace = this.#workspace;
    const { kernels } = workspace;
    const { d, dPrime, nPrime } = this.problem;
    const n = this.#A.columns;
    if (this.#rows.length === 0) yield* within(0, 0.3, this.#start());
    const mark = workspace.mark();
    try {
      for (const [row, { alpha }] of this.#rows.entries()) kernels.scale(this.#U.pointer + 8 * row * n, n, -alpha);
      yield* within(0.3, 0.6, addTimes(workspace, this.#U, this.#V, this.#A, 1));
      const betas = this.#rows.map((_, row) => normalise(kernels, this.#U.pointer + 8 * row * n, n));
      for (const [row, beta] of betas.entries()) kernels.scale(this.#V.pointer + 8 * row * d, d, -beta);
      yield* within(0.6, 0.9, addTimesTransposed(workspace, this.#V, this.#U, this.#A, 1));
      const alphas = this.#rows.map((_, row) => normalise(kernels, this.#V.pointer + 8 * row * d, d));
      for (const [row, scalars] of this.#rows.entries()) this.#advanceRow(row, scalars, betas[row], alphas[row]);
      const D = yield* this.product(workspace, this.#W, this.#C);
      const products = this.iteration === 0 ? 3 : 2;
      return { D, cost: { operations: products * productOperations(dPrime, d, n) + productOperations(dPrime, d, nPrime + 4), bytes: 0 } };
    } finally {
      workspace.release(mark);
    }
  }

  *#start(): LongComputation<void> {
    const workspace = this.#workspace;
    const { kernels } = workspace;
    const { d, dPrime } = this.problem;
    const n = this.#A.columns;
    const betas = Array.from({ length: dPrime }, (_, row) => normalise(kernels, this.#U.pointer + 8 * row * n, n));
    yield* addTimesTransposed(workspace, this.#V, this.#U, this.#A, 1);
    const alphas = betas.map((_, row) => normalise(kernels, this.#V.pointer + 8 * row * d, d));
    kernels.copyScaled(this.#V.pointer, d * dPrime, 1, this.#H.pointer);
    this.#rows = betas.map((beta, row) => {
      const alpha = alphas[row];
      return { alpha, alphaBar: alpha, zetaBar: alpha * beta, rho: 1, rhoBar: 1, cBar: 1, sBar: 0, over: alpha * beta === 0 ? 1 : 0 };
    });
  }

  /** The two rotations of an iteration, and the update of the solution (Algorithm LSMR, steps 3 to 6). */
  #advanceRow(row: number, scalars: Scalars, beta: number, alpha: number): void {
    if (scalars.over) return;
    const { kernels } = this.#workspace;
    const { d } = this.problem;
    const [v, h, hBar, w] = [this.#V, this.#H, this.#HBar, this.#W].map(({ pointer }) => pointer + 8 * row * d);
    const before = scalars.rho * scalars.rhoBar;
    const rho = kernels.lengthOf(scalars.alphaBar, beta);
    if (rho === 0) {
      scalars.over = 1;
      return;
    }
    const theta = (beta / rho) * alpha;
    const thetaBar = scalars.sBar * rho;
    const rhoTemporary = scalars.cBar * rho;
    const rhoBar = kernels.lengthOf(rhoTemporary, theta);
    const [cBar, sBar] = [rhoTemporary / rhoBar, theta / rhoBar];
    kernels.scale(hBar, d, (-thetaBar * rho) / before);
    kernels.addScaled(hBar, h, d, 1);
    kernels.addScaled(w, hBar, d, (cBar * scalars.zetaBar) / (rho * rhoBar));
    kernels.scale(h, d, -theta / rho);
    kernels.addScaled(h, v, d, 1);
    const alphaBar = (scalars.alphaBar / rho) * alpha;
    // Without a next vector the solution is exact.
    const over = alpha === 0 || beta === 0 ? 1 : 0;
    Object.assign(scalars, { alpha, alphaBar, zetaBar: -sBar * scalars.zetaBar, rho, rhoBar, cBar, sBar, over });
  }

  /**
   * The tests of Paige & Saunders (1982), for each row: ||r|| <= 1e-14 (||b|| + ||A|| ||w||), or ||A r|| <= 1e-14 ||A|| ||r||, for
   * r = b - A^T w itself. It is computed only where ||A r||, which the recurrence carries, may pass one of them.
   */
  protected resolved(): Computed<boolean> {
    const { B } = joined(this.problem);
    const n = this.#A.columns;
    const mayPass = this.#rows.every(({ zetaBar }, row) => {
      const b = norm(B.subarray(row * n, (row + 1) * n));
      return Math.abs(zetaBar) <= tolerance * this.#size * (b + this.#size * this.#solutionSize(row));
    });
    return mayPass && this.#passes(B);
  }

  #solutionSize(row: number): number {
    const { d } = this.problem;
    return this.#workspace.kernels.norm(this.#W.pointer + 8 * row * d, d);
  }

  *#passes(B: Float64Array): LongComputation<boolean> {
    const workspace = this.#workspace;
    const { kernels } = workspace;
    const { d, dPrime } = this.problem;
    const n = this.#A.columns;
    const mark = workspace.mark();
    try {
      const residual = load(workspace, B, dPrime, n);
      const image = zeros(workspace, dPrime, d);
      yield* within(0, 0.5, addTimes(workspace, residual, this.#W, this.#A, -1));
      yield* within(0.5, 1, addTimesTransposed(workspace, image, residual, this.#A, 1));
      return this.#rows.every((_, row) => {
        const r = kernels.norm(residual.pointer + 8 * row * n, n);
        const b = norm(B.subarray(row * n, (row + 1) * n));
        const Ar = kernels.norm(image.pointer + 8 * row * d, d);
        return r <= tolerance * (b + this.#size * this.#solutionSize(row)) || Ar <= tolerance * this.#size * r;
      });
    } finally {
      workspace.release(mark);
    }
  }

  #vectors(): readonly (readonly [string, Stored])[] {
    return [
      ["U", this.#U],
      ["V", this.#V],
      ["H", this.#H],
      ["HBar", this.#HBar],
      ["W", this.#W],
    ];
  }

  protected save(): Record<string, Float64Array> {
    const vectors = this.#vectors().map(([name, matrix]) => [name, entriesOf(this.#workspace, matrix).slice()]);
    const scalars = Float64Array.from(this.#rows.flatMap((row) => scalarNames.map((name) => row[name])));
    return { ...Object.fromEntries(vectors), scalars };
  }
}

/** Scales to length 1, where there is a length, and returns it. */
function normalise(kernels: EagleWorkspace["kernels"], x: number, count: number): number {
  const length = kernels.norm(x, count);
  if (length > 0) kernels.scale(x, count, 1 / length);
  return length;
}
