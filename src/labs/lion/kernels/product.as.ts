/** Products of small matrices that lie as they are, without packing: all forms but the recurrent one are made of them. */

@inline
function splatAt<T>(at: usize): v128 {
  return sizeof<T>() == 4 ? v128.load32_splat(at) : v128.load64_splat(at);
}

@inline
function plusProduct<T>(sum: v128, a: v128, b: v128): v128 {
  return v128.add<T>(sum, v128.mul<T>(a, b));
}

/** out (rows x columns) += A (rows x depth) B (depth x columns), with so many entries from row to row; columns a multiple of two vectors. */
export function addProduct<T>(a: usize, aStride: i32, b: usize, bStride: i32, out: usize, outStride: i32, rows: i32, depth: i32, columns: i32): void {
  const size = <usize>sizeof<T>();
  const aBytes = <usize>aStride * size;
  const bBytes = <usize>bStride * size;
  const outBytes = <usize>outStride * size;
  const end = <usize>columns * size;
  for (let at: usize = 0; at < end; at += 32) {
    let i = 0;
    for (; i + 4 <= rows; i += 4) addFourRows<T>(a + <usize>i * aBytes, aBytes, b + at, bBytes, out + <usize>i * outBytes + at, outBytes, depth);
    for (; i < rows; i++) addOneRow<T>(a + <usize>i * aBytes, b + at, bBytes, out + <usize>i * outBytes + at, depth);
  }
}

@inline
function addFourRows<T>(a: usize, aBytes: usize, b: usize, bBytes: usize, out: usize, outBytes: usize, depth: i32): void {
  const size = <usize>sizeof<T>();
  const out1 = out + outBytes;
  const out2 = out1 + outBytes;
  const out3 = out2 + outBytes;
  const a1 = aBytes;
  const a2 = 2 * aBytes;
  const a3 = 3 * aBytes;
  let p0 = v128.load(out), q0 = v128.load(out, 16);
  let p1 = v128.load(out1), q1 = v128.load(out1, 16);
  let p2 = v128.load(out2), q2 = v128.load(out2, 16);
  let p3 = v128.load(out3), q3 = v128.load(out3, 16);
  for (let t = 0; t < depth; t++) {
    const left = v128.load(b);
    const right = v128.load(b, 16);
    const x0 = splatAt<T>(a);
    const x1 = splatAt<T>(a + a1);
    const x2 = splatAt<T>(a + a2);
    const x3 = splatAt<T>(a + a3);
    p0 = plusProduct<T>(p0, x0, left);
    q0 = plusProduct<T>(q0, x0, right);
    p1 = plusProduct<T>(p1, x1, left);
    q1 = plusProduct<T>(q1, x1, right);
    p2 = plusProduct<T>(p2, x2, left);
    q2 = plusProduct<T>(q2, x2, right);
    p3 = plusProduct<T>(p3, x3, left);
    q3 = plusProduct<T>(q3, x3, right);
    a += size;
    b += bBytes;
  }
  v128.store(out, p0);
  v128.store(out, q0, 16);
  v128.store(out1, p1);
  v128.store(out1, q1, 16);
  v128.store(out2, p2);
  v128.store(out2, q2, 16);
  v128.store(out3, p3);
  v128.store(out3, q3, 16);
}

@inline
function addOneRow<T>(a: usize, b: usize, bBytes: usize, out: usize, depth: i32): void {
  let p = v128.load(out);
  let q = v128.load(out, 16);
  for (let t = 0; t < depth; t++) {
    const x = splatAt<T>(a);
    p = plusProduct<T>(p, x, v128.load(b));
    q = plusProduct<T>(q, x, v128.load(b, 16));
    a += sizeof<T>();
    b += bBytes;
  }
  v128.store(out, p);
  v128.store(out, q, 16);
}

/** values *= factor, whole vectors. */
export function scaleVectors<T>(values: usize, count: i32, factor: T): void {
  const factors = v128.splat<T>(factor);
  const end = values + <usize>count * sizeof<T>();
  for (; values < end; values += 16) v128.store(values, v128.mul<T>(v128.load(values), factors));
}

/** target = source * factor, any count. */
export function timesNumber<T>(source: usize, factor: T, count: i32, target: usize): void {
  const factors = v128.splat<T>(factor);
  const end = source + <usize>count * sizeof<T>();
  const whole = source + ((<usize>count * sizeof<T>()) & ~15);
  for (; source < whole; source += 16, target += 16) v128.store(target, v128.mul<T>(v128.load(source), factors));
  for (; source < end; source += sizeof<T>(), target += sizeof<T>()) store<T>(target, load<T>(source) * factor);
}

/** target = source (.) weights, whole vectors. */
export function timesWeights<T>(source: usize, weights: usize, count: i32, target: usize): void {
  const end = source + <usize>count * sizeof<T>();
  for (; source < end; source += 16, weights += 16, target += 16)
    v128.store(target, v128.mul<T>(v128.load(source), v128.load(weights)));
}

/** S (d x columns) <- decay S + k v^T and out += q^T S of what S is then, or, with `readsFirst`, of decay S alone. */
export function stepState<T>(state: usize, d: i32, columns: i32, decay: T, k: usize, kStride: i32, v: usize, q: usize, out: usize, readsFirst: bool): void {
  const size = <usize>sizeof<T>();
  const rowBytes = <usize>columns * size;
  const kBytes = <usize>kStride * size;
  const factors = v128.splat<T>(decay);
  for (let at: usize = 0; at < rowBytes; at += 32) {
    const left = v128.load(v + at);
    const right = v128.load(v + at, 16);
    let a = v128.load(out + at);
    let b = v128.load(out + at, 16);
    let row = state + at;
    let key = k;
    let query = q;
    for (let c = 0; c < d; c++) {
      const x = splatAt<T>(key);
      const y = splatAt<T>(query);
      const before0 = v128.mul<T>(v128.load(row), factors);
      const before1 = v128.mul<T>(v128.load(row, 16), factors);
      const after0 = plusProduct<T>(before0, x, left);
      const after1 = plusProduct<T>(before1, x, right);
      v128.store(row, after0);
      v128.store(row, after1, 16);
      a = plusProduct<T>(a, y, readsFirst ? before0 : after0);
      b = plusProduct<T>(b, y, readsFirst ? before1 : after1);
      row += rowBytes;
      key += kBytes;
      query += size;
    }
    v128.store(out + at, a);
    v128.store(out + at, b, 16);
  }
}
