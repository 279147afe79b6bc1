/**
 * Loss and gradient of a block of prompts: linear attention X <- X + (X W_QK X_a^T) X_a W_VP, where X_a are the rows that the
 * mask lets tokens attend to. These rows enter only as X_a^T X_a, and a layer multiplies them only from the right. So a prompt
 * comes with as few of them as its rank allows (prompts.as.ts), and loss and gradient are those of the d rows. Of the last layer,
 * only the part that reaches D is computed.
 */
import { ENTRY, addLaneSums, laneCount, product } from "./lane-product.as";
import { Network, blockGradientCount, keysOf, queryKeyCount, tokensOf, valueCount } from "./network.as";

/** Mean squared error of each of `count` prompts. */
export function promptErrors32(at: usize, prompts: usize, count: i32, errors: usize): void {
  errorsOf<f32>(changetype<Network>(at), prompts, count, errors);
}

export function promptErrors64(at: usize, prompts: usize, count: i32, errors: usize): void {
  errorsOf<f64>(changetype<Network>(at), prompts, count, errors);
}

/** The same, and the part of these prompts in the gradient of the mean over the batch, in the order of `blockGradientCount`. */
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
function queriesAt(net: Network, layer: i32): usize {
  return net.queries + <usize>(layer * tokensOf(net) * net.width) * ENTRY;
}

@inline
function scoresAt(net: Network, layer: i32): usize {
  return net.scores + <usize>(layer * tokensOf(net) * keysOf(net)) * ENTRY;
}

@inline
function valuesAt(net: Network, layer: i32): usize {
  return net.values + <usize>(layer * keysOf(net) * net.width) * ENTRY;
}

@inline
function queryKeyAt<T>(net: Network, layer: i32): usize {
  return net.products + <usize>(layer * (queryKeyCount(net) + valueCount(net))) * sizeof<T>();
}

/** W_VP of a machine. */
@inline
function valueProjectionAt<T>(net: Network, layer: i32, machine: i32): usize {
  return queryKeyAt<T>(net, layer) + <usize>(queryKeyCount(net) + machine * net.features * net.width) * sizeof<T>();
}

@inline
function readColumnsAt<T>(net: Network, machine: i32): usize {
  return queryKeyAt<T>(net, net.layers) + <usize>(machine * net.features * net.nPrime) * sizeof<T>();
}

/** The states before the last layer. */
function forward<T>(net: Network, prompt: usize): void {
  begin(net, prompt);
  const N = net.features;
  const W = net.width;
  const keys = keysOf(net);
  const tokens = tokensOf(net);
  const size = <usize>sizeof<T>();
  const rowBytes = <usize>W * ENTRY;
  const keyBytes = <usize>keys * ENTRY;
  for (let layer = 0; layer < net.layers - 1; layer++) {
    const states = statesAt(net, layer);
    const next = statesAt(net, layer + 1);
    const scores = scoresAt(net, layer);
    const values = valuesAt(net, layer);
    for (let machine = 0; machine < net.machines; machine++) {
      const x = states + <usize>(machine * N) * ENTRY;
      const queries = queriesAt(net, layer) + <usize>(machine * N) * ENTRY;
      const own = <usize>(machine * net.attended);
      // Transposed, as weights stand on the left.
      product<T, T>(queryKeyAt<T>(net, layer), size, <usize>N * size, x, ENTRY, rowBytes, queries, ENTRY, rowBytes, N, N, tokens, false);
      product<T, v128>(queries, rowBytes, ENTRY, x, ENTRY, rowBytes, scores + own * ENTRY, keyBytes, ENTRY, tokens, N, net.attended, false);
      product<T, T>(
        valueProjectionAt<T>(net, layer, machine), size, <usize>W * size, x, ENTRY, rowBytes,
        values + own * rowBytes, ENTRY, rowBytes, W, N, net.attended, false,
      );
    }
    memory.copy(next, states, <usize>tokens * rowBytes);
    product<T, v128>(scores, keyBytes, ENTRY, values, rowBytes, ENTRY, next, rowBytes, ENTRY, tokens, keys, W, true);
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
      if (i < net.attended) memory.copy(to + own, from + <usize>net.machines * own, shared);
      else memory.fill(to + own, 0, shared);
      to += own + shared;
    }
  }
}

