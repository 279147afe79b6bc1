/**
 * Attention under masks of decays, and its gradient, in float32; as `src/tensors/sequences64.ts` has it. Sequences of
 * `length` tokens follow one another, the heads of a sequence side by side.
 */
import { multiply } from "./multiply.as";

@inline
function sigmoid(x: f32): f32 {
  return 1 / (1 + Mathf.exp(-x));
}

/** The decays of a sequence and a head in the order in which a scan meets the tokens. */
@inline
function fillDecays(logits: usize, heads: i32, length: i32, order: usize, lambdas: usize): void {
  for (let t = 0; t < length; t++) {
    const token = load<i32>(order + (<usize>t << 2));
    store<f32>(lambdas + (<usize>t << 2), sigmoid(load<f32>(logits + ((<usize>token * <usize>heads) << 2))));
  }
}

/** to[0 .. count) = from * factor. */
@inline
function scaledRow(from: usize, to: usize, count: i32, factor: f32): void {
  const by = f32x4.splat(factor);
  const end = to + (<usize>count << 2);
  for (; to + 16 <= end; to += 16, from += 16) v128.store(to, f32x4.mul(v128.load(from), by));
  for (; to < end; to += 4, from += 4) store<f32>(to, load<f32>(from) * factor);
}

/**
 * The mask of one scan, in its order: each row is the one before it times one decay to the left of the diagonal, and the one
 * after it times one to the right, so that nothing is ever divided and what underflows is 0.
 */
@inline
function fillMask(lambdas: usize, length: i32, below: i32, above: i32, mask: usize): void {
  const bytes = <usize>length << 2;
  for (let i = 0; i < length; i++) {
    const row = mask + <usize>i * bytes;
    store<f32>(row + (<usize>i << 2), 1);
    if (i > 0) scaledRow(row - bytes, row, i, load<f32>(lambdas + (<usize>(i - 1 + below) << 2)));
  }
  for (let i = length - 2; i >= 0; i--) {
    const from = <usize>(i + 1) << 2;
    const row = mask + <usize>i * bytes + from;
    scaledRow(row + bytes, row, length - 1 - i, load<f32>(lambdas + (<usize>(i + 1 - above) << 2)));
  }
}

/**
 * Adds the masks of one scan to those of all sequences and heads.
 *
 * @param logits  (count * length) x heads.
 * @param order  i32, the token at each step of the scan.
 * @param scratch  room for length * (length + 1) numbers.
 */
export function addMasks(
  logits: usize, order: usize, count: i32, heads: i32, length: i32, below: i32, above: i32, masks: usize, scratch: usize,
): void {
  const size = <usize>length * <usize>length;
  const mask = scratch + (<usize>length << 2);
  for (let a = 0; a < count * heads; a++) {
    const sequence = a / heads;
    fillDecays(logits + (<usize>(sequence * length * heads + a % heads) << 2), heads, length, order, scratch);
    fillMask(scratch, length, below, above, mask);
    const to = masks + ((<usize>a * size) << 2);
    for (let i = 0; i < length; i++) {
      const row = to + ((<usize>load<i32>(order + (<usize>i << 2)) * <usize>length) << 2);
      for (let j = 0; j < length; j++) {
        const at = row + (<usize>load<i32>(order + (<usize>j << 2)) << 2);
        store<f32>(at, load<f32>(at) + load<f32>(mask + (<usize>(i * length + j) << 2)));
      }
    }
  }
}

/** Zeros where a head does not look: the future for heads below `past`, the past for the others. */
export function restrictMasks(masks: usize, count: i32, heads: i32, length: i32, past: i32): void {
  const bytes = <usize>length << 2;
  for (let a = 0; a < count * heads; a++)
    for (let i = 0; i < length; i++) {
      const row = masks + <usize>(a * length + i) * bytes;
      if (a % heads < past) memory.fill(row + (<usize>(i + 1) << 2), 0, <usize>(length - 1 - i) << 2);
      else memory.fill(row, 0, <usize>i << 2);
    }
}

