/** Sizes, settings and addresses of a network, and the layout of the scratch of the training kernels. */
import { ENTRY } from "./lane-product.as";

/** The caller sets sizes, settings and the places of weights; places of scratch follow from them. Lengths as in src/labs/eagle/math/training. */
@unmanaged
export class Network {
  /** Complete rows that a prompt comes with: d, or its rank where that is less (prompts.as.ts). */
  attended: i32;
  dPrime: i32;
  nPrime: i32;
  machines: i32;
  layers: i32;
  /** Columns of A on a machine; N with those of C; M N. */
  columns: i32;
  features: i32;
  width: i32;
  queryWidth: i32;
  valueWidth: i32;
  batch: i32;
  sign: f64;
  rate: f64;
  clip: f64;
  /** Q, K, V, P of each layer; moments and gradient alike. */
  weights: usize;
  firstMoment: usize;
  secondMoment: usize;
  gradient: usize;
  /** W_QK and W_VP of each layer, then of the last layer the columns that are read, mean over the machines that they go to: M x N x n'. */
  products: usize;
  /** Powers of beta: as many factors as steps that changed the weights. */
  beta1Power: f64;
  beta2Power: f64;
  // For one group of prompts, entries of vectors: states and queries tokens x M N, scores tokens x M attended, values M attended x M N.
  states: usize;
  queries: usize;
  scores: usize;
  values: usize;
  lastQueries: usize;
  lastScores: usize;
  lastValues: usize;
  residual: usize;
  // Derivatives of the loss by these.
  back: usize;
  backBefore: usize;
  queriesBack: usize;
  scoresBack: usize;
  valuesBack: usize;
  /** Gradient of a block of prompts, summed in each lane. */
  lanes: usize;
}

export function networkBytes(): usize {
  return offsetof<Network>();
}

export function networkSetSizes(at: usize, attended: i32, columns: i32, dPrime: i32, nPrime: i32, machines: i32, layers: i32, queryWidth: i32, valueWidth: i32): void {
  const net = changetype<Network>(at);
  net.attended = attended;
  net.columns = columns;
  net.dPrime = dPrime;
  net.nPrime = nPrime;
  net.machines = machines;
  net.layers = layers;
  net.features = columns + nPrime;
  net.width = machines * net.features;
  net.queryWidth = queryWidth;
  net.valueWidth = valueWidth;
}

export function networkSetTraining(at: usize, batch: i32, sign: f64, rate: f64, clip: f64): void {
  const net = changetype<Network>(at);
  net.batch = batch;
  net.sign = sign;
  net.rate = rate;
  net.clip = clip;
}

export function networkSetProducts(at: usize, products: usize): void {
  changetype<Network>(at).products = products;
}

export function networkSetWeights(at: usize, weights: usize, firstMoment: usize, secondMoment: usize, gradient: usize): void {
  const net = changetype<Network>(at);
  net.weights = weights;
  net.firstMoment = firstMoment;
  net.secondMoment = secondMoment;
  net.gradient = gradient;
}

export function networkSetPowers(at: usize, beta1Power: f64, beta2Power: f64): void {
  const net = changetype<Network>(at);
  net.beta1Power = beta1Power;
  net.beta2Power = beta2Power;
}

export function networkBeta1Power(at: usize): f64 {
  return changetype<Network>(at).beta1Power;
}

export function networkBeta2Power(at: usize): f64 {
  return changetype<Network>(at).beta2Power;
}

@inline
export function tokensOf(net: Network): i32 {
  return net.attended + net.dPrime;
}

/** Rows that tokens attend to, of all machines. */
@inline
export function keysOf(net: Network): i32 {
  return net.machines * net.attended;
}

/** Numbers of W_QK, and of W_VP, of a layer. */
@inline
export function queryKeyCount(net: Network): i32 {
  return net.features * net.features;
}

@inline
export function valueCount(net: Network): i32 {
  return net.width * net.width;
}

/** Numbers of those columns of the last layer that are read. */
@inline
export function readCount(net: Network): i32 {
  return net.width * net.nPrime;
}

/** Numbers of all products. */
export function productCount(at: usize): i32 {
  const net = changetype<Network>(at);
  return net.layers * (queryKeyCount(net) + valueCount(net)) + readCount(net);
}

/**
 * Numbers of the gradient of a block of prompts: by W_QK of each layer, by W_VP of each layer but the last, and by those columns
 * of the last one that are read; its others do not enter the output.
 */
export function blockGradientCount(at: usize): i32 {
  const net = changetype<Network>(at);
  return net.layers * queryKeyCount(net) + (net.layers - 1) * valueCount(net) + readCount(net);
}

/** Bytes of scratch for a pass. */
export function passScratchBytes(at: usize): usize {
  return place(changetype<Network>(at), 0);
}

export function networkSetScratch(at: usize, scratch: usize): void {
  place(changetype<Network>(at), scratch);
}

/** Lays out scratch; returns where it ends. */
function place(net: Network, from: usize): usize {
  const before = net.layers - 1;
  const states = tokensOf(net) * net.width;
  const scores = tokensOf(net) * keysOf(net);
  const values = keysOf(net) * net.width;
  let at = from;
  net.states = at; at += <usize>(net.layers * states) * ENTRY;
  net.queries = at; at += <usize>(before * states) * ENTRY;
  net.scores = at; at += <usize>(before * scores) * ENTRY;
  net.values = at; at += <usize>(before * values) * ENTRY;
  net.lastQueries = at; at += <usize>(net.dPrime * net.width) * ENTRY;
  net.lastScores = at; at += <usize>(net.dPrime * keysOf(net)) * ENTRY;
  net.lastValues = at; at += <usize>(keysOf(net) * net.nPrime) * ENTRY;
  net.residual = at; at += <usize>(net.dPrime * net.nPrime) * ENTRY;
  net.back = at; at += <usize>states * ENTRY;
  net.backBefore = at; at += <usize>states * ENTRY;
  net.queriesBack = at; at += <usize>(tokensOf(net) * net.features) * ENTRY;
  net.scoresBack = at; at += <usize>scores * ENTRY;
  net.valuesBack = at; at += <usize>values * ENTRY;
  net.lanes = at; at += <usize>blockGradientCount(changetype<usize>(net)) * ENTRY;
  return at;
}
