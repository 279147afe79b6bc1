import { UnsupportedError } from "../../../../../platform/numerics/errors";
import type { BatchOrder } from "../../../../../platform/tensors/batch-order";
import type { Gpu } from "../../../../../platform/tensors/gpu";
import type { BetaPowers } from "../../../../../platform/tensors/optimizer";
import { Pace } from "../../../../../platform/tensors/pace";
import { Population } from "../../gpu/population";
import { idle, type PopulationData, type Turn } from "../../gpu/population-layout";
import type { Heads } from "../../model/samples";
import type { Dataset } from "../../tasks/dataset";
import { Workspace } from "../../workspace";
import { learnerProblem } from "../learner-problem";
import { labelsToLearn } from "../trainable";
import { stepsThatCount, type TrainedState } from "../trained";
import { batchOf, usesAll } from "./batch";
import { batchOrder } from "./batch-order";
import { separates } from "./factored-learners";
import type { GradientSpec } from "./fields";
import { initialWeights } from "./initial-weights";
import { powersAfter, stepFactors } from "./step-factors";
import { readHeads, writeHeads } from "./weights";

/** The state of a model besides its weights. */
interface Place extends BetaPowers {
  readonly step: number;
  readonly lastLoss: number;
}

/** Batches of the steps from `step` on, drawn while the GPU was computing those before. */
interface DrawnBatches {
  readonly step: number;
  readonly order: Uint32Array;
}

/** A learner on its data. */
export interface Member {
  readonly dataset: Dataset;
  /** Of precision float32. */
  readonly spec: GradientSpec;
  readonly experimentSeed: number;
  /** The state to continue from; without one the learner starts anew. */
  readonly state?: TrainedState | undefined;
}

/**
 * Gradient learners trained on the GPU, together and in float32, on one data set or on several of one shape. They have the
 * batches and initial weights of the WASM learner with the same spec and seed; only rounding differs, depending on the
 * device. States are interchangeable with those of the float32 WASM learner.
 *
 * `step`, `lastLoss`, `heads` and `state` are those of the last readback: after a failure they are still consistent.
 */
export class GpuLearners {
  readonly #members: readonly Member[];
  readonly #specs: readonly GradientSpec[];
  readonly #orders: readonly BatchOrder[];
  readonly #population: Population;
  readonly #pace: Pace;
  #places: readonly Place[];
  #arrays: readonly Uint8Array[];
  #drawn: readonly DrawnBatches[] = [];

  private constructor(members: readonly Member[], orders: readonly BatchOrder[], population: Population, states: readonly TrainedState[]) {
    this.#members = members;
    this.#specs = members.map(({ spec }) => spec);
    this.#orders = orders;
    this.#population = population;
    this.#pace = new Pace(population.mostSteps);
    this.#places = states.map(({ step, beta1Power, beta2Power }) => ({ step, beta1Power, beta2Power, lastLoss: 0 }));
    this.#arrays = states.map(({ arrays }) => arrays.slice());
    states.forEach(({ arrays }, k) => {
      population.write(k, arrays.slice());
    });
  }

  /**
   * @param specs   of precision float32.
   * @param states  a state for each of the specs; without one, the learner starts anew.
   * @throws {PlaygroundError} when there are no training samples or they have no labels.
   * @throws {UnsupportedError} for float64, for steps on all samples, and for separate keys and queries.
   * @throws {DimensionError} for a state of another shape.
   * @throws {TooLargeError | GpuMemoryError | GpuUnavailable | GpuLost} where the GPU cannot hold or run the models.
   */
  static async create(
    gpu: Gpu,
    dataset: Dataset,
    specs: readonly GradientSpec[],
    experimentSeed: number,
    states: readonly (TrainedState | undefined)[] = [],
  ): Promise<GpuLearners> {
    return GpuLearners.together(
      gpu,
      specs.map((spec, k) => ({ dataset, spec, experimentSeed, state: states[k] })),
    );
  }

  /** Learners on data sets of one shape. @throws as `create`. */
  static async together(gpu: Gpu, members: readonly Member[]): Promise<GpuLearners> {
    const datasets = [...new Set(members.map(({ dataset }) => dataset))];
    for (const dataset of datasets) labelsToLearn(dataset.train, "train-unlabelled-gradient");
    for (const { spec } of members) if (usesAll(spec)) throw new UnsupportedError(learnerProblem("gpu-whole-batch"));
    for (const { spec } of members)
      if (separates(spec)) throw new UnsupportedError(learnerProblem("gpu-key-query-rank", { rank: Number(spec.keyQueryRank) }));
    for (const { spec } of members) if (spec.precision !== "float32") throw new UnsupportedError(learnerProblem("gpu-float64"));
    const workspace = new Workspace();
    const models = members.map(({ spec, dataset }) => ({
      ...spec,
      batch: batchOf(spec, dataset.train.count / dataset.train.prefixes),
      data: datasets.indexOf(dataset),
    }));
    const population = await Population.create(gpu, datasets.map(populationData), models);
    try {
      const begun = members.map((member) => member.state ?? initialState(workspace, member));
      const orders = members.map(({ spec, dataset: { train }, experimentSeed }) => {
        return batchOrder(workspace, spec, train.count / train.prefixes, experimentSeed);
      });
      return new GpuLearners(members, orders, population, begun);
    } catch (error) {
      population.dispose();
      throw error;
    }
  }

