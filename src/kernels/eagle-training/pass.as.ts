/**
 * Loss and gradient of a block of prompts. Since the mask lets tokens attend to the d complete rows X_d alone, a head is
 * (X W_QK X_d^T)(X_d W_VP) = X W_QK G W_VP with G = X_d^T X_d: a layer multiplies the features by a matrix of its own for every
 * prompt, Z <- Z + Z M with M^mu = W_QK G^mu W_VP^mu below one another, and no (token x token) matrix is formed. Of the last layer
 * only what reaches D is computed.
 */
import { ENTRY, addLaneSums, laneCount, product } from "./lane-product.as";
import { Network, blockGradientCount, queryKeyCount, readCount, tokensOf, valueCount } from "./network.as";

/** Mean squared error of each of `count` prompts. */
export function promptErrors32(at: usize, prompts: usize, count: i32, errors: usize): void {
  errorsOf<f32>(changetype<Network>(at), prompts, count, errors);
}

export function promptErrors64(at: usize, prompts: usize, count: i32, errors: usize): void {
  errorsOf<f64>(changetype<Network>(at), prompts, count, errors);
}

/** The same, and what these prompts give to the gradient of the mean over the batch, as `blockGradientCount` orders it. */
export function blockGradient32(at: usize, prompts: usize, count: i32, errors: usize, gradient: usize): void {
  gradientOf<f32>(at, prompts, count, errors, gradient);
}

export function blockGradient64(at: usize, prompts: usize, count: i32, errors: usize, gradient: usize): void {
  gradientOf<f64>(at, prompts, count, errors, gradient);
}

@inline
function promptBytes(net: Network): usize {
  return <usize>(tokensOf(net) * (net.machines * net.columns + net.nPrime)) * ENTRY;
}

function errorsOf<T>(net: Network, prompts: usize, count: i32, errors: usize): void {
  const lanes = laneCount<T>();
  for (let from = 0; from < count; from += lanes) {
    forward<T>(net, prompts);
    v128.store(errors + <usize>from * sizeof<T>(), answer<T>(net, prompts));
    prompts += promptBytes(net);
  }
}

function gradientOf<T>(at: usize, prompts: usize, count: i32, errors: usize, gradient: usize): void {
  const net = changetype<Network>(at);
  const lanes = laneCount<T>();
  const numbers = blockGradientCount(at);
  memory.fill(net.lanes, 0, <usize>numbers * ENTRY);
  for (let from = 0; from < count; from += lanes) {
    forward<T>(net, prompts);
    v128.store(errors + <usize>from * sizeof<T>(), answer<T>(net, prompts));
    lastBackward<T>(net);
    for (let layer = net.layers - 2; layer >= 0; layer--) backward<T>(net, layer);
    prompts += promptBytes(net);
  }
  memory.fill(gradient, 0, <usize>numbers * sizeof<T>());
  addLaneSums<T>(net.lanes, numbers, gradient);
}

@inline
function statesAt(net: Network, layer: i32): usize {
  return net.states + <usize>(layer * tokensOf(net) * net.width) * ENTRY;
}

@inline
function gramAt(net: Network, layer: i32, machine: i32): usize {
  return net.grams + <usize>((layer * net.machines + machine) * queryKeyCount(net)) * ENTRY;
}

@inline
function queryKeyAt<T>(net: Network, layer: i32): usize {
  return net.products + <usize>(layer * (queryKeyCount(net) + valueCount(net))) * sizeof<T>();
}

@inline
function valuesAt<T>(net: Network, layer: i32, machine: i32): usize {
  return queryKeyAt<T>(net, layer) + <usize>(queryKeyCount(net) + machine * net.features * net.width) * sizeof<T>();
}

@inline
function readValuesAt<T>(net: Network, machine: i32): usize {
  return queryKeyAt<T>(net, net.layers) + <usize>(machine * net.features * net.nPrime) * sizeof<T>();
}

