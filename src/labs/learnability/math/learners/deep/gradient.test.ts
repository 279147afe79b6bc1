import { beforeAll, describe, expect, it } from "vitest";
import type { Arithmetic } from "../../../../../platform/tensors/arithmetic";
import { float64 } from "../../../../../platform/tensors/float64";
import { openSequences32 } from "../../../../../platform/tensors/sequences32";
import type { Tensor } from "../../../../../platform/tensors/tensorflow";
import { openTensorflow } from "../../../../../platform/tensors/testing";
import { crossEntropy, probabilitiesOf } from "../../model/symbols";
import { pickSequences } from "../../model/token-splits";
import { architectureOf, trainingOf } from "./create";
import type { DeepSpec } from "./fields";
import { DeepLearner } from "./learner";
import { linearSpec, smallTraces, smallTraining, transformerSpec } from "./testing";
import { pickRows, type TokenTraining } from "./training-data";

let tensorflow: Arithmetic<Tensor>;
beforeAll(async () => {
  tensorflow = await openTensorflow();
});

const models: readonly [string, DeepSpec][] = [
  ["one linear layer", linearSpec({ layers: 1, heads: 3 })],
  ["two linear layers with a residual", linearSpec({ layers: 2, heads: 2 })],
  ["four linear layers without a residual", linearSpec({ layers: 4, heads: 1, residual: "off", initialScale: 0.7 })],
  ["a Transformer", transformerSpec({ heads: 2 })],
  ["a Transformer of two layers without MLP", transformerSpec({ layers: 2, heads: 3, mlpRatio: 0 })],
];

const data: readonly [string, TokenTraining][] = [
  ["at the last token", smallTraining()],
  ["at every token", smallTraining({ supervision: "causal", output: "scalar" })],
];

const ofSymbols: readonly [string, DeepSpec, TokenTraining][] = [
  ["linear layers, fixed machine", linearSpec({ layers: 1, heads: 2, objective: "tokens", batch: 3 }), smallTraces("fixed")],
  ["a Transformer, universal layer", transformerSpec({ heads: 2, objective: "tokens", batch: 3 }), smallTraces("universal")],
];

const cases = [
  ...models.flatMap(([model, spec]) => data.map(([where, training]) => ({ name: `${model}, supervised ${where}`, spec, training }))),
  ...ofSymbols.map(([model, spec, training]) => ({ name: `the next token by ${model}`, spec, training })),
];

/** Slope of the batch loss along a direction by central differences of the plain float64 model, Richardson's extrapolation. */
function slopeByDifferences(
  spec: DeepSpec,
  { train, outputs, symbols }: TokenTraining,
  weights: Float64Array[],
  direction: Float64Array[],
): number {
  const architecture = architectureOf(spec, train.split.d, outputs);
  const batch = Int32Array.from({ length: spec.batch }, (_, i) => i);
  const split = pickSequences(train.split, batch);
  const labels = pickRows(train.labels, train.split.prefixes * outputs, batch);
  const lossAt = (t: number) => {
    const answers = architecture.answers(
      weights.map((values, k) => values.map((value, i) => value + t * direction[k][i])),
      split,
    );
    if (spec.objective === "tokens" && symbols) return crossEntropy(probabilitiesOf(answers, outputs, symbols), labels, outputs, symbols);
    return answers.reduce((sum, answer, i) => sum + (answer - labels[i]) ** 2, 0) / labels.length;
  };
  const central = (h: number) => (lossAt(h) - lossAt(-h)) / (2 * h);
  const h = 1e-4;
  return (4 * central(h / 2) - central(h)) / 3;
}

/** A direction of length one that no weight is left out of. */
function directionLike(weights: readonly Float64Array[]): Float64Array[] {
  const raw = weights.map((values, k) => values.map((_, i) => Math.sin(7 * k + 3 * i + 1)));
  const length = Math.sqrt(raw.flatMap((values) => [...values]).reduce((sum, value) => sum + value * value, 0));
  return raw.map((values) => values.map((value) => value / length));
}

function check<T>(arithmetic: Arithmetic<T>, { spec, training }: (typeof cases)[number], tolerance: number): void {
  const sequential = { ...spec, order: "sequential" } as const;
  const learner = new DeepLearner(trainingOf(sequential, training, 1), arithmetic);
  const weights = learner.weights();
  const direction = directionLike(weights);
  const { gradients } = learner.gradient();
  const slope = gradients.reduce((sum, values, k) => sum + values.reduce((inner, value, i) => inner + value * direction[k][i], 0), 0);
  const length = Math.sqrt(gradients.reduce((sum, values) => sum + values.reduce((inner, value) => inner + value * value, 0), 0));
  // Against the gradient's length, as a direction may happen to be nearly level.
  expect(Math.abs(slope - slopeByDifferences(spec, training, weights, direction)) / length).toBeLessThan(tolerance);
  learner.dispose();
}

describe("the slope along a direction is that of the plain model", () => {
  it.each(cases)("to 1e-6 in float64: $name", (one) => check(float64, one, 1e-6));
  it.each(cases)("to 1e-3 in float32: $name", (one) => check(openSequences32(), one, 1e-3));
  it.each(cases)("to 1e-3 on TensorFlow.js: $name", (one) => check(tensorflow, one, 1e-3));
});
