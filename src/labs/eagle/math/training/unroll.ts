/**
 * A trained network unrolled: its states for a prompt layer by layer, beside those of the weights of a reading of the network, and
 * beside those of the algorithm with the constants of the theory.
 */

import type { LongComputation } from "../../../../platform/numerics/progress";
import { quantile } from "../../../../platform/numerics/quantile";
import { eagleScalars } from "../attention";
import { spectralNorm } from "./constants";
import { columnsFrom } from "./dense";
import { type LayerProducts, type NetworkShape, sizesOf } from "./network";
import { answerOf, forward, hiddenOf, nextStates, statesOf } from "./oracle";
import { quantisedLayer } from "./quantisation";
import { blockScalarLayer, reducedLayer } from "./reduction";
import { divergedFrom } from "./unrolled-state";
import { type WeightReading, weightReadings } from "./weight-reading";

/** States of all machines after each layer, those at first included. */
export type Unrolled = readonly (readonly Float64Array[])[];

/** How a way takes a prompt through its layers. */
export type Unroll = (prompt: Float64Array) => Unrolled;

/** The network itself, and what is laid beside it. */
export function unrollers(shape: NetworkShape, products: readonly LayerProducts[]): Readonly<Record<WeightReading | "network", Unroll>> {
  const run =
    (layers: readonly LayerProducts[]): Unroll =>
    (prompt) =>
      forward(shape, layers, prompt);
  return {
    network: run(products),
    numbers: run(products.map((layer) => reducedLayer(shape, layer))),
    clusters: run(products.map((layer) => quantisedLayer(shape, layer).products)),
    theory: (prompt) => eagleStates(shape, prompt),
  };
}

/** Steps of EAGLE in theory (Theorem 1). */
const [theoryEta, theoryGamma] = [1 / 3, 1];

/**
 * As many iterations of EAGLE as the network has layers, with the steps of theory and the norm of A taken anew for each, in the form in
 * which the network would carry them: the lower right block is -D. Of several machines each takes 1/M of the step of C and D.
 */
export function eagleStates(shape: NetworkShape, prompt: Float64Array): Unrolled {
  const { d, layers, machines } = shape;
  const { columns, features } = sizesOf(shape);
  const states = [statesOf(shape, prompt)];
  for (let layer = 0; layer < layers; layer++) {
    const now = states[states.length - 1];
    const norms = now.map((state) => {
      const block = columnsFrom(state.subarray(0, d * features), features, 0, columns);
      return spectralNorm([block], d, columns);
    });
    const largest = Math.max(...norms);
    // Where A is zero there is nothing to do.
    const rho = largest > 0 ? 1 / largest ** 2 : 0;
    const products = blockScalarLayer(shape, eagleScalars(theoryEta, theoryGamma / machines, rho));
    states.push(nextStates(shape, products, now).next);
  }
  return states;
}

/** The output of a reading: EAGLE's states contain -D, independent of the sign with which the network is read. */
export function readingAnswer(shape: NetworkShape, way: WeightReading | "network", states: Unrolled): Float64Array {
  return answerOf(way === "theory" ? { ...shape, sign: -1 } : shape, states[states.length - 1]);
}

/** Squared differences of all entries of all states, over their number, for every layer from 0 on (Table 1, there times 1e4). */
export function differences(one: Unrolled, other: Unrolled): Float64Array {
  return Float64Array.from(one, (states, layer) => {
    let sum = 0;
    let count = 0;
    for (const [mu, state] of states.entries()) {
      count += state.length;
      for (let at = 0; at < state.length; at++) sum += (state[at] - other[layer][mu][at]) ** 2;
    }
    return sum / count;
  });
}

/** Similarity of a reading to the network, over many prompts. */
export interface Likeness {
  /** Of `differences`, over the prompts on which neither diverges; a number for every layer from 0 on. */
  readonly mean: Float64Array;
  readonly median: Float64Array;
  /** Over all prompts, of the squared error per entry of D. */
  readonly medianError: number;
  /** Prompts on which the network or this way diverges. */
  readonly leftOut: number;
}

export interface Comparison {
  readonly prompts: number;
  readonly medianError: number;
  readonly zeroMedianError: number;
  readonly readings: Readonly<Record<WeightReading, Likeness>>;
}

/** Lays all ways beside the network; prompts as `promptsOf` makes them. */
export function* compare(
  shape: NetworkShape,
  products: readonly LayerProducts[],
  prompts: readonly Float64Array[],
): LongComputation<Comparison> {
  const unroll = unrollers(shape, products);
  const network: number[] = [];
  const zero: number[] = [];
  const found = weightReadings.map(() => ({ errors: [] as number[], differences: [] as Float64Array[], leftOut: 0 }));
  for (const [at, prompt] of prompts.entries()) {
    const truth = hiddenOf(shape, prompt);
    const errorOf = (way: WeightReading | "network", states: Unrolled) =>
      meanSquare(readingAnswer(shape, way, states).map((value, entry) => value - truth[entry]));
    const whole = unroll.network(prompt);
    const [error, zeroError] = [errorOf("network", whole), meanSquare(truth)];
    network.push(error);
    zero.push(zeroError);
    for (const [way, { errors, differences: far }] of found.entries()) {
      const states = unroll[weightReadings[way]](prompt);
      const own = errorOf(weightReadings[way], states);
      errors.push(own);
      // NaN counts as diverged, too.
      if (Math.max(error, own) <= divergedFrom * zeroError) far.push(differences(whole, states));
      else found[way].leftOut++;
    }
    yield (at + 1) / prompts.length;
  }
  const likenesses = found.map(({ errors, differences: far, leftOut }) => ({
    ...overPrompts(far, shape.layers + 1),
    medianError: quantile(Float64Array.from(errors), 0.5),
    leftOut,
  }));
  return {
    prompts: prompts.length,
    medianError: quantile(Float64Array.from(network), 0.5),
    zeroMedianError: quantile(Float64Array.from(zero), 0.5),
    readings: Object.fromEntries(weightReadings.map((way, at) => [way, likenesses[at]])) as Record<WeightReading, Likeness>,
  };
}

/** NaN where there is no prompt. */
function overPrompts(far: readonly Float64Array[], layers: number): Pick<Likeness, "mean" | "median"> {
  const of = (work: (values: Float64Array) => number) =>
    Float64Array.from({ length: layers }, (_, layer) =>
      far.length === 0 ? Number.NaN : work(Float64Array.from(far, (values) => values[layer])),
    );
  return { mean: of(meanOf), median: of((values) => quantile(values, 0.5)) };
}

function meanOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function meanSquare(values: Float64Array): number {
  return meanOf(values.map((value) => value * value));
}
