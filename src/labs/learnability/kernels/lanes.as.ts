// The three loops from which forward and backward passes of linear attention are made. Samples lie across the SIMD
// lanes (4 of float32, 2 of float64): an array of `rows` numbers per sample is stored as [group][rows][lanes], weights are
// splatted, and no horizontal sum is taken before a gradient is folded. Written once for both precisions.

/** Samples per vector. */
@inline
export function laneCount<T>(): i32 {
  return 16 / sizeof<T>();
}

/** Bytes from one group to the next; the extra line keeps groups off the same cache set when rows is a power of two. */
@inline
export function groupBytes(rows: i32): usize {
  return (<usize>rows + 4) << 4;
}

@inline
function splatAt<T>(at: usize): v128 {
  return sizeof<T>() == 4 ? v128.load32_splat(at) : v128.load64_splat(at);
}

@inline
function plusProduct<T>(sum: v128, a: v128, b: v128): v128 {
  return v128.add<T>(sum, v128.mul<T>(a, b));
}

@inline
function zero(): v128 {
  return i64x2.splat(0);
}

/**
 * out[g][i] = sum_j W[i][j] x[g][j] for every group g. W has `rows` x `columns` entries, `rowStride` and
 * `columnStride` apart (in entries), so that it serves W and its transpose. Tiles of 4 rows x 2 groups.
 */
export function applyWeights<T>(
  weights: usize, rowStride: i32, columnStride: i32, rows: i32, columns: i32,
  x: usize, out: usize, groups: i32,
): void {
  const size = <usize>sizeof<T>();
  const rowBytes = <usize>rowStride * size;
  const columnBytes = <usize>columnStride * size;
  const xBytes = groupBytes(columns);
  const outBytes = groupBytes(rows);
  let g = 0;
  for (; g + 2 <= groups; g += 2) {
    const x0 = x + <usize>g * xBytes;
    const out0 = out + <usize>g * outBytes;
    let i = 0;
    for (; i + 4 <= rows; i += 4) {
      let w = weights + <usize>i * rowBytes;
      let at = x0;
      let a0 = zero(), a1 = zero(), a2 = zero(), a3 = zero();
      let b0 = zero(), b1 = zero(), b2 = zero(), b3 = zero();
      for (let j = 0; j < columns; j++) {
        const first = v128.load(at);
        const second = v128.load(at + xBytes);
        const w0 = splatAt<T>(w);
        const w1 = splatAt<T>(w + rowBytes);
        const w2 = splatAt<T>(w + 2 * rowBytes);
        const w3 = splatAt<T>(w + 3 * rowBytes);
        a0 = plusProduct<T>(a0, w0, first);
        a1 = plusProduct<T>(a1, w1, first);
        a2 = plusProduct<T>(a2, w2, first);
        a3 = plusProduct<T>(a3, w3, first);
        b0 = plusProduct<T>(b0, w0, second);
        b1 = plusProduct<T>(b1, w1, second);
        b2 = plusProduct<T>(b2, w2, second);
        b3 = plusProduct<T>(b3, w3, second);
        w += columnBytes;
        at += 16;
      }
      const to = out0 + (<usize>i << 4);
      v128.store(to, a0);
      v128.store(to, a1, 16);
      v128.store(to, a2, 32);
      v128.store(to, a3, 48);
      v128.store(to + outBytes, b0);
      v128.store(to + outBytes, b1, 16);
      v128.store(to + outBytes, b2, 32);
      v128.store(to + outBytes, b3, 48);
    }
    for (; i < rows; i++) {
      rowTimesGroup<T>(weights + <usize>i * rowBytes, columnBytes, columns, x0, out0 + (<usize>i << 4));
      rowTimesGroup<T>(weights + <usize>i * rowBytes, columnBytes, columns, x0 + xBytes, out0 + outBytes + (<usize>i << 4));
    }
  }
  if (g < groups) {
    const x0 = x + <usize>g * xBytes;
    const out0 = out + <usize>g * outBytes;
    for (let i = 0; i < rows; i++) rowTimesGroup<T>(weights + <usize>i * rowBytes, columnBytes, columns, x0, out0 + (<usize>i << 4));
  }
}