/** The states before the last layer. */
function forward<T>(net: Network, prompt: usize): void {
  begin(net, prompt);
  const N = net.features;
  const W = net.width;
  const size = <usize>sizeof<T>();
  const rowBytes = <usize>W * ENTRY;
  const gramRow = <usize>N * ENTRY;
  const tokens = tokensOf(net);
  for (let layer = 0; layer < net.layers - 1; layer++) {
    const states = statesAt(net, layer);
    const next = statesAt(net, layer + 1);
    const mixing = net.mixing + <usize>(layer * valueCount(net)) * ENTRY;
    for (let machine = 0; machine < net.machines; machine++) {
      const x = states + <usize>(machine * N) * ENTRY;
      const gram = gramAt(net, layer, machine);
      const offset = <usize>(machine * N * W) * ENTRY;
      const valued = net.valued + <usize>(layer * valueCount(net)) * ENTRY + offset;
      product<T, v128>(x, ENTRY, rowBytes, x, rowBytes, ENTRY, gram, gramRow, ENTRY, N, net.d, N, false);
      product<T, T>(valuesAt<T>(net, layer, machine), size, <usize>W * size, gram, gramRow, ENTRY, valued, ENTRY, rowBytes, W, N, N, false);
      product<T, T>(queryKeyAt<T>(net, layer), <usize>N * size, size, valued, rowBytes, ENTRY, mixing + offset, rowBytes, ENTRY, N, N, W, false);
    }
    memory.copy(next, states, <usize>tokens * rowBytes);
    product<T, v128>(states, rowBytes, ENTRY, mixing, rowBytes, ENTRY, next, rowBytes, ENTRY, tokens, W, W, true);
  }
}

/** X^mu = [A^mu C; B^mu 0] side by side. */
function begin(net: Network, prompt: usize): void {
  const row = <usize>(net.machines * net.columns + net.nPrime) * ENTRY;
  const own = <usize>net.columns * ENTRY;
  const shared = <usize>net.nPrime * ENTRY;
  let to = net.states;
  for (let i = 0; i < tokensOf(net); i++) {
    const from = prompt + <usize>i * row;
    for (let machine = 0; machine < net.machines; machine++) {
      memory.copy(to, from + <usize>machine * own, own);
      if (i < net.d) memory.copy(to + own, from + <usize>net.machines * own, shared);
      else memory.fill(to + own, 0, shared);
      to += own + shared;
    }
  }
}

/** The last layer as far as D is read; leaves d loss / d answer in `residual`. Returns the mean squared error of each lane. */
function answer<T>(net: Network, prompt: usize): v128 {
  const N = net.features;
  const k = net.nPrime;
  const size = <usize>sizeof<T>();
  const rowBytes = <usize>net.width * ENTRY;
  const narrow = <usize>k * ENTRY;
  const states = statesAt(net, net.layers - 1);
  const bottom = states + <usize>net.d * rowBytes;
  meanOfMachines<T>(net, bottom);
  for (let machine = 0; machine < net.machines; machine++) {
    const x = states + <usize>(machine * N) * ENTRY;
    const queried = net.lastQueried + <usize>(machine * net.d) * narrow;
    const valued = net.lastValued + <usize>(machine * N) * narrow;
    const mixing = net.lastMixing + <usize>(machine * N) * narrow;
    // X_d w, transposed as weights stand on the left.
    product<T, T>(readValuesAt<T>(net, machine), size, <usize>k * size, x, ENTRY, rowBytes, queried, ENTRY, narrow, k, N, net.d, false);
    product<T, v128>(x, ENTRY, rowBytes, queried, narrow, ENTRY, valued, narrow, ENTRY, N, net.d, k, false);
    product<T, T>(queryKeyAt<T>(net, net.layers - 1), <usize>N * size, size, valued, narrow, ENTRY, mixing, narrow, ENTRY, N, N, k, false);
    const lower = bottom + <usize>(machine * N) * ENTRY;
    product<T, v128>(lower, rowBytes, ENTRY, mixing, narrow, ENTRY, net.residual, narrow, ENTRY, net.dPrime, N, k, true);
  }
  const promptRow = <usize>(net.machines * net.columns + k) * ENTRY;
  const truth = prompt + <usize>net.d * promptRow + <usize>(net.machines * net.columns) * ENTRY;
  const entries = net.dPrime * k;
  const sign = v128.splat<T>(<T>net.sign);
  const factor = v128.splat<T>(<T>((2.0 * net.sign) / <f64>(entries * net.batch)));
  let sum = i64x2.splat(0);
  for (let i = 0; i < net.dPrime; i++)
    for (let j = 0; j < k; j++) {
      const at = net.residual + <usize>(i * k + j) * ENTRY;
      const off = v128.sub<T>(v128.mul<T>(sign, v128.load(at)), v128.load(truth + <usize>i * promptRow + <usize>j * ENTRY));
      sum = v128.add<T>(sum, v128.mul<T>(off, off));
      v128.store(at, v128.mul<T>(factor, off));
    }
  return v128.mul<T>(sum, v128.splat<T>(<T>(1.0 / <f64>entries)));
}

