import { pickSequences, type TokenSplit } from "../../model/token-splits";
import { DimensionError } from "../../numerics/errors";
import { halfCosine } from "../../numerics/half-cosine";
import { learnerSeed, normals, purposes } from "../../numerics/random";
import { Workspace } from "../../numerics/workspace";
import type { Arithmetic } from "../../tensors/arithmetic";
import { type Moving, stepped } from "../../tensors/optimizer";
import { Tape } from "../../tensors/tape";
import type { TrainingSpec } from "../gradient/schema";
import type { Errors } from "../recording";
import type { TrainedLearner, TrainedState } from "../trained";
import type { Architecture, LayerAttention, TokenBatch, WeightPlan } from "./architecture";
import { BatchOrder } from "./batches";
import { hiddenTokens, visibleTokens } from "./masks";
import { type LabelledTokens, pickRows, type TokenTraining } from "./training-data";

/**
 * A model of several layers, trained by AdamW or SGD on mini-batches of whole sequences: forward pass and gradient on a
 * tape over the arithmetic it is given, float32 on TensorFlow.js or float64. Initial weights, order of batches, schedule
 * and optimiser are those of the gradient learner. Errors are measured in float64.
 */
export class DeepLearner<T> implements TrainedLearner {
  readonly #architecture: Architecture;
  readonly #data: TokenTraining;
  readonly #spec: TrainingSpec;
  readonly #arithmetic: Arithmetic<T>;
  readonly #order: BatchOrder;
  #weights: Moving<T>[];
  #step = 0;
  #lastLoss = Number.NaN;
  #powers = { beta1Power: 1, beta2Power: 1 };

