import { addScaled, dot } from "./vectors.as";

/**
 * Householder reduction of a symmetric matrix to tridiagonal form, from the last row up as in EISPACK's tred2, so that
 * reflectors and rows are contiguous. The rank-2 update of one step is applied in the same pass over memory that forms
 * the matrix-vector product of the next one: the triangle (19 MB at n = 2176) passes through the processor once per step
 * instead of twice, 1.2 s in all.
 *
 * Reflector i is I - u u^T (u scaled to length sqrt 2, or 0) on entries 0 to i - 1, and stays in row i of the matrix.
 */

/** Below this the squared norm of a row, in a matrix scaled to 1, is rounding noise of rounding noise: take it as 0. */
const NEGLIGIBLE: f64 = 1e-200;

/**
 * Steps `from` down to `to` (inclusive; n - 1 down to 1 for all). Only the lower triangle is used.
 *
 * @param work  3 n entries, zero before the first step; carries the pending update between calls.
 */
export function reduceToTridiagonal(matrix: usize, n: i32, stride: i32, diagonal: usize, off: usize, work: usize, from: i32, to: i32): void {
  const bytes = <usize>stride << 3;
  const vectorBytes = <usize>n << 3;
  const noReflector = work + 2 * vectorBytes;
  for (let i = from; i >= to; i--) {
    const row = matrix + <usize>i * bytes;
    const u = i == n - 1 ? noReflector : row + bytes;
    const q = work + (i & 1 ? vectorBytes : 0);
    const next = work + (i & 1 ? 0 : vectorBytes);
    const end = <usize>i << 3;
    addScaled(row, q, i + 1, -load<f64>(u + end));
    addScaled(row, u, i + 1, -load<f64>(q + end));
    store<f64>(diagonal + end, load<f64>(row + end));
    store<f64>(off + end, makeReflector(row, i));
    memory.fill(next, 0, end);
    updateAndMultiply(matrix, bytes, i, u, q, row, next);
    addScaled(next, row, i, -0.5 * dot(row, next, i));
  }
  if (to == 1) store<f64>(diagonal, load<f64>(matrix));
}

/** Replaces x by its scaled reflector and returns the entry it leaves in the last place. */
function makeReflector(x: usize, length: i32): f64 {
  const last = x + (<usize>(length - 1) << 3);
  const alpha = load<f64>(last);
  const squared = dot(x, x, length);
  if (length == 1 || squared < NEGLIGIBLE) {
    memory.fill(x, 0, <usize>length << 3);
    return length == 1 ? alpha : 0;
  }
  const norm = sqrt(squared);
  const result = alpha > 0 ? -norm : norm;
  const factor = 1 / sqrt(squared - alpha * result);
  store<f64>(last, alpha - result);
  for (let k = 0; k < length; k++) store<f64>(x + (<usize>k << 3), load<f64>(x + (<usize>k << 3)) * factor);
  return result;
}

/** A -= u q^T + q u^T on the leading order x order triangle, and p += A x with the updated A. */
function updateAndMultiply(matrix: usize, bytes: usize, order: i32, u: usize, q: usize, x: usize, p: usize): void {
  const groups = order & ~3;
  for (let j = 0; j < groups; j += 4) {
    fourRows(matrix + <usize>j * bytes, bytes, j, u, q, x, p);
    for (let r = 1; r < 4; r++) rowTail(matrix, bytes, j + r, j, u, q, x, p);
  }
  for (let j = groups; j < order; j++) rowTail(matrix, bytes, j, 0, u, q, x, p);
  diagonalEntries(matrix, bytes, order, u, q, x, p);
}

