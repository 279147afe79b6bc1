/**
 * Full, chunk, state-chunk and recurrent forms of bidirectional linear attention, out += (Q K^T (.) M) V, for decays of one
 * number a token. Decays are multiplied outward from the diagonal of M, token by token: no logarithms, no quotients, and no
 * digits lost however long the sequence is.
 */
import { chunkCount, Head, keysOf, rowAt, settled, tokensIn } from "./head.as";
import { addProduct, scaleVectors, stepState, timesNumber, timesWeights } from "./product.as";

/** scores <- Q_I K_J^T. */
function scoreBlock<T>(head: Head, rows: i32, columns: i32): void {
  const count = tokensIn(head, rows);
  memory.fill(head.scores, 0, <usize>count * <usize>head.chunkColumns * sizeof<T>());
  const q = rowAt<T>(head.q, rows * head.chunk, head.d);
  addProduct<T>(q, head.d, keysOf<T>(head, columns), head.chunkColumns, head.scores, head.chunkColumns, count, head.d, head.chunkColumns);
}

/** out_I += scores V_J. */
function addScored<T>(head: Head, rows: i32, columns: i32): void {
  const v = rowAt<T>(head.v, columns * head.chunk, head.columns);
  const out = rowAt<T>(head.out, rows * head.chunk, head.columns);
  addProduct<T>(head.scores, head.chunkColumns, v, head.columns, out, head.columns, tokensIn(head, rows), tokensIn(head, columns), head.columns);
}

/** A block on the diagonal: every row of scores times products that run outward from its own token. */
function addDiagonalBlock<T>(head: Head, index: i32): void {
  scoreBlock<T>(head, index, index);
  if (head.decays) {
    const size = <usize>sizeof<T>();
    const count = tokensIn(head, index);
    const forward = rowAt<T>(head.forward, index * head.chunk, 1);
    const backward = rowAt<T>(head.backward, index * head.chunk, 1);
    for (let i = 0; i < count; i++) {
      const row = rowAt<T>(head.scores, i, head.chunkColumns);
      multiplyLeft<T>(row, forward, i, <T>1);
      let product: T = 1;
      for (let j = i + 1; j < count; j++) {
        product = settled<T>(product * load<T>(backward + <usize>(j - 1) * size));
        store<T>(row + <usize>j * size, load<T>(row + <usize>j * size) * product);
      }
    }
  }
  addScored<T>(head, index, index);
}

/** Entries i - 1, i - 2, ..., 0 of a row times f_i, f_i f_{i-1}, ..., all times `product`; what the last one was multiplied by. */
function multiplyLeft<T>(row: usize, forward: usize, i: i32, product: T): T {
  const size = <usize>sizeof<T>();
  for (let j = i - 1; j >= 0; j--) {
    product = settled<T>(product * load<T>(forward + <usize>(j + 1) * size));
    store<T>(row + <usize>j * size, load<T>(row + <usize>j * size) * product);
  }
  return product;
}

/** Every pair of tokens with a product of its own for the mask. */
function full<T>(head: Head): void {
  const count = chunkCount(head);
  for (let rows = 0; rows < count; rows++) {
    addDiagonalBlock<T>(head, rows);
    if (head.decays) arrivingBackward<T>(head, rows, head.weights);
    for (let columns = rows + 1; columns < count; columns++) {
      scoreBlock<T>(head, rows, columns);
      if (head.decays) maskRight<T>(head, rows, columns);
      addScored<T>(head, rows, columns);
    }
    if (head.decays) arrivingForward<T>(head, rows, head.weights);
    for (let columns = rows - 1; columns >= 0; columns--) {
      scoreBlock<T>(head, rows, columns);
      if (head.decays) maskLeft<T>(head, rows, columns);
      addScored<T>(head, rows, columns);
    }
  }
}

/** Weights hold what each row's product is at the first token after the block; they go on to the last one of this one. */
function maskLeft<T>(head: Head, rows: i32, columns: i32): void {
  const size = <usize>sizeof<T>();
  const forward = rowAt<T>(head.forward, columns * head.chunk, 1);
  const last = tokensIn(head, columns) - 1;
  for (let i = 0; i < tokensIn(head, rows); i++) {
    const row = rowAt<T>(head.scores, i, head.chunkColumns);
    const product = load<T>(head.weights + <usize>i * size);
    store<T>(row + <usize>last * size, load<T>(row + <usize>last * size) * product);
    const end = multiplyLeft<T>(row, forward, last, product);
    store<T>(head.weights + <usize>i * size, settled<T>(end * load<T>(forward)));
  }
}