  /**
   * @param experimentSeed  with the learner's own seed, it fixes the initial weights and the order of the batches.
   * @param start  initial weights other than the seed's, in the architecture's order.
   */
  constructor(
    architecture: Architecture,
    data: TokenTraining,
    spec: TrainingSpec,
    experimentSeed: number,
    arithmetic: Arithmetic<T>,
    start?: readonly Float64Array[],
  ) {
    this.#architecture = architecture;
    this.#data = data;
    this.#spec = spec;
    this.#arithmetic = arithmetic;
    const seed = learnerSeed(experimentSeed, spec.seed);
    const shuffling = spec.order === "shuffled" ? { seed, purpose: purposes.batchOrder } : null;
    this.#order = new BatchOrder(data.train.split.count, spec.batch, shuffling);
    const values = start ?? initialWeights(architecture.weights, seed);
    this.#weights = architecture.weights.map(({ shape }, i) => {
      const zeros = new Float64Array(values[i].length);
      const [weight, first, second] = [values[i], zeros, zeros].map((entries) => arithmetic.array(entries, shape));
      return { weight, first, second };
    });
  }

  get step(): number {
    return this.#step;
  }

  get lastLoss(): number {
    return this.#lastLoss;
  }

  advance(count: number): number {
    for (let taken = 0; taken < count; taken++) {
      this.#takeStep();
      if (!Number.isFinite(this.#lastLoss)) return taken + 1;
    }
    return count;
  }

  /** Loss of the next batch and its gradient, in the architecture's order, without a step. */
  gradient(): { readonly loss: number; readonly gradients: Float64Array[] } {
    const { tidy, values } = this.#arithmetic;
    let read: Float64Array[] = [];
    const loss = tidy(() => {
      const { loss, gradients } = this.#lossAndGradient();
      read = gradients.map(values);
      return loss;
    });
    return { loss, gradients: read };
  }

  /** The weights in the architecture's order. */
  weights(): Float64Array[] {
    return this.#weights.map(({ weight }) => this.#arithmetic.values(weight));
  }

  /** The weights with their names and shapes. */
  namedWeights(): { readonly name: string; readonly shape: readonly number[]; readonly values: Float64Array }[] {
    const weights = this.weights();
    return this.#architecture.weights.map(({ name, shape }, i) => ({ name, shape, values: weights[i] }));
  }

  errors(): Errors {
    const weights = this.weights();
    const { recorded, test, shifted } = this.#data;
    const mean = ({ split, labels }: LabelledTokens) =>
      labels && labels.length > 0 ? meanSquaredError(this.#architecture.answers(weights, split), labels) : Number.NaN;
    return { train: mean(recorded), test: mean(test), shifted: shifted.map(mean) };
  }

  /** The answers to any sequences, in float64. */
  answers(split: TokenSplit): Float64Array {
    return this.#architecture.answers(this.weights(), split);
  }

  /** @param tokens  n x d, token after token. */
  attention(tokens: Float64Array, n: number): LayerAttention {
    return this.#architecture.attention(this.weights(), tokens, n);
  }

  state(): TrainedState {
    const { values } = this.#arithmetic;
    const arrays = this.#weights.flatMap(({ weight, first, second }) => [weight, first, second].map(values));
    const whole = new Float64Array(arrays.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const array of arrays) {
      whole.set(array, at);
      at += array.length;
    }
    return { step: this.#step, ...this.#powers, arrays: new Uint8Array(whole.buffer) };
  }

  restore({ step, beta1Power, beta2Power, arrays }: TrainedState): void {
    const sizes = this.#architecture.weights.map(({ shape }) => shape.reduce((product, length) => product * length, 1));
    const bytes = 3 * 8 * sizes.reduce((sum, size) => sum + size, 0);
    if (arrays.length !== bytes) throw new DimensionError(`the saved state has ${arrays.length} bytes, this learner needs ${bytes}`);
    const whole = new Float64Array(arrays.slice().buffer);
    let at = 0;
    const next = (shape: readonly number[], size: number) => {
      at += size;
      return this.#arithmetic.array(whole.slice(at - size, at), shape);
    };
    const weights = this.#architecture.weights.map(({ shape }, i) => ({
      weight: next(shape, sizes[i]),
      first: next(shape, sizes[i]),
      second: next(shape, sizes[i]),
    }));
    this.#replace(weights);
    this.#step = step;
    this.#powers = { beta1Power, beta2Power };
  }

  /** Frees everything it holds; it must not be used any more. */
  dispose(): void {
    this.#replace([]);
  }

  #takeStep(): void {
    const { tidy } = this.#arithmetic;
    const { beta1, beta2 } = this.#spec;
    const powers = { beta1Power: this.#powers.beta1Power * beta1, beta2Power: this.#powers.beta2Power * beta2 };
    const arrays = tidy((): readonly T[] => {
      const { loss, gradients } = this.#lossAndGradient();
      this.#lastLoss = loss;
      const weights = stepped(this.#arithmetic, this.#weights, gradients, scheduledRate(this.#spec, this.#step), this.#spec, powers);
      return weights.flatMap(({ weight, first, second }) => [weight, first, second]);
    });
    this.#replace(this.#weights.map((_, i) => ({ weight: arrays[3 * i], first: arrays[3 * i + 1], second: arrays[3 * i + 2] })));
    this.#powers = powers;
    this.#step += 1;
  }

  /** Takes other arrays and frees those that are not among them. */
  #replace(weights: Moving<T>[]): void {
    const arraysOf = (list: readonly Moving<T>[]) => list.flatMap(({ weight, first, second }) => [weight, first, second]);
    const kept = new Set(arraysOf(weights));
    for (const array of arraysOf(this.#weights)) if (!kept.has(array)) this.#arithmetic.dispose(array);
    this.#weights = weights;
  }

  /** To be called within `tidy`. */
  #lossAndGradient(): { readonly loss: number; readonly gradients: readonly T[] } {
    const { array, subtract, times, total, scale } = this.#arithmetic;
    const { split, labels } = this.#data.train;
    const indices = this.#order.ofStep(this.#step);
    const rows = indices.length * split.group;
    const width = this.#data.outputs;
    const wanted = array(pickRows(labels, split.group * width, indices), [rows, width]);
    const tape = new Tape(this.#arithmetic);
    const leaves = this.#weights.map(({ weight }) => tape.leaf(weight));
    const output = this.#architecture.forward(tape, leaves, this.#batch(tape, pickSequences(split, indices)));
    const difference = subtract(output.value, wanted);
    const loss = total(times(difference, difference)) / (rows * width);
    tape.backward(output, scale(difference, 2 / (rows * width)));
    return { loss, gradients: leaves.map(({ value, gradient }) => gradient ?? scale(value, 0)) };
  }

  #batch(tape: Tape<T>, split: TokenSplit): TokenBatch<T> {
    const { d, n, count, group, tokens } = split;
    return {
      d,
      n,
      count,
      group,
      tokens: tape.leaf(this.#arithmetic.array(tokens, [count * n, d])),
      visible: (rows) => this.#arithmetic.array(visibleTokens(n, rows), [rows, n]),
      hidden: (rows, heads) => {
        const { values, shape } = hiddenTokens(split, rows, heads);
        return this.#arithmetic.array(values, shape);
      },
    };
  }
}

function initialWeights(plan: readonly WeightPlan[], seed: bigint): Float64Array[] {
  const workspace = new Workspace();
  return plan.map(({ shape, start }) => {
    const values = new Float64Array(shape.reduce((product, length) => product * length, 1));
    if (start.kind === "constant") return values.fill(start.value);
    for (const { stream, deviation, count, place } of start.draws)
      normals(workspace, { seed, purpose: purposes.initialWeights, index: stream }, count).forEach((draw, i) => {
        values[place(i)] = draw * deviation;
      });
    return values;
  });
}

/** Linear warm-up, then constant or half a cosine down to zero at the last step. */
function scheduledRate({ rate, warmup, schedule, steps }: TrainingSpec, step: number): number {
  if (step < warmup) return (rate * (step + 1)) / warmup;
  return schedule === "cosine" ? rate * halfCosine((step - warmup) / Math.max(steps - warmup, 1)) : rate;
}

function meanSquaredError(answers: Float64Array, labels: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < labels.length; i++) sum += (answers[i] - labels[i]) ** 2;
  return sum / labels.length;
}