/** What the machines hold of D so far. */
function meanOfMachines<T>(net: Network, bottom: usize): void {
  const share = v128.splat<T>(<T>(1.0 / <f64>net.machines));
  for (let i = 0; i < net.dPrime; i++)
    for (let j = 0; j < net.nPrime; j++) {
      let sum = i64x2.splat(0);
      for (let machine = 0; machine < net.machines; machine++)
        sum = v128.add<T>(sum, v128.load(bottom + <usize>(i * net.width + machine * net.features + net.columns + j) * ENTRY));
      v128.store(net.residual + <usize>(i * net.nPrime + j) * ENTRY, v128.mul<T>(sum, share));
    }
}

@inline
function queryKeyLanes(net: Network, layer: i32): usize {
  return net.lanes + <usize>(layer * queryKeyCount(net)) * ENTRY;
}

@inline
function valueLanes(net: Network, layer: i32): usize {
  return queryKeyLanes(net, net.layers) + <usize>(layer * valueCount(net)) * ENTRY;
}

/** From `residual` to d loss / d states before the last layer, in `back`, where there is a layer before it. */
function lastBackward<T>(net: Network): void {
  const N = net.features;
  const k = net.nPrime;
  const size = <usize>sizeof<T>();
  const rowBytes = <usize>net.width * ENTRY;
  const narrow = <usize>k * ENTRY;
  const states = statesAt(net, net.layers - 1);
  const mixingBack = net.lastBack;
  const keyed = net.lastBack + <usize>N * narrow;
  const reach = net.lastReach;
  const goesOn = net.layers > 1;
  if (goesOn) spreadToMachines<T>(net);
  for (let machine = 0; machine < net.machines; machine++) {
    const x = states + <usize>(machine * N) * ENTRY;
    const lower = x + <usize>net.d * rowBytes;
    const read = readValuesAt<T>(net, machine);
    const offset = <usize>(machine * N) * narrow;
    product<T, v128>(lower, ENTRY, rowBytes, net.residual, narrow, ENTRY, mixingBack, narrow, ENTRY, N, net.dPrime, k, false);
    product<T, v128>(
      mixingBack, narrow, ENTRY, net.lastValued + offset, ENTRY, narrow,
      queryKeyLanes(net, net.layers - 1), <usize>N * ENTRY, ENTRY, N, k, N, true,
    );
    product<T, T>(queryKeyAt<T>(net, net.layers - 1), size, <usize>N * size, mixingBack, narrow, ENTRY, keyed, narrow, ENTRY, N, N, k, false);
    product<T, v128>(x, rowBytes, ENTRY, keyed, narrow, ENTRY, reach, narrow, ENTRY, net.d, N, k, false);
    product<T, v128>(x, ENTRY, rowBytes, reach, narrow, ENTRY, valueLanes(net, net.layers - 1) + offset, narrow, ENTRY, N, net.d, k, true);
    if (!goesOn) continue;
    const back = net.back + <usize>(machine * N) * ENTRY;
    product<T, v128>(
      net.residual, narrow, ENTRY, net.lastMixing + offset, ENTRY, narrow,
      back + <usize>net.d * rowBytes, rowBytes, ENTRY, net.dPrime, k, N, true,
    );
    product<T, T>(read, <usize>k * size, size, reach, ENTRY, narrow, back, ENTRY, rowBytes, N, k, net.d, true);
    product<T, v128>(net.lastQueried + <usize>(machine * net.d) * narrow, narrow, ENTRY, keyed, ENTRY, narrow, back, rowBytes, ENTRY, net.d, k, N, true);
  }
}

