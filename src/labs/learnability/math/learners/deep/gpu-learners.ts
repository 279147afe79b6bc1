import type { BatchOrder } from "../../../../../platform/tensors/batch-order";
import type { Tensor } from "../../../../../platform/tensors/tensorflow";
import type { GpuTensors } from "../../../../../platform/tensors/webgpu";
import { rowLength } from "../../../../../platform/tensors/weight-row";
import { stepsThatCount, type TrainedState } from "../trained";
import { type DeepTrainer, type DeepTraining, orderOf, startOf, trainerOf } from "./training";
import { keptState, stateIn } from "./weights";

/** The state of a model at the last readback. */
interface Place {
  readonly state: TrainedState;
  readonly lastLoss: number;
}

/**
 * Models of several layers trained by TensorFlow.js on a GPU, one model after the other. Initial weights and batches are
 * those of the learner in WASM; only rounding differs. Many steps are submitted before a readback, which is a single
 * transfer.
 *
 * `step`, `lastLoss` and `state` are those of the last readback: after a failure they are still consistent.
 */
export class GpuDeepLearners {
  readonly #tensors: GpuTensors;
  readonly #trainings: readonly DeepTraining[];
  readonly #orders: readonly BatchOrder[];
  readonly #trainers: readonly DeepTrainer<Tensor>[];
  #places: readonly Place[];

  /**
   * @param states  a state for each of the trainings; without one, the learner starts anew.
   * @throws {DimensionError} for a state of another model.
   */
  constructor(tensors: GpuTensors, trainings: readonly DeepTraining[], states: readonly (TrainedState | undefined)[] = []) {
    this.#tensors = tensors;
    this.#trainings = trainings;
    this.#orders = trainings.map(orderOf);
    const begun = trainings.map((training, k) => {
      const state = states[k];
      return state ? stateIn(training.architecture.weights, state) : startOf(training);
    });
    this.#trainers = trainings.map((training, k) => trainerOf(training, tensors.arithmetic, begun[k]));
    this.#places = trainings.map(({ architecture }, k) => ({ state: keptState(architecture.weights, begun[k]), lastLoss: 0 }));
  }

  /** Steps taken by model `k`. */
  step(k: number): number {
    return this.#places[k].state.step;
  }

  /** Batch loss of the last step of model `k`, before its update; 0 before the first step. NaN or infinite when it diverged. */
  lastLoss(k: number): number {
    return this.#places[k].lastLoss;
  }

  /** The state of model `k`, from which a learner with the same spec and data can continue. */
  state(k: number): TrainedState {
    return this.#places[k].state;
  }

  /**
   * Takes `count` steps of every model that has neither diverged nor ended, and reads back once. A model whose loss is not
   * finite counts that step and no further ones.
   *
   * @throws {GpuUnavailable | GpuMemoryError | GpuLost}
   */
  async advance(count: number): Promise<void> {
    const { gpu, arithmetic } = this.#tensors;
    const counts = this.#places.map((place, k) => this.#missing(place, k, count));
    if (counts.every((missing) => missing === 0)) return;
    const values = await gpu.guarded("the layers", async () => {
      const losses = this.#trainers.map((trainer, k) =>
        Array.from({ length: counts[k] }, () => trainer.take(this.#orders[k].batches(trainer.step, 1))),
      );
      const whole = arithmetic.tidy(() =>
        arithmetic.joined(this.#trainers.flatMap(({ rows: { weight, first, second } }, k) => [weight, first, second, ...losses[k]])),
      );
      for (const loss of losses.flat()) arithmetic.dispose(loss);
      // A tensor that cannot be read is lost with its device.
      const read = await arithmetic.read(whole);
      arithmetic.dispose(whole);
      return read;
    });
    let at = 0;
    const next = (length: number) => {
      at += length;
      return values.subarray(at - length, at);
    };
    this.#places = this.#trainers.map((trainer, k) => {
      const { weights } = this.#trainings[k].architecture;
      const length = rowLength(weights);
      const state = trainer.stateOf({ weight: next(length), first: next(length), second: next(length) });
      return placeAfter(this.#places[k], keptState(weights, state), next(counts[k]));
    });
  }

  /** Frees the memory on the GPU; values of the last readback stay available. */
  dispose(): void {
    for (const trainer of this.#trainers) trainer.dispose();
  }

  #missing({ state, lastLoss }: Place, k: number, count: number): number {
    return Number.isFinite(lastLoss) ? Math.max(0, Math.min(count, this.#trainings[k].spec.steps - state.step)) : 0;
  }
}

function placeAfter(before: Place, state: TrainedState, losses: Float64Array): Place {
  if (losses.length === 0) return before;
  const taken = stepsThatCount(losses);
  return { state: { ...state, step: before.state.step + taken }, lastLoss: losses[taken - 1] };
}
