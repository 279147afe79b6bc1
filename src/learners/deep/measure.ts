/** What is said of a model of several layers: computed from its weights in float64, wherever they were trained. */
import type { TokenSplit } from "../../model/token-splits";
import type { Errors } from "../recording";
import type { TrainedState } from "../trained";
import type { Architecture, LayerAttention } from "./architecture";
import type { LabelledTokens, TokenTraining } from "./training-data";
import { arraysOf, rowsIn } from "./weights";

export interface NamedWeights {
  readonly name: string;
  readonly shape: readonly number[];
  readonly values: Float64Array;
}

/** Whatever has weights of several layers, as those who look at it see it. */
export interface MeasuredModel {
  /** The weights in the architecture's order. */
  weights(): Float64Array[];
  namedWeights(): NamedWeights[];
  errors(): Errors;
  /** The answers to any sequences, (count * group) x outputs. */
  answers(split: TokenSplit): Float64Array;
  /** @param tokens  n x d, token after token. */
  attention(tokens: Float64Array, n: number): LayerAttention;
}

/** The model with these weights. */
export function measured(architecture: Architecture, data: TokenTraining, weights: () => Float64Array[]): MeasuredModel {
  return {
    weights,
    namedWeights: () => weights().map((values, i) => ({ ...nameAndShape(architecture, i), values })),
    errors: () => errorsOf(architecture, weights(), data),
    answers: (split) => architecture.answers(weights(), split),
    attention: (tokens, n) => architecture.attention(weights(), tokens, n),
  };
}

/** The model in a state that was kept of it. */
export function measuredState(architecture: Architecture, data: TokenTraining, { arrays }: TrainedState): MeasuredModel {
  let weights: Float64Array[] | null = null;
  return measured(architecture, data, () => {
    weights ??= arraysOf(architecture.weights, rowsIn(architecture.weights, arrays).weight);
    return weights;
  });
}

function nameAndShape({ weights }: Architecture, i: number): Pick<NamedWeights, "name" | "shape"> {
  const { name, shape } = weights[i];
  return { name, shape };
}

function errorsOf(architecture: Architecture, weights: readonly Float64Array[], { recorded, test, shifted }: TokenTraining): Errors {
  const mean = ({ split, labels }: LabelledTokens) =>
    labels && labels.length > 0 ? meanSquaredError(architecture.answers(weights, split), labels) : Number.NaN;
  return { train: mean(recorded), test: mean(test), shifted: shifted.map(mean) };
}

function meanSquaredError(answers: Float64Array, labels: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < labels.length; i++) sum += (answers[i] - labels[i]) ** 2;
  return sum / labels.length;
}
