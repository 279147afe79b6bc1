/** Loss of the trained network and its gradient by their definition: the kernels are compared with them. */
import { add, times, timesTransposed, transposedTimes } from "./dense";
import { factorsOf, type LayerProducts, type NetworkShape, type NetworkSizes, sizesOf } from "./network";
import { answerOf, forward, hiddenOf, masked, nextStates, productsOf } from "./oracle";

interface Gradient {
  /** Mean over prompts and entries of D of the squared error. */
  readonly loss: number;
  /** Mean squared error of each prompt. */
  readonly errors: Float64Array;
  /** d loss / d weights, as the weights lie. */
  readonly gradient: Float64Array;
}

/** Loss over some prompts, and its gradient. */
export function lossAndGradient(shape: NetworkShape, weights: Float64Array, prompts: readonly Float64Array[]): Gradient {
  const products = productsOf(shape, weights);
  const gradients = products.map(({ WQK, WVP }) => ({ WQK: WQK.map(() => 0), WVP: WVP.map((part) => part.map(() => 0)) }));
  const errors = Float64Array.from(prompts, (prompt) => addGradient(shape, products, prompt, prompts.length, gradients));
  return {
    loss: errors.reduce((sum, error) => sum + error, 0) / prompts.length,
    errors,
    gradient: toFactors(shape, weights, gradients),
  };
}

/** Adds what one of `count` prompts gives to the gradients of the products; returns its mean squared error. */
function addGradient(
  shape: NetworkShape,
  products: readonly LayerProducts[],
  prompt: Float64Array,
  count: number,
  gradients: readonly LayerProducts[],
): number {
  const sizes = sizesOf(shape);
  const states = forward(shape, products, prompt);
  const answer = answerOf(shape, states[shape.layers]);
  const truth = hiddenOf(shape, prompt);
  const residual = answer.map((value, at) => value - truth[at]);
  let back: Float64Array[] = lossGradient(shape, sizes, residual, count);
  for (let layer = shape.layers - 1; layer >= 0; layer--)
    back = layerBackward(shape, sizes, products[layer], states[layer], back, gradients[layer]);
  return residual.reduce((sum, value) => sum + value * value, 0) / residual.length;
}

/** d loss / d states after the last layer. */
function lossGradient(shape: NetworkShape, { tokens, columns, features }: NetworkSizes, residual: Float64Array, count: number) {
  const { d, nPrime, machines, sign } = shape;
  return Array.from({ length: machines }, () => {
    const back = new Float64Array(tokens * features);
    for (const [at, value] of residual.entries())
      back[(d + Math.floor(at / nPrime)) * features + columns + (at % nPrime)] = (2 * sign * value) / (machines * residual.length * count);
    return back;
  });
}

/** From d loss / d next states to d loss / d states; the gradients of the layer's products are added to. */
function layerBackward(
  shape: NetworkShape,
  { tokens, features, width }: NetworkSizes,
  layer: LayerProducts,
  states: readonly Float64Array[],
  back: readonly Float64Array[],
  gradient: LayerProducts,
): Float64Array[] {
  const { heads } = nextStates(shape, layer, states);
  const sent = new Float64Array(tokens * width);
  for (const [nu, part] of back.entries())
    for (let i = 0; i < tokens; i++) sent.set(part.subarray(i * features, (i + 1) * features), i * width + nu * features);
  return states.map((state, mu) => {
    const { queries, scores, values } = heads[mu];
    const toScores = masked(timesTransposed(sent, values, tokens, width, tokens), tokens, shape.d);
    const toValues = transposedTimes(scores, sent, tokens, tokens, width);
    const toQueries = times(toScores, state, tokens, tokens, features);
    add(gradient.WQK, transposedTimes(state, toQueries, features, tokens, features));
    add(gradient.WVP[mu], transposedTimes(state, toValues, features, tokens, width));
    const result = back[mu].slice();
    add(result, timesTransposed(toQueries, layer.WQK, tokens, features, features));
    add(result, transposedTimes(toScores, queries, tokens, tokens, features));
    add(result, timesTransposed(toValues, layer.WVP[mu], tokens, width, features));
    return result;
  });
}

/** From gradients of the products to those of their factors. */
function toFactors(shape: NetworkShape, weights: Float64Array, gradients: readonly LayerProducts[]): Float64Array {
  const { features, width, queryWidth, valueWidth, all } = sizesOf(shape);
  const result = new Float64Array(all);
  for (const [layer, { WQK, WVP }] of gradients.entries()) {
    const { Q, K, V, P } = factorsOf(weights, shape, layer);
    const to = factorsOf(result, shape, layer);
    to.Q.set(times(WQK, K, features, features, queryWidth));
    to.K.set(transposedTimes(WQK, Q, features, features, queryWidth));
    for (const [mu, gradient] of WVP.entries()) {
      const [from, until] = [mu * width * valueWidth, (mu + 1) * width * valueWidth];
      add(to.V, times(gradient, P.subarray(from, until), features, width, valueWidth));
      to.P.subarray(from, until).set(transposedTimes(gradient, V, width, features, valueWidth));
    }
  }
  return result;
}
