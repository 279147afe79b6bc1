import { addScaled, dot, largestMagnitude } from "./vectors.as";

/**
 * Householder QR with columns contiguous in memory ("column" j is `rows` entries from columns + 8 j rows), resumable by
 * ranges of steps. Reflector k is I - tau v v^T on entries k and below, v_k = 1 implied, v stored below the diagonal.
 */

/** Euclidean length, scaled only when the sum of squares would overflow or lose digits. */
export function norm(x: usize, count: i32): f64 {
  const squared = dot(x, x, count);
  if (squared > 1e-280 && squared < 1e300) return sqrt(squared);
  const largest = largestMagnitude(x, count);
  if (largest == 0 || !(largest < Infinity)) return largest;
  let sum: f64 = 0;
  for (let k = 0; k < count; k++) {
    const entry = load<f64>(x + (<usize>k << 3)) / largest;
    sum += entry * entry;
  }
  return largest * sqrt(sum);
}

/** Makes x[1..] zero by a reflector; x[0] becomes its one remaining entry and x[1..] the reflector. Returns tau. */
export function makeReflector(x: usize, count: i32): f64 {
  const tail = norm(x + 8, count - 1);
  if (tail == 0) return 0;
  const alpha = load<f64>(x);
  const length = lengthOf(alpha, tail);
  const beta = alpha > 0 ? -length : length;
  const first = alpha - beta;
  for (let k = 1; k < count; k++) store<f64>(x + (<usize>k << 3), load<f64>(x + (<usize>k << 3)) / first);
  store<f64>(x, beta);
  return -first / beta;
}

/** sqrt(a^2 + b^2) without overflow. */
export function lengthOf(a: f64, b: f64): f64 {
  const largest = max(abs(a), abs(b));
  if (largest == 0) return 0;
  const x = a / largest;
  const y = b / largest;
  return largest * sqrt(x * x + y * y);
}

/** target <- (I - tau v v^T) target, v[0] = 1 implied. */
function applyReflector(v: usize, tau: f64, count: i32, target: usize): void {
  const w = -tau * (load<f64>(target) + dot(v + 8, target + 8, count - 1));
  store<f64>(target, load<f64>(target) + w);
  addScaled(target + 8, v + 8, count - 1, w);
}

/** Steps `from` to `to` (exclusive) of QR without pivoting, on `count` columns. */
export function factorQr(columns: usize, rows: i32, count: i32, taus: usize, from: i32, to: i32): void {
  const bytes = <usize>rows << 3;
  for (let k = from; k < to; k++) {
    const v = columns + <usize>k * bytes + (<usize>k << 3);
    const tau = makeReflector(v, rows - k);
    store<f64>(taus + (<usize>k << 3), tau);
    if (tau == 0) continue;
    for (let j = k + 1; j < count; j++) applyReflector(v, tau, rows - k, v + <usize>(j - k) * bytes);
  }
}

/** Lengths of all columns, twice: the running estimate and the value it was last computed from. */
export function columnNorms(columns: usize, rows: i32, count: i32, norms: usize, references: usize): void {
  for (let j = 0; j < count; j++) {
    const length = norm(columns + ((<usize>j * rows) << 3), rows);
    store<f64>(norms + (<usize>j << 3), length);
    store<f64>(references + (<usize>j << 3), length);
  }
}

/**
 * Steps `from` to `to` of QR with column pivoting (LAPACK dlaqp2) on `count` columns; `extra` further columns are turned
 * along but never pivoted. Stops before the first step whose pivot column is not longer than `threshold` and returns the
 * number of steps completed.
 */
export function factorPivotedQr(
  columns: usize, rows: i32, count: i32, extra: i32, taus: usize, pivots: usize, norms: usize, references: usize,
  threshold: f64, from: i32, to: i32,
): i32 {
  const bytes = <usize>rows << 3;
  for (let k = from; k < to; k++) {
    const pivot = longestColumn(norms, k, count);
    const at = <usize>k << 3;
    const v = columns + <usize>k * bytes + at;
    const candidate = columns + <usize>pivot * bytes + at;
    if (!(norm(candidate, rows - k) > threshold)) return k;
    if (pivot != k) exchange(columns, bytes, pivots, norms, references, k, pivot);
    const tau = makeReflector(v, rows - k);
    store<f64>(taus + at, tau);
    for (let j = k + 1; j < count + extra; j++) {
      const target = v + <usize>(j - k) * bytes;
      if (tau != 0) applyReflector(v, tau, rows - k, target);
      if (j < count) shorten(target, rows - k - 1, norms + (<usize>j << 3), references + (<usize>j << 3));
    }
  }
  return to;
}

