/**
 * Training of a model on a tape: forward pass, gradient and a step of the optimiser, in any arithmetic (float32 on our
 * kernels, float64, or TensorFlow.js on a GPU). No bit depends on how steps are divided into calls.
 */
import { type Arithmetic, lengthOf } from "./arithmetic";
import {
  type BetaPowers,
  betaPowersAfter,
  clipFactor,
  clippedTo,
  type Moving,
  noSteps,
  type OptimizerSettings,
  type PerWeight,
  stepped,
} from "./optimizer";
import { type Node, Tape } from "./tape";
import { leavesOf, rowOf, type WeightArray } from "./weight-row";

/** An array of weights in training. */
export interface TrainedArray extends WeightArray {
  /** Factor of the steps of AdamW and its weight decay; given for all arrays of a model or for none. */
  readonly perWeight?: PerWeight<number>;
}

/** The trained model. */
export interface TapeModel<T, Batch> {
  readonly weights: readonly TrainedArray[];
  /** The output for a batch, with the loss (an array of one) and its gradient at the output. */
  readonly objective: (
    tape: Tape<T>,
    weights: readonly Node<T>[],
    batch: Batch,
  ) => { readonly output: Node<T>; readonly loss: T; readonly gradient: T };
}

export interface TrainerSettings extends OptimizerSettings {
  /** The learning rate of a step, the first being 0. */
  readonly rateAt: (step: number) => number;
}

/** The complete state of training. */
export interface TrainerState extends BetaPowers {
  /** Steps so far, skipped ones included. */
  readonly step: number;
  /** Steps that were skipped, as their gradients were not finite. */
  readonly skipped: number;
  readonly rows: Moving<Float64Array>;
}

/** The state before the first step. @param weight  all weights as one row. */
export function initialState(weight: Float64Array): TrainerState {
  const zeros = new Float64Array(weight.length);
  return { step: 0, skipped: 0, ...noSteps, rows: { weight, first: zeros, second: zeros } };
}

export class TapeTrainer<T, Batch> {
  readonly #arithmetic: Arithmetic<T>;
  readonly #model: TapeModel<T, Batch>;
  readonly #settings: TrainerSettings;
  readonly #perWeight: PerWeight<T> | null;
  #rows: Moving<T>;
  #powers = noSteps;
  #step = 0;
  #skipped = 0;

  constructor(arithmetic: Arithmetic<T>, model: TapeModel<T, Batch>, settings: TrainerSettings, from: TrainerState) {
    this.#arithmetic = arithmetic;
    this.#model = model;
    this.#settings = settings;
    const spread = (name: keyof PerWeight<T>) =>
      this.#held(rowOf(model.weights.map(({ shape, perWeight }) => new Float64Array(lengthOf(shape)).fill(perWeight![name]))));
    this.#perWeight = model.weights[0]?.perWeight ? { pace: spread("pace"), decay: spread("decay") } : null;
    this.#rows = this.#rowsOf(from);
    this.#resumeAt(from);
  }

  /** Steps so far, skipped ones included. */
  get step(): number {
    return this.#step;
  }

  /** Steps that `takeIfFinite` skipped. */
  get skipped(): number {
    return this.#skipped;
  }

  /** The present weights and moments; they belong to this object. */
  get rows(): Moving<T> {
    return this.#rows;
  }

