/** Float32 arrays entry by entry. The second operand of a pair may be shorter: it is repeated. */
import { naturalLogarithms } from "./exponential.as";

const sum = 0;
const difference = 1;
const product = 2;
const quotient = 3;
/** The first where the second is positive, otherwise 0. */
const wherePositive = 4;

@inline
function combined(kind: i32, x: v128, y: v128): v128 {
  if (kind == sum) return f32x4.add(x, y);
  if (kind == difference) return f32x4.sub(x, y);
  if (kind == product) return f32x4.mul(x, y);
  if (kind == quotient) return f32x4.div(x, y);
  return v128.and(x, f32x4.gt(y, f32x4.splat(0)));
}

@inline
function pairs(kind: i32, a: usize, b: usize, out: usize, count: i32, period: i32): void {
  const end = out + (<usize>count << 2);
  if (period == 1) {
    const y = v128.load32_splat(b);
    for (; out + 16 <= end; out += 16, a += 16) v128.store(out, combined(kind, v128.load(a), y));
    for (; out < end; out += 4, a += 4) v128.store32_lane(out, combined(kind, v128.load32_zero(a), y), 0);
    return;
  }
  const bytes = <usize>period << 2;
  while (out < end) {
    const stop = out + bytes;
    let y = b;
    for (; out + 16 <= stop; out += 16, a += 16, y += 16) v128.store(out, combined(kind, v128.load(a), v128.load(y)));
    for (; out < stop; out += 4, a += 4, y += 4) v128.store32_lane(out, combined(kind, v128.load32_zero(a), v128.load32_zero(y)), 0);
  }
}

export function addEntries(a: usize, b: usize, out: usize, count: i32, period: i32): void {
  pairs(sum, a, b, out, count, period);
}

export function subtractEntries(a: usize, b: usize, out: usize, count: i32, period: i32): void {
  pairs(difference, a, b, out, count, period);
}

export function multiplyEntries(a: usize, b: usize, out: usize, count: i32, period: i32): void {
  pairs(product, a, b, out, count, period);
}

export function divideEntries(a: usize, b: usize, out: usize, count: i32, period: i32): void {
  pairs(quotient, a, b, out, count, period);
}

export function keepWherePositive(a: usize, b: usize, out: usize, count: i32, period: i32): void {
  pairs(wherePositive, a, b, out, count, period);
}

/** out = factor x + summand. */
export function scaleAndShift(x: usize, out: usize, count: i32, factor: f32, summand: f32): void {
  const end = out + (<usize>count << 2);
  const scale = f32x4.splat(factor);
  const shift = f32x4.splat(summand);
  for (; out + 16 <= end; out += 16, x += 16) v128.store(out, f32x4.add(f32x4.mul(v128.load(x), scale), shift));
  for (; out < end; out += 4, x += 4) store<f32>(out, load<f32>(x) * factor + summand);
}

export function squareRoots(x: usize, out: usize, count: i32): void {
  const end = out + (<usize>count << 2);
  for (; out + 16 <= end; out += 16, x += 16) v128.store(out, f32x4.sqrt(v128.load(x)));
  for (; out < end; out += 4, x += 4) store<f32>(out, sqrt<f32>(load<f32>(x)));
}

export function logarithms(x: usize, out: usize, count: i32): void {
  const end = out + (<usize>count << 2);
  for (; out + 16 <= end; out += 16, x += 16) v128.store(out, naturalLogarithms(v128.load(x)));
  for (; out < end; out += 4, x += 4) v128.store32_lane(out, naturalLogarithms(v128.load32_zero(x)), 0);
}

/** The sum of all, taken in float64 in four interleaved sums. */
export function sumOfEntries(x: usize, count: i32): f64 {
  let even = f64x2.splat(0), odd = f64x2.splat(0);
  const end = x + (<usize>count << 2);
  for (; x + 16 <= end; x += 16) {
    const four = v128.load(x);
    even = f64x2.add(even, f64x2.promote_low_f32x4(four));
    odd = f64x2.add(odd, f64x2.promote_low_f32x4(v128.shuffle<i32>(four, four, 2, 3, 2, 3)));
  }
  const both = f64x2.add(even, odd);
  let total = f64x2.extract_lane(both, 0) + f64x2.extract_lane(both, 1);
  for (; x < end; x += 4) total += <f64>load<f32>(x);
  return total;
}

/** a x b x c x d to a x c x b x d. */
export function swapMiddle(x: usize, out: usize, a: i32, b: i32, c: i32, d: i32): void {
  const bytes = <usize>d << 2;
  const down = <usize>b * bytes;
  for (let i = 0; i < a; i++, out += <usize>c * down) {
    for (let j = 0; j < b; j++) {
      let to = out + <usize>j * bytes;
      for (let k = 0; k < c; k++, to += down) {
        const end = x + bytes;
        let at = to;
        for (; x + 16 <= end; x += 16, at += 16) v128.store(at, v128.load(x));
        for (; x < end; x += 4, at += 4) store<f32>(at, load<f32>(x));
      }
    }
  }
}

/** `count` blocks of so many bytes, from places `step` bytes apart to others `outStep` apart. */
export function copyBlocks(x: usize, step: usize, out: usize, outStep: usize, count: i32, bytes: usize): void {
  for (let i = 0; i < count; i++, x += step, out += outStep) memory.copy(out, x, bytes);
}
