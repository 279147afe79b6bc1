/** The latest states of a run of solvers, outside the store: whoever draws pulls them when it draws. */

import { meanProgress, WatchedSeries } from "../../../../platform/state/watched-series";
import type { EagleState, EagleViews, IterationView, ProblemState, SolverState } from "../../engine/protocol";
import type { TrainingState } from "../../engine/training/protocol";
import { type KeptWeights, WeightsHistory } from "./weights-history";

export class EagleSeries extends WatchedSeries<EagleState> {
  #problem: ProblemState | null = null;
  readonly #solvers = new Map<number, SolverState>();
  readonly #training = new Map<number, TrainingState>();
  readonly #views = new Map<number, IterationView>();
  readonly #weights = new WeightsHistory();

  get problem(): ProblemState | null {
    return this.#problem;
  }

  /** By index into the solvers of the document; undefined before it has reported. */
  solver(index: number): SolverState | undefined {
    return this.#solvers.get(index);
  }

  /** The network in training at a place of the document's solvers; undefined before it has reported. */
  training(index: number): TrainingState | undefined {
    return this.#training.get(index);
  }

  /** Weights of the network in training on its way: a document has one network at most. */
  get weightsKept(): Pick<WeightsHistory, "kept" | "upTo"> {
    return this.#weights;
  }

  /** What a solver has at the iteration that is looked at, by index into the solvers of the document. */
  view(index: number): IterationView | undefined {
    return this.#views.get(index);
  }

  get #steppers(): readonly (SolverState | TrainingState)[] {
    return [...this.#solvers.values(), ...this.#training.values()];
  }

  /** Iterations of all solvers together. */
  get totalSteps(): number {
    return this.#steppers.reduce((sum, { iteration }) => sum + iteration, 0);
  }

  get hasMoved(): boolean {
    return this.totalSteps > 1;
  }

  /** The share of the run that is done, 0 to 1. */
  get progress(): number {
    return meanProgress(this.#steppers);
  }

  protected override take(state: EagleState): boolean {
    if (state.kind === "problem") this.#problem = state;
    else if (state.kind === "solver") this.#solvers.set(state.solver, state);
    else if (state.kind === "training") this.#acceptTraining(state);
    else return false;
    return true;
  }

  #acceptTraining(state: TrainingState): void {
    this.#training.set(state.solver, state);
    if (state.weights) this.#weights.add(state.iteration, state.weights);
  }

  /** What had been kept of a run that is gone on with. */
  restoreWeights(kept: readonly KeptWeights[]): void {
    this.#weights.restore(kept);
    this.changed();
  }

  acceptViews({ solvers }: EagleViews): void {
    for (const view of solvers) this.#views.set(view.solver, view);
    this.changed();
  }

  clearViews(): void {
    this.#views.clear();
    this.changed();
  }

  clear(): void {
    this.#problem = null;
    this.#solvers.clear();
    this.#training.clear();
    this.#weights.clear();
    this.#views.clear();
    this.changed();
  }
}