@inline
function rowTimesGroup<T>(weights: usize, columnBytes: usize, columns: i32, x: usize, out: usize): void {
  let sum = zero();
  for (let j = 0; j < columns; j++) {
    sum = plusProduct<T>(sum, splatAt<T>(weights), v128.load(x));
    weights += columnBytes;
    x += 16;
  }
  v128.store(out, sum);
}

/** out[g][h][i] = sum_j G[g][i][j] x[g][h][j]: each sample's own d x d matrix on its H vectors. Tiles of 4 rows x 2 heads. */
export function applySampleMatrices<T>(gram: usize, x: usize, out: usize, d: i32, heads: i32, groups: i32): void {
  const rowBytes = <usize>d << 4;
  const gramBytes = groupBytes(d * d);
  const vectorBytes = groupBytes(heads * d);
  for (let g = 0; g < groups; g++) {
    const gram0 = gram + <usize>g * gramBytes;
    let h = 0;
    for (; h + 2 <= heads; h += 2) {
      const x0 = x + <usize>g * vectorBytes + <usize>h * rowBytes;
      const out0 = out + <usize>g * vectorBytes + <usize>h * rowBytes;
      let i = 0;
      for (; i + 4 <= d; i += 4) {
        let row = gram0 + <usize>i * rowBytes;
        let at = x0;
        let a0 = zero(), a1 = zero(), a2 = zero(), a3 = zero();
        let b0 = zero(), b1 = zero(), b2 = zero(), b3 = zero();
        for (let j = 0; j < d; j++) {
          const first = v128.load(at);
          const second = v128.load(at + rowBytes);
          const g0 = v128.load(row);
          const g1 = v128.load(row + rowBytes);
          const g2 = v128.load(row + 2 * rowBytes);
          const g3 = v128.load(row + 3 * rowBytes);
          a0 = plusProduct<T>(a0, g0, first);
          a1 = plusProduct<T>(a1, g1, first);
          a2 = plusProduct<T>(a2, g2, first);
          a3 = plusProduct<T>(a3, g3, first);
          b0 = plusProduct<T>(b0, g0, second);
          b1 = plusProduct<T>(b1, g1, second);
          b2 = plusProduct<T>(b2, g2, second);
          b3 = plusProduct<T>(b3, g3, second);
          row += 16;
          at += 16;
        }
        const to = out0 + (<usize>i << 4);
        v128.store(to, a0);
        v128.store(to, a1, 16);
        v128.store(to, a2, 32);
        v128.store(to, a3, 48);
        v128.store(to + rowBytes, b0);
        v128.store(to + rowBytes, b1, 16);
        v128.store(to + rowBytes, b2, 32);
        v128.store(to + rowBytes, b3, 48);
      }
      for (; i < d; i++) {
        groupDot<T>(gram0 + <usize>i * rowBytes, x0, d, out0 + (<usize>i << 4));
        groupDot<T>(gram0 + <usize>i * rowBytes, x0 + rowBytes, d, out0 + rowBytes + (<usize>i << 4));
      }
    }
    if (h < heads) {
      const x0 = x + <usize>g * vectorBytes + <usize>h * rowBytes;
      const out0 = out + <usize>g * vectorBytes + <usize>h * rowBytes;
      for (let i = 0; i < d; i++) groupDot<T>(gram0 + <usize>i * rowBytes, x0, d, out0 + (<usize>i << 4));
    }
  }
}

@inline
function groupDot<T>(a: usize, b: usize, count: i32, out: usize): void {
  let sum = zero();
  for (let j = 0; j < count; j++) {
    sum = plusProduct<T>(sum, v128.load(a), v128.load(b));
    a += 16;
    b += 16;
  }
  v128.store(out, sum);
}

