import type { KernelWorkspace } from "../../../../platform/numerics/kernel-workspace";
import { finish, type LongComputation } from "../../../../platform/numerics/progress";
import { symmetricEigenvalues } from "../../../../platform/numerics/symmetric-eigenvalues";

export interface ExtremeSingularValues {
  readonly largest: number;
  readonly smallest: number;
}

/** Enough for two or three digits: the error falls like (log n / steps)^2 for every spectrum (Kuczynski & Wozniakowski 1992). */
const lanczosSteps = 32;

/**
 * Largest and smallest singular value of an upper triangle R, by Lanczos iterations with R^T R and its inverse, 32 steps each:
 * n^2 operations a step where all singular values would take n^3. The largest comes out too small, the smallest too large,
 * each by at most a few hundredths and usually by much less; a zero on the diagonal makes the smallest 0.
 *
 * @param r  order x order, row-major; entries below the diagonal are not read.
 */
export function* extremeSingularValues(workspace: KernelWorkspace, r: Float64Array, order: number): LongComputation<ExtremeSingularValues> {
  let scale = 0;
  for (let i = 0; i < order; i++) for (let j = i; j < order; j++) scale = Math.max(scale, Math.abs(r[i * order + j]));
  if (scale === 0) return { largest: 0, smallest: 0 };
  const upper = r.map((value) => value / scale);
  const product = (x: Float64Array) => multiplyTransposed(upper, multiply(upper, x));
  const inverse = (x: Float64Array) => solve(upper, solveTransposed(upper, x));
  const top = yield* largestEigenvalue(workspace, product, order, 0);
  const isSingular = Array.from({ length: order }, (_, i) => upper[i * order + i]).includes(0);
  const bottom = isSingular ? Number.POSITIVE_INFINITY : yield* largestEigenvalue(workspace, inverse, order, 0.5);
  return { largest: scale * Math.sqrt(top), smallest: scale / Math.sqrt(bottom) };
}

/** Of a symmetric operator without negative eigenvalues; Lanczos with full reorthogonalisation. */
function* largestEigenvalue(
  workspace: KernelWorkspace,
  apply: (x: Float64Array) => Float64Array,
  order: number,
  from: number,
): LongComputation<number> {
  const steps = Math.min(order, lanczosSteps);
  const basis: Float64Array[] = [];
  const [diagonal, besides]: [number[], number[]] = [[], []];
  let next = startVector(order);
  for (let step = 0; step < steps; step++) {
    const length = Math.sqrt(dot(next, next));
    // The remainder after reorthogonalisation is rounding: the basis spans the whole Krylov space of the start vector.
    if (step > 0 && !(length > 1e-14 * Math.abs(diagonal[0]))) break;
    if (step > 0) besides.push(length);
    const vector = next.map((value) => value / length);
    basis.push(vector);
    next = apply(vector);
    diagonal.push(dot(vector, next));
    for (let pass = 0; pass < 2; pass++) for (const known of basis) subtract(next, known, dot(known, next));
    yield from + (0.5 * (step + 1)) / steps;
  }
  const count = diagonal.length;
  const tridiagonal = new Float64Array(count * count);
  for (let i = 0; i < count; i++) {
    tridiagonal[i * count + i] = diagonal[i];
    if (i + 1 < count) tridiagonal[i * count + i + 1] = tridiagonal[(i + 1) * count + i] = besides[i];
  }
  return finish(symmetricEigenvalues(workspace, tridiagonal, count))[count - 1];
}

/** Has a part in every direction that a matrix is likely to favour, and is the same every time. */
function startVector(order: number): Float64Array {
  let state = 1;
  return Float64Array.from({ length: order }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  });
}

function dot(x: Float64Array, y: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < x.length; i++) sum += x[i] * y[i];
  return sum;
}

function subtract(target: Float64Array, vector: Float64Array, factor: number): void {
  for (let i = 0; i < target.length; i++) target[i] -= factor * vector[i];
}

function multiply(r: Float64Array, x: Float64Array): Float64Array {
  const n = x.length;
  const y = new Float64Array(n);
  for (let i = 0; i < n; i++) for (let j = i; j < n; j++) y[i] += r[i * n + j] * x[j];
  return y;
}

function multiplyTransposed(r: Float64Array, x: Float64Array): Float64Array {
  const n = x.length;
  const y = new Float64Array(n);
  for (let i = 0; i < n; i++) for (let j = i; j < n; j++) y[j] += r[i * n + j] * x[i];
  return y;
}

/** R^-1 x. */
function solve(r: Float64Array, x: Float64Array): Float64Array {
  const n = x.length;
  const y = x.slice();
  for (let i = n - 1; i >= 0; i--) {
    for (let j = i + 1; j < n; j++) y[i] -= r[i * n + j] * y[j];
    y[i] /= r[i * n + i];
  }
  return y;
}

/** R^-T x. */
function solveTransposed(r: Float64Array, x: Float64Array): Float64Array {
  const n = x.length;
  const y = x.slice();
  for (let i = 0; i < n; i++) {
    y[i] /= r[i * n + i];
    for (let j = i + 1; j < n; j++) y[j] -= r[i * n + j] * y[i];
  }
  return y;
}
