/**
 * Second stage: from a band of 32 couplings to tridiagonal form (Schwarz 1968, Murata & Horikoshi 1975, Lang 1993). A reflector makes
 * one column tridiagonal and a bulge below the band; of the bulge, the first column alone is removed, by the next reflector, 32 rows
 * further on. What stays of it has room in the band, and goes when its own columns are first.
 *
 * Every step works on 32 rows. Below the last one there are zeros, which stay zeros.
 */
import { BAND_ROW, dot, reflect, SIDE } from "./band.as";

const ROWS: usize = 32;
const VECTOR: usize = 256;
/** From entry (i, j) to (i + 1, j). */
const STEP: usize = BAND_ROW - 8;

/**
 * Columns `from` to `to` (exclusive; n at most).
 *
 * @param band      see `reduceTileRow`; n + 32 rows.
 * @param work      128 entries.
 * @param diagonal  and off: of the tridiagonal matrix, turned back; entry i of `off` couples i and i + 1.
 */
export function chaseBulges(band: usize, n: i32, from: i32, to: i32, work: usize, diagonal: usize, off: usize): void {
  const z = work + 2 * VECTOR;
  const p = work + 3 * VECTOR;
  for (let s = from; s < to; s++) {
    let u = work;
    let next = work + VECTOR;
    let block = band + <usize>s * BAND_ROW + 63 * 8;
    store<f64>(diagonal + (<usize>(n - 1 - s) << 3), load<f64>(block));
    if (s == n - 1) break;
    for (let r: usize = 0; r < ROWS; r++) store<f64>(u + (r << 3), load<f64>(block + (r + 1) * STEP));
    store<f64>(off + (<usize>(n - 2 - s) << 3), reflect(u, SIDE, 0));
    block += BAND_ROW;
    for (let first = s + 1; first < n; first += SIDE) {
      turnDiagonalBlock(block, u, p);
      if (first + SIDE >= n) break;
      turnLowerBlock(block + ROWS * STEP, u, next, p, z);
      const before = u;
      u = next;
      next = before;
      block += ROWS * BAND_ROW;
    }
  }
}

/** D -> (I - u u^T) D (I - u u^T) for a block on the diagonal, of which the lower triangle is meant. */
function turnDiagonalBlock(block: usize, u: usize, p: usize): void {
  memory.fill(p, 0, VECTOR);
  for (let at: usize = 0, row = block; at < VECTOR; at += 32, row += 4 * STEP) {
    addFourRows(row, at, u, p);
    // The 4 x 4 entries on the diagonal, which the lower triangle has once.
    for (let r: usize = 0; r < 4; r++) {
      const ur = load<f64>(u + at + (r << 3));
      let sum: f64 = 0;
      for (let c: usize = 0; c < r; c++) {
        const entry = load<f64>(row + r * STEP + at + (c << 3));
        const target = p + at + (c << 3);
        sum += entry * load<f64>(u + at + (c << 3));
        store<f64>(target, load<f64>(target) + entry * ur);
      }
      const target = p + at + (r << 3);
      store<f64>(target, load<f64>(target) + (sum + load<f64>(row + r * STEP + at + (r << 3)) * ur));
    }
  }
  addTo(p, u, -0.5 * dot(u, p, SIDE));
  for (let at: usize = 0, row = block; at < VECTOR; at += 32, row += 4 * STEP) subtractTwo(row, at + 32, u + at, p, p + at, u);
}

/**
 * C -> (I - next next^T) C (I - u u^T) for the block below, where `next` is made so that of the first column the first entry alone is
 * left.
 */
function turnLowerBlock(block: usize, u: usize, next: usize, q: usize, z: usize): void {
  for (let at: usize = 0, row = block; at < VECTOR; at += 32, row += 4 * STEP) multiplyFourRows(row, u, q + at);
  const first = load<f64>(u);
  for (let r: usize = 0; r < ROWS; r++) store<f64>(next + (r << 3), load<f64>(block + r * STEP) - load<f64>(q + (r << 3)) * first);
  const beta = reflect(next, SIDE, 0);
  memory.fill(z, 0, VECTOR);
  for (let at: usize = 0, row = block; at < VECTOR; at += 32, row += 4 * STEP) addCombination(row, next + at, z);
  addTo(z, u, -dot(next, q, SIDE));
  for (let at: usize = 0, row = block; at < VECTOR; at += 32, row += 4 * STEP) subtractTwo(row, VECTOR, q + at, u, next + at, z);
  store<f64>(block, beta);
  for (let r: usize = 1; r < ROWS; r++) store<f64>(block + r * STEP, 0);
}

/** y += factor x, 32 entries. */
function addTo(y: usize, x: usize, factor: f64): void {
  const factors = f64x2.splat(factor);
  for (let k: usize = 0; k < VECTOR; k += 16) v128.store(y + k, f64x2.add(v128.load(y + k), f64x2.mul(factors, v128.load(x + k))));
}

