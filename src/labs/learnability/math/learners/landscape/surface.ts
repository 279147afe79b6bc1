/**
 * The loss over a plane as an exact polynomial. Along V = V0 + a V1 + b V2, Q = Q0 + a Q1 + b Q2 the coefficients p, and
 * with them every residual, are quadratic in (a, b): six vectors r_m with residual = sum_m m(a, b) r_m over the
 * monomials 1, a, b, a^2, a b, b^2. The loss is ||sum_m m r_m||^2, of degree four. With r = Q R (orthonormal columns
 * times a 6 x 6 triangle) it is ||R m||^2, which costs twenty products at any point, is never negative, and keeps its
 * digits where the loss is small: its rounding is that of a residual, squared. Over a plane of W the residuals are
 * linear, the last three vectors are zero, and the loss is a quadratic form.
 */

export const monomialCount = 6;

export interface LossSurface {
  /** R, 6 x 6 row-major upper triangle; the loss at (a, b) is ||R (1, a, b, a^2, a b, b^2)||^2. */
  readonly factor: Float64Array;
}

/**
 * The surface from its six residual vectors, divided by the root of their length so that the sum of squares is the mean
 * squared error.
 *
 * @param columns  by monomial, all of one length; null stands for zeros.
 */
export function surfaceOf(columns: readonly (Float64Array | null)[]): LossSurface {
  const basis: (Float64Array | null)[] = [];
  const factor = new Float64Array(monomialCount ** 2);
  for (const [k, column] of columns.entries()) {
    const rest = column?.slice() ?? null;
    if (rest) for (let pass = 0; pass < 2; pass++) orthogonalise(rest, basis, factor, k);
    const size = rest ? Math.sqrt(dot(rest, rest)) : 0;
    factor[k * monomialCount + k] = size;
    basis.push(rest && size > 0 ? rest.map((value) => value / size) : null);
  }
  return { factor };
}

/** Modified Gram-Schmidt; two passes give orthogonality up to rounding. */
function orthogonalise(rest: Float64Array, basis: readonly (Float64Array | null)[], factor: Float64Array, k: number): void {
  for (const [i, vector] of basis.entries()) {
    if (!vector) continue;
    const share = dot(vector, rest);
    factor[i * monomialCount + k] += share;
    for (let j = 0; j < rest.length; j++) rest[j] -= share * vector[j];
  }
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
}

/** Mean squared training error at a point of the plane. */
export function lossAt({ factor }: LossSurface, a: number, b: number): number {
  const monomials = [1, a, b, a * a, a * b, b * b];
  let loss = 0;
  for (let i = 0; i < monomialCount; i++) {
    let entry = 0;
    for (let j = i; j < monomialCount; j++) entry += factor[i * monomialCount + j] * monomials[j];
    loss += entry * entry;
  }
  return loss;
}

/**
 * The loss on a grid of points, row-major: row r is b[r], column c is a[c]. Along a row every entry of R m is a
 * polynomial of degree two in a, so that a point costs three products an entry.
 */
export function lossGrid({ factor }: LossSurface, a: ArrayLike<number>, b: ArrayLike<number>): Float64Array {
  const losses = new Float64Array(a.length * b.length);
  for (let row = 0; row < b.length; row++)
    for (let i = 0; i < monomialCount; i++) {
      const [one, ofA, ofB, ofAA, ofAB, ofBB] = factor.subarray(i * monomialCount, (i + 1) * monomialCount);
      const constant = one + b[row] * (ofB + b[row] * ofBB);
      const linear = ofA + b[row] * ofAB;
      for (let column = 0; column < a.length; column++) {
        const entry = constant + a[column] * (linear + a[column] * ofAA);
        losses[row * a.length + column] += entry * entry;
      }
    }
  return losses;
}

/** Gradient and Hessian of the loss at a point of the plane, from 2 (R m)^T R m' and its derivatives. */
export function derivativesAt({ factor }: LossSurface, a: number, b: number): PlaneDerivatives {
  const times = (m: readonly number[]) => {
    const image = new Float64Array(monomialCount);
    for (let i = 0; i < monomialCount; i++) for (let j = i; j < monomialCount; j++) image[i] += factor[i * monomialCount + j] * m[j];
    return image;
  };
  const at = times([1, a, b, a * a, a * b, b * b]);
  const [da, db] = [times([0, 1, 0, 2 * a, b, 0]), times([0, 0, 1, 0, a, 2 * b])];
  const [aa, ab, bb] = [times([0, 0, 0, 2, 0, 0]), times([0, 0, 0, 0, 1, 0]), times([0, 0, 0, 0, 0, 2])];
  return {
    gradient: [2 * dot(at, da), 2 * dot(at, db)],
    hessian: [2 * (dot(da, da) + dot(at, aa)), 2 * (dot(da, db) + dot(at, ab)), 2 * (dot(db, db) + dot(at, bb))],
  };
}

export interface PlaneDerivatives {
  /** Derivatives by a and b. */
  readonly gradient: readonly [number, number];
  /** aa, ab, bb. */
  readonly hessian: readonly [number, number, number];
}
