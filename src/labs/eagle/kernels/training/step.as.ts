/** Work that is done once per batch: products of factors before it; gradients by the factors, clipping and Adam after it. */
import { Network, productCount, queryKeyCount, readCount, valueCount } from "./network.as";

const BETA_1: f64 = 0.9;
const BETA_2: f64 = 0.999;
const EPSILON: f64 = 1e-8;

export function multiplyFactors32(at: usize): void {
  multiplyFactors<f32>(at);
}

export function multiplyFactors64(at: usize): void {
  multiplyFactors<f64>(at);
}

/**
 * One step, from the gradient by the products, summed over blocks of prompts. A gradient with a number that is not finite changes
 * nothing. Returns whether the weights have changed.
 */
export function takeStep32(at: usize, productGradient: usize): bool {
  return takeStep<f32>(changetype<Network>(at), productGradient);
}

export function takeStep64(at: usize, productGradient: usize): bool {
  return takeStep<f64>(changetype<Network>(at), productGradient);
}

/** The gradient by the factors alone, without a step. */
export function factorGradient32(at: usize, productGradient: usize): void {
  factorGradient<f32>(changetype<Network>(at), productGradient);
}

export function factorGradient64(at: usize, productGradient: usize): void {
  factorGradient<f64>(changetype<Network>(at), productGradient);
}

/** sums += values. */
export function addNumbers32(sums: usize, values: usize, count: i32): void {
  addNumbers<f32>(sums, values, count);
}

export function addNumbers64(sums: usize, values: usize, count: i32): void {
  addNumbers<f64>(sums, values, count);
}

function addNumbers<T>(sums: usize, values: usize, count: i32): void {
  for (let k = 0; k < count; k++) {
    const to = sums + <usize>k * sizeof<T>();
    store<T>(to, <T>(load<T>(to) + load<T>(values + <usize>k * sizeof<T>())));
  }
}

/** out (rows x columns) = or += A B; A and B have strides. */
@inline
function scalarProduct<T>(
  a: usize, aRow: i32, aInner: i32, b: usize, bInner: i32, bColumn: i32, out: usize,
  rows: i32, inner: i32, columns: i32, adds: bool,
): void {
  const size = <usize>sizeof<T>();
  for (let i = 0; i < rows; i++)
    for (let j = 0; j < columns; j++) {
      const to = out + <usize>(i * columns + j) * size;
      let sum: T = adds ? load<T>(to) : <T>0;
      for (let k = 0; k < inner; k++)
        sum = <T>(sum + load<T>(a + <usize>(i * aRow + k * aInner) * size) * load<T>(b + <usize>(k * bInner + j * bColumn) * size));
      store<T>(to, sum);
    }
}

@inline
function queryCount(net: Network): i32 {
  return net.features * net.queryWidth;
}

@inline
function layerCount(net: Network): i32 {
  return 2 * queryCount(net) + (net.features + net.machines * net.width) * net.valueWidth;
}

/** Address of a layer's Q in an array with the layout of the weights; K, V and P of machine 0 follow. */
@inline
function factorsAt<T>(net: Network, array: usize, layer: i32): usize {
  return array + <usize>(layer * layerCount(net)) * sizeof<T>();
}

function multiplyFactors<T>(at: usize): void {
  const net = changetype<Network>(at);
  const size = <usize>sizeof<T>();
  const N = net.features;
  let to = net.products;
  for (let layer = 0; layer < net.layers; layer++) {
    const q = factorsAt<T>(net, net.weights, layer);
    const k = q + <usize>queryCount(net) * size;
    const v = k + <usize>queryCount(net) * size;
    const p = v + <usize>(N * net.valueWidth) * size;
    scalarProduct<T>(q, net.queryWidth, 1, k, 1, net.queryWidth, to, N, net.queryWidth, N, false);
    to += <usize>queryKeyCount(net) * size;
    for (let machine = 0; machine < net.machines; machine++) {
      const part = p + <usize>(machine * net.width * net.valueWidth) * size;
      scalarProduct<T>(v, net.valueWidth, 1, part, 1, net.valueWidth, to, N, net.valueWidth, net.width, false);
      to += <usize>(N * net.width) * size;
    }
  }
  readColumns<T>(net, to - <usize>valueCount(net) * size, to);
}

