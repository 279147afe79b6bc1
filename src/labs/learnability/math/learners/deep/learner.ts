import type { Arithmetic } from "../../../../../platform/tensors/arithmetic";
import type { BatchOrder } from "../../../../../platform/tensors/batch-order";
import { initialState } from "../../../../../platform/tensors/trainer";
import { arraysOf, rowOf } from "../../../../../platform/tensors/weight-row";
import type { TokenSplit } from "../../model/token-splits";
import type { Errors } from "../recording";
import type { TrainedLearner, TrainedState } from "../trained";
import type { LayerAttention } from "./architecture";
import { type MeasuredModel, measured, type NamedWeights } from "./measure";
import { type DeepTrainer, type DeepTraining, orderOf, startOf, trainerOf } from "./training";
import { keptState, stateIn } from "./weights";

/**
 * A model of several layers, trained by AdamW or SGD in a synchronous arithmetic: float32 on our kernels, or float64.
 * Initial weights, order of batches, schedule and optimiser are those of the gradient learner. Errors are measured in
 * float64.
 */
export class DeepLearner<T> implements TrainedLearner, MeasuredModel {
  readonly #training: DeepTraining;
  readonly #arithmetic: Arithmetic<T>;
  readonly #trainer: DeepTrainer<T>;
  readonly #order: BatchOrder;
  readonly #model: MeasuredModel;
  #lastLoss = Number.NaN;

  /** @param start  initial weights other than the seed's, in the architecture's order. */
  constructor(training: DeepTraining, arithmetic: Arithmetic<T>, start?: readonly Float64Array[]) {
    this.#training = training;
    this.#arithmetic = arithmetic;
    this.#trainer = trainerOf(training, arithmetic, start ? initialState(rowOf(start)) : startOf(training));
    this.#order = orderOf(training);
    this.#model = measured(training, () => this.weights());
  }

  get step(): number {
    return this.#trainer.step;
  }

  get lastLoss(): number {
    return this.#lastLoss;
  }

  advance(count: number): number {
    for (let taken = 0; taken < count; taken++) {
      this.#lastLoss = this.#taken(this.#trainer.take(this.#nextBatch()))[0];
      if (!Number.isFinite(this.#lastLoss)) return taken + 1;
    }
    return count;
  }

  /** Loss of the next batch and its gradient, in the architecture's order, without a step. */
  gradient(): { readonly loss: number; readonly gradients: Float64Array[] } {
    const { loss, gradient } = this.#trainer.gradient(this.#nextBatch());
    return { loss: this.#taken(loss)[0], gradients: arraysOf(this.#training.architecture.weights, this.#taken(gradient)) };
  }

  weights(): Float64Array[] {
    return arraysOf(this.#training.architecture.weights, this.#arithmetic.values(this.#trainer.rows.weight));
  }

  namedWeights(): NamedWeights[] {
    return this.#model.namedWeights();
  }

  errors(): Errors {
    return this.#model.errors();
  }

  answers(split: TokenSplit): Float64Array {
    return this.#model.answers(split);
  }

  tokens(split: TokenSplit): Float64Array {
    return this.#model.tokens(split);
  }

  attention(tokens: Float64Array, n: number): LayerAttention {
    return this.#model.attention(tokens, n);
  }

  state(): TrainedState {
    return keptState(this.#training.architecture.weights, this.#trainer.state());
  }

  restore(state: TrainedState): void {
    this.#trainer.restore(stateIn(this.#training.architecture.weights, state));
  }

  /** Frees all arrays; the object must not be used afterwards. */
  dispose(): void {
    this.#trainer.dispose();
  }

  #nextBatch(): Uint32Array {
    return this.#order.batches(this.step, 1);
  }

  /** The values of an array, which is freed. */
  #taken(array: T): Float64Array {
    const values = this.#arithmetic.values(array);
    this.#arithmetic.dispose(array);
    return values;
  }
}