/** The last layer as far as D is read; leaves d loss / d answer in `residual`. Returns the mean squared error of each lane. */
function answer<T>(net: Network, prompt: usize): v128 {
  const N = net.features;
  const k = net.nPrime;
  const last = net.layers - 1;
  const size = <usize>sizeof<T>();
  const rowBytes = <usize>net.width * ENTRY;
  const keyBytes = <usize>keysOf(net) * ENTRY;
  const narrow = <usize>k * ENTRY;
  const states = statesAt(net, last);
  const bottom = states + <usize>net.attended * rowBytes;
  meanOfMachines<T>(net, bottom);
  for (let machine = 0; machine < net.machines; machine++) {
    const shift = <usize>(machine * N) * ENTRY;
    const own = <usize>(machine * net.attended);
    const queries = net.lastQueries + shift;
    product<T, T>(
      queryKeyAt<T>(net, last), size, <usize>N * size, bottom + shift, ENTRY, rowBytes, queries, ENTRY, rowBytes, N, N, net.dPrime, false,
    );
    product<T, v128>(
      queries, rowBytes, ENTRY, states + shift, ENTRY, rowBytes,
      net.lastScores + own * ENTRY, keyBytes, ENTRY, net.dPrime, N, net.attended, false,
    );
    product<T, T>(
      readColumnsAt<T>(net, machine), size, <usize>k * size, states + shift, ENTRY, rowBytes,
      net.lastValues + own * narrow, ENTRY, narrow, k, N, net.attended, false,
    );
  }
  product<T, v128>(
    net.lastScores, keyBytes, ENTRY, net.lastValues, narrow, ENTRY, net.residual, narrow, ENTRY, net.dPrime, keysOf(net), k, true,
  );
  return compare<T>(net, prompt);
}

/** Replaces the computed D in `residual` by d loss / d answer; returns the mean squared error of each lane. */
function compare<T>(net: Network, prompt: usize): v128 {
  const k = net.nPrime;
  const promptRow = <usize>(net.machines * net.columns + k) * ENTRY;
  const truth = prompt + <usize>net.attended * promptRow + <usize>(net.machines * net.columns) * ENTRY;
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

/** Stores the mean of the machines' D before the last layer in `residual`. */
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
  const last = net.layers - 1;
  const attended = net.attended;
  const size = <usize>sizeof<T>();
  const rowBytes = <usize>net.width * ENTRY;
  const queryBytes = <usize>N * ENTRY;
  const keyBytes = <usize>keysOf(net) * ENTRY;
  const narrow = <usize>k * ENTRY;
  const goesOn = net.layers > 1;
  if (goesOn) spreadToMachines<T>(net);
  product<T, v128>(net.residual, narrow, ENTRY, net.lastValues, ENTRY, narrow, net.scoresBack, keyBytes, ENTRY, net.dPrime, k, keysOf(net), false);
  product<T, v128>(
    net.residual, ENTRY, narrow, net.lastScores, keyBytes, ENTRY, net.valuesBack, ENTRY, narrow, k, net.dPrime, keysOf(net), false,
  );
  for (let machine = 0; machine < net.machines; machine++) {
    const shift = <usize>(machine * N) * ENTRY;
    const x = statesAt(net, last) + shift;
    const lower = x + <usize>attended * rowBytes;
    const scoresBack = net.scoresBack + <usize>(machine * attended) * ENTRY;
    const valuesBack = net.valuesBack + <usize>(machine * attended) * narrow;
    const toRead = valueLanes(net, last) + <usize>(machine * N) * narrow;
    product<T, v128>(scoresBack, keyBytes, ENTRY, x, rowBytes, ENTRY, net.queriesBack, queryBytes, ENTRY, net.dPrime, attended, N, false);
    product<T, v128>(
      lower, ENTRY, rowBytes, net.queriesBack, queryBytes, ENTRY, queryKeyLanes(net, last), queryBytes, ENTRY, N, net.dPrime, N, true,
    );
    product<T, v128>(x, ENTRY, rowBytes, valuesBack, narrow, ENTRY, toRead, narrow, ENTRY, N, attended, k, true);
    if (!goesOn) continue;
    const back = net.back + shift;
    const backBelow = back + <usize>attended * rowBytes;
    product<T, T>(
      queryKeyAt<T>(net, last), <usize>N * size, size, net.queriesBack, ENTRY, queryBytes, backBelow, ENTRY, rowBytes, N, N, net.dPrime, true,
    );
    product<T, v128>(
      net.lastQueries + shift, ENTRY, rowBytes, scoresBack, keyBytes, ENTRY, back, ENTRY, rowBytes, N, net.dPrime, attended, true,
    );
    product<T, T>(readColumnsAt<T>(net, machine), <usize>k * size, size, valuesBack, ENTRY, narrow, back, ENTRY, rowBytes, N, k, attended, true);
  }
}

