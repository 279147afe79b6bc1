import { dot } from "./vectors.as";

/**
 * One-sided Jacobi rotations (Hestenes; Demmel & Veselic 1992): turns pairs of columns of X until all are orthogonal,
 * X W = U diag(sigma), with each singular value accurate relative to itself where the columns of X are only badly scaled.
 * Columns are contiguous; W starts as the identity and is turned along.
 */

/** Squared lengths of `count` columns of `rows` entries. */
export function squaredLengths(columns: usize, rows: i32, count: i32, squares: usize): void {
  for (let j = 0; j < count; j++) {
    const column = columns + ((<usize>j * rows) << 3);
    store<f64>(squares + (<usize>j << 3), dot(column, column, rows));
  }
}

/**
 * All pairs (p, q) with `from` <= p < `to` and p < q < count. Returns how many were not yet orthogonal to `tolerance`.
 */
export function jacobiPairs(x: usize, rows: i32, w: usize, count: i32, squares: usize, tolerance: f64, from: i32, to: i32): i32 {
  const bytes = <usize>rows << 3;
  const turnBytes = <usize>count << 3;
  let turned = 0;
  for (let p = from; p < to; p++) {
    const xp = x + <usize>p * bytes;
    const atP = squares + (<usize>p << 3);
    for (let q = p + 1; q < count; q++) {
      const xq = x + <usize>q * bytes;
      const atQ = squares + (<usize>q << 3);
      const squareP = load<f64>(atP);
      const squareQ = load<f64>(atQ);
      const product = dot(xp, xq, rows);
      if (!(abs(product) > tolerance * sqrt(squareP) * sqrt(squareQ))) continue;
      turned++;
      const zeta = (squareQ - squareP) / (2 * product);
      const size = abs(zeta) < 1e150 ? abs(zeta) + sqrt(1 + zeta * zeta) : 2 * abs(zeta);
      const t = zeta >= 0 ? 1 / size : -1 / size;
      const c = 1 / sqrt(1 + t * t);
      const s = c * t;
      const correction = s / (1 + c);
      turn(xp, xq, rows, s, correction);
      turn(w + <usize>p * turnBytes, w + <usize>q * turnBytes, count, s, correction);
      store<f64>(atP, updated(squareP, squareP - t * product, xp, rows));
      store<f64>(atQ, updated(squareQ, squareQ + t * product, xq, rows));
    }
  }
  return turned;
}

/** The updated square, computed afresh where subtraction has cost digits. */
@inline
function updated(before: f64, after: f64, column: usize, rows: i32): f64 {
  return after > 0.1 * before ? after : dot(column, column, rows);
}

/**
 * a <- c a - s b and b <- s a + c b, written as small corrections (Rutishauser 1966): rounding of c, which is the same for
 * all entries and would add up over thousands of turns, drops out. Loss of orthogonality at n = 256: 4e-15 against 1e-13.
 */
function turn(a: usize, b: usize, count: i32, s: f64, correction: f64): void {
  const sine = f64x2.splat(s);
  const tau = f64x2.splat(correction);
  const pairs = a + (<usize>(count & ~1) << 3);
  while (a < pairs) {
    const x = v128.load(a);
    const y = v128.load(b);
    v128.store(a, f64x2.sub(x, f64x2.mul(sine, f64x2.add(y, f64x2.mul(tau, x)))));
    v128.store(b, f64x2.add(y, f64x2.mul(sine, f64x2.sub(x, f64x2.mul(tau, y)))));
    a += 16;
    b += 16;
  }
  if (count & 1) {
    const x = load<f64>(a);
    const y = load<f64>(b);
    store<f64>(a, x - s * (y + correction * x));
    store<f64>(b, y + s * (x - correction * y));
  }
}
