import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { productOperations } from "../cost";
import type { Problem } from "../problem";
import { addTimes, entriesOf, load, type Stored, zeros } from "../products";
import { vanishesInGram } from "../rank";
import type { ConjugateGradientsSettings } from "../settings";
import type { Caveat, SolverCheckpoint } from "../solver";
import { type Advanced, type Computed, equationsAlone } from "../stepped";
import { EagleWorkspace } from "../workspace";
import { Baseline } from "./baseline";
import { type NormalEquations, normalEquations, residualBound } from "./normal-equations";

/**
 * Conjugate gradients (Hestenes & Stiefel 1952) on X G = H, G = A A^T, H = B A^T, from X = 0, for each row of X on its own; this
 * project's own. D = X C.
 */
export class ConjugateGradientsSolver extends Baseline<ConjugateGradientsSettings> {
  readonly #workspace = new EagleWorkspace();
  readonly #C: Stored;
  /** Solution, residual H - X G, and direction, d' x d each. */
  readonly #X: Stored;
  readonly #R: Stored;
  readonly #P: Stored;
  #equations: NormalEquations | null = null;

  constructor(problem: Problem, settings: ConjugateGradientsSettings, checkpoint: SolverCheckpoint | null) {
    super(problem, settings, equationsAlone);
    const { d, dPrime, nPrime, C } = this.problem;
    const workspace = this.#workspace;
    [this.#X, this.#R, this.#P] = [0, 1, 2].map(() => zeros(workspace, dPrime, d));
    this.#C = load(workspace, C, d, nPrime);
    if (!checkpoint) return;
    this.resume(checkpoint);
    const { X, R, P } = checkpoint.arrays;
    entriesOf(workspace, this.#X).set(X);
    entriesOf(workspace, this.#R).set(R);
    entriesOf(workspace, this.#P).set(P);
  }

  protected *advance(): LongComputation<Advanced> {
    const { d, dPrime, nPrime } = this.problem;
    const workspace = this.#workspace;
    this.#equations ??= yield* within(0, 0.9, normalEquations(workspace, this.problem));
    const { G, H, operations: preparing } = this.#equations;
    if (this.iteration === 0) for (const start of [this.#R, this.#P]) workspace.kernels.copyScaled(H.pointer, d * dPrime, 1, start.pointer);
    const mark = workspace.mark();
    try {
      const image = zeros(workspace, dPrime, d);
      yield* within(0.9, 1, addTimes(workspace, image, this.#P, G, 1));
      for (let row = 0; row < dPrime; row++) this.#advanceRow(row, image);
      const D = yield* this.product(workspace, this.#X, this.#C);
      const operations = productOperations(dPrime, d, d + nPrime + 5) + (this.iteration === 0 ? preparing : 0);
      return { D, cost: { operations, bytes: 0 } };
    } finally {
      workspace.release(mark);
    }
  }

  #advanceRow(row: number, image: Stored): void {
    const { kernels } = this.#workspace;
    const { d } = this.problem;
    const [x, r, p, q] = [this.#X, this.#R, this.#P, image].map(({ pointer }) => pointer + 8 * row * d);
    const before = kernels.dot(r, r, d);
    const curvature = kernels.dot(p, q, d);
    // A residual of exactly zero has no direction left.
    if (before === 0 || curvature <= 0) return;
    const step = before / curvature;
    kernels.addScaled(x, p, d, step);
    kernels.addScaled(r, q, d, -step);
    kernels.scale(p, d, kernels.dot(r, r, d) / before);
    kernels.addScaled(p, r, d, 1);
  }

  /** The residual itself is computed only where the recurrence gives a small one: the two drift apart in time. */
  protected resolved(): Computed<boolean> {
    const { equations, X, R } = { equations: this.#equations, X: this.#X, R: this.#R };
    const { kernels } = this.#workspace;
    const recurrence = kernels.norm(R.pointer, R.rows * R.columns);
    return equations !== null && recurrence <= residualBound(this.#workspace, equations, X) && this.#isSolved(equations);
  }

  *#isSolved(equations: NormalEquations): LongComputation<boolean> {
    const workspace = this.#workspace;
    const mark = workspace.mark();
    try {
      const { G, H } = equations;
      const residual = load(workspace, entriesOf(workspace, H).slice(), H.rows, H.columns);
      yield* addTimes(workspace, residual, this.#X, G, -1);
      return workspace.kernels.norm(residual.pointer, H.rows * H.columns) <= residualBound(workspace, equations, this.#X);
    } finally {
      workspace.release(mark);
    }
  }

  protected override *limits(): LongComputation<Caveat | null> {
    return (yield* vanishesInGram(this.problem)) ? "unseen-directions" : null;
  }

  protected save(): Record<string, Float64Array> {
    const [X, R, P] = [this.#X, this.#R, this.#P].map((matrix) => entriesOf(this.#workspace, matrix).slice());
    return { X, R, P };
  }
}