function maskRight<T>(head: Head, rows: i32, columns: i32): void {
  const size = <usize>sizeof<T>();
  const backward = rowAt<T>(head.backward, columns * head.chunk, 1);
  const count = tokensIn(head, columns);
  for (let i = 0; i < tokensIn(head, rows); i++) {
    const row = rowAt<T>(head.scores, i, head.chunkColumns);
    let product = load<T>(head.weights + <usize>i * size);
    for (let j = 0; j < count; j++) {
      store<T>(row + <usize>j * size, load<T>(row + <usize>j * size) * product);
      product = settled<T>(product * load<T>(backward + <usize>j * size));
    }
    store<T>(head.weights + <usize>i * size, product);
  }
}

/** f_s ... f_i for the tokens of a chunk; the last of them, which is over all of it. */
function arrivingForward<T>(head: Head, index: i32, target: usize): T {
  const forward = rowAt<T>(head.forward, index * head.chunk, 1);
  let product: T = 1;
  for (let i = 0; i < tokensIn(head, index); i++) {
    product = settled<T>(product * load<T>(forward + <usize>i * sizeof<T>()));
    store<T>(target + <usize>i * sizeof<T>(), product);
  }
  return product;
}

/** b_i ... b_e. */
function arrivingBackward<T>(head: Head, index: i32, target: usize): T {
  const backward = rowAt<T>(head.backward, index * head.chunk, 1);
  let product: T = 1;
  for (let i = tokensIn(head, index) - 1; i >= 0; i--) {
    product = settled<T>(product * load<T>(backward + <usize>i * sizeof<T>()));
    store<T>(target + <usize>i * sizeof<T>(), product);
  }
  return product;
}

/** f_{j+1} ... f_e. */
function leavingForward<T>(head: Head, index: i32, target: usize): void {
  const forward = rowAt<T>(head.forward, index * head.chunk, 1);
  let product: T = 1;
  for (let j = tokensIn(head, index) - 1; j >= 0; j--) {
    store<T>(target + <usize>j * sizeof<T>(), product);
    product = settled<T>(product * load<T>(forward + <usize>j * sizeof<T>()));
  }
}

/** b_s ... b_{j-1}. */
function leavingBackward<T>(head: Head, index: i32, target: usize): void {
  const backward = rowAt<T>(head.backward, index * head.chunk, 1);
  let product: T = 1;
  for (let j = 0; j < tokensIn(head, index); j++) {
    store<T>(target + <usize>j * sizeof<T>(), product);
    product = settled<T>(product * load<T>(backward + <usize>j * sizeof<T>()));
  }
}

/** head.queries <- queries of a chunk times what is left of what comes from beside it; what is left over all of the chunk. */
function decayQueries<T>(head: Head, index: i32, forward: bool): T {
  const size = <usize>sizeof<T>();
  const through = forward ? arrivingForward<T>(head, index, head.weights) : arrivingBackward<T>(head, index, head.weights);
  const d = head.d;
  const q = rowAt<T>(head.q, index * head.chunk, d);
  for (let i = 0; i < tokensIn(head, index); i++)
    timesNumber<T>(rowAt<T>(q, i, d), load<T>(head.weights + <usize>i * size), d, rowAt<T>(head.queries, i, d));
  return through;
}

/** head.decayed <- keys of a chunk times what is left of them at its end in this direction. */
function decayKeys<T>(head: Head, index: i32, forward: bool): void {
  memory.fill(head.weights, 0, <usize>head.chunkColumns * sizeof<T>());
  if (forward) leavingForward<T>(head, index, head.weights);
  else leavingBackward<T>(head, index, head.weights);
  for (let c = 0; c < head.d; c++)
    timesWeights<T>(rowAt<T>(keysOf<T>(head, index), c, head.chunkColumns), head.weights, head.chunkColumns, rowAt<T>(head.decayed, c, head.chunkColumns));
}

