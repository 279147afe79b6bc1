/** Rows of float32: their sums, softmax, norms and feature maps. Each row has `width` numbers. */
import { exponentials, sigmoids } from "./exponential.as";
import { loadSome, storeSome, sumOfLanes } from "./four.as";

@inline
function largestLane(x: v128): f32 {
  return max(max(f32x4.extract_lane(x, 0), f32x4.extract_lane(x, 1)), max(f32x4.extract_lane(x, 2), f32x4.extract_lane(x, 3)));
}

/** out = the sum of all rows. */
export function sumOfRows(x: usize, out: usize, rows: i32, width: i32): void {
  const bytes = <usize>width << 2;
  memory.fill(out, 0, bytes);
  for (let i = 0; i < rows; i++) {
    const end = x + bytes;
    let to = out;
    for (; x + 16 <= end; x += 16, to += 16) v128.store(to, f32x4.add(v128.load(to), v128.load(x)));
    for (; x < end; x += 4, to += 4) store<f32>(to, load<f32>(to) + load<f32>(x));
  }
}

export function softmaxRows(x: usize, out: usize, rows: i32, width: i32): void {
  const bytes = <usize>width << 2;
  for (let i = 0; i < rows; i++) {
    const end = x + bytes;
    const outEnd = out + bytes;
    let most = f32x4.splat(-f32.MAX_VALUE);
    for (let at = x; at < end; at += 16) most = f32x4.max(most, loadSome(at, end, -f32.MAX_VALUE));
    const largest = f32x4.splat(largestLane(most));
    let sums = f32x4.splat(0);
    for (let at = x, to = out; at < end; at += 16, to += 16) {
      const powers = exponentials(f32x4.sub(loadSome(at, end, -f32.MAX_VALUE), largest));
      sums = f32x4.add(sums, powers);
      storeSome(to, outEnd, powers);
    }
    const sum = f32x4.splat(sumOfLanes(sums));
    for (let to = out; to < outEnd; to += 16) storeSome(to, outEnd, f32x4.div(loadSome(to, outEnd, 0), sum));
    x = end;
    out = outEnd;
  }
}

/** p (dp - <p, dp>). */
export function softmaxGradientRows(p: usize, dp: usize, out: usize, rows: i32, width: i32): void {
  const bytes = <usize>width << 2;
  for (let i = 0; i < rows; i++) {
    const end = p + bytes;
    const outEnd = out + bytes;
    let sums = f32x4.splat(0);
    for (let at = p, other = dp; at < end; at += 16, other += 16)
      sums = f32x4.add(sums, f32x4.mul(loadSome(at, end, 0), loadSome(other, dp + bytes, 0)));
    const along = f32x4.splat(sumOfLanes(sums));
    for (let at = p, other = dp, to = out; at < end; at += 16, other += 16, to += 16)
      storeSome(to, outEnd, f32x4.mul(loadSome(at, end, 0), f32x4.sub(loadSome(other, dp + bytes, 0), along)));
    p = end;
    dp += bytes;
    out = outEnd;
  }
}

/** normal = (x - mean) / size, size = sqrt(variance + margin). */
export function normaliseRows(x: usize, normal: usize, size: usize, rows: i32, width: i32, margin: f32): void {
  const bytes = <usize>width << 2;
  const share: f32 = 1 / <f32>width;
  for (let i = 0; i < rows; i++) {
    const end = x + bytes;
    const outEnd = normal + bytes;
    let sums = f32x4.splat(0);
    for (let at = x; at < end; at += 16) sums = f32x4.add(sums, loadSome(at, end, 0));
    const mean = sumOfLanes(sums) * share;
    const middle = f32x4.splat(mean);
    let squares = f32x4.splat(0);
    for (let at = x; at < end; at += 16) {
      const centred = f32x4.sub(loadSome(at, end, mean), middle);
      squares = f32x4.add(squares, f32x4.mul(centred, centred));
    }
    const divisor = sqrt<f32>(sumOfLanes(squares) * share + margin);
    store<f32>(size, divisor);
    const by = f32x4.splat(divisor);
    for (let at = x, to = normal; at < end; at += 16, to += 16) storeSome(to, outEnd, f32x4.div(f32x4.sub(loadSome(at, end, 0), middle), by));
    x = end;
    normal = outEnd;
    size += 4;
  }
}

/** (dy - mean(dy) - normal mean(normal dy)) / size. */
export function normaliseGradientRows(normal: usize, size: usize, dy: usize, out: usize, rows: i32, width: i32): void {
  const bytes = <usize>width << 2;
  const share: f32 = 1 / <f32>width;
  for (let i = 0; i < rows; i++) {
    const end = normal + bytes;
    const dyEnd = dy + bytes;
    const outEnd = out + bytes;
    let slopes = f32x4.splat(0), products = f32x4.splat(0);
    for (let at = normal, other = dy; at < end; at += 16, other += 16) {
      const slope = loadSome(other, dyEnd, 0);
      slopes = f32x4.add(slopes, slope);
      products = f32x4.add(products, f32x4.mul(slope, loadSome(at, end, 0)));
    }
    const slope = f32x4.splat(sumOfLanes(slopes) * share);
    const along = f32x4.splat(sumOfLanes(products) * share);
    const by = v128.load32_splat(size);
    for (let at = normal, other = dy, to = out; at < end; at += 16, other += 16, to += 16) {
      const centred = f32x4.sub(loadSome(other, dyEnd, 0), slope);
      storeSome(to, outEnd, f32x4.div(f32x4.sub(centred, f32x4.mul(loadSome(at, end, 0), along)), by));
    }
    normal = end;
    dy = dyEnd;
    out = outEnd;
    size += 4;
  }
}

