import { halfCosine } from "../../../../../platform/numerics/half-cosine";
import { learnerSeed, purposes } from "../../../../../platform/numerics/random";
import type { Arithmetic } from "../../../../../platform/tensors/arithmetic";
import { type BetaPowers, type Moving, stepped } from "../../../../../platform/tensors/optimizer";
import { Tape } from "../../../../../platform/tensors/tape";
import type { SymbolGroup } from "../../model/symbols";
import { pickSequences, type TokenSplit } from "../../model/token-splits";
import type { TrainingSpec } from "../gradient/fields";
import type { TrainedState } from "../trained";
import type { Architecture, TokenBatch } from "./architecture";
import { BatchOrder } from "./batches";
import { hiddenTokens, visibleTokens } from "./masks";
import { nextToken, squaredError } from "./objective";
import { pickRows, type TokenTraining } from "./training-data";
import { bytesOf, initialWeights, rowLength, rowOf, rowsIn, sizeOf } from "./weights";

/** What distinguishes one training from another. */
export interface DeepTraining {
  readonly architecture: Architecture;
  readonly data: TokenTraining;
  readonly spec: TrainingSpec;
  /** Of which symbols tokens are made, for a model of the next token; null where the squared error is brought down. */
  readonly symbols: readonly SymbolGroup[] | null;
  /** With the learner's own seed, it fixes the initial weights and the order of the batches. */
  readonly experimentSeed: number;
}

/**
 * The weights of a model of several layers on their way: AdamW or SGD on mini-batches of whole sequences, forward pass and
 * gradient on a tape over the arithmetic it is given. Nothing is ever read back here, so that a GPU may lag behind.
 */
export class DeepSteps<T> {
  readonly #training: DeepTraining;
  readonly #arithmetic: Arithmetic<T>;
  readonly #order: BatchOrder;
  readonly #start: Moving<Float64Array>;
  #rows: Moving<T>;
  #step = 0;
  #powers: BetaPowers = { beta1Power: 1, beta2Power: 1 };

  /** @param start  initial weights other than the seed's, in the architecture's order. */
  constructor(training: DeepTraining, arithmetic: Arithmetic<T>, start?: readonly Float64Array[]) {
    const { architecture, data, spec, experimentSeed } = training;
    this.#training = training;
    this.#arithmetic = arithmetic;
    const seed = learnerSeed(experimentSeed, spec.seed);
    const shuffling = spec.order === "shuffled" ? { seed, purpose: purposes.batchOrder } : null;
    this.#order = new BatchOrder(data.train.split.count, spec.batch, shuffling);
    const weight = rowOf(start ?? initialWeights(architecture.weights, seed));
    const zeros = new Float64Array(rowLength(architecture.weights));
    this.#start = { weight, first: zeros, second: zeros };
    this.#rows = this.#held(this.#start);
  }

  /** Steps taken so far. */
  get step(): number {
    return this.#step;
  }

  /** Weights and moments now; they belong to this object. */
  get rows(): Moving<T> {
    return this.#rows;
  }

  /** Takes a step. @returns the loss of its batch before the update, an array of one, which the caller frees. */
  take(): T {
    const { beta1, beta2 } = this.#training.spec;
    const { spec } = this.#training;
    const powers = { beta1Power: this.#powers.beta1Power * beta1, beta2Power: this.#powers.beta2Power * beta2 };
    const taken = this.#arithmetic.tidy(() => {
      const { loss, gradient } = this.#lossAndGradient();
      return { loss, ...stepped(this.#arithmetic, this.#rows, gradient, scheduledRate(spec, this.#step), spec, powers) };
    });
    const { loss, weight, first, second } = taken;
    this.#replace({ weight, first, second });
    this.#powers = powers;
    this.#step += 1;
    return loss;
  }

  /** Loss of the next batch and its gradient as one row, without a step; the caller frees both. */
  gradient(): { readonly loss: T; readonly gradient: T } {
    return this.#arithmetic.tidy(() => this.#lossAndGradient());
  }

  /** What can be gone on from, once the rows have been read. */
  stateOf(rows: Moving<Float64Array>): TrainedState {
    return { step: this.#step, ...this.#powers, arrays: bytesOf(this.#training.architecture.weights, rows) };
  }

  /** The state before the first step. */
  initialState(): TrainedState {
    return { step: 0, beta1Power: 1, beta2Power: 1, arrays: bytesOf(this.#training.architecture.weights, this.#start) };
  }

  /** Goes on from a state. @throws {DimensionError} when it is another model's. */
  restore({ step, beta1Power, beta2Power, arrays }: TrainedState): void {
    this.#replace(this.#held(rowsIn(this.#training.architecture.weights, arrays)));
    this.#step = step;
    this.#powers = { beta1Power, beta2Power };
  }

  /** Frees everything it holds; it must not be used any more. */
  dispose(): void {
    for (const row of new Set(Object.values(this.#rows))) this.#arithmetic.dispose(row);
  }

  #held({ weight, first, second }: Moving<Float64Array>): Moving<T> {
    const { array } = this.#arithmetic;
    const hold = (row: Float64Array) => array(row, [row.length]);
    return { weight: hold(weight), first: hold(first), second: hold(second) };
  }

  /** Takes other rows and frees those that are not among them. */
  #replace(rows: Moving<T>): void {
    const kept = new Set(Object.values(rows));
    for (const row of Object.values(this.#rows)) if (!kept.has(row)) this.#arithmetic.dispose(row);
    this.#rows = rows;
  }

  /** To be called within `tidy`. */
  #lossAndGradient(): { readonly loss: T; readonly gradient: T } {
    const { scale, joined, part, reshape } = this.#arithmetic;
    const { architecture, data, symbols } = this.#training;
    const { split, labels } = data.train;
    const indices = this.#order.ofStep(this.#step);
    const width = data.outputs;
    const wanted = pickRows(labels, split.group * width, indices);
    const tape = new Tape(this.#arithmetic);
    let at = 0;
    const leaves = architecture.weights.map((plan) => {
      const leaf = tape.leaf(part(this.#rows.weight, at, plan.shape));
      at += sizeOf(plan);
      return leaf;
    });
    const output = architecture.forward(tape, leaves, this.#batch(tape, pickSequences(split, indices)));
    const { loss, gradient } = symbols
      ? nextToken(this.#arithmetic, output.value, wanted, width, symbols)
      : squaredError(this.#arithmetic, output.value, wanted, width);
    tape.backward(output, gradient);
    const gradients = leaves.map(({ value, gradient }) => gradient ?? scale(value, 0));
    return { loss, gradient: joined(gradients.map((gradient, i) => reshape(gradient, [sizeOf(architecture.weights[i])]))) };
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

/** Linear warm-up, then constant or half a cosine down to zero at the last step. */
function scheduledRate({ rate, warmup, schedule, steps }: TrainingSpec, step: number): number {
  if (step < warmup) return (rate * (step + 1)) / warmup;
  return schedule === "cosine" ? rate * halfCosine((step - warmup) / Math.max(steps - warmup, 1)) : rate;
}
