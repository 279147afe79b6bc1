/** sum of (a[i] - b[i])^2, in four lanes and a fixed order. */
export function squaredDistance(a: usize, b: usize, count: i32): f64 {
  let s0 = f64x2.splat(0);
  let s1 = s0;
  const end4 = a + ((<usize>(count & ~3)) << 3);
  const end = a + ((<usize>count) << 3);
  while (a < end4) {
    const first = f64x2.sub(v128.load(a), v128.load(b));
    const second = f64x2.sub(v128.load(a, 16), v128.load(b, 16));
    s0 = f64x2.add(s0, f64x2.mul(first, first));
    s1 = f64x2.add(s1, f64x2.mul(second, second));
    a += 32;
    b += 32;
  }
  const pair = f64x2.add(s0, s1);
  let sum = f64x2.extract_lane(pair, 0) + f64x2.extract_lane(pair, 1);
  while (a < end) {
    const difference = load<f64>(a) - load<f64>(b);
    sum += difference * difference;
    a += 8;
    b += 8;
  }
  return sum;
}

/** target = factor source. */
export function copyScaled(source: usize, count: i32, factor: f64, target: usize): void {
  const factors = f64x2.splat(factor);
  let i = 0;
  for (; i + 2 <= count; i += 2) {
    const offset = (<usize>i) << 3;
    v128.store(target + offset, f64x2.mul(v128.load(source + offset), factors));
  }
  if (i < count) store<f64>(target + ((<usize>i) << 3), load<f64>(source + ((<usize>i) << 3)) * factor);
}
