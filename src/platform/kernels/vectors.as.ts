/** Vector loops that every decomposition shares. Sums run over eight lanes in a fixed order, so results repeat bit for bit. */

/** First index of `values` that is NaN or infinite, or -1. */
export function firstNonFinite(values: usize, count: i32): i32 {
  // x - x is 0 for finite x and NaN otherwise; summing the differences checks eight entries per branch.
  let i = 0;
  const zero = f64x2.splat(0);
  for (; i + 8 <= count; i += 8) {
    const at = values + (<usize>i << 3);
    const a = v128.load(at);
    const b = v128.load(at, 16);
    const c = v128.load(at, 32);
    const d = v128.load(at, 48);
    const sum = f64x2.add(f64x2.add(f64x2.sub(a, a), f64x2.sub(b, b)), f64x2.add(f64x2.sub(c, c), f64x2.sub(d, d)));
    if (i64x2.all_true(f64x2.eq(sum, zero)) == 0) break;
  }
  for (; i < count; i++) {
    const value = load<f64>(values + (<usize>i << 3));
    if (value - value != 0) return i;
  }
  return -1;
}

/** Largest absolute value of finite `values`, 0 when there are none. */
export function largestMagnitude(values: usize, count: i32): f64 {
  let largest = f64x2.splat(0);
  let i = 0;
  for (; i + 2 <= count; i += 2) largest = f64x2.pmax(largest, f64x2.abs(v128.load(values + (<usize>i << 3))));
  let result = max(f64x2.extract_lane(largest, 0), f64x2.extract_lane(largest, 1));
  if (i < count) result = max(result, abs(load<f64>(values + (<usize>i << 3))));
  return result;
}

/** values *= factor. */
export function scale(values: usize, count: i32, factor: f64): void {
  const factors = f64x2.splat(factor);
  let i = 0;
  for (; i + 2 <= count; i += 2) {
    const at = values + (<usize>i << 3);
    v128.store(at, f64x2.mul(v128.load(at), factors));
  }
  if (i < count) store<f64>(values + (<usize>i << 3), load<f64>(values + (<usize>i << 3)) * factor);
}

/** sum of a[i] b[i]. */
export function dot(a: usize, b: usize, count: i32): f64 {
  let s0 = f64x2.splat(0);
  let s1 = s0;
  let s2 = s0;
  let s3 = s0;
  const end8 = a + (<usize>(count & ~7) << 3);
  const end = a + (<usize>count << 3);
  while (a < end8) {
    s0 = f64x2.add(s0, f64x2.mul(v128.load(a), v128.load(b)));
    s1 = f64x2.add(s1, f64x2.mul(v128.load(a, 16), v128.load(b, 16)));
    s2 = f64x2.add(s2, f64x2.mul(v128.load(a, 32), v128.load(b, 32)));
    s3 = f64x2.add(s3, f64x2.mul(v128.load(a, 48), v128.load(b, 48)));
    a += 64;
    b += 64;
  }
  const pairs = f64x2.add(f64x2.add(s0, s1), f64x2.add(s2, s3));
  let sum = f64x2.extract_lane(pairs, 0) + f64x2.extract_lane(pairs, 1);
  while (a < end) {
    sum += load<f64>(a) * load<f64>(b);
    a += 8;
    b += 8;
  }
  return sum;
}

/** y += factor x. */
export function addScaled(y: usize, x: usize, count: i32, factor: f64): void {
  const factors = f64x2.splat(factor);
  const end4 = y + (<usize>(count & ~3) << 3);
  const end = y + (<usize>count << 3);
  while (y < end4) {
    v128.store(y, f64x2.add(v128.load(y), f64x2.mul(factors, v128.load(x))));
    v128.store(y, f64x2.add(v128.load(y, 16), f64x2.mul(factors, v128.load(x, 16))), 16);
    y += 32;
    x += 32;
  }
  while (y < end) {
    store<f64>(y, load<f64>(y) + factor * load<f64>(x));
    y += 8;
    x += 8;
  }
}

/** target (columns x rows) = source^T, source rows x columns, row-major, in tiles that fit the first-level cache. */
export function transpose(source: usize, rows: i32, columns: i32, sourceStride: i32, target: usize, targetStride: i32): void {
  for (let rowTile = 0; rowTile < rows; rowTile += 8) {
    const rowEnd = min(rows, rowTile + 8);
    for (let j = 0; j < columns; j++) {
      let from = source + ((<usize>rowTile * sourceStride + j) << 3);
      let to = target + ((<usize>j * targetStride + rowTile) << 3);
      for (let i = rowTile; i < rowEnd; i++) {
        store<f64>(to, load<f64>(from));
        from += <usize>sourceStride << 3;
        to += 8;
      }
    }
  }
}

/** y += factor A x; A rows x columns, row-major. */
export function addMatrixVector(matrix: usize, rows: i32, columns: i32, stride: i32, x: usize, y: usize, factor: f64): void {
  for (let i = 0; i < rows; i++) {
    const at = y + (<usize>i << 3);
    store<f64>(at, load<f64>(at) + factor * dot(matrix + ((<usize>i * stride) << 3), x, columns));
  }
}

/** y += factor A^T x; A rows x columns, row-major. */
export function addTransposedMatrixVector(matrix: usize, rows: i32, columns: i32, stride: i32, x: usize, y: usize, factor: f64): void {
  for (let i = 0; i < rows; i++) {
    addScaled(y, matrix + ((<usize>i * stride) << 3), columns, factor * load<f64>(x + (<usize>i << 3)));
  }
}

/** Zeros below the diagonal of the first `order` rows. */
export function clearLower(matrix: usize, order: i32, stride: i32): void {
  for (let i = 1; i < order; i++) memory.fill(matrix + ((<usize>i * stride) << 3), 0, <usize>i << 3);
}