/** Columns 0 to length - 1 of four rows starting with number `length`: eight operations per entry that is loaded. */
function fourRows(row0: usize, bytes: usize, length: i32, u: usize, q: usize, x: usize, p: usize): void {
  const row1 = row0 + bytes;
  const row2 = row1 + bytes;
  const row3 = row2 + bytes;
  const at = <usize>length << 3;
  const u0 = v128.load64_splat(u + at);
  const u1 = v128.load64_splat(u + at, 8);
  const u2 = v128.load64_splat(u + at, 16);
  const u3 = v128.load64_splat(u + at, 24);
  const q0 = v128.load64_splat(q + at);
  const q1 = v128.load64_splat(q + at, 8);
  const q2 = v128.load64_splat(q + at, 16);
  const q3 = v128.load64_splat(q + at, 24);
  const x0 = v128.load64_splat(x + at);
  const x1 = v128.load64_splat(x + at, 8);
  const x2 = v128.load64_splat(x + at, 16);
  const x3 = v128.load64_splat(x + at, 24);
  let s0 = f64x2.splat(0);
  let s1 = s0;
  let s2 = s0;
  let s3 = s0;
  for (let k: usize = 0; k < at; k += 16) {
    const uk = v128.load(u + k);
    const qk = v128.load(q + k);
    const xk = v128.load(x + k);
    const a0 = f64x2.sub(f64x2.sub(v128.load(row0 + k), f64x2.mul(u0, qk)), f64x2.mul(q0, uk));
    const a1 = f64x2.sub(f64x2.sub(v128.load(row1 + k), f64x2.mul(u1, qk)), f64x2.mul(q1, uk));
    const a2 = f64x2.sub(f64x2.sub(v128.load(row2 + k), f64x2.mul(u2, qk)), f64x2.mul(q2, uk));
    const a3 = f64x2.sub(f64x2.sub(v128.load(row3 + k), f64x2.mul(u3, qk)), f64x2.mul(q3, uk));
    v128.store(row0 + k, a0);
    v128.store(row1 + k, a1);
    v128.store(row2 + k, a2);
    v128.store(row3 + k, a3);
    s0 = f64x2.add(s0, f64x2.mul(a0, xk));
    s1 = f64x2.add(s1, f64x2.mul(a1, xk));
    s2 = f64x2.add(s2, f64x2.mul(a2, xk));
    s3 = f64x2.add(s3, f64x2.mul(a3, xk));
    const first = f64x2.add(f64x2.mul(a0, x0), f64x2.mul(a1, x1));
    const second = f64x2.add(f64x2.mul(a2, x2), f64x2.mul(a3, x3));
    v128.store(p + k, f64x2.add(v128.load(p + k), f64x2.add(first, second)));
  }
  addLanes(p + at, s0);
  addLanes(p + at + 8, s1);
  addLanes(p + at + 16, s2);
  addLanes(p + at + 24, s3);
}

@inline
function addLanes(target: usize, sum: v128): void {
  store<f64>(target, load<f64>(target) + (f64x2.extract_lane(sum, 0) + f64x2.extract_lane(sum, 1)));
}

/** Columns `from` to j - 1 of row j. */
function rowTail(matrix: usize, bytes: usize, j: i32, from: i32, u: usize, q: usize, x: usize, p: usize): void {
  const row = matrix + <usize>j * bytes;
  const at = <usize>j << 3;
  const uj = load<f64>(u + at);
  const qj = load<f64>(q + at);
  const xj = load<f64>(x + at);
  let sum: f64 = 0;
  for (let k = <usize>from << 3; k < at; k += 8) {
    const a = load<f64>(row + k) - uj * load<f64>(q + k) - qj * load<f64>(u + k);
    store<f64>(row + k, a);
    sum += a * load<f64>(x + k);
    store<f64>(p + k, load<f64>(p + k) + a * xj);
  }
  store<f64>(p + at, load<f64>(p + at) + sum);
}

function diagonalEntries(matrix: usize, bytes: usize, order: i32, u: usize, q: usize, x: usize, p: usize): void {
  for (let j = 0; j < order; j++) {
    const at = <usize>j << 3;
    const entry = matrix + <usize>j * bytes + at;
    const a = load<f64>(entry) - 2 * load<f64>(u + at) * load<f64>(q + at);
    store<f64>(entry, a);
    store<f64>(p + at, load<f64>(p + at) + a * load<f64>(x + at));
  }
}

/** Reflectors `first` to first + count - 1 as rows of a count x columns matrix, zero where they do not act. */
export function gatherReflectors(matrix: usize, stride: i32, first: i32, count: i32, columns: i32, target: usize): void {
  for (let r = 0; r < count; r++) {
    const length = <usize>(first + r) << 3;
    const to = target + ((<usize>r * columns) << 3);
    memory.copy(to, matrix + ((<usize>(first + r) * stride) << 3), length);
    memory.fill(to + length, 0, (<usize>columns << 3) - length);
  }
}
