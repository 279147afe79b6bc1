/**
 * Implicit QL iteration on a symmetric tridiagonal matrix (EISPACK imtql2), resumable, with its rotations recorded so
 * that eigenvectors can be turned later, many sweeps at a time.
 *
 * state: [0] first eigenvalue not yet found, [1] sweeps spent on it, [2] rotations recorded, [3] sweeps recorded.
 * A recorded sweep is two i32, (last row, number of rotations): rotation r turns rows last - r - 1 and last - r.
 */

/** Off-diagonal entries below this, in a matrix scaled to 1, are dropped even beside diagonal entries that are smaller. */
const NEGLIGIBLE: f64 = 1e-60;
const EPSILON: f64 = f64.EPSILON;

/**
 * Sweeps until all eigenvalues are found (returns 1), the record is full or `budget` rotations are done (returns 0), or
 * one eigenvalue took `limit` sweeps (returns -1).
 *
 * @param off        entry i couples i and i + 1; n entries, the last one unused.
 * @param rotations  pairs (c, s), room for `capacity`, at least n; 0 when rotations are not wanted.
 * @param sweeps     room for `capacity` sweeps.
 */
export function sweepTridiagonal(
  diagonal: usize, off: usize, n: i32, state: usize, rotations: usize, sweeps: usize, capacity: i32, budget: i32, limit: i32,
): i32 {
  let first = load<i32>(state);
  let spent = load<i32>(state, 4);
  let recorded = 0;
  let recordedSweeps = 0;
  let done = 0;
  let outcome = 1;
  while (first < n) {
    const last = endOfBlock(diagonal, off, n, first);
    if (last == first) {
      first++;
      spent = 0;
      continue;
    }
    if (spent >= limit) {
      outcome = -1;
      break;
    }
    if (done >= budget || recorded + (last - first) > capacity || recordedSweeps >= capacity) {
      outcome = 0;
      break;
    }
    spent++;
    const count = sweep(diagonal, off, first, last, rotations ? rotations + (<usize>recorded << 4) : 0);
    done += count;
    if (rotations) {
      store<i32>(sweeps + (<usize>recordedSweeps << 3), last);
      store<i32>(sweeps + (<usize>recordedSweeps << 3), count, 4);
      recorded += count;
      recordedSweeps++;
    }
  }
  store<i32>(state, first);
  store<i32>(state, spent, 4);
  store<i32>(state, recorded, 8);
  store<i32>(state, recordedSweeps, 12);
  return outcome;
}

/** Last row of the unreduced block that starts at `first`; the coupling behind it is set to 0. */
function endOfBlock(diagonal: usize, off: usize, n: i32, first: i32): i32 {
  let at = first;
  for (; at < n - 1; at++) {
    const entry = diagonal + (<usize>at << 3);
    const coupling = abs(load<f64>(off + (<usize>at << 3)));
    if (coupling <= EPSILON * (abs(load<f64>(entry)) + abs(load<f64>(entry, 8))) || coupling < NEGLIGIBLE) {
      store<f64>(off + (<usize>at << 3), 0);
      break;
    }
  }
  return at;
}

/** One QL sweep with Wilkinson's shift over rows `first` to `last`; returns the number of rotations. */
function sweep(diagonal: usize, off: usize, first: i32, last: i32, rotations: usize): i32 {
  const top = diagonal + (<usize>first << 3);
  const d0 = load<f64>(top);
  const e0 = load<f64>(off + (<usize>first << 3));
  let g = (load<f64>(top, 8) - d0) / (2 * e0);
  let r = length(g, 1);
  g = load<f64>(diagonal + (<usize>last << 3)) - d0 + e0 / (g + (g >= 0 ? r : -r));
  let s: f64 = 1;
  let c: f64 = 1;
  let p: f64 = 0;
  for (let i = last - 1; i >= first; i--) {
    const ei = load<f64>(off + (<usize>i << 3));
    const f = s * ei;
    const b = c * ei;
    r = length(f, g);
    store<f64>(off + (<usize>i << 3), r, 8);
    const below = diagonal + (<usize>i << 3);
    if (r == 0) {
      store<f64>(below, load<f64>(below, 8) - p, 8);
      store<f64>(off + (<usize>last << 3), 0);
      return last - 1 - i;
    }
    s = f / r;
    c = g / r;
    g = load<f64>(below, 8) - p;
    r = (load<f64>(below) - g) * s + 2 * c * b;
    p = s * r;
    store<f64>(below, g + p, 8);
    g = c * r - b;
    if (rotations) {
      store<f64>(rotations, c);
      store<f64>(rotations, s, 8);
      rotations += 16;
    }
  }
  store<f64>(top, load<f64>(top) - p);
  store<f64>(off + (<usize>first << 3), g);
  store<f64>(off + (<usize>last << 3), 0);
  return last - first;
}

