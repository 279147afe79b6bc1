import type { FromSweep } from "../../../../platform/engine/sweep";
import type { LongComputation } from "../../../../platform/numerics/progress";
import { type LayerProducts, type NetworkShape, sizesOf } from "../../math/training/network";
import { hiddenOf } from "../../math/training/oracle";
import { promptsOf, testStream } from "../../math/training/prompts";
import { quantisedLayer } from "../../math/training/quantisation";
import { compare, differences, readingAnswer, type Unrolled, unrollers } from "../../math/training/unroll";
import { type WeightReading, weightReadings } from "../../math/training/weight-reading";
import { trainingSettings } from "./settings";
import { comparedPrompts, shownPrompts, type ToUnroll, type UnrolledPrompt, type Unrolling } from "./unroll-messages";
import { productsIn, productsView } from "./weights-view";

/** Unrolls trained weights on some prompts, whose states are posted, and compares the ways on many more. */
export function* unrollWeights(
  { document, step, weights }: ToUnroll,
  post: (message: FromSweep<Unrolling>) => void,
): LongComputation<void> {
  const { shape, prompts: settings } = trainingSettings(document, 0);
  const products = productsIn(weights);
  const prompts = promptsOf(shape, settings, testStream(0), comparedPrompts);
  const shown = prompts.slice(0, shownPrompts).map((prompt) => unrolledPrompt(shape, products, prompt));
  const quantised = products.map((layer) => quantisedLayer(shape, layer));
  const clustered = productsView(
    shape,
    quantised.map((layer) => layer.products),
  );
  const layers = quantised.map(({ WQK, WVP }) => ({ WQK, WVP }));
  post({ type: "run", share: 0.1, run: { kind: "prompts", step, prompts: shown, quantised: { weights, clustered, layers } } });
  const comparison = yield* compare(shape, products, prompts);
  post({ type: "run", share: 1, run: { kind: "comparison", step, ...comparison } });
}

function unrolledPrompt(shape: NetworkShape, products: readonly LayerProducts[], prompt: Float64Array): UnrolledPrompt {
  const unroll = unrollers(shape, products);
  const truth = hiddenOf(shape, prompt);
  const all = (["network", ...weightReadings] as const).map((way) => [way, unroll[way](prompt)] as const);
  const states = Object.fromEntries(all) as Record<WeightReading | "network", Unrolled>;
  const error = (answer: ArrayLike<number>) => truth.reduce((sum, value, at) => sum + (value - answer[at]) ** 2, 0) / truth.length;
  const errors = all.map(([way, unrolled]) => [way, error(readingAnswer(shape, way, unrolled))] as const);
  return {
    errors: { ...(Object.fromEntries(errors) as Record<WeightReading | "network", number>), zero: error(new Float64Array(truth.length)) },
    states: Object.fromEntries(all.map(([way, unrolled]) => [way, unrolled.map((layer) => joined(shape, layer))])) as Record<
      WeightReading | "network",
      Float32Array[]
    >,
    differences: Object.fromEntries(weightReadings.map((way) => [way, differences(states.network, states[way])])) as Record<
      WeightReading,
      Float64Array
    >,
  };
}

/** [A C; B D] of all machines: their columns beside one another, C and D as means of theirs. */
function joined(shape: NetworkShape, states: readonly Float64Array[]): Float32Array {
  const { tokens, columns, features } = sizesOf(shape);
  const { n, nPrime, machines } = shape;
  const result = new Float32Array(tokens * (n + nPrime));
  for (const [mu, state] of states.entries())
    for (let i = 0; i < tokens; i++)
      for (let j = 0; j < features; j++) {
        const value = state[i * features + j];
        if (j < columns) result[i * (n + nPrime) + mu * columns + j] = value;
        else result[i * (n + nPrime) + n + j - columns] += value / machines;
      }
  return result;
}
