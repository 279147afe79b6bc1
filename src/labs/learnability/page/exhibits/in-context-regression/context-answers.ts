/** Answers to one prompt: the truth of its context, ridge on the context, and layers. */
import { features } from "../../../math/model/features";
import { momentsOf } from "../../../math/model/forward";
import type { InContextRegressionSpec } from "../../../math/tasks/in-context-regression/schema";
import { inputSpectrum } from "../../../math/tasks/in-context-regression/theory";

export interface ContextExample {
  /** Coordinate of x along the query. */
  readonly along: number;
  readonly y: number;
}

export interface ShownPrompt {
  /** |x_q|: the query lies there on the axis along it. */
  readonly query: number;
  readonly examples: readonly ContextExample[];
  /** Ridge on the context with the variance of its noise, the Bayes answer; least squares without noise. */
  readonly ridge: number;
  /** Of a layer with coefficients p. */
  answer(p: Float64Array): number;
}

/** @param Z  d x n, row-major: (x_i, y_i), then (x_q, 0). @param noise  standard deviation of y in the context. */
export function shownPrompt(Z: Float64Array, d: number, n: number, noise: number): ShownPrompt {
  const D = d - 1;
  const at = (row: number, token: number) => Z[row * n + token];
  const x = Array.from({ length: n }, (_, i) => Float64Array.from({ length: D }, (_, j) => at(j, i)));
  const y = Array.from({ length: n - 1 }, (_, i) => at(D, i));
  const query = x[n - 1];
  const length = Math.hypot(...query);
  const w = ridge(x.slice(0, n - 1), y, noise ** 2);
  const { gram, last } = momentsOf(Z, d, n, n - 1);
  const H = features(gram, last);
  return {
    query: length,
    examples: y.map((label, i) => ({ along: dot(x[i], query) / (length || 1), y: label })),
    ridge: dot(w, query),
    answer: (p) => dot(p, H),
  };
}

const dot = (a: ArrayLike<number>, b: ArrayLike<number>) => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
};

/**
 * (X^T X + s2 I)^-1 X^T y, and least squares of least norm for s2 = 0, by conjugate gradients from zero: D steps in exact arithmetic, a
 * few more against rounding.
 */
function ridge(x: readonly Float64Array[], y: readonly number[], s2: number): Float64Array {
  const D = x[0]?.length ?? 0;
  const times = (v: Float64Array) => {
    const result = v.map((value) => s2 * value);
    for (const row of x) {
      const seen = dot(row, v);
      for (let j = 0; j < D; j++) result[j] += seen * row[j];
    }
    return result;
  };
  const w = new Float64Array(D);
  const residual = new Float64Array(D);
  x.forEach((row, i) => {
    for (let j = 0; j < D; j++) residual[j] += y[i] * row[j];
  });
  const direction = residual.slice();
  let square = dot(residual, residual);
  const enough = 1e-28 * square;
  for (let step = 0; step < 4 * D && square > enough; step++) {
    const image = times(direction);
    const size = square / dot(direction, image);
    for (let j = 0; j < D; j++) {
      w[j] += size * direction[j];
      residual[j] -= size * image[j];
    }
    const next = dot(residual, residual);
    for (let j = 0; j < D; j++) direction[j] = residual[j] + (next / square) * direction[j];
    square = next;
  }
  return w;
}

/** Contexts over which the error of ridge is averaged, where it has no formula. */
export const drawnContexts = 400;

/**
 * Mean squared error of ridge on the context, E tr(Lam (I + X^T X / s2)^-1), the posterior variance of the answer; 0 without noise from D
 * examples on. Elsewhere the mean over 400 drawn contexts, a few percent from it, by a generator of fixed seed.
 */
export function ridgeError(settings: Pick<InContextRegressionSpec, "dimension" | "context" | "spectrum" | "trace" | "noise">): number {
  const { dimension: D, context, noise } = settings;
  if (noise === 0 && context >= D) return 0;
  const lambda = inputSpectrum(settings);
  const draw = standardNormals();
  let sum = 0;
  for (let k = 0; k < drawnContexts; k++) {
    const x = Array.from({ length: context }, () => lambda.map((value) => Math.sqrt(value) * draw()));
    const w = Float64Array.from({ length: D }, draw);
    const y = x.map((row) => dot(row, w) + noise * draw());
    const found = ridge(x, y, noise ** 2);
    sum += lambda.reduce((error, value, j) => error + value * (found[j] - w[j]) ** 2, 0);
  }
  return sum / drawnContexts;
}

/** Box-Muller on a linear congruential generator (Numerical Recipes, 32 bits): one sequence, the same on every machine. */
function standardNormals(): () => number {
  let state = 1;
  const uniform = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}
