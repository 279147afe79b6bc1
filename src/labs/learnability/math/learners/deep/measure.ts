/** Measurements of a model of several layers, from its weights in float64, trained on any backend. */

import { arraysOf } from "../../../../../platform/tensors/weight-row";
import { accuracy, crossEntropy, likeliestTokens, probabilitiesOf } from "../../model/symbols";
import type { TokenSplit } from "../../model/token-splits";
import type { Errors, TokenErrors } from "../recording";
import type { TrainedState } from "../trained";
import type { LayerAttention } from "./architecture";
import type { DeepTraining } from "./training";
import type { LabelledTokens } from "./training-data";
import { stateIn } from "./weights";

export interface NamedWeights {
  readonly name: string;
  readonly shape: readonly number[];
  readonly values: Float64Array;
}

/** The interface of a model with weights of several layers. */
export interface MeasuredModel {
  /** The weights in the architecture's order. */
  weights(): Float64Array[];
  namedWeights(): NamedWeights[];
  errors(): Errors;
  /** The outputs on any sequences, (count * prefixes) x outputs: for a model of the next token, probabilities. */
  answers(split: TokenSplit): Float64Array;
  /** The predicted tokens: for a model of the next token the most likely symbols, otherwise the outputs. */
  tokens(split: TokenSplit): Float64Array;
  /** @param tokens  n x d, token after token. */
  attention(tokens: Float64Array, n: number): LayerAttention;
}

/** The model of a training with these weights. */
export function measured(training: Omit<DeepTraining, "spec" | "experimentSeed">, weights: () => Float64Array[]): MeasuredModel {
  const { architecture, data, symbols } = training;
  const answers = (split: TokenSplit) => {
    const scores = architecture.answers(weights(), split);
    return symbols ? probabilitiesOf(scores, data.outputs, symbols) : scores;
  };
  return {
    weights,
    namedWeights: () =>
      weights().map((values, i) => ({ name: architecture.weights[i].name, shape: architecture.weights[i].shape, values })),
    errors: () => errorsOf(training, answers),
    answers,
    tokens: (split) => (symbols ? likeliestTokens(answers(split), data.outputs, symbols) : answers(split)),
    attention: (tokens, n) => architecture.attention(weights(), tokens, n),
  };
}

/** The model in a stored state. */
export function measuredState(training: DeepTraining, state: TrainedState): MeasuredModel {
  const plan = training.architecture.weights;
  let weights: Float64Array[] | null = null;
  return measured(training, () => {
    weights ??= arraysOf(plan, stateIn(plan, state).rows.weight);
    return weights;
  });
}

type Measuring = Pick<DeepTraining, "data" | "symbols">;

function errorsOf({ data, symbols }: Measuring, answersTo: MeasuredModel["answers"]): Errors {
  const { recorded, test, shifted, outputs } = data;
  const [train, tested, ...others] = [recorded, test, ...shifted].map(({ split, labels }: LabelledTokens) => {
    const answers = labels && labels.length > 0 ? answersTo(split) : null;
    return { answers, labels, error: answers && labels ? meanSquaredError(answers, labels) : Number.NaN };
  });
  const ofTokens = (part: typeof train, measure: typeof accuracy) =>
    symbols && part.answers && part.labels ? measure(part.answers, part.labels, outputs, symbols) : Number.NaN;
  const tokens: TokenErrors = {
    trainEntropy: ofTokens(train, crossEntropy),
    testEntropy: ofTokens(tested, crossEntropy),
    trainAccuracy: ofTokens(train, accuracy),
    testAccuracy: ofTokens(tested, accuracy),
  };
  return { train: train.error, test: tested.error, shifted: others.map(({ error }) => error), ...(symbols ? { tokens } : {}) };
}

function meanSquaredError(answers: Float64Array, labels: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < labels.length; i++) sum += (answers[i] - labels[i]) ** 2;
  return sum / labels.length;
}