/**
 * output_i = sum_j A_ij v_j / size_i, A = (q_i . k_j) M_ij.
 *
 * @param masks  0 where everything is seen undimmed.
 * @param fixedSize  what rows are divided by; 0 for their sums.
 * @param panel  room for a panel of products over max(width, length) numbers.
 */
export function attend(
  q: usize, k: usize, v: usize, masks: usize, output: usize, scores: usize, sizes: usize,
  all: i32, length: i32, width: i32, fixedSize: f32, panel: usize,
): void {
  const rows = length * width;
  multiply(q, width, 1, rows, k, 1, width, rows, scores, all, length, width, length, panel);
  const bytes = <usize>length << 2;
  for (let row = 0; row < all * length; row++) {
    const from = scores + <usize>row * bytes;
    const end = from + bytes;
    let at = from;
    let mask = masks === 0 ? 0 : masks + <usize>row * bytes;
    let sums = f32x4.splat(0);
    let rest: f32 = 0;
    for (; at + 16 <= end; at += 16) {
      let value = v128.load(at);
      if (masks !== 0) {
        value = f32x4.mul(value, v128.load(mask));
        v128.store(at, value);
        mask += 16;
      }
      sums = f32x4.add(sums, value);
    }
    for (; at < end; at += 4) {
      let value = load<f32>(at);
      if (masks !== 0) {
        value *= load<f32>(mask);
        store<f32>(at, value);
        mask += 4;
      }
      rest += value;
    }
    const sum = f32x4.extract_lane(sums, 0) + f32x4.extract_lane(sums, 1) + (f32x4.extract_lane(sums, 2) + f32x4.extract_lane(sums, 3)) + rest;
    store<f32>(sizes + (<usize>row << 2), fixedSize === 0 ? sum : fixedSize);
  }
  multiply(scores, length, 1, length * length, v, width, 1, rows, output, all, length, length, width, panel);
  for (let row = 0; row < all * length; row++) {
    const at = output + ((<usize>row * <usize>width) << 2);
    scaledRow(at, at, width, 1 / load<f32>(sizes + (<usize>row << 2)));
  }
}

/**
 * Gradients by queries, keys and values, and by the masks' entries: `slopes` becomes dA_ij (q_i . k_j), zero where a head does not
 * look.
 *
 * @param scaled  dy, each row divided by its size, is written here: as much room as dy takes.
 * @param unmasked  room for all scores.
 */
export function attendGradient(
  q: usize, k: usize, v: usize, output: usize, scores: usize, masks: usize, sizes: usize, dy: usize,
  dq: usize, dk: usize, dv: usize, slopes: usize, scaled: usize, unmasked: usize,
  all: i32, length: i32, width: i32, areSums: i32, panel: usize,
): void {
  const rows = length * width;
  const square = length * length;
  const bytes = <usize>length << 2;
  const rowBytes = <usize>width << 2;
  for (let row = 0; row < all * length; row++) {
    const at = <usize>row * rowBytes;
    scaledRow(dy + at, scaled + at, width, 1 / load<f32>(sizes + (<usize>row << 2)));
  }
  // dA = dy v^T / size - (dy . y) / size in rows that are divided by their own sum.
  multiply(scaled, width, 1, rows, v, 1, width, rows, slopes, all, length, width, length, panel);
  if (areSums) {
    for (let row = 0; row < all * length; row++) {
      const at = <usize>row * rowBytes;
      let along: f32 = 0;
      for (let c: usize = 0; c < rowBytes; c += 4) along += load<f32>(scaled + at + c) * load<f32>(output + at + c);
      subtractFromRow(slopes + <usize>row * bytes, length, along);
    }
  }
  multiply(q, width, 1, rows, k, 1, width, rows, unmasked, all, length, width, length, panel);
  // `unmasked` becomes what the masks' entries are multiplied by, `slopes` the gradient of scores before the mask.
  const end = <usize>(all * square) << 2;
  let at: usize = 0;
  for (; at + 16 <= end; at += 16) {
    const slope = v128.load(slopes + at);
    const product = f32x4.mul(slope, v128.load(unmasked + at));
    if (masks === 0) v128.store(unmasked + at, product);
    else {
      const mask = v128.load(masks + at);
      v128.store(unmasked + at, v128.andnot(product, f32x4.eq(mask, f32x4.splat(0))));
      v128.store(slopes + at, f32x4.mul(slope, mask));
    }
  }
  for (; at < end; at += 4) {
    const slope = load<f32>(slopes + at);
    const product = slope * load<f32>(unmasked + at);
    if (masks === 0) store<f32>(unmasked + at, product);
    else {
      const mask = load<f32>(masks + at);
      store<f32>(unmasked + at, mask === 0 ? 0 : product);
      store<f32>(slopes + at, slope * mask);
    }
  }
  multiply(slopes, length, 1, square, k, width, 1, rows, dq, all, length, length, width, panel);
  multiply(slopes, 1, length, square, q, width, 1, rows, dk, all, length, length, width, panel);
  multiply(scores, 1, length, square, scaled, width, 1, rows, dv, all, length, length, width, panel);
}

