/**
 * Training of an encoder: AdamW as in PyTorch, linear warm-up and half a cosine down to zero, the whole gradient brought down to
 * norm 1, weight decay on matrices and tables alone, logits of decays ten times as fast. A step whose gradient is not finite is
 * left out and counted.
 */
import { halfCosine } from "../../../../platform/numerics/half-cosine";
import type { KernelWorkspace } from "../../../../platform/numerics/kernel-workspace";
import { adamMove, type BetaPowers, type Moving } from "../../../../platform/tensors/optimizer";
import type { SequenceArithmetic } from "../../../../platform/tensors/sequence-arithmetic";
import { type Node, Tape } from "../../../../platform/tensors/tape";
import type { SequenceBatch } from "./batch";
import { encode, type LayerSeen, weightLeaves } from "./forward";
import { accuracyOf, crossEntropy } from "./objective";
import type { EncoderSettings } from "./settings";
import { type EncoderWeight, encoderWeights, initialRow, sizeOf, type WeightRole } from "./weights";

export interface EncoderTraining {
  readonly rate: number;
  readonly steps: number;
  readonly warmup: number;
  /** Half a cosine down to zero at the last step, or the same rate throughout. */
  readonly schedule: "cosine" | "constant";
}

const adam = { beta1: 0.9, beta2: 0.98, epsilon: 1e-8 };
/** Largest norm of the gradient; as in PyTorch, a millionth is added to the norm that it is divided by. */
const clip = 1;
const clipMargin = 1e-6;
const weightDecay = 0.01;
/** How much faster logits of decays are learned. */
const decayPace = 10;

const pace: Readonly<Record<WeightRole, number>> = { matrix: 1, vector: 1, gate: 1, decay: decayPace };
const decayOf: Readonly<Record<WeightRole, number>> = { matrix: weightDecay, vector: 0, gate: 0, decay: 0 };

/** What a step met. */
export interface StepTaken {
  /** Of its batch, in nats, before the update. */
  readonly loss: number;
  /** Of the gradient, before it is brought down. */
  readonly norm: number;
}

/** Weights that are known by their names. */
export type NamedRow = Readonly<Record<string, Float64Array>>;

/** An encoder between two steps. */
export interface EncoderStepsState {
  readonly step: number;
  readonly skipped: number;
  readonly weights: Float32Array;
  /** Moments of the gradient. */
  readonly first: Float32Array;
  readonly second: Float32Array;
  readonly powers: BetaPowers;
}

export class EncoderSteps<T> {
  readonly #arithmetic: SequenceArithmetic<T>;
  readonly #settings: EncoderSettings;
  readonly #training: EncoderTraining;
  readonly #plan: readonly EncoderWeight[];
  /** For each weight how fast it is learned, and how much of it decays in a step of rate 1. */
  readonly #paces: T;
  readonly #decays: T;
  #rows: Moving<T>;
  #powers: BetaPowers = { beta1Power: 1, beta2Power: 1 };
  #step = 0;
  #skipped = 0;

  /**
   * @param start  all weights as one row, in the order of `encoderWeights`.
   * @param from  where it goes on, in place of the first step.
   */
  constructor(
    arithmetic: SequenceArithmetic<T>,
    settings: EncoderSettings,
    training: EncoderTraining,
    start: Float64Array,
    from?: EncoderStepsState,
  ) {
    this.#arithmetic = arithmetic;
    this.#settings = settings;
    this.#training = training;
    this.#plan = encoderWeights(settings);
    const spread = (table: Readonly<Record<WeightRole, number>>) => {
      const row = this.#plan.flatMap((weight) => Array.from({ length: sizeOf(weight) }, () => table[weight.role]));
      return arithmetic.array(Float64Array.from(row), [row.length]);
    };
    this.#paces = spread(pace);
    this.#decays = spread(decayOf);
    const zeros = new Float64Array(start.length);
    const hold = (row: ArrayLike<number>) => arithmetic.array(Float64Array.from(row), [row.length]);
    this.#rows = { weight: hold(from?.weights ?? start), first: hold(from?.first ?? zeros), second: hold(from?.second ?? zeros) };
    this.#powers = from?.powers ?? this.#powers;
    this.#step = from?.step ?? 0;
    this.#skipped = from?.skipped ?? 0;
  }

