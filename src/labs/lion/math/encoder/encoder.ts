/**
 * An encoder with its weights. It trains by AdamW as in PyTorch: linear warm-up and half a cosine to zero, the whole gradient clipped
 * to norm 1, weight decay on matrices and tables alone, steps ten times as large for logits of decays.
 */
import { halfCosine } from "../../../../platform/numerics/half-cosine";
import type { KernelWorkspace } from "../../../../platform/numerics/kernel-workspace";
import type { BetaPowers, PerWeight } from "../../../../platform/tensors/optimizer";
import type { SequenceArithmetic } from "../../../../platform/tensors/sequence-arithmetic";
import { Tape } from "../../../../platform/tensors/tape";
import { initialState, type TapeModel, TapeTrainer, type TrainerState } from "../../../../platform/tensors/trainer";
import { arraysOf, leavesOf } from "../../../../platform/tensors/weight-row";
import type { SequenceBatch } from "./batch";
import { encode, type LayerSeen } from "./forward";
import { accuracyOf, crossEntropy } from "./objective";
import type { EncoderSettings } from "./settings";
import { byName, type EncoderWeight, encoderWeights, initialRow, type WeightRole } from "./weights";

export interface EncoderTraining {
  readonly rate: number;
  readonly steps: number;
  readonly warmup: number;
  /** Half a cosine down to zero at the last step, or the same rate throughout. */
  readonly schedule: "cosine" | "constant";
}

const optimizer = { optimizer: "adamw", momentum: 0, beta1: 0.9, beta2: 0.98, epsilon: 1e-8, weightDecay: 0.01, clip: 1 } as const;

const plain: PerWeight<number> = { pace: 1, decay: 0 };
const perWeight: Readonly<Record<WeightRole, PerWeight<number>>> = {
  matrix: { pace: 1, decay: optimizer.weightDecay },
  vector: plain,
  gate: plain,
  decay: { pace: 10, decay: 0 },
};

/** Weights that are known by their names. */
export type NamedRow = Readonly<Record<string, Float64Array>>;

/** An encoder between two steps. */
export interface EncoderTrainingState {
  readonly step: number;
  readonly skipped: number;
  readonly weights: Float32Array;
  /** Moments of the gradient. */
  readonly first: Float32Array;
  readonly second: Float32Array;
  readonly powers: BetaPowers;
}

export class Encoder<T> {
  readonly trainer: TapeTrainer<T, SequenceBatch>;
  readonly #arithmetic: SequenceArithmetic<T>;
  readonly #settings: EncoderSettings;
  readonly #plan: readonly EncoderWeight[];

  /**
   * @param start  all weights as one row, in the order of `encoderWeights`.
   * @param from  where it goes on, in place of the first step.
   */
  constructor(
    arithmetic: SequenceArithmetic<T>,
    settings: EncoderSettings,
    training: EncoderTraining,
    start: Float64Array,
    from?: EncoderTrainingState,
  ) {
    this.#arithmetic = arithmetic;
    this.#settings = settings;
    this.#plan = encoderWeights(settings);
    const rateAt = (step: number) => scheduledRate(training, step);
    const state = from ? stateIn(from) : initialState(start);
    this.trainer = new TapeTrainer(arithmetic, this.#model(), { ...optimizer, rateAt }, state);
  }

  /** The state from which training continues elsewhere, to the same bits in float32 arithmetic. */
  state(): EncoderTrainingState {
    const { step, skipped, beta1Power, beta2Power, rows } = this.trainer.state();
    const [weights, first, second] = [rows.weight, rows.first, rows.second].map((row) => Float32Array.from(row));
    return { step, skipped, powers: { beta1Power, beta2Power }, weights, first, second };
  }

  /** All weights as one row, in the order of `encoderWeights`. */
  row(): Float64Array {
    return this.#arithmetic.values(this.trainer.rows.weight);
  }

  /** Loss and gradient of a batch without a step, by the names of the weights. */
  gradient(batch: SequenceBatch): { readonly loss: number; readonly gradients: NamedRow } {
    const { values, dispose } = this.#arithmetic;
    const found = this.trainer.gradient(batch);
    const result = { loss: values(found.loss)[0], gradients: this.#named(values(found.gradient)) };
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
      const scores = this.#forward(batch);
      return { scores, loss: crossEntropy(this.#arithmetic, scores, batch, outputs).loss };
    });
    const result = { loss: values(found.loss)[0], accuracy: accuracyOf(values(found.scores), batch, outputs) };
    for (const array of Object.values(found)) dispose(array);
    return result;
  }

  /** Queries, keys, values, scores and decays of every layer. */
  layers(batch: SequenceBatch): LayerSeen<Float64Array>[] {
    const { values } = this.#arithmetic;
    const layers: LayerSeen<Float64Array>[] = [];
    this.#look(batch, ({ q, k, v, scores, logits }) => {
      layers.push({ q: values(q), k: values(k), v: values(v), scores: values(scores), logits: logits.map(values) });
    });
    return layers;
  }

  weights(): NamedRow {
    return this.#named(this.row());
  }

  #named(row: Float64Array): NamedRow {
    return Object.fromEntries(byName(this.#plan, arraysOf(this.#plan, row)));
  }

  #look(batch: SequenceBatch, onLayer: (seen: LayerSeen<T>) => void): Float64Array {
    const { tidy, values, dispose } = this.#arithmetic;
    const scores = tidy(() => this.#forward(batch, onLayer));
    const read = values(scores);
    dispose(scores);
    return read;
  }

  #forward(batch: SequenceBatch, onLayer: (seen: LayerSeen<T>) => void = () => {}): T {
    const tape = new Tape(this.#arithmetic);
    const leaves = leavesOf(tape, this.#plan, this.trainer.rows.weight);
    return encode(this.#arithmetic, tape, byName(this.#plan, leaves), this.#settings, batch, onLayer).value;
  }

  #model(): TapeModel<T, SequenceBatch> {
    const arithmetic = this.#arithmetic;
    return {
      weights: this.#plan.map(({ shape, role }) => ({ shape, perWeight: perWeight[role] })),
      objective: (tape, leaves, batch) => {
        const output = encode(arithmetic, tape, byName(this.#plan, leaves), this.#settings, batch);
        return { output, ...crossEntropy(arithmetic, output.value, batch, this.#settings.outputs) };
      },
    };
  }
}

/** A new encoder with weights drawn for a learner's seed. */
export function newEncoder<T>(
  arithmetic: SequenceArithmetic<T>,
  settings: EncoderSettings,
  training: EncoderTraining,
  workspace: KernelWorkspace,
  seed: bigint,
): Encoder<T> {
  return new Encoder(arithmetic, settings, training, initialRow(workspace, encoderWeights(settings), seed));
}

function stateIn({ step, skipped, powers, weights, first, second }: EncoderTrainingState): TrainerState {
  const [weight, mean, squared] = [weights, first, second].map((row) => Float64Array.from(row));
  return { step, skipped, ...powers, rows: { weight, first: mean, second: squared } };
}

/** @param step  from 0. */
function scheduledRate({ rate, steps, warmup, schedule }: EncoderTraining, step: number): number {
  const warm = Math.min(1, (step + 1) / warmup);
  return rate * warm * (schedule === "cosine" ? halfCosine(step / steps) : 1);
}