/** out = rows of a table. @param indices  i32, one for each row of the result. */
export function lookUpRows(table: usize, indices: usize, out: usize, rows: i32, width: i32): void {
  const bytes = <usize>width << 2;
  for (let i = 0; i < rows; i++, out += bytes) memory.copy(out, table + <usize>load<i32>(indices + (<usize>i << 2)) * bytes, bytes);
}

/** Adds rows to those of a table. */
export function addToRows(dy: usize, indices: usize, table: usize, rows: i32, width: i32): void {
  const bytes = <usize>width << 2;
  for (let i = 0; i < rows; i++) {
    const end = dy + bytes;
    let to = table + <usize>load<i32>(indices + (<usize>i << 2)) * bytes;
    for (; dy + 16 <= end; dy += 16, to += 16) v128.store(to, f32x4.add(v128.load(to), v128.load(dy)));
    for (; dy < end; dy += 4, to += 4) store<f32>(to, load<f32>(to) + load<f32>(dy));
  }
}

const shiftedSilu = 0;
const elu = 1;
const bound: f32 = 8;

@inline
function silu(x: v128): v128 {
  return f32x4.add(f32x4.mul(x, sigmoids(x)), f32x4.splat(0.5));
}

/** phi of every row. @param map  0: (SiLU(x) + 1/2) / norm, 1: elu(x) + 1, 2: e^x, x kept within 8 of 0. */
export function mapRows(x: usize, out: usize, rows: i32, width: i32, map: i32): void {
  const bytes = <usize>width << 2;
  for (let i = 0; i < rows; i++) {
    const end = x + bytes;
    const outEnd = out + bytes;
    let squares = f32x4.splat(0);
    for (let at = x, to = out; at < end; at += 16, to += 16) {
      const value = loadSome(at, end, 0);
      let mapped: v128;
      if (map == shiftedSilu) mapped = silu(value);
      else if (map == elu) mapped = v128.bitselect(f32x4.add(value, f32x4.splat(1)), exponentials(value), f32x4.gt(value, f32x4.splat(0)));
      else mapped = exponentials(f32x4.max(f32x4.min(value, f32x4.splat(bound)), f32x4.splat(-bound)));
      storeSome(to, outEnd, mapped);
    }
    if (map == shiftedSilu) {
      for (let to = out; to < outEnd; to += 16) {
        const mapped = loadSome(to, outEnd, 0);
        squares = f32x4.add(squares, f32x4.mul(mapped, mapped));
      }
      const norm = f32x4.splat(sqrt<f32>(sumOfLanes(squares)));
      for (let to = out; to < outEnd; to += 16) storeSome(to, outEnd, f32x4.div(loadSome(to, outEnd, 0), norm));
    }
    x = end;
    out = outEnd;
  }
}

/** @param y  phi of every row of x. */
export function mapRowsGradient(x: usize, y: usize, dy: usize, out: usize, rows: i32, width: i32, map: i32): void {
  const bytes = <usize>width << 2;
  const one = f32x4.splat(1);
  for (let i = 0; i < rows; i++) {
    const end = x + bytes;
    const yEnd = y + bytes;
    const dyEnd = dy + bytes;
    const outEnd = out + bytes;
    let squares = f32x4.splat(0), products = f32x4.splat(0);
    if (map == shiftedSilu) {
      for (let step: usize = 0; step < bytes; step += 16) {
        // Beyond the end of a row u is taken as 0, where SiLU(0) + 1/2 would count.
        const u = x + step + 16 <= end ? silu(v128.load(x + step)) : v128.and(silu(loadSome(x + step, end, 0)), within(x + step, end));
        squares = f32x4.add(squares, f32x4.mul(u, u));
        products = f32x4.add(products, f32x4.mul(loadSome(y + step, yEnd, 0), loadSome(dy + step, dyEnd, 0)));
      }
    }
    const along = f32x4.splat(sumOfLanes(products));
    const norm = f32x4.splat(sqrt<f32>(sumOfLanes(squares)));
    for (let step: usize = 0; step < bytes; step += 16) {
      const value = loadSome(x + step, end, 0);
      const mapped = loadSome(y + step, yEnd, 0);
      const slope = loadSome(dy + step, dyEnd, 0);
      let gradient: v128;
      if (map == shiftedSilu) {
        const s = sigmoids(value);
        const inner = f32x4.div(f32x4.sub(slope, f32x4.mul(mapped, along)), norm);
        gradient = f32x4.mul(inner, f32x4.mul(s, f32x4.add(one, f32x4.mul(value, f32x4.sub(one, s)))));
      } else if (map == elu) gradient = f32x4.mul(slope, v128.bitselect(one, mapped, f32x4.gt(value, f32x4.splat(0))));
      else gradient = v128.and(f32x4.mul(slope, mapped), f32x4.le(f32x4.abs(value), f32x4.splat(bound)));
      storeSome(out + step, outEnd, gradient);
    }
    x = end;
    y = yEnd;
    dy = dyEnd;
    out = outEnd;
  }
}

/** All bits of the lanes that lie before the end. */
@inline
function within(at: usize, end: usize): v128 {
  const left = <i32>((end - at) >> 2);
  return i32x4.lt_s(i32x4(0, 1, 2, 3), i32x4.splat(left));
}
