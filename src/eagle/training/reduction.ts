/**
 * Weights replaced by the little that they are read as (paper, sections 3 and 4): three numbers a layer, or what is left of the entries
 * by threshold and clusters. Run on, such weights show what a reading leaves out.
 */
import type { BlockScalars } from "../attention";
import { clustersOf } from "./clusters";
import { type LayerProducts, type NetworkShape, sizesOf } from "./network";
import { answerOf, forward, hiddenOf } from "./oracle";
import { readLayer } from "./reading";
import { sketchedLayer } from "./sketch-reading";

/** The weights of three numbers: diag(a1 I, 0) and diag(a2 I, a3 I); to another machine goes diag(0, a3 I). */
export function blockScalarLayer(shape: NetworkShape, [a1, a2, a3]: BlockScalars): LayerProducts {
  const { columns, features, width } = sizesOf(shape);
  const WQK = new Float64Array(features * features);
  for (let i = 0; i < columns; i++) WQK[i * features + i] = a1;
  const WVP = Array.from({ length: shape.machines }, (_, mu) => {
    const part = new Float64Array(features * width);
    for (let i = 0; i < features; i++)
      for (let nu = 0; nu < shape.machines; nu++) part[i * width + nu * features + i] = i >= columns ? a3 : mu === nu ? a2 : 0;
    return part;
  });
  return { WQK, WVP };
}

/** A layer in the three numbers that it is read as, and, of narrow weights, the sketch that these go with. */
export function reducedLayer(shape: NetworkShape, layer: LayerProducts): LayerProducts {
  return shape.rank === null ? blockScalarLayer(shape, readLayer(shape, layer).scalars) : sketchedLayer(shape, layer);
}

/** Mean squared errors over the entries of D, a number for each prompt: of the network, and of what its layers are read as. */
export function reducedErrors(
  shape: NetworkShape,
  products: readonly LayerProducts[],
  prompts: readonly Float64Array[],
): { readonly whole: Float64Array; readonly reduced: Float64Array } {
  const errors = (layers: readonly LayerProducts[]) => Float64Array.from(prompts, (prompt) => errorOf(shape, layers, prompt));
  return { whole: errors(products), reduced: errors(products.map((layer) => reducedLayer(shape, layer))) };
}

function errorOf(shape: NetworkShape, products: readonly LayerProducts[], prompt: Float64Array): number {
  const states = forward(shape, products, prompt);
  const truth = hiddenOf(shape, prompt);
  const answer = answerOf(shape, states[shape.layers]);
  return answer.reduce((sum, value, at) => sum + (value - truth[at]) ** 2, 0) / answer.length;
}

/** Entries of W_QK come in two sizes beside zero, those of W_VP in three (paper, section 3). */
const [queryKeyClusters, valueClusters] = [2, 3];

/** What threshold and clusters leave of one matrix. */
export interface Quantised {
  /** 1.5 mean |W|: entries below it are dropped. */
  readonly threshold: number;
  /** Entries that are kept, and all of them. */
  readonly kept: number;
  readonly all: number;
  /** What the kept entries become, ascending; as many as there are different ones, at most. */
  readonly centres: readonly number[];
}

export interface QuantisedLayer {
  readonly products: LayerProducts;
  readonly WQK: Quantised;
  /** Of all machines together. */
  readonly WVP: Quantised;
}

/** A layer of which only entries above a threshold are kept, each at the mean of its cluster. */
export function quantisedLayer({ WQK, WVP }: LayerProducts): QuantisedLayer {
  const [queryKey, values] = [quantised([WQK], queryKeyClusters), quantised(WVP, valueClusters)];
  return { products: { WQK: queryKey.parts[0], WVP: values.parts }, WQK: queryKey.said, WVP: values.said };
}

/** The threshold is not tuned in the paper: 1.5 times the mean size of an entry. */
const timesMean = 1.5;

function quantised(parts: readonly Float64Array[], clusters: number): { readonly parts: Float64Array[]; readonly said: Quantised } {
  const all = parts.reduce((sum, part) => sum + part.length, 0);
  const size = parts.reduce((sum, part) => part.reduce((inner, value) => inner + Math.abs(value), sum), 0);
  const threshold = (timesMean * size) / all;
  const isKept = (value: number) => Math.abs(value) > threshold;
  const kept = parts.flatMap((part) => [...part.filter(isKept)]);
  const { centres, centreOf } = clustersOf(kept, clusters);
  return {
    parts: parts.map((part) => part.map((value) => (isKept(value) ? centreOf(value) : 0))),
    said: { threshold, kept: kept.length, all, centres },
  };
}
