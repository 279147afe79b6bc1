import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { productOperations } from "../cost";
import type { Problem } from "../problem";
import { addTimes, entriesOf, load, type Stored, zeros } from "../products";
import { vanishesInGram } from "../rank";
import type { GradientDescentSettings } from "../settings";
import type { Caveat, SolverCheckpoint } from "../solver";
import { type Advanced, equationsAlone } from "../stepped";
import { EagleWorkspace } from "../workspace";
import { Baseline } from "./baseline";
import { largestSquaredNorm, type NormalEquations, normalEquations, residualBound } from "./normal-equations";

/**
 * Gradient descent on ||X A - B||_F^2 / 2 from X = 0, this project's own: X <- X - h (X G - H), D = X C. With several machines
 * the gradients are averaged, and h = 1 / max_mu ||A^mu||_2^2.
 */
export class GradientDescentSolver extends Baseline<GradientDescentSettings> {
  readonly #workspace = new EagleWorkspace();
  readonly #X: Stored;
  readonly #C: Stored;
  /** Whether the gradient of the last step was rounding. */
  #small = false;
  #prepared: (NormalEquations & { readonly rate: number; readonly operations: number }) | null = null;

  constructor(problem: Problem, settings: GradientDescentSettings, checkpoint: SolverCheckpoint | null) {
    super(problem, settings, equationsAlone);
    const { d, dPrime, nPrime, C } = this.problem;
    this.#X = zeros(this.#workspace, dPrime, d);
    this.#C = load(this.#workspace, C, d, nPrime);
    if (!checkpoint) return;
    this.resume(checkpoint);
    entriesOf(this.#workspace, this.#X).set(checkpoint.arrays.X);
  }

  protected *advance(): LongComputation<Advanced> {
    this.#prepared ??= yield* within(0, 0.9, this.#prepare());
    const { G, H, rate, operations: preparing } = this.#prepared;
    const { d, dPrime, nPrime, blocks } = this.problem;
    const workspace = this.#workspace;
    const mark = workspace.mark();
    try {
      const gradient = zeros(workspace, dPrime, d);
      yield* within(0.9, 1, addTimes(workspace, gradient, this.#X, G, 1));
      workspace.kernels.addScaled(gradient.pointer, H.pointer, d * dPrime, -1);
      this.#small = workspace.kernels.norm(gradient.pointer, d * dPrime) <= residualBound(workspace, { G, H }, this.#X);
      workspace.kernels.addScaled(this.#X.pointer, gradient.pointer, d * dPrime, -rate);
      const D = yield* this.product(workspace, this.#X, this.#C);
      const operations = productOperations(dPrime, d, d + nPrime) + (this.iteration === 0 ? preparing : 0);
      return { D, cost: { operations, bytes: blocks.length > 1 ? 2 * 8 * blocks.length * d * dPrime : 0 } };
    } finally {
      workspace.release(mark);
    }
  }

  *#prepare() {
    const equations = yield* within(0, 0.5, normalEquations(this.#workspace, this.problem));
    const { value, operations } = yield* within(0.5, 1, largestSquaredNorm(this.#workspace, this.problem));
    return { ...equations, rate: value > 0 ? 1 / value : 0, operations: equations.operations + operations };
  }

  protected resolved(): boolean {
    return this.#small;
  }

  protected override *limits(): LongComputation<Caveat | null> {
    return (yield* vanishesInGram(this.problem)) ? "unseen-directions" : null;
  }

  protected save(): Record<string, Float64Array> {
    return { X: entriesOf(this.#workspace, this.#X).slice() };
  }
}