/** gradient[i][j] += sum over groups and lanes of a[g][i] b[g][j]. Tiles of 2 x 4, folded to scalars once per tile. */
export function foldOuterProducts<T>(a: usize, rows: i32, b: usize, columns: i32, groups: i32, gradient: usize): void {
  const size = <usize>sizeof<T>();
  const aBytes = groupBytes(rows);
  const bBytes = groupBytes(columns);
  const rowBytes = <usize>columns * size;
  let i = 0;
  for (; i + 2 <= rows; i += 2) {
    let j = 0;
    for (; j + 4 <= columns; j += 4) {
      let atA = a + (<usize>i << 4);
      let atB = b + (<usize>j << 4);
      let s0 = zero(), s1 = zero(), s2 = zero(), s3 = zero();
      let t0 = zero(), t1 = zero(), t2 = zero(), t3 = zero();
      for (let g = 0; g < groups; g++) {
        const first = v128.load(atA);
        const second = v128.load(atA, 16);
        const b0 = v128.load(atB);
        const b1 = v128.load(atB, 16);
        const b2 = v128.load(atB, 32);
        const b3 = v128.load(atB, 48);
        s0 = plusProduct<T>(s0, first, b0);
        s1 = plusProduct<T>(s1, first, b1);
        s2 = plusProduct<T>(s2, first, b2);
        s3 = plusProduct<T>(s3, first, b3);
        t0 = plusProduct<T>(t0, second, b0);
        t1 = plusProduct<T>(t1, second, b1);
        t2 = plusProduct<T>(t2, second, b2);
        t3 = plusProduct<T>(t3, second, b3);
        atA += aBytes;
        atB += bBytes;
      }
      const to = gradient + <usize>i * rowBytes + <usize>j * size;
      addFolded4<T>(to, s0, s1, s2, s3);
      addFolded4<T>(to + rowBytes, t0, t1, t2, t3);
    }
    for (; j < columns; j++) {
      const to = gradient + <usize>i * rowBytes + <usize>j * size;
      foldOne<T>(a + (<usize>i << 4), aBytes, b + (<usize>j << 4), bBytes, groups, to);
      foldOne<T>(a + (<usize>(i + 1) << 4), aBytes, b + (<usize>j << 4), bBytes, groups, to + rowBytes);
    }
  }
  if (i < rows) {
    for (let j = 0; j < columns; j++)
      foldOne<T>(a + (<usize>i << 4), aBytes, b + (<usize>j << 4), bBytes, groups, gradient + <usize>i * rowBytes + <usize>j * size);
  }
}

@inline
function addFolded4<T>(to: usize, s0: v128, s1: v128, s2: v128, s3: v128): void {
  const size = <usize>sizeof<T>();
  store<T>(to, <T>(load<T>(to) + laneSum<T>(s0)));
  store<T>(to + size, <T>(load<T>(to + size) + laneSum<T>(s1)));
  store<T>(to + 2 * size, <T>(load<T>(to + 2 * size) + laneSum<T>(s2)));
  store<T>(to + 3 * size, <T>(load<T>(to + 3 * size) + laneSum<T>(s3)));
}

function foldOne<T>(a: usize, aBytes: usize, b: usize, bBytes: usize, groups: i32, to: usize): void {
  let sum = zero();
  for (let g = 0; g < groups; g++) {
    sum = plusProduct<T>(sum, v128.load(a), v128.load(b));
    a += aBytes;
    b += bBytes;
  }
  store<T>(to, <T>(load<T>(to) + laneSum<T>(sum)));
}

/** Sum of the lanes, in a fixed order. */
@inline
export function laneSum<T>(x: v128): T {
  if (sizeof<T>() == 4) {
    const low = f32x4.extract_lane(x, 0) + f32x4.extract_lane(x, 1);
    const high = f32x4.extract_lane(x, 2) + f32x4.extract_lane(x, 3);
    return <T>(low + high);
  }
  return <T>(f64x2.extract_lane(x, 0) + f64x2.extract_lane(x, 1));
}
