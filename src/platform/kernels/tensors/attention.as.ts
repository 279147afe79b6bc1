/**
 * Attention under masks of decays, and its gradient, in float32; as `src/platform/tensors/sequences64.ts` has it. Sequences of
 * `length` tokens follow one another, the heads of a sequence side by side.
 */
import { sigmoids } from "./exponential.as";
import { loadSome, storeSome, sumOfLanes } from "./four.as";
import { multiply } from "./multiply.as";

/** The decays of a sequence and a head in the order in which a scan meets the tokens. */
@inline
function fillDecays(logits: usize, heads: i32, length: i32, order: usize, lambdas: usize): void {
  for (let t = 0; t < length; t++) {
    const token = load<i32>(order + (<usize>t << 2));
    store<f32>(lambdas + (<usize>t << 2), load<f32>(logits + ((<usize>token * <usize>heads) << 2)));
  }
  const end = lambdas + (<usize>length << 2);
  for (let at = lambdas; at < end; at += 16) storeSome(at, end, sigmoids(loadSome(at, end, 0)));
}

/** Whether a scan meets the tokens one after the other. */
@inline
function isInOrder(order: usize, length: i32): bool {
  for (let t = 0; t < length; t++) if (load<i32>(order + (<usize>t << 2)) != t) return false;
  return true;
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
  const bytes = <usize>length << 2;
  const mask = scratch + bytes;
  const inOrder = isInOrder(order, length);
  for (let a = 0; a < count * heads; a++) {
    const sequence = a / heads;
    fillDecays(logits + (<usize>(sequence * length * heads + a % heads) << 2), heads, length, order, scratch);
    fillMask(scratch, length, below, above, mask);
    const to = masks + <usize>(a * length) * bytes;
    if (inOrder) addTo(to, mask, length * length);
    else for (let i = 0; i < length; i++) addInOrder(to + <usize>load<i32>(order + (<usize>i << 2)) * bytes, mask + <usize>i * bytes, order, length);
  }
}

@inline
function addTo(sums: usize, x: usize, count: i32): void {
  const end = sums + (<usize>count << 2);
  for (; sums < end; sums += 16, x += 16) storeSome(sums, end, f32x4.add(loadSome(sums, end, 0), loadSome(x, x + (end - sums), 0)));
}

