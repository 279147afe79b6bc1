import { halfCosine } from "../../../../../platform/numerics/half-cosine";
import { learnerSeed } from "../../../../../platform/numerics/random";
import type { Arithmetic } from "../../../../../platform/tensors/arithmetic";
import type { BatchOrder } from "../../../../../platform/tensors/batch-order";
import type { Tape } from "../../../../../platform/tensors/tape";
import { initialState, type TapeModel, TapeTrainer, type TrainerState } from "../../../../../platform/tensors/trainer";
import { rowOf } from "../../../../../platform/tensors/weight-row";
import type { SymbolGroup } from "../../model/symbols";
import { isUniform, pickSequences, type TokenSplit } from "../../model/token-splits";
import { Workspace } from "../../workspace";
import { batchOrder } from "../gradient/batch-order";
import type { TrainingSpec } from "../gradient/fields";
import type { Architecture, TokenBatch } from "./architecture";
import { nextToken, squaredError } from "./objective";
import { pickRows, type TokenTraining } from "./training-data";
import { initialWeights } from "./weights";

/** Far below any score, and far from the largest float32, so that sums stay finite. */
const unseen = -1e9;

/**
 * The causal mask, rows x n: 1 where one of the last `rows` of n tokens attends to a token, otherwise 0. Zero tokens add nothing to linear
 * attention.
 */
export function visibleTokens(n: number, rows: number): Float64Array {
  return Float64Array.from({ length: rows * n }, (_, i) => (i % n <= n - rows + Math.floor(i / n) ? 1 : 0));
}

/** Added to scores of the last `rows` of n tokens before a softmax, rows x n. */
function unseenTokens(n: number, rows: number): Float64Array {
  return visibleTokens(n, rows).map((seen) => (seen === 1 ? 0 : unseen));
}

/**
 * Added to scores before a softmax: rows x n where all sequences have n tokens, otherwise count x heads x rows x n, where a
 * place before the first token attends to itself alone.
 */
export function hiddenTokens(
  split: TokenSplit,
  rows: number,
  heads: number,
  causal = unseenTokens(split.n, rows),
): { readonly values: Float64Array; readonly shape: number[] } {
  const { n, count, lengths } = split;
  if (isUniform(split)) return { values: causal, shape: [rows, n] };
  const values = new Float64Array(count * heads * rows * n);
  for (let i = 0; i < count; i++) {
    const padding = n - lengths[i];
    const own = causal.map((hidden, at) => (at % n < padding && at % n !== n - rows + Math.floor(at / n) ? unseen : hidden));
    for (let h = 0; h < heads; h++) values.set(own, (i * heads + h) * rows * n);
  }
  return { values, shape: [count, heads, rows, n] };
}

/** The settings of a training. */
export interface DeepTraining {
  readonly architecture: Architecture;
  readonly data: TokenTraining;
  readonly spec: TrainingSpec;
  /** The symbols of tokens, for a model of the next token; null where training minimises the squared error. */
  readonly symbols: readonly SymbolGroup[] | null;
  /** With the learner's own seed, it fixes the initial weights and the order of the batches. */
  readonly experimentSeed: number;
}

/** Trains on batches of whole sequences, given by their indices. */
export type DeepTrainer<T> = TapeTrainer<T, Uint32Array>;

export function trainerOf<T>(training: DeepTraining, arithmetic: Arithmetic<T>, from: TrainerState): DeepTrainer<T> {
  const { spec } = training;
  return new TapeTrainer(arithmetic, tapeModel(training), { ...spec, rateAt: (step) => scheduledRate(spec, step) }, from);
}

/** The initial state by the learner's seed. */
export function startOf({ architecture, spec, experimentSeed }: DeepTraining): TrainerState {
  return initialState(rowOf(initialWeights(architecture.weights, learnerSeed(experimentSeed, spec.seed))));
}

export function orderOf({ data, spec, experimentSeed }: DeepTraining): BatchOrder {
  return batchOrder(new Workspace(), spec, data.train.split.count, experimentSeed);
}

function tapeModel<T>({ architecture, data, symbols }: DeepTraining): TapeModel<T, Uint32Array> {
  const { split, labels } = data.train;
  const width = data.outputs;
  const masks = { visible: ofRows((rows) => visibleTokens(split.n, rows)), unseen: ofRows((rows) => unseenTokens(split.n, rows)) };
  return {
    weights: architecture.weights,
    objective: (tape, weights, indices) => {
      const wanted = pickRows(labels, split.prefixes * width, indices);
      const output = architecture.forward(tape, weights, batchOf(tape, pickSequences(split, indices), masks));
      const { loss, gradient } = symbols
        ? nextToken(tape.arithmetic, output.value, wanted, width, symbols)
        : squaredError(tape.arithmetic, output.value, wanted, width);
      return { output, loss, gradient };
    },
  };
}

/** Masks by their number of rows: the same in every step, and as long in the making as a step of a small model. */
interface Masks {
  readonly visible: (rows: number) => Float64Array;
  readonly unseen: (rows: number) => Float64Array;
}

/** Remembers the result for each number of rows. */
function ofRows(compute: (rows: number) => Float64Array): (rows: number) => Float64Array {
  const known = new Map<number, Float64Array>();
  return (rows) => {
    const mask = known.get(rows) ?? compute(rows);
    known.set(rows, mask);
    return mask;
  };
}

function batchOf<T>(tape: Tape<T>, split: TokenSplit, masks: Masks): TokenBatch<T> {
  const { d, n, count, prefixes, tokens } = split;
  const { array } = tape.arithmetic;
  return {
    d,
    n,
    count,
    prefixes,
    tokens: tape.constant(array(tokens, [count * n, d])),
    visible: (rows) => array(masks.visible(rows), [rows, n]),
    hidden: (rows, heads) => {
      const { values, shape } = hiddenTokens(split, rows, heads, masks.unseen(rows));
      return array(values, shape);
    },
  };
}

/** Linear warm-up, then constant or half a cosine down to zero at the last step. */
function scheduledRate({ rate, warmup, schedule, steps }: TrainingSpec, step: number): number {
  if (step < warmup) return (rate * (step + 1)) / warmup;
  return schedule === "cosine" ? rate * halfCosine((step - warmup) / Math.max(steps - warmup, 1)) : rate;
}