/** The columns of D in W_VP of the last layer, averaged over the machines that they go to. */
function readColumns<T>(net: Network, values: usize, to: usize): void {
  const size = <usize>sizeof<T>();
  for (let row = 0; row < net.machines * net.features; row++)
    for (let j = 0; j < net.nPrime; j++) {
      let sum: T = <T>0;
      for (let nu = 0; nu < net.machines; nu++)
        sum = <T>(sum + load<T>(values + <usize>(row * net.width + nu * net.features + net.columns + j) * size));
      store<T>(to, <T>(sum / <T>net.machines));
      to += size;
    }
}

function factorGradient<T>(net: Network, from: usize): void {
  const size = <usize>sizeof<T>();
  const N = net.features;
  const last = net.layers - 1;
  spreadRead<T>(net, from + <usize>(net.layers * queryKeyCount(net) + last * valueCount(net)) * size);
  for (let layer = 0; layer < net.layers; layer++) {
    const queryKey = from + <usize>(layer * queryKeyCount(net)) * size;
    const values = layer < last ? from + <usize>(net.layers * queryKeyCount(net) + layer * valueCount(net)) * size : lastValues<T>(net);
    const q = factorsAt<T>(net, net.weights, layer);
    const k = q + <usize>queryCount(net) * size;
    const v = k + <usize>queryCount(net) * size;
    const p = v + <usize>(N * net.valueWidth) * size;
    const shift = net.gradient - net.weights;
    scalarProduct<T>(queryKey, N, 1, k, net.queryWidth, 1, q + shift, N, N, net.queryWidth, false);
    scalarProduct<T>(queryKey, 1, N, q, net.queryWidth, 1, k + shift, N, N, net.queryWidth, false);
    for (let machine = 0; machine < net.machines; machine++) {
      const part = p + <usize>(machine * net.width * net.valueWidth) * size;
      const gradient = values + <usize>(machine * N * net.width) * size;
      scalarProduct<T>(gradient, net.width, 1, part, net.valueWidth, 1, v + shift, N, net.width, net.valueWidth, machine > 0);
      scalarProduct<T>(gradient, 1, net.width, v, net.valueWidth, 1, part + shift, net.width, N, net.valueWidth, false);
    }
  }
}

/** Room for the gradient by W_VP of the last layer, behind the products. */
@inline
function lastValues<T>(net: Network): usize {
  return net.products + <usize>productCount(changetype<usize>(net)) * sizeof<T>();
}

/** Gradient by W_VP of the last layer, from that by the columns that are read; it is zero for the others. */
function spreadRead<T>(net: Network, from: usize): void {
  const size = <usize>sizeof<T>();
  const values = lastValues<T>(net);
  memory.fill(values, 0, <usize>valueCount(net) * size);
  for (let row = 0; row < net.machines * net.features; row++)
    for (let j = 0; j < net.nPrime; j++) {
      const share = <T>(load<T>(from) / <T>net.machines);
      for (let nu = 0; nu < net.machines; nu++) store<T>(values + <usize>(row * net.width + nu * net.features + net.columns + j) * size, share);
      from += size;
    }
}

/** Numbers that the array of products needs room for. */
export function productRoom(at: usize): i32 {
  return productCount(at) + valueCount(changetype<Network>(at));
}

function takeStep<T>(net: Network, productGradient: usize): bool {
  factorGradient<T>(net, productGradient);
  const count = net.layers * layerCount(net);
  let squares: f64 = 0;
  for (let i = 0; i < count; i++) {
    const g = <f64>load<T>(net.gradient + <usize>i * sizeof<T>());
    squares += g * g;
  }
  if (!isFinite(squares)) return false;
  // PyTorch's clip_grad_norm_, its 1e-6 included.
  const factor = Math.min(1.0, net.clip / (Math.sqrt(squares) + 1e-6));
  net.beta1Power *= BETA_1;
  net.beta2Power *= BETA_2;
  const rate = net.rate / (1 - net.beta1Power);
  const correction = 1 / Math.sqrt(1 - net.beta2Power);
  for (let i = 0; i < count; i++) {
    const offset = <usize>i * sizeof<T>();
    const g = <f64>load<T>(net.gradient + offset) * factor;
    const m = BETA_1 * <f64>load<T>(net.firstMoment + offset) + (1 - BETA_1) * g;
    const v = BETA_2 * <f64>load<T>(net.secondMoment + offset) + (1 - BETA_2) * g * g;
    store<T>(net.firstMoment + offset, <T>m);
    store<T>(net.secondMoment + offset, <T>v);
    const w = <f64>load<T>(net.weights + offset) - (rate * m) / (Math.sqrt(v) * correction + EPSILON);
    store<T>(net.weights + offset, <T>w);
  }
  return true;
}