  /** Number of models. */
  get count(): number {
    return this.#specs.length;
  }

  /** Steps taken by model `k`. */
  step(k: number): number {
    return this.#places[k].step;
  }

  /** Batch loss of the last step of model `k`, before its update; 0 before the first step. NaN or infinite when it diverged. */
  lastLoss(k: number): number {
    return this.#places[k].lastLoss;
  }

  /** Heads of model `k` in float64. */
  heads(k: number): Heads {
    const { buffer, byteOffset, byteLength } = this.#arrays[k];
    const { d, outputs } = this.#members[k].dataset;
    return readHeads(new Float32Array(buffer, byteOffset, byteLength / 4), { d, outputs, count: this.#specs[k].heads });
  }

  /** The state of model `k`, from which a float32 learner with the same spec and data can continue. */
  state(k: number): TrainedState {
    const { step, beta1Power, beta2Power } = this.#places[k];
    return { step, beta1Power, beta2Power, arrays: this.#arrays[k].slice() };
  }

  /**
   * Takes `count` steps of every model that has neither ended nor diverged, in submits of at most 200 ms (or a single
   * step), and reads the states back with the last one. A model whose loss is not finite counts that step and no further
   * ones.
   *
   * @throws {GpuLost}
   */
  async advance(count: number): Promise<void> {
    const goals = this.#places.map(({ step }, k) => Math.min(step + count, this.#specs[k].steps));
    const missing = (place: Place, k: number) => (hasDiverged(place) ? 0 : Math.max(0, goals[k] - place.step));
    let places = this.#places;
    for (let left = Math.max(0, ...places.map(missing)); left > 0; ) {
      const size = Math.min(left, this.#pace.size);
      const turns = places.map((place, k) => this.#turn(place, k, Math.min(size, missing(place, k))));
      const drawNext = () => this.#drawAfter(places, turns);
      const { losses, states, milliseconds } = await this.#population.run(turns, size === left, drawNext);
      this.#pace.measured(size, milliseconds);
      places = places.map((place, k) => placeAfter(place, this.#specs[k], losses[k]));
      left = Math.max(0, ...places.map(missing));
      // When all remaining models diverge before the end, the states have not been read yet.
      const last = left === 0 ? (states ?? (await this.#readBack())) : null;
      if (last) this.#commit(places, last);
    }
  }

  /** Frees the memory on the GPU; values of the last readback stay available. */
  dispose(): void {
    this.#population.dispose();
  }

  async #readBack(): Promise<readonly Uint8Array[] | null> {
    const idleTurns = this.#specs.map(() => idle);
    return (await this.#population.run(idleTurns, true)).states;
  }

  #commit(places: readonly Place[], states: readonly Uint8Array[]): void {
    this.#places = places;
    this.#arrays = states;
  }

  #turn(place: Place, k: number, steps: number): Turn {
    if (steps === 0) return idle;
    return { steps, order: this.#batches(k, place.step, steps), factors: stepFactors(this.#specs[k], place.step, steps, place) };
  }

  #batches(k: number, step: number, steps: number): Uint32Array {
    const { batch } = this.#orders[k];
    const drawn = this.#drawn[k]?.step === step ? this.#drawn[k].order : new Uint32Array();
    if (drawn.length >= steps * batch) return drawn.subarray(0, steps * batch);
    const order = new Uint32Array(steps * batch);
    order.set(drawn);
    order.set(this.#orders[k].batches(step + drawn.length / batch, steps - drawn.length / batch), drawn.length);
    return order;
  }

  /** Draws as many batches as the next submit is expected to hold. */
  #drawAfter(places: readonly Place[], turns: readonly Turn[]): void {
    this.#drawn = places.map((place, k) => {
      const step = place.step + turns[k].steps;
      const count = turns[k].steps === 0 ? 0 : Math.min(this.#pace.size, this.#specs[k].steps - step);
      return { step, order: this.#orders[k].batches(step, count) };
    });
  }
}

function populationData({ train, d, outputs }: Dataset): PopulationData {
  return { ...train, d, outputs, labels: train.labels ?? new Float64Array() };
}

/** Initial weights and zero moments, in the layout of the float32 WASM learner. */
function initialState(workspace: Workspace, { dataset, spec, experimentSeed }: Member): TrainedState {
  const heads = initialWeights(workspace, dataset, spec, experimentSeed);
  const length = Math.ceil((heads.V.length + heads.Q.length) / 4) * 4;
  const arrays = new Float32Array(3 * length);
  writeHeads(heads, arrays);
  return { step: 0, beta1Power: 1, beta2Power: 1, arrays: new Uint8Array(arrays.buffer) };
}

function hasDiverged({ lastLoss }: Place): boolean {
  return !Number.isFinite(lastLoss);
}

/** The state after steps with these losses; steps after the first non-finite one do not count. */
function placeAfter(place: Place, spec: GradientSpec, losses: Float32Array): Place {
  if (losses.length === 0) return place;
  const taken = stepsThatCount(losses);
  return { step: place.step + taken, lastLoss: losses[taken - 1], ...powersAfter(spec, place, taken) };
}