  /**
   * Takes a step; nothing is read back, so that a GPU can work asynchronously. @returns the loss before it, which the
   * caller frees.
   */
  take(batch: Batch): T {
    const { loss, ...rows } = this.#arithmetic.tidy(() => {
      const { loss, gradient } = this.#lossAndGradient(batch);
      return { loss, ...this.#moved(clippedTo(this.#arithmetic, gradient, this.#settings.clip)) };
    });
    this.#accept(rows);
    return loss;
  }

  /**
   * Takes a step, or skips it where its gradient is not finite; reads the norm back.
   *
   * @returns the loss before it, and the norm of the gradient before clipping.
   */
  takeIfFinite(batch: Batch): { readonly loss: number; readonly norm: number } {
    const { tidy, values, dispose, times, total, scale } = this.#arithmetic;
    const found = tidy(() => {
      const { loss, gradient } = this.#lossAndGradient(batch);
      return { loss, gradient, squared: total(times(gradient, gradient)) };
    });
    const [loss] = values(found.loss);
    const norm = Math.sqrt(values(found.squared)[0]);
    if (Number.isFinite(norm)) this.#accept(tidy(() => this.#moved(scale(found.gradient, clipFactor(norm, this.#settings.clip)))));
    else {
      this.#step++;
      this.#skipped++;
    }
    for (const array of Object.values(found)) dispose(array);
    return { loss, norm };
  }

  /** Loss of a batch and its gradient as one row, without a step; the caller frees both. */
  gradient(batch: Batch): { readonly loss: T; readonly gradient: T } {
    return this.#arithmetic.tidy(() => this.#lossAndGradient(batch));
  }

  /** The complete state, from which training resumes to the same bits. Synchronous: do not call it on a GPU. */
  state(): TrainerState {
    const { values } = this.#arithmetic;
    const { weight, first, second } = this.#rows;
    return this.stateOf({ weight: values(weight), first: values(first), second: values(second) });
  }

  /** The state, once the rows have been read. */
  stateOf(rows: Moving<Float64Array>): TrainerState {
    return { step: this.#step, skipped: this.#skipped, ...this.#powers, rows };
  }

  /** Continues from a state of the same model. */
  restore(state: TrainerState): void {
    this.#replace(this.#rowsOf(state));
    this.#resumeAt(state);
  }

  /** Frees all arrays; the object must not be used afterwards. */
  dispose(): void {
    for (const row of new Set([...Object.values(this.#rows), ...Object.values(this.#perWeight ?? {})])) this.#arithmetic.dispose(row);
  }

  #resumeAt({ step, skipped, beta1Power, beta2Power }: TrainerState): void {
    this.#step = step;
    this.#skipped = skipped;
    this.#powers = { beta1Power, beta2Power };
  }

  #held(row: Float64Array): T {
    return this.#arithmetic.array(row, [row.length]);
  }

  #rowsOf({ rows: { weight, first, second } }: TrainerState): Moving<T> {
    return { weight: this.#held(weight), first: this.#held(first), second: this.#held(second) };
  }

  /** Call it within `tidy`. */
  #lossAndGradient(batch: Batch): { readonly loss: T; readonly gradient: T } {
    const { joined, reshape, scale } = this.#arithmetic;
    const { weights, objective } = this.#model;
    const tape = new Tape(this.#arithmetic);
    const leaves = leavesOf(tape, weights, this.#rows.weight);
    const { output, loss, gradient } = objective(tape, leaves, batch);
    tape.backward(output, gradient);
    // An unused weight has no gradient.
    const rows = leaves.map(({ value, gradient }, at) => reshape(gradient ?? scale(value, 0), [lengthOf(weights[at].shape)]));
    return { loss, gradient: joined(rows) };
  }

  /** Weights and moments after the next step. Call it within `tidy`. */
  #moved(gradient: T): Moving<T> {
    const settings = this.#settings;
    const powers = betaPowersAfter(settings, this.#powers, 1);
    return stepped(this.#arithmetic, this.#rows, gradient, settings.rateAt(this.#step), settings, powers, this.#perWeight);
  }

  #accept(rows: Moving<T>): void {
    this.#replace(rows);
    this.#powers = betaPowersAfter(this.#settings, this.#powers, 1);
    this.#step++;
  }

  /** Replaces the rows and frees the old ones that are not among the new. */
  #replace(rows: Moving<T>): void {
    const kept = new Set(Object.values(rows));
    for (const row of Object.values(this.#rows)) if (!kept.has(row)) this.#arithmetic.dispose(row);
    this.#rows = rows;
  }
}
