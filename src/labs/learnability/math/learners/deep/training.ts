import { halfCosine } from "../../../../../platform/numerics/half-cosine";
import { learnerSeed } from "../../../../../platform/numerics/random";
import type { Arithmetic } from "../../../../../platform/tensors/arithmetic";
import type { BatchOrder } from "../../../../../platform/tensors/batch-order";
import type { Tape } from "../../../../../platform/tensors/tape";
import { initialState, type TapeModel, TapeTrainer, type TrainerState } from "../../../../../platform/tensors/trainer";
import { rowOf } from "../../../../../platform/tensors/weight-row";
import type { SymbolGroup } from "../../model/symbols";
import { pickSequences, type TokenSplit } from "../../model/token-splits";
import { Workspace } from "../../workspace";
import { batchOrder } from "../gradient/batch-order";
import type { TrainingSpec } from "../gradient/fields";
import type { Architecture, TokenBatch } from "./architecture";
import { hiddenTokens, visibleTokens } from "./masks";
import { nextToken, squaredError } from "./objective";
import { pickRows, type TokenTraining } from "./training-data";
import { initialWeights } from "./weights";

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
  return {
    weights: architecture.weights,
    objective: (tape, weights, indices) => {
      const wanted = pickRows(labels, split.prefixes * width, indices);
      const output = architecture.forward(tape, weights, batchOf(tape, pickSequences(split, indices)));
      const { loss, gradient } = symbols
        ? nextToken(tape.arithmetic, output.value, wanted, width, symbols)
        : squaredError(tape.arithmetic, output.value, wanted, width);
      return { output, loss, gradient };
    },
  };
}

function batchOf<T>(tape: Tape<T>, split: TokenSplit): TokenBatch<T> {
  const { d, n, count, prefixes, tokens } = split;
  const { array } = tape.arithmetic;
  return {
    d,
    n,
    count,
    prefixes,
    tokens: tape.leaf(array(tokens, [count * n, d])),
    visible: (rows) => array(visibleTokens(n, rows), [rows, n]),
    hidden: (rows, heads) => {
      const { values, shape } = hiddenTokens(split, rows, heads);
      return array(values, shape);
    },
  };
}

/** Linear warm-up, then constant or half a cosine down to zero at the last step. */
function scheduledRate({ rate, warmup, schedule, steps }: TrainingSpec, step: number): number {
  if (step < warmup) return (rate * (step + 1)) / warmup;
  return schedule === "cosine" ? rate * halfCosine((step - warmup) / Math.max(steps - warmup, 1)) : rate;
}