/** d loss / d D of every machine, all else zero. */
function spreadToMachines<T>(net: Network): void {
  memory.fill(net.back, 0, <usize>(tokensOf(net) * net.width) * ENTRY);
  const share = v128.splat<T>(<T>(1.0 / <f64>net.machines));
  for (let i = 0; i < net.dPrime; i++)
    for (let j = 0; j < net.nPrime; j++) {
      const part = v128.mul<T>(share, v128.load(net.residual + <usize>(i * net.nPrime + j) * ENTRY));
      for (let machine = 0; machine < net.machines; machine++)
        v128.store(net.back + <usize>((net.d + i) * net.width + machine * net.features + net.columns + j) * ENTRY, part);
    }
}

/** From d loss / d states after a layer to those before it, in `back`; before the first they are not asked for. */
function backward<T>(net: Network, layer: i32): void {
  const N = net.features;
  const W = net.width;
  const size = <usize>sizeof<T>();
  const tokens = tokensOf(net);
  const rowBytes = <usize>W * ENTRY;
  const gramRow = <usize>N * ENTRY;
  const states = statesAt(net, layer);
  const mixing = net.mixing + <usize>(layer * valueCount(net)) * ENTRY;
  const keyed = net.keyed;
  const before = net.backBefore;
  product<T, v128>(states, ENTRY, rowBytes, net.back, rowBytes, ENTRY, net.mixingBack, rowBytes, ENTRY, W, tokens, W, false);
  if (layer > 0) {
    memory.copy(before, net.back, <usize>tokens * rowBytes);
    product<T, v128>(net.back, rowBytes, ENTRY, mixing, ENTRY, rowBytes, before, rowBytes, ENTRY, tokens, W, W, true);
  }
  for (let machine = 0; machine < net.machines; machine++) {
    const offset = <usize>(machine * N * W) * ENTRY;
    const mixingBack = net.mixingBack + offset;
    const valued = net.valued + <usize>(layer * valueCount(net)) * ENTRY + offset;
    const gram = gramAt(net, layer, machine);
    product<T, v128>(mixingBack, rowBytes, ENTRY, valued, ENTRY, rowBytes, queryKeyLanes(net, layer), gramRow, ENTRY, N, W, N, true);
    product<T, T>(queryKeyAt<T>(net, layer), size, <usize>N * size, mixingBack, rowBytes, ENTRY, keyed, rowBytes, ENTRY, N, N, W, false);
    product<T, v128>(gram, gramRow, ENTRY, keyed, rowBytes, ENTRY, valueLanes(net, layer) + offset, rowBytes, ENTRY, N, N, W, true);
    if (layer == 0) continue;
    product<T, T>(valuesAt<T>(net, layer, machine), <usize>W * size, size, keyed, ENTRY, rowBytes, net.gramBack, ENTRY, gramRow, N, W, N, false);
    addTransposed<T>(net.gramBack, N);
    const x = states + <usize>(machine * N) * ENTRY;
    product<T, v128>(x, rowBytes, ENTRY, net.gramBack, gramRow, ENTRY, before + <usize>(machine * N) * ENTRY, rowBytes, ENTRY, net.d, N, N, true);
  }
  net.backBefore = net.back;
  net.back = before;
}

/** H <- H + H^T. */
function addTransposed<T>(square: usize, order: i32): void {
  for (let i = 0; i < order; i++)
    for (let j = i; j < order; j++) {
      const upper = square + <usize>(i * order + j) * ENTRY;
      const lower = square + <usize>(j * order + i) * ENTRY;
      const sum = v128.add<T>(v128.load(upper), v128.load(lower));
      v128.store(upper, sum);
      v128.store(lower, sum);
    }
}