  /** What it takes to go on elsewhere, to the same bits where the arithmetic is that of float32. */
  state(): EncoderStepsState {
    const { weight, first, second } = this.#rows;
    const kept = (row: T) => Float32Array.from(this.#arithmetic.values(row));
    const [step, skipped, powers] = [this.#step, this.#skipped, this.#powers];
    return { step, skipped, powers, weights: kept(weight), first: kept(first), second: kept(second) };
  }

  /** All weights as one row, in the order of `encoderWeights`. */
  row(): Float64Array {
    return this.#arithmetic.values(this.#rows.weight);
  }

  /** Steps taken so far, those left out among them. */
  get step(): number {
    return this.#step;
  }

  /** Steps that were left out, as their gradient was not finite. */
  get skipped(): number {
    return this.#skipped;
  }

  take(batch: SequenceBatch): StepTaken {
    const { tidy, values, dispose, times, total, scale } = this.#arithmetic;
    const found = tidy(() => {
      const { loss, gradient } = this.#lossAndGradient(batch);
      return { loss, gradient, squared: total(times(gradient, gradient)) };
    });
    const [loss] = values(found.loss);
    const norm = Math.sqrt(values(found.squared)[0]);
    if (Number.isFinite(norm)) {
      const { beta1Power, beta2Power } = this.#powers;
      this.#powers = { beta1Power: beta1Power * adam.beta1, beta2Power: beta2Power * adam.beta2 };
      this.#replace(tidy(() => this.#moved(scale(found.gradient, Math.min(1, clip / (norm + clipMargin))))));
    } else this.#skipped++;
    for (const array of Object.values(found)) dispose(array);
    this.#step++;
    return { loss, norm };
  }

  /** Loss and gradient of a batch without a step, by the names of the weights. */
  gradient(batch: SequenceBatch): { readonly loss: number; readonly gradients: NamedRow } {
    const { tidy, values, dispose } = this.#arithmetic;
    const found = tidy(() => this.#lossAndGradient(batch));
    const result = { loss: values(found.loss)[0], gradients: named(this.#plan, values(found.gradient)) };
    for (const array of Object.values(found)) dispose(array);
    return result;
  }

  /** Scores of the classes: as many rows as answers. */
  scores(batch: SequenceBatch): Float64Array {
    return this.#look(batch, () => {});
  }

  /** Loss in nats and share of right answers. */
  measure(batch: SequenceBatch): { readonly loss: number; readonly accuracy: number } {
    const { tidy, values, dispose } = this.#arithmetic;
    const { outputs } = this.#settings;
    const found = tidy(() => {
      const scores = this.#forward(new Tape(this.#arithmetic), batch).value;
      return { scores, loss: crossEntropy(this.#arithmetic, scores, batch, outputs).loss };
    });
    const result = { loss: values(found.loss)[0], accuracy: accuracyOf(values(found.scores), batch, outputs) };
    for (const array of Object.values(found)) dispose(array);
    return result;
  }

  /** What every layer shows of itself. */
  layers(batch: SequenceBatch): LayerSeen<Float64Array>[] {
    const { values } = this.#arithmetic;
    const layers: LayerSeen<Float64Array>[] = [];
    this.#look(batch, ({ q, k, v, scores, logits }) => {
      layers.push({ q: values(q), k: values(k), v: values(v), scores: values(scores), logits: logits.map(values) });
    });
    return layers;
  }

  weights(): NamedRow {
    return named(this.#plan, this.row());
  }

  /** Frees everything it holds; it must not be used any more. */
  dispose(): void {
    for (const array of [this.#paces, this.#decays, ...Object.values(this.#rows)]) this.#arithmetic.dispose(array as T);
  }

  #look(batch: SequenceBatch, onLayer: (seen: LayerSeen<T>) => void): Float64Array {
    const { tidy, values, dispose } = this.#arithmetic;
    const scores = tidy(() => this.#forward(new Tape(this.#arithmetic), batch, onLayer).value);
    const read = values(scores);
    dispose(scores);
    return read;
  }

  #forward(
    tape: Tape<T>,
    batch: SequenceBatch,
    onLayer: (seen: LayerSeen<T>) => void = () => {},
    leaves: ReadonlyMap<string, Node<T>> = this.#leaves(tape),
  ): Node<T> {
    return encode(this.#arithmetic, tape, (name) => leaves.get(name)!, this.#settings, batch, onLayer);
  }

  #leaves(tape: Tape<T>): ReadonlyMap<string, Node<T>> {
    return weightLeaves(this.#arithmetic, tape, this.#plan, this.#rows.weight);
  }

  /** To be called within `tidy`. */
  #lossAndGradient(batch: SequenceBatch): { readonly loss: T; readonly gradient: T } {
    const { joined, reshape, scale } = this.#arithmetic;
    const tape = new Tape(this.#arithmetic);
    const leaves = this.#leaves(tape);
    const output = this.#forward(tape, batch, () => {}, leaves);
    const { loss, gradient } = crossEntropy(this.#arithmetic, output.value, batch, this.#settings.outputs);
    tape.backward(output, gradient);
    // A weight that nothing was computed from has no gradient.
    const rows = this.#plan.map((weight) => {
      const { value, gradient } = leaves.get(weight.name)!;
      return reshape(gradient ?? scale(value, 0), [sizeOf(weight)]);
    });
    return { loss, gradient: joined(rows) };
  }

  /** AdamW (Loshchilov and Hutter 2019), each weight at its own pace. To be called within `tidy`. */
  #moved(gradient: T): Moving<T> {
    const { subtract, times, scale } = this.#arithmetic;
    const { weight } = this.#rows;
    const rate = rateAt(this.#training, this.#step);
    const { move, first, second } = adamMove(this.#arithmetic, this.#rows, gradient, rate, adam, this.#powers);
    const kept = subtract(weight, times(weight, scale(this.#decays, rate)));
    return { weight: subtract(kept, times(move, this.#paces)), first, second };
  }

  #replace(rows: Moving<T>): void {
    for (const row of Object.values(this.#rows)) this.#arithmetic.dispose(row);
    this.#rows = rows;
  }
}

/** A new encoder with weights drawn for a learner's seed. */
export function newEncoder<T>(
  arithmetic: SequenceArithmetic<T>,
  settings: EncoderSettings,
  training: EncoderTraining,
  workspace: KernelWorkspace,
  seed: bigint,
): EncoderSteps<T> {
  return new EncoderSteps(arithmetic, settings, training, initialRow(workspace, encoderWeights(settings), seed));
}

/** @param step  from 0. */
function rateAt({ rate, steps, warmup, schedule }: EncoderTraining, step: number): number {
  const warm = Math.min(1, (step + 1) / warmup);
  return rate * warm * (schedule === "cosine" ? halfCosine(step / steps) : 1);
}

function named(plan: readonly EncoderWeight[], row: Float64Array): NamedRow {
  let at = 0;
  return Object.fromEntries(
    plan.map((weight) => {
      const values = row.slice(at, at + sizeOf(weight));
      at += values.length;
      return [weight.name, values];
    }),
  );
}
