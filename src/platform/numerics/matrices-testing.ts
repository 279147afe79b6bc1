import type { KernelWorkspace } from "./kernel-workspace";
import type { LongComputation } from "./progress";

/** Helpers of the tests beside this file: plain triple loops that share nothing with the kernels. */

/** Uniform numbers in (-1, 1) from a linear congruential generator: the same on every run. */
export function randomMatrix(count: number, seed = 1): Float64Array {
  let state = seed;
  return Float64Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state + 0.5) / 2 ** 31 - 1;
  });
}

export function transposeOf(a: Float64Array, rows: number, columns: number): Float64Array {
  return Float64Array.from({ length: rows * columns }, (_, at) => a[(at % rows) * columns + Math.floor(at / rows)]);
}

export function naiveProduct(a: Float64Array, b: Float64Array, rows: number, inner: number, columns: number): Float64Array {
  const result = new Float64Array(rows * columns);
  for (let i = 0; i < rows; i++)
    for (let k = 0; k < inner; k++) for (let j = 0; j < columns; j++) result[i * columns + j] += a[i * inner + k] * b[k * columns + j];
  return result;
}

export function identityMatrix(n: number): Float64Array {
  return Float64Array.from({ length: n * n }, (_, at) => (at % (n + 1) === 0 ? 1 : 0));
}

/** (B + B^T) / 2 for random B. */
export function randomSymmetric(n: number, seed = 1): Float64Array {
  const b = randomMatrix(n * n, seed);
  return b.map((value, at) => (value + b[(at % n) * n + Math.floor(at / n)]) / 2);
}

/** A product of `count` random reflections: orthogonal to rounding. */
export function randomOrthogonal(n: number, seed = 1, count = n): Float64Array {
  const q = identityMatrix(n);
  for (let k = 0; k < count; k++) {
    const v = randomMatrix(n, seed + 7919 * k);
    const square = v.reduce((sum, x) => sum + x * x, 0);
    for (let i = 0; i < n; i++) {
      let dot = 0;
      for (let j = 0; j < n; j++) dot += q[i * n + j] * v[j];
      for (let j = 0; j < n; j++) q[i * n + j] -= ((2 * dot) / square) * v[j];
    }
  }
  return q;
}

/** Q diag(values) Q^T. */
export function withSpectrum(values: ArrayLike<number>, seed = 1): Float64Array {
  const n = values.length;
  const q = randomOrthogonal(n, seed);
  const scaled = q.map((entry, at) => entry * values[at % n]);
  const a = naiveProduct(scaled, transposeOf(q, n, n), n, n, n);
  return a.map((_, at) => (a[at] + a[(at % n) * n + Math.floor(at / n)]) / 2);
}

export function largestDifference(a: ArrayLike<number>, b: ArrayLike<number>): number {
  if (a.length !== b.length) return Number.POSITIVE_INFINITY;
  let largest = 0;
  for (let i = 0; i < a.length; i++) {
    const difference = Math.abs(a[i] - b[i]);
    if (!(difference <= largest)) largest = difference;
  }
  return largest;
}

/** Largest entry of |Q^T Q - I| for the columns of a rows x columns Q. */
export function orthogonalityError(q: Float64Array, rows: number, columns: number): number {
  const product = naiveProduct(transposeOf(q, rows, columns), q, columns, rows, columns);
  return largestDifference(product, identityMatrix(columns));
}

/** Stops a computation after `turns` yields and returns the bytes that it did not give back. */
export function bytesLeftByCancelling(workspace: KernelWorkspace, computation: LongComputation<unknown>, turns: number): number {
  const before = workspace.bytesInUse;
  for (let turn = 0; turn < turns; turn++)
    if (computation.next().done) throw new Error(`the computation ended within ${turn + 1} turns, cancel it earlier`);
  computation.return(undefined as never);
  return workspace.bytesInUse - before;
}

/** All yielded fractions of a computation, and its result. */
export function recordProgress<Result>(computation: LongComputation<Result>): { fractions: number[]; result: Result } {
  const fractions: number[] = [];
  let turn = computation.next();
  while (!turn.done) {
    fractions.push(turn.value);
    turn = computation.next();
  }
  return { fractions, result: turn.value };
}

/** Whether fractions never fall and stay between 0 and 1. */
export function isMonotone(fractions: readonly number[]): boolean {
  return fractions.every((value, i) => value >= (fractions[i - 1] ?? 0) - 1e-12 && value <= 1 + 1e-12);
}
