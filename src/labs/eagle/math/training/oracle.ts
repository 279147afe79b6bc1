/**
 * The trained network by its definition, in float64 and without haste: what the kernels are held against, and what reads a trained
 * network layer by layer.
 */
import { add, columnsFrom, times, timesTransposed } from "./dense";
import { factorsOf, type LayerProducts, type NetworkShape, sizesOf } from "./network";

/** W_QK and W_VP of every layer. */
export function productsOf(shape: NetworkShape, weights: Float64Array | Float32Array): LayerProducts[] {
  const { features, width, queryWidth, valueWidth } = sizesOf(shape);
  const exact = Float64Array.from(weights);
  return Array.from({ length: shape.layers }, (_, layer) => {
    const { Q, K, V, P } = factorsOf(exact, shape, layer);
    const projections = Array.from({ length: shape.machines }, (_, mu) =>
      P.subarray(mu * width * valueWidth, (mu + 1) * width * valueWidth),
    );
    return {
      WQK: timesTransposed(Q, K, features, queryWidth, features),
      WVP: projections.map((part) => timesTransposed(V, part, features, valueWidth, width)),
    };
  });
}

/** The initial parts of a prompt on the machines, X^mu = [A^mu C; B^mu 0], (d + d') x N each. */
export function statesOf(shape: NetworkShape, prompt: Float64Array): Float64Array[] {
  const { tokens, columns, features } = sizesOf(shape);
  const { d, n, nPrime } = shape;
  return Array.from({ length: shape.machines }, (_, mu) => {
    const state = new Float64Array(tokens * features);
    for (let i = 0; i < tokens; i++) {
      const row = prompt.subarray(i * (n + nPrime), (i + 1) * (n + nPrime));
      state.set(row.subarray(mu * columns, (mu + 1) * columns), i * features);
      if (i < d) state.set(row.subarray(n), i * features + columns);
    }
    return state;
  });
}

/** The states after each layer, those at first included. */
export function forward(shape: NetworkShape, products: readonly LayerProducts[], prompt: Float64Array): Float64Array[][] {
  const states = [statesOf(shape, prompt)];
  for (const layer of products) states.push(nextStates(shape, layer, states[states.length - 1]).next);
  return states;
}

/** The output of the network: the mean of the machines' lower right blocks, times the sign; d' x n'. */
export function answerOf(shape: NetworkShape, states: readonly Float64Array[]): Float64Array {
  const { columns, features } = sizesOf(shape);
  const { d, dPrime, nPrime } = shape;
  const answer = new Float64Array(dPrime * nPrime);
  for (const state of states)
    for (let i = 0; i < dPrime; i++)
      for (let j = 0; j < nPrime; j++) answer[i * nPrime + j] += (shape.sign * state[(d + i) * features + columns + j]) / shape.machines;
  return answer;
}

/** The true D of a prompt, d' x n'. */
export function hiddenOf({ d, n, dPrime, nPrime }: NetworkShape, prompt: Float64Array): Float64Array {
  return Float64Array.from({ length: dPrime * nPrime }, (_, at) => {
    const row = d + Math.floor(at / nPrime);
    return prompt[row * (n + nPrime) + n + (at % nPrime)];
  });
}

/** One layer, with what its heads came to on the way: queries X^mu W_QK, scores, and values X^mu W_VP^mu. */
export function nextStates(shape: NetworkShape, { WQK, WVP }: LayerProducts, states: readonly Float64Array[]) {
  const { tokens, features, width } = sizesOf(shape);
  const heads = states.map((state, mu) => {
    const queries = times(state, WQK, tokens, features, features);
    const scores = masked(timesTransposed(queries, state, tokens, features, tokens), tokens, shape.d);
    const values = times(state, WVP[mu], tokens, features, width);
    return { queries, scores, values };
  });
  const sent = new Float64Array(tokens * width);
  for (const { scores, values } of heads) add(sent, times(scores, values, tokens, tokens, width));
  const next = states.map((state, nu) => {
    const result = columnsFrom(sent, width, nu * features, features);
    add(result, state);
    return result;
  });
  return { heads, next };
}

/** No token attends to the incomplete rows. */
export function masked(scores: Float64Array, tokens: number, d: number): Float64Array {
  return scores.map((score, at) => (at % tokens < d ? score : 0));
}