/** sqrt(a^2 + b^2), scaled only where the squares would lose digits. */
@inline
function length(a: f64, b: f64): f64 {
  const squared = a * a + b * b;
  if (squared > 1e-280 && squared < 1e280) return sqrt(squared);
  const largest = max(abs(a), abs(b));
  if (largest == 0) return 0;
  const x = a / largest;
  const y = b / largest;
  return largest * sqrt(x * x + y * y);
}

/**
 * Turns the rows of strips `from` to `to` (exclusive) by all recorded sweeps. A strip is eight columns of the row-stored
 * vectors, [row][8]: at n = 2176 it takes 139 kB and stays in the second-level cache while tens of thousands of rotations
 * pass over it, and the row that two neighbouring rotations share stays in registers.
 */
export function rotateStrips(strips: usize, rows: i32, from: i32, to: i32, rotations: usize, sweeps: usize, sweepCount: i32): void {
  for (let strip = from; strip < to; strip++) {
    const base = strips + ((<usize>strip * rows) << 6);
    let rotation = rotations;
    for (let k = 0; k < sweepCount; k++) {
      const last = load<i32>(sweeps + (<usize>k << 3));
      const count = load<i32>(sweeps + (<usize>k << 3), 4);
      rotateStrip(base + (<usize>last << 6), count, rotation);
      rotation += <usize>count << 4;
    }
  }
}

function rotateStrip(row: usize, count: i32, rotation: usize): void {
  let k0 = v128.load(row);
  let k1 = v128.load(row, 16);
  let k2 = v128.load(row, 32);
  let k3 = v128.load(row, 48);
  const end = rotation + (<usize>count << 4);
  while (rotation < end) {
    const c = v128.load64_splat(rotation);
    const s = v128.load64_splat(rotation, 8);
    const above = row - 64;
    const z0 = v128.load(above);
    const z1 = v128.load(above, 16);
    const z2 = v128.load(above, 32);
    const z3 = v128.load(above, 48);
    v128.store(row, f64x2.add(f64x2.mul(s, z0), f64x2.mul(c, k0)));
    v128.store(row, f64x2.add(f64x2.mul(s, z1), f64x2.mul(c, k1)), 16);
    v128.store(row, f64x2.add(f64x2.mul(s, z2), f64x2.mul(c, k2)), 32);
    v128.store(row, f64x2.add(f64x2.mul(s, z3), f64x2.mul(c, k3)), 48);
    k0 = f64x2.sub(f64x2.mul(c, z0), f64x2.mul(s, k0));
    k1 = f64x2.sub(f64x2.mul(c, z1), f64x2.mul(s, k1));
    k2 = f64x2.sub(f64x2.mul(c, z2), f64x2.mul(s, k2));
    k3 = f64x2.sub(f64x2.mul(c, z3), f64x2.mul(s, k3));
    row = above;
    rotation += 16;
  }
  v128.store(row, k0);
  v128.store(row, k1, 16);
  v128.store(row, k2, 32);
  v128.store(row, k3, 48);
}

/** Row-major n x n to strips of eight columns, zero-padded. */
export function toStrips(matrix: usize, n: i32, strips: usize): void {
  for (let first = 0; first < n; first += 8) {
    const width = min(8, n - first);
    for (let i = 0; i < n; i++) {
      copyEntries(strips, matrix + ((<usize>i * n + first) << 3), width);
      for (let c = width; c < 8; c++) store<f64>(strips + (<usize>c << 3), 0);
      strips += 64;
    }
  }
}

/** Strips back to row-major n x n, row i from row order[i]. */
export function fromStrips(strips: usize, n: i32, order: usize, matrix: usize): void {
  for (let first = 0; first < n; first += 8) {
    const width = min(8, n - first);
    const base = strips + ((<usize>first * n) << 3);
    for (let i = 0; i < n; i++) {
      const from = load<i32>(order + (<usize>i << 2));
      copyEntries(matrix + ((<usize>i * n + first) << 3), base + (<usize>from << 6), width);
    }
  }
}

@inline
function copyEntries(target: usize, source: usize, count: i32): void {
  if (count == 8) {
    v128.store(target, v128.load(source));
    v128.store(target, v128.load(source, 16), 16);
    v128.store(target, v128.load(source, 32), 32);
    v128.store(target, v128.load(source, 48), 48);
  } else {
    for (let c = 0; c < count; c++) store<f64>(target + (<usize>c << 3), load<f64>(source + (<usize>c << 3)));
  }
}
