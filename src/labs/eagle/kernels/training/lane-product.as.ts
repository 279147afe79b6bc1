/**
 * Products of small matrices for several prompts at once: prompts lie across the SIMD lanes (4 of float32, 2 of float64), so an entry
 * of a matrix is a vector, 16 bytes, and a weight, which all prompts share, is splatted. No sum runs over lanes.
 */

/** Bytes of an entry of a matrix that every prompt has its own of. */
export const ENTRY: usize = 16;

/** Prompts per vector. */
@inline
export function laneCount<T>(): i32 {
  return 16 / sizeof<T>();
}

/** `Left` is v128 for an entry of each prompt's own, T for a weight. */
@inline
function left<T, Left>(at: usize): v128 {
  if (sizeof<Left>() == 16) return v128.load(at);
  return sizeof<T>() == 4 ? v128.load32_splat(at) : v128.load64_splat(at);
}

@inline
function plusProduct<T>(sum: v128, a: v128, b: v128): v128 {
  return v128.add<T>(sum, v128.mul<T>(a, b));
}

/**
 * out = A B, or out += A B where it `adds`: A rows x inner, B inner x columns. Entries are so many bytes apart, so that any of the
 * three may be a transpose or a part of a larger matrix. Tiles of 4 rows x 2 columns, and of 1 x 4 where fewer rows are left: 8 sums
 * keep an adder busy, 2 do not.
 */
export function product<T, Left>(
  a: usize, aRow: usize, aInner: usize,
  b: usize, bInner: usize, bColumn: usize,
  out: usize, outRow: usize, outColumn: usize,
  rows: i32, inner: i32, columns: i32, adds: bool,
): void {
  const whole = rows & ~3;
  let j = 0;
  for (; j + 2 <= columns; j += 2)
    for (let i = 0; i < whole; i += 4)
      tileOf4x2<T, Left>(
        a + <usize>i * aRow, aRow, aInner, b + <usize>j * bColumn, bInner, bColumn,
        out + <usize>i * outRow + <usize>j * outColumn, outRow, outColumn, inner, adds,
      );
  if (j < columns)
    for (let i = 0; i < whole; i += 4)
      tileOf4x1<T, Left>(
        a + <usize>i * aRow, aRow, aInner, b + <usize>j * bColumn, bInner,
        out + <usize>i * outRow + <usize>j * outColumn, outRow, inner, adds,
      );
  for (let i = whole; i < rows; i++) {
    const row = a + <usize>i * aRow;
    const to = out + <usize>i * outRow;
    let j = 0;
    for (; j + 4 <= columns; j += 4)
      tileOf1x4<T, Left>(row, aInner, b + <usize>j * bColumn, bInner, bColumn, to + <usize>j * outColumn, outColumn, inner, adds);
    for (; j < columns; j++) tileOf1x1<T, Left>(row, aInner, b + <usize>j * bColumn, bInner, to + <usize>j * outColumn, inner, adds);
  }
}

@inline
function first(out: usize, adds: bool): v128 {
  return adds ? v128.load(out) : i64x2.splat(0);
}

@inline
function tileOf4x2<T, Left>(
  a: usize, aRow: usize, aInner: usize, b: usize, bInner: usize, bColumn: usize,
  out: usize, outRow: usize, outColumn: usize, inner: i32, adds: bool,
): void {
  const a2 = 2 * aRow;
  const a3 = 3 * aRow;
  const out1 = out + outRow;
  const out2 = out1 + outRow;
  const out3 = out2 + outRow;
  let p0 = first(out, adds), q0 = first(out + outColumn, adds);
  let p1 = first(out1, adds), q1 = first(out1 + outColumn, adds);
  let p2 = first(out2, adds), q2 = first(out2 + outColumn, adds);
  let p3 = first(out3, adds), q3 = first(out3 + outColumn, adds);
  for (let k = 0; k < inner; k++) {
    const x = v128.load(b);
    const y = v128.load(b + bColumn);
    const l0 = left<T, Left>(a);
    const l1 = left<T, Left>(a + aRow);
    const l2 = left<T, Left>(a + a2);
    const l3 = left<T, Left>(a + a3);
    p0 = plusProduct<T>(p0, l0, x);
    q0 = plusProduct<T>(q0, l0, y);
    p1 = plusProduct<T>(p1, l1, x);
    q1 = plusProduct<T>(q1, l1, y);
    p2 = plusProduct<T>(p2, l2, x);
    q2 = plusProduct<T>(q2, l2, y);
    p3 = plusProduct<T>(p3, l3, x);
    q3 = plusProduct<T>(q3, l3, y);
    a += aInner;
    b += bInner;
  }
  v128.store(out, p0);
  v128.store(out + outColumn, q0);
  v128.store(out1, p1);
  v128.store(out1 + outColumn, q1);
  v128.store(out2, p2);
  v128.store(out2 + outColumn, q2);
  v128.store(out3, p3);
  v128.store(out3 + outColumn, q3);
}