function longestColumn(norms: usize, from: i32, count: i32): i32 {
  let best = from;
  for (let j = from + 1; j < count; j++) {
    if (load<f64>(norms + (<usize>j << 3)) > load<f64>(norms + (<usize>best << 3))) best = j;
  }
  return best;
}

function exchange(columns: usize, bytes: usize, pivots: usize, norms: usize, references: usize, k: i32, pivot: i32): void {
  const a = columns + <usize>k * bytes;
  const b = columns + <usize>pivot * bytes;
  for (let i: usize = 0; i < bytes; i += 8) {
    const entry = load<f64>(a + i);
    store<f64>(a + i, load<f64>(b + i));
    store<f64>(b + i, entry);
  }
  const number = load<i32>(pivots + (<usize>k << 2));
  store<i32>(pivots + (<usize>k << 2), load<i32>(pivots + (<usize>pivot << 2)));
  store<i32>(pivots + (<usize>pivot << 2), number);
  store<f64>(norms + (<usize>pivot << 3), load<f64>(norms + (<usize>k << 3)));
  store<f64>(references + (<usize>pivot << 3), load<f64>(references + (<usize>k << 3)));
}

/** Takes the eliminated entry off a column's length; recomputes it when cancellation has eaten half the digits. */
function shorten(column: usize, rowsBelow: i32, estimate: usize, reference: usize): void {
  const length = load<f64>(estimate);
  if (length == 0) return;
  const ratio = abs(load<f64>(column)) / length;
  const kept = max(0, (1 + ratio) * (1 - ratio));
  const relative = length / load<f64>(reference);
  if (kept * relative * relative > 1.5e-8) {
    store<f64>(estimate, length * sqrt(kept));
    return;
  }
  const exact = norm(column + 8, rowsBelow);
  store<f64>(estimate, exact);
  store<f64>(reference, exact);
}

/** target <- Q target for `targets` contiguous columns of `rows` entries, Q = H_0 ... H_(count - 1). */
export function applyQ(columns: usize, rows: i32, count: i32, taus: usize, target: usize, targets: i32): void {
  const bytes = <usize>rows << 3;
  for (let j = 0; j < targets; j++) {
    const column = target + <usize>j * bytes;
    for (let k = count - 1; k >= 0; k--) {
      const tau = load<f64>(taus + (<usize>k << 3));
      const at = <usize>k << 3;
      if (tau != 0) applyReflector(columns + <usize>k * bytes + at, tau, rows - k, column + at);
    }
  }
}

/**
 * Folds new rows into a triangle, for a panel of columns: QR of [R; Y^T] without touching the zeros of R.
 *
 * @param triangle  entry (0, 0) of the panel's rows of R; row-major, `stride` entries between rows.
 * @param panel     Y, count x rows: the new rows' entries in these columns, replaced by the reflectors.
 */
export function foldPanel(triangle: usize, stride: i32, panel: usize, rows: i32, count: i32, taus: usize): void {
  const bytes = <usize>rows << 3;
  for (let k = 0; k < count; k++) {
    const v = panel + <usize>k * bytes;
    const row = triangle + ((<usize>k * stride + k) << 3);
    const tail = norm(v, rows);
    store<f64>(taus + (<usize>k << 3), 0);
    if (tail == 0) continue;
    const alpha = load<f64>(row);
    const length = lengthOf(alpha, tail);
    const beta = alpha > 0 ? -length : length;
    const first = alpha - beta;
    for (let i = 0; i < rows; i++) store<f64>(v + (<usize>i << 3), load<f64>(v + (<usize>i << 3)) / first);
    const tau = -first / beta;
    store<f64>(row, beta);
    store<f64>(taus + (<usize>k << 3), tau);
    for (let j = k + 1; j < count; j++) {
      const target = v + <usize>(j - k) * bytes;
      const entry = row + (<usize>(j - k) << 3);
      const w = -tau * (load<f64>(entry) + dot(v, target, rows));
      store<f64>(entry, load<f64>(entry) + w);
      addScaled(target, v, rows, w);
    }
  }
}
