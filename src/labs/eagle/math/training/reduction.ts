/**
 * Weights replaced by the little that they are read as (paper, section 4): three numbers a layer. Run on, such weights show what a
 * reading leaves out.
 */
import type { BlockScalars } from "../attention";
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