@inline
function tileOf4x1<T, Left>(
  a: usize, aRow: usize, aInner: usize, b: usize, bInner: usize,
  out: usize, outRow: usize, inner: i32, adds: bool,
): void {
  const a2 = 2 * aRow;
  const a3 = 3 * aRow;
  const out2 = out + 2 * outRow;
  let p0 = first(out, adds), p1 = first(out + outRow, adds);
  let p2 = first(out2, adds), p3 = first(out2 + outRow, adds);
  for (let k = 0; k < inner; k++) {
    const x = v128.load(b);
    p0 = plusProduct<T>(p0, left<T, Left>(a), x);
    p1 = plusProduct<T>(p1, left<T, Left>(a + aRow), x);
    p2 = plusProduct<T>(p2, left<T, Left>(a + a2), x);
    p3 = plusProduct<T>(p3, left<T, Left>(a + a3), x);
    a += aInner;
    b += bInner;
  }
  v128.store(out, p0);
  v128.store(out + outRow, p1);
  v128.store(out2, p2);
  v128.store(out2 + outRow, p3);
}

@inline
function tileOf1x4<T, Left>(
  a: usize, aInner: usize, b: usize, bInner: usize, bColumn: usize,
  out: usize, outColumn: usize, inner: i32, adds: bool,
): void {
  const b2 = 2 * bColumn;
  const b3 = 3 * bColumn;
  const out2 = out + 2 * outColumn;
  let p0 = first(out, adds), p1 = first(out + outColumn, adds);
  let p2 = first(out2, adds), p3 = first(out2 + outColumn, adds);
  for (let k = 0; k < inner; k++) {
    const l = left<T, Left>(a);
    p0 = plusProduct<T>(p0, l, v128.load(b));
    p1 = plusProduct<T>(p1, l, v128.load(b + bColumn));
    p2 = plusProduct<T>(p2, l, v128.load(b + b2));
    p3 = plusProduct<T>(p3, l, v128.load(b + b3));
    a += aInner;
    b += bInner;
  }
  v128.store(out, p0);
  v128.store(out + outColumn, p1);
  v128.store(out2, p2);
  v128.store(out2 + outColumn, p3);
}

@inline
function tileOf1x1<T, Left>(a: usize, aInner: usize, b: usize, bInner: usize, out: usize, inner: i32, adds: bool): void {
  let p = first(out, adds);
  for (let k = 0; k < inner; k++) {
    p = plusProduct<T>(p, left<T, Left>(a), v128.load(b));
    a += aInner;
    b += bInner;
  }
  v128.store(out, p);
}

/** sums[k] += the sum of the lanes of entries[k], in a fixed order. */
export function addLaneSums<T>(entries: usize, count: i32, sums: usize): void {
  for (let k = 0; k < count; k++) {
    const x = v128.load(entries + <usize>k * ENTRY);
    const to = sums + <usize>k * sizeof<T>();
    if (sizeof<T>() == 4) {
      const low = f32x4.extract_lane(x, 0) + f32x4.extract_lane(x, 1);
      const high = f32x4.extract_lane(x, 2) + f32x4.extract_lane(x, 3);
      store<f32>(to, load<f32>(to) + (low + high));
    } else store<f64>(to, load<f64>(to) + (f64x2.extract_lane(x, 0) + f64x2.extract_lane(x, 1)));
  }
}