@inline
function subtractFromRow(row: usize, length: i32, value: f32): void {
  const by = f32x4.splat(value);
  const end = row + (<usize>length << 2);
  for (; row + 16 <= end; row += 16) v128.store(row, f32x4.sub(v128.load(row), by));
  for (; row < end; row += 4) store<f32>(row, load<f32>(row) - value);
}

/**
 * The gradient by the logits of one scan's decays: each decay gets the sum over the entries that it is a factor of, by
 * differences at both ends and a prefix sum, in float64.
 *
 * @param slopes  what `attendGradient` leaves in `unmasked`.
 * @param gradient  (count * length) x heads, all of it is written.
 * @param scratch  room for length * (length + 1) numbers of float32 and length + 1 of float64 before them.
 */
export function decayGradient(
  slopes: usize, logits: usize, order: usize, count: i32, heads: i32, length: i32, below: i32, above: i32, gradient: usize, scratch: usize,
): void {
  const differences = scratch;
  const lambdas = differences + (<usize>(length + 1) << 3);
  const mask = lambdas + (<usize>length << 2);
  const square = <usize>length * <usize>length;
  for (let a = 0; a < count * heads; a++) {
    const first = <usize>((a / heads) * length * heads + a % heads) << 2;
    fillDecays(logits + first, heads, length, order, lambdas);
    fillMask(lambdas, length, below, above, mask);
    memory.fill(differences, 0, <usize>(length + 1) << 3);
    const own = slopes + ((<usize>a * square) << 2);
    for (let i = 0; i < length; i++) {
      const row = own + ((<usize>load<i32>(order + (<usize>i << 2)) * <usize>length) << 2);
      const maskRow = mask + (<usize>(i * length) << 2);
      let before: f64 = 0;
      let after: f64 = 0;
      for (let j = 0; j < length; j++) {
        if (j === i) continue;
        const at = row + (<usize>load<i32>(order + (<usize>j << 2)) << 2);
        const slope = <f64>(load<f32>(at) * load<f32>(maskRow + (<usize>j << 2)));
        if (j < i) {
          before += slope;
          addTo(differences, j + below, slope);
        } else {
          after += slope;
          addTo(differences, j + 1 - above, -slope);
        }
      }
      addTo(differences, i + below, -before);
      addTo(differences, i + 1 - above, after);
    }
    let sum: f64 = 0;
    for (let t = 0; t < length; t++) {
      sum += load<f64>(differences + (<usize>t << 3));
      const token = <usize>load<i32>(order + (<usize>t << 2));
      const lambda = load<f32>(lambdas + (<usize>t << 2));
      store<f32>(gradient + first + ((token * <usize>heads) << 2), <f32>(sum * (1 - <f64>lambda)));
    }
  }
}

@inline
function addTo(differences: usize, index: i32, value: f64): void {
  const at = differences + (<usize>index << 3);
  store<f64>(at, load<f64>(at) + value);
}
