/** Products of float32 matrices of any strides: panels of eight columns of B are packed once, four rows of A go over them at a time. */
import { loadSome, storeSome } from "./four.as";

@inline
function plus(sum: v128, a: v128, b: v128): v128 {
  return f32x4.add(sum, f32x4.mul(a, b));
}

/** Rows of B that are packed at a time: with as many columns of A they stay in the nearest cache. */
const depth = 256;

/** Bytes that `multiply` packs a panel into. */
export function panelBytes(inner: i32): usize {
  return <usize>min(inner, depth) << 5;
}

/**
 * out = A B for `batches` matrices that follow one another. A is rows x inner and B inner x columns, with so many entries from one
 * row, or column, to the next: a transposed matrix has its strides exchanged. Products are summed in their order.
 *
 * @param panel  room for `panelBytes(inner)`.
 */
export function multiply(
  a: usize, aRow: i32, aInner: i32, aBatch: i32, b: usize, bInner: i32, bColumn: i32, bBatch: i32,
  out: usize, batches: i32, rows: i32, inner: i32, columns: i32, panel: usize,
): void {
  for (let n = 0; n < batches; n++) {
    const left = a + ((<usize>n * <usize>aBatch) << 2);
    const right = b + ((<usize>n * <usize>bBatch) << 2);
    const to = out + ((<usize>n * <usize>rows * <usize>columns) << 2);
    for (let t = 0; t < inner; t += depth) {
      const deep = min(depth, inner - t);
      const from = left + ((<usize>t * <usize>aInner) << 2);
      const under = right + ((<usize>t * <usize>bInner) << 2);
      for (let j = 0; j < columns; j += 8) {
        const wide = min(8, columns - j);
        packPanel(under + ((<usize>j * <usize>bColumn) << 2), bInner, bColumn, deep, wide, panel);
        multiplyPanel(from, aRow, aInner, panel, to + (<usize>j << 2), columns, rows, deep, wide, t);
      }
    }
  }
}

@inline
function packPanel(b: usize, bInner: i32, bColumn: i32, inner: i32, wide: i32, panel: usize): void {
  const down = <usize>bInner << 2;
  const across = <usize>bColumn << 2;
  if (wide == 8 && bColumn == 1) {
    for (let t = 0; t < inner; t++) {
      v128.store(panel, v128.load(b));
      v128.store(panel, v128.load(b, 16), 16);
      b += down;
      panel += 32;
    }
    return;
  }
  if (wide < 8) memory.fill(panel, 0, panelBytes(inner));
  for (let c = 0; c < wide; c++) {
    let at = b + <usize>c * across;
    let to = panel + (<usize>c << 2);
    for (let t = 0; t < inner; t++) {
      store<f32>(to, load<f32>(at));
      at += down;
      to += 32;
    }
  }
}

/** @param before  products that are in `out` already; with none of them it is written anew. */
@inline
function multiplyPanel(
  a: usize, aRow: i32, aInner: i32, panel: usize, out: usize, stride: i32, rows: i32, inner: i32, wide: i32, before: i32,
): void {
  const down = <usize>aRow << 2;
  const down2 = 2 * down;
  const down3 = 3 * down;
  const across = <usize>aInner << 2;
  const outBytes = <usize>stride << 2;
  const end = panel + (<usize>inner << 5);
  let i = 0;
  for (; i + 4 <= rows; i += 4) {
    const to = out + <usize>i * outBytes;
    let p0 = f32x4.splat(0), p1 = f32x4.splat(0), p2 = f32x4.splat(0), p3 = f32x4.splat(0);
    let q0 = f32x4.splat(0), q1 = f32x4.splat(0), q2 = f32x4.splat(0), q3 = f32x4.splat(0);
    if (before > 0) {
      p0 = leftOf(to, wide);
      q0 = rightOf(to, wide);
      p1 = leftOf(to + outBytes, wide);
      q1 = rightOf(to + outBytes, wide);
      p2 = leftOf(to + 2 * outBytes, wide);
      q2 = rightOf(to + 2 * outBytes, wide);
      p3 = leftOf(to + 3 * outBytes, wide);
      q3 = rightOf(to + 3 * outBytes, wide);
    }
    let at = a + <usize>i * down;
    for (let from = panel; from < end; from += 32) {
      const left = v128.load(from);
      const right = v128.load(from, 16);
      const x0 = v128.load32_splat(at);
      const x1 = v128.load32_splat(at + down);
      const x2 = v128.load32_splat(at + down2);
      const x3 = v128.load32_splat(at + down3);
      p0 = plus(p0, x0, left);
      q0 = plus(q0, x0, right);
      p1 = plus(p1, x1, left);
      q1 = plus(q1, x1, right);
      p2 = plus(p2, x2, left);
      q2 = plus(q2, x2, right);
      p3 = plus(p3, x3, left);
      q3 = plus(q3, x3, right);
      at += across;
    }
    storeRow(to, p0, q0, wide);
    storeRow(to + outBytes, p1, q1, wide);
    storeRow(to + 2 * outBytes, p2, q2, wide);
    storeRow(to + 3 * outBytes, p3, q3, wide);
  }
  for (; i < rows; i++) {
    const to = out + <usize>i * outBytes;
    let p = f32x4.splat(0), q = f32x4.splat(0);
    if (before > 0) {
      p = leftOf(to, wide);
      q = rightOf(to, wide);
    }
    let at = a + <usize>i * down;
    for (let from = panel; from < end; from += 32) {
      const x = v128.load32_splat(at);
      p = plus(p, x, v128.load(from));
      q = plus(q, x, v128.load(from, 16));
      at += across;
    }
    storeRow(to, p, q, wide);
  }
}

@inline
function leftOf(at: usize, wide: i32): v128 {
  return loadSome(at, at + (<usize>wide << 2), 0);
}

@inline
function rightOf(at: usize, wide: i32): v128 {
  return wide > 4 ? loadSome(at + 16, at + (<usize>wide << 2), 0) : f32x4.splat(0);
}

@inline
function storeRow(to: usize, p: v128, q: v128, wide: i32): void {
  const end = to + (<usize>wide << 2);
  storeSome(to, end, p);
  if (wide > 4) storeSome(to + 16, end, q);
}