/** d loss / d D of every machine, all else zero. */
function spreadToMachines<T>(net: Network): void {
  memory.fill(net.back, 0, <usize>(tokensOf(net) * net.width) * ENTRY);
  const share = v128.splat<T>(<T>(1.0 / <f64>net.machines));
  for (let i = 0; i < net.dPrime; i++)
    for (let j = 0; j < net.nPrime; j++) {
      const part = v128.mul<T>(share, v128.load(net.residual + <usize>(i * net.nPrime + j) * ENTRY));
      for (let machine = 0; machine < net.machines; machine++) {
        const column = machine * net.features + net.columns + j;
        v128.store(net.back + <usize>((net.attended + i) * net.width + column) * ENTRY, part);
      }
    }
}

/** From d loss / d states after a layer to those before it, in `back`; those before the first layer are not computed. */
function backward<T>(net: Network, layer: i32): void {
  const N = net.features;
  const W = net.width;
  const keys = keysOf(net);
  const tokens = tokensOf(net);
  const attended = net.attended;
  const size = <usize>sizeof<T>();
  const rowBytes = <usize>W * ENTRY;
  const queryBytes = <usize>N * ENTRY;
  const keyBytes = <usize>keys * ENTRY;
  const before = net.backBefore;
  product<T, v128>(net.back, rowBytes, ENTRY, valuesAt(net, layer), ENTRY, rowBytes, net.scoresBack, keyBytes, ENTRY, tokens, W, keys, false);
  product<T, v128>(net.back, ENTRY, rowBytes, scoresAt(net, layer), keyBytes, ENTRY, net.valuesBack, ENTRY, rowBytes, W, tokens, keys, false);
  if (layer > 0) memory.copy(before, net.back, <usize>tokens * rowBytes);
  for (let machine = 0; machine < net.machines; machine++) {
    const shift = <usize>(machine * N) * ENTRY;
    const x = statesAt(net, layer) + shift;
    const scoresBack = net.scoresBack + <usize>(machine * attended) * ENTRY;
    const valuesBack = net.valuesBack + <usize>(machine * attended) * rowBytes;
    const toValues = valueLanes(net, layer) + <usize>(machine * N) * rowBytes;
    product<T, v128>(scoresBack, keyBytes, ENTRY, x, rowBytes, ENTRY, net.queriesBack, queryBytes, ENTRY, tokens, attended, N, false);
    product<T, v128>(x, ENTRY, rowBytes, net.queriesBack, queryBytes, ENTRY, queryKeyLanes(net, layer), queryBytes, ENTRY, N, tokens, N, true);
    product<T, v128>(x, ENTRY, rowBytes, valuesBack, rowBytes, ENTRY, toValues, rowBytes, ENTRY, N, attended, W, true);
    if (layer == 0) continue;
    const back = before + shift;
    const queries = queriesAt(net, layer) + shift;
    product<T, T>(queryKeyAt<T>(net, layer), <usize>N * size, size, net.queriesBack, ENTRY, queryBytes, back, ENTRY, rowBytes, N, N, tokens, true);
    product<T, v128>(queries, ENTRY, rowBytes, scoresBack, keyBytes, ENTRY, back, ENTRY, rowBytes, N, tokens, attended, true);
    product<T, T>(
      valueProjectionAt<T>(net, layer, machine), <usize>W * size, size, valuesBack, ENTRY, rowBytes,
      back, ENTRY, rowBytes, N, W, attended, true,
    );
  }
  net.backBefore = net.back;
  net.back = before;
}