/** The paper's chunk form: column by column of blocks, masks of rank one beside the diagonal, as far as keys have not decayed to 0. */
function chunk<T>(head: Head): void {
  const count = chunkCount(head);
  for (let columns = 0; columns < count; columns++) {
    addDiagonalBlock<T>(head, columns);
    decayKeys<T>(head, columns, true);
    let kept: T = 1;
    for (let rows = columns + 1; rows < count && kept > 0; rows++) kept = settled<T>(kept * addOuterBlock<T>(head, rows, columns, true));
    decayKeys<T>(head, columns, false);
    kept = 1;
    for (let rows = columns - 1; rows >= 0 && kept > 0; rows--) kept = settled<T>(kept * addOuterBlock<T>(head, rows, columns, false));
  }
}

/** A block beside the diagonal; the keys then decay through its rows, by the factor that is returned. */
function addOuterBlock<T>(head: Head, rows: i32, columns: i32, forward: bool): T {
  const count = tokensIn(head, rows);
  const through = decayQueries<T>(head, rows, forward);
  memory.fill(head.scores, 0, <usize>count * <usize>head.chunkColumns * sizeof<T>());
  addProduct<T>(head.queries, head.d, head.decayed, head.chunkColumns, head.scores, head.chunkColumns, count, head.d, head.chunkColumns);
  addScored<T>(head, rows, columns);
  if (head.decays) scaleVectors<T>(head.decayed, head.d * head.chunkColumns, through);
  return through;
}

/** The chunk form of linear time: blocks on the diagonal, and two states that are carried over the chunks. */
function stateChunk<T>(head: Head): void {
  const count = chunkCount(head);
  for (let index = 0; index < count; index++) addDiagonalBlock<T>(head, index);
  clearState<T>(head);
  for (let index = 0; index < count; index++) carryState<T>(head, index, true);
  clearState<T>(head);
  for (let index = count - 1; index >= 0; index--) carryState<T>(head, index, false);
}

function clearState<T>(head: Head): void {
  memory.fill(head.state, 0, <usize>head.d * <usize>head.columns * sizeof<T>());
}

/** out_i += (arriving_i q_i)^T P, then P <- through P + sum_j (leaving_j k_j) v_j^T. */
function carryState<T>(head: Head, index: i32, forward: bool): void {
  const tokens = tokensIn(head, index);
  const through = decayQueries<T>(head, index, forward);
  const out = rowAt<T>(head.out, index * head.chunk, head.columns);
  addProduct<T>(head.queries, head.d, head.state, head.columns, out, head.columns, tokens, head.d, head.columns);
  if (head.decays) scaleVectors<T>(head.state, head.d * head.columns, through);
  decayKeys<T>(head, index, forward);
  const v = rowAt<T>(head.v, index * head.chunk, head.columns);
  addProduct<T>(head.decayed, head.chunkColumns, v, head.columns, head.state, head.columns, head.d, tokens, head.columns);
}

/** Token by token: forward writes and reads, backward reads and writes, so that the diagonal is counted once. */
function recurrent<T>(head: Head): void {
  clearState<T>(head);
  for (let i = 0; i < head.length; i++) stepToken<T>(head, i, head.forward, false);
  clearState<T>(head);
  for (let i = head.length - 1; i >= 0; i--) stepToken<T>(head, i, head.backward, true);
}

function stepToken<T>(head: Head, i: i32, decays: usize, readsFirst: bool): void {
  const index = i / head.chunk;
  const key = keysOf<T>(head, index) + <usize>(i - index * head.chunk) * sizeof<T>();
  const v = rowAt<T>(head.v, i, head.columns);
  const out = rowAt<T>(head.out, i, head.columns);
  const decay = load<T>(rowAt<T>(decays, i, 1));
  stepState<T>(head.state, head.d, head.columns, decay, key, head.chunkColumns, v, rowAt<T>(head.q, i, head.d), out, readsFirst);
}

export function full32(head: usize): void {
  full<f32>(changetype<Head>(head));
}

export function full64(head: usize): void {
  full<f64>(changetype<Head>(head));
}

export function chunk32(head: usize): void {
  chunk<f32>(changetype<Head>(head));
}

export function chunk64(head: usize): void {
  chunk<f64>(changetype<Head>(head));
}

export function stateChunk32(head: usize): void {
  stateChunk<f32>(changetype<Head>(head));
}

export function stateChunk64(head: usize): void {
  stateChunk<f64>(changetype<Head>(head));
}

export function recurrent32(head: usize): void {
  recurrent<f32>(changetype<Head>(head));
}

export function recurrent64(head: usize): void {
  recurrent<f64>(changetype<Head>(head));
}