/** Both products of four rows left of their block on the diagonal: p_below += A u_left and p_left += A^T u_below. */
function addFourRows(row: usize, width: usize, u: usize, p: usize): void {
  const u0 = v128.load64_splat(u + width);
  const u1 = v128.load64_splat(u + width, 8);
  const u2 = v128.load64_splat(u + width, 16);
  const u3 = v128.load64_splat(u + width, 24);
  let s0 = f64x2.splat(0);
  let s1 = s0;
  let s2 = s0;
  let s3 = s0;
  for (let k: usize = 0; k < width; k += 16) {
    const x = v128.load(u + k);
    const a0 = v128.load(row + k);
    const a1 = v128.load(row + k, STEP);
    const a2 = v128.load(row + k, 2 * STEP);
    const a3 = v128.load(row + k, 3 * STEP);
    s0 = f64x2.add(s0, f64x2.mul(a0, x));
    s1 = f64x2.add(s1, f64x2.mul(a1, x));
    s2 = f64x2.add(s2, f64x2.mul(a2, x));
    s3 = f64x2.add(s3, f64x2.mul(a3, x));
    const first = f64x2.add(f64x2.mul(a0, u0), f64x2.mul(a1, u1));
    const second = f64x2.add(f64x2.mul(a2, u2), f64x2.mul(a3, u3));
    v128.store(p + k, f64x2.add(v128.load(p + k), f64x2.add(first, second)));
  }
  storeSums(p + width, s0, s1, s2, s3);
}

/** q = A u for four rows of 32. */
function multiplyFourRows(row: usize, u: usize, q: usize): void {
  let s0 = f64x2.splat(0);
  let s1 = s0;
  let s2 = s0;
  let s3 = s0;
  for (let k: usize = 0; k < VECTOR; k += 16) {
    const x = v128.load(u + k);
    s0 = f64x2.add(s0, f64x2.mul(v128.load(row + k), x));
    s1 = f64x2.add(s1, f64x2.mul(v128.load(row + k, STEP), x));
    s2 = f64x2.add(s2, f64x2.mul(v128.load(row + k, 2 * STEP), x));
    s3 = f64x2.add(s3, f64x2.mul(v128.load(row + k, 3 * STEP), x));
  }
  storeSums(q, s0, s1, s2, s3);
}

function storeSums(target: usize, s0: v128, s1: v128, s2: v128, s3: v128): void {
  store<f64>(target, f64x2.extract_lane(s0, 0) + f64x2.extract_lane(s0, 1));
  store<f64>(target, f64x2.extract_lane(s1, 0) + f64x2.extract_lane(s1, 1), 8);
  store<f64>(target, f64x2.extract_lane(s2, 0) + f64x2.extract_lane(s2, 1), 16);
  store<f64>(target, f64x2.extract_lane(s3, 0) + f64x2.extract_lane(s3, 1), 24);
}

/** z += A^T u for four rows of 32. */
function addCombination(row: usize, u: usize, z: usize): void {
  const u0 = v128.load64_splat(u);
  const u1 = v128.load64_splat(u, 8);
  const u2 = v128.load64_splat(u, 16);
  const u3 = v128.load64_splat(u, 24);
  for (let k: usize = 0; k < VECTOR; k += 16) {
    const first = f64x2.add(f64x2.mul(v128.load(row + k), u0), f64x2.mul(v128.load(row + k, STEP), u1));
    const second = f64x2.add(f64x2.mul(v128.load(row + k, 2 * STEP), u2), f64x2.mul(v128.load(row + k, 3 * STEP), u3));
    v128.store(z + k, f64x2.add(v128.load(z + k), f64x2.add(first, second)));
  }
}

/** A -= a x^T + b y^T for four rows, `width` bytes of each. */
function subtractTwo(row: usize, width: usize, a: usize, x: usize, b: usize, y: usize): void {
  const a0 = v128.load64_splat(a);
  const a1 = v128.load64_splat(a, 8);
  const a2 = v128.load64_splat(a, 16);
  const a3 = v128.load64_splat(a, 24);
  const b0 = v128.load64_splat(b);
  const b1 = v128.load64_splat(b, 8);
  const b2 = v128.load64_splat(b, 16);
  const b3 = v128.load64_splat(b, 24);
  for (let k: usize = 0; k < width; k += 16) {
    const xk = v128.load(x + k);
    const yk = v128.load(y + k);
    const at = row + k;
    v128.store(at, f64x2.sub(v128.load(at), f64x2.add(f64x2.mul(a0, xk), f64x2.mul(b0, yk))));
    v128.store(at, f64x2.sub(v128.load(at, STEP), f64x2.add(f64x2.mul(a1, xk), f64x2.mul(b1, yk))), STEP);
    v128.store(at, f64x2.sub(v128.load(at, 2 * STEP), f64x2.add(f64x2.mul(a2, xk), f64x2.mul(b2, yk))), 2 * STEP);
    v128.store(at, f64x2.sub(v128.load(at, 3 * STEP), f64x2.add(f64x2.mul(a3, xk), f64x2.mul(b3, yk))), 3 * STEP);
  }
}