/** Adds each number where the token of its step is. */
@inline
function addInOrder(sums: usize, x: usize, order: usize, length: i32): void {
  for (let j = 0; j < length; j++) {
    const at = sums + (<usize>load<i32>(order + (<usize>j << 2)) << 2);
    store<f32>(at, load<f32>(at) + load<f32>(x + (<usize>j << 2)));
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
 * output_i = sum_j A_ij v_j / size_i, A = (q_i . k_j) M_ij, one sequence and head after the other.
 *
 * @param masks  0 where everything is seen undimmed.
 * @param fixedSize  what rows are divided by; 0 for their sums.
 * @param panel  room for a panel of products over max(width, length) numbers.
 */
export function attend(
  q: usize, k: usize, v: usize, masks: usize, output: usize, scores: usize, sizes: usize,
  all: i32, length: i32, width: i32, fixedSize: f32, panel: usize,
): void {
  const rowBytes = <usize>width << 2;
  const bytes = <usize>length << 2;
  for (let a = 0; a < all; a++) {
    multiply(q, width, 1, 0, k, 1, width, 0, scores, 1, length, width, length, panel);
    for (let i: usize = 0; i < <usize>length; i++) {
      const sum = maskedRow(scores + i * bytes, masks === 0 ? 0 : masks + i * bytes, bytes);
      store<f32>(sizes + (i << 2), fixedSize === 0 ? sum : fixedSize);
    }
    multiply(scores, length, 1, 0, v, width, 1, 0, output, 1, length, length, width, panel);
    for (let i: usize = 0; i < <usize>length; i++) {
      const at = output + i * rowBytes;
      scaledRow(at, at, width, 1 / load<f32>(sizes + (i << 2)));
    }
    q += <usize>length * rowBytes;
    k += <usize>length * rowBytes;
    v += <usize>length * rowBytes;
    output += <usize>length * rowBytes;
    scores += <usize>length * bytes;
    if (masks !== 0) masks += <usize>length * bytes;
    sizes += bytes;
  }
}

/** Multiplies a row of scores by that of the mask, where there is one. @returns its sum. */
@inline
function maskedRow(scores: usize, mask: usize, bytes: usize): f32 {
  const end = scores + bytes;
  let sums = f32x4.splat(0);
  if (mask === 0) {
    for (let at = scores; at < end; at += 16) sums = f32x4.add(sums, loadSome(at, end, 0));
    return sumOfLanes(sums);
  }
  const maskEnd = mask + bytes;
  for (let at = scores; at < end; at += 16, mask += 16) {
    const value = f32x4.mul(loadSome(at, end, 0), loadSome(mask, maskEnd, 0));
    storeSome(at, end, value);
    sums = f32x4.add(sums, value);
  }
  return sumOfLanes(sums);
}

/**
 * Gradients by queries, keys and values, and by the masks' entries: `byMask` becomes dA_ij (q_i . k_j), zero where a head does not
 * look.
 *
 * @param byMask  as much room as all scores take.
 * @param scaled  room for dy of one sequence and head, each row divided by its size, and `slopes` for its scores.
 */
export function attendGradient(
  q: usize, k: usize, v: usize, output: usize, scores: usize, masks: usize, sizes: usize, dy: usize,
  dq: usize, dk: usize, dv: usize, byMask: usize, scaled: usize, slopes: usize,
  all: i32, length: i32, width: i32, areSums: i32, panel: usize,
): void {
  const rowBytes = <usize>width << 2;
  const bytes = <usize>length << 2;
  const part = <usize>length * rowBytes;
  const square = <usize>length * bytes;
  for (let a = 0; a < all; a++) {
    for (let i: usize = 0; i < <usize>length; i++)
      scaledRow(dy + i * rowBytes, scaled + i * rowBytes, width, 1 / load<f32>(sizes + (i << 2)));
    // dA = dy v^T / size - (dy . y) / size in rows that are divided by their own sum.
    multiply(scaled, width, 1, 0, v, 1, width, 0, slopes, 1, length, width, length, panel);
    if (areSums) {
      for (let i: usize = 0; i < <usize>length; i++)
        subtractFromRow(slopes + i * bytes, length, along(scaled + i * rowBytes, output + i * rowBytes, rowBytes));
    }
    multiply(q, width, 1, 0, k, 1, width, 0, byMask, 1, length, width, length, panel);
    if (masks === 0) multiplyBy(byMask, slopes, square);
    else splitByMask(byMask, slopes, masks, square);
    multiply(slopes, length, 1, 0, k, width, 1, 0, dq, 1, length, length, width, panel);
    multiply(slopes, 1, length, 0, q, width, 1, 0, dk, 1, length, length, width, panel);
    multiply(scores, 1, length, 0, scaled, width, 1, 0, dv, 1, length, length, width, panel);
    q += part;
    k += part;
    v += part;
    output += part;
    dy += part;
    dq += part;
    dk += part;
    dv += part;
    scores += square;
    byMask += square;
    if (masks !== 0) masks += square;
    sizes += bytes;
  }
}

@inline
function along(x: usize, y: usize, bytes: usize): f32 {
  const end = x + bytes;
  const yEnd = y + bytes;
  let sums = f32x4.splat(0);
  for (; x < end; x += 16, y += 16) sums = f32x4.add(sums, f32x4.mul(loadSome(x, end, 0), loadSome(y, yEnd, 0)));
  return sumOfLanes(sums);
}

@inline
function subtractFromRow(row: usize, length: i32, value: f32): void {
  const by = f32x4.splat(value);
  const end = row + (<usize>length << 2);
  for (; row < end; row += 16) storeSome(row, end, f32x4.sub(loadSome(row, end, 0), by));
}

@inline
function multiplyBy(x: usize, y: usize, bytes: usize): void {
  const end = x + bytes;
  const yEnd = y + bytes;
  for (; x < end; x += 16, y += 16) storeSome(x, end, f32x4.mul(loadSome(x, end, 0), loadSome(y, yEnd, 0)));
}

/** Of products q . k and slopes dA: what entries of the mask are multiplied by, and the gradient of scores before the mask. */
@inline
function splitByMask(products: usize, slopes: usize, mask: usize, bytes: usize): void {
  const end = products + bytes;
  const slopesEnd = slopes + bytes;
  const maskEnd = mask + bytes;
  for (; products < end; products += 16, slopes += 16, mask += 16) {
    const m = loadSome(mask, maskEnd, 0);
    const slope = loadSome(slopes, slopesEnd, 0);
    const product = f32x4.mul(slope, loadSome(products, end, 0));
    storeSome(products, end, v128.andnot(product, f32x4.eq(m, f32x4.splat(0))));
    storeSome(slopes, slopesEnd, f32x4.mul(slope, m));
  }
}

/**
 * The gradient by the logits of one scan's decays: each decay gets the sum over the entries that it is a factor of, by
 * differences at both ends and a prefix sum, in float64.
 *
 * @param byMask  of `attendGradient`.
 * @param gradient  (count * length) x heads, all of it is written.
 * @param scratch  room for length + 1 numbers of float64 and length * (length + 2) of float32 behind them.
 */
export function decayGradient(
  byMask: usize, logits: usize, order: usize, count: i32, heads: i32, length: i32, below: i32, above: i32, gradient: usize, scratch: usize,
): void {
  const bytes = <usize>length << 2;
  const differences = scratch;
  const lambdas = differences + (<usize>(length + 1) << 3);
  const inScan = lambdas + bytes;
  const mask = inScan + bytes;
  const inOrder = isInOrder(order, length);
  for (let a = 0; a < count * heads; a++) {
    const first = <usize>((a / heads) * length * heads + a % heads) << 2;
    fillDecays(logits + first, heads, length, order, lambdas);
    fillMask(lambdas, length, below, above, mask);
    memory.fill(differences, 0, <usize>(length + 1) << 3);
    const own = byMask + <usize>(a * length) * bytes;
    for (let i = 0; i < length; i++) {
      let row = own + <usize>load<i32>(order + (<usize>i << 2)) * bytes;
      if (!inOrder) {
        takeInOrder(row, inScan, order, length);
        row = inScan;
      }
      const maskRow = mask + <usize>i * bytes;
      const after = <usize>(i + 1) << 2;
      const ofPast = addSlopes(row, maskRow, differences + (<usize>below << 3), i, 1);
      const ofFuture = addSlopes(row + after, maskRow + after, differences + (<usize>(i + 2 - above) << 3), length - 1 - i, -1);
      addNumber(differences, i + below, -ofPast);
      addNumber(differences, i + 1 - above, -ofFuture);
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
function takeInOrder(row: usize, to: usize, order: usize, length: i32): void {
  for (let j: usize = 0; j < <usize>length; j++) store<f32>(to + (j << 2), load<f32>(row + (<usize>load<i32>(order + (j << 2)) << 2)));
}

/** Adds `count` products of slopes and a mask's entries, times `sign`, to numbers of float64. @returns the sum of what was added. */
@inline
function addSlopes(slopes: usize, mask: usize, sums: usize, count: i32, sign: f64): f64 {
  const by = f64x2.splat(sign);
  const end = slopes + (<usize>count << 2);
  let even = f64x2.splat(0), odd = f64x2.splat(0);
  for (; slopes + 16 <= end; slopes += 16, mask += 16, sums += 32) {
    const four = f32x4.mul(v128.load(slopes), v128.load(mask));
    const low = f64x2.mul(f64x2.promote_low_f32x4(four), by);
    const high = f64x2.mul(f64x2.promote_low_f32x4(v128.shuffle<i32>(four, four, 2, 3, 2, 3)), by);
    v128.store(sums, f64x2.add(v128.load(sums), low));
    v128.store(sums, f64x2.add(v128.load(sums, 16), high), 16);
    even = f64x2.add(even, low);
    odd = f64x2.add(odd, high);
  }
  const both = f64x2.add(even, odd);
  let sum = f64x2.extract_lane(both, 0) + f64x2.extract_lane(both, 1);
  for (; slopes < end; slopes += 4, mask += 4, sums += 8) {
    const one = <f64>(load<f32>(slopes) * load<f32>(mask)) * sign;
    store<f64>(sums, load<f64>(sums) + one);
    sum += one;
  }
  return sum;
}

@inline
function addNumber(sums: usize, index: i32, value: f64): void {
  const at = sums + (<usize>index << 3);
  store<f64>(at, load<f64>(at) + value);
}
