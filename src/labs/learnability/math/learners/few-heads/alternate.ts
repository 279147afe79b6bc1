/** Alternating least squares: the best V for the present Q, then the best Q for the new V, until the error no longer falls. */
import { factorCholesky, solveCholesky } from "../../../../../platform/numerics/cholesky";
import type { LongComputation } from "../../../../../platform/numerics/progress";
import type { Workspace } from "../../workspace";
import { type Entries, equationsForQ, equationsForV, type NormalEquations, type SampleMeans } from "./quadratic";

/** The result of alternating least squares. */
export interface Alternated extends Entries {
  /** Mean squared error on the training samples, summed over outputs. */
  readonly error: number;
}

/**
 * Weight of a penalty on the distance from the start of the step, as a share of the mean diagonal: the normal equations are
 * singular where heads can be mixed without changing the function, and the error still falls with every step.
 */
const weight = 1e-10;

/** Descents of 1 to 3 heads in 3 to 6 dimensions took 17 to 260 rounds. */
const mostRounds = 1000;

/** @param least  a round that lowers the error by a smaller share of the labels' mean square is the last. */
export function* alternate(workspace: Workspace, means: SampleMeans, start: Entries, least: number): LongComputation<Alternated> {
  let { V, Q } = start;
  let error = Number.POSITIVE_INFINITY;
  for (let round = 0; round < mostRounds; round++) {
    V = valuesOf(yield* solved(workspace, equationsForV(means, { V, Q }), rowsOf(V, means)), means);
    const equations = equationsForQ(means, { V, Q });
    Q = yield* solved(workspace, equations, Q);
    const reached = errorOf(equations, Q, means.labels);
    [V, Q] = balanced(V, Q, means);
    const gain = error - reached;
    error = reached;
    yield round / (round + 20);
    if (!(gain > least * means.labels)) break;
  }
  return { V, Q, error };
}

/** @param before  the present unknowns, in the layout of the right side. */
function* solved(
  workspace: Workspace,
  { order, sides, matrix, right }: NormalEquations,
  before: Float64Array,
): LongComputation<Float64Array> {
  let trace = 0;
  for (let i = 0; i < order; i++) trace += matrix[i * order + i];
  const pull = (weight * trace) / order || Number.MIN_VALUE;
  const mark = workspace.mark();
  try {
    const factor = workspace.allocate(8 * order * order, "a fit of few heads");
    const unknowns = workspace.allocate(8 * order * sides, "a fit of few heads");
    const copy = workspace.f64(factor, order * order);
    copy.set(matrix);
    for (let i = 0; i < order; i++) copy[i * order + i] += pull;
    workspace.f64(unknowns, order * sides).set(right.map((value, i) => value + pull * before[i]));
    yield* factorCholesky(workspace, factor, order);
    yield* solveCholesky(workspace, factor, order, unknowns, sides);
    return workspace.f64(unknowns, order * sides).slice();
  } finally {
    workspace.release(mark);
  }
}

/** E[|y|^2] - 2 q . right + q . matrix q. */
function errorOf({ order, matrix, right }: NormalEquations, q: Float64Array, labels: number): number {
  let error = labels;
  for (let i = 0; i < order; i++) {
    let product = 0;
    for (let j = 0; j < order; j++) product += matrix[i * order + j] * q[j];
    error += q[i] * (product - 2 * right[i]);
  }
  return error;
}

/** V of every head, (h, j) x outputs. */
function rowsOf(V: Float64Array, { d, outputs }: SampleMeans): Float64Array {
  return V.map((_, at) => {
    const [row, a] = [Math.floor(at / outputs), at % outputs];
    const [h, j] = [Math.floor(row / d), row % d];
    return V[(h * outputs + a) * d + j];
  });
}

/** The inverse: count x outputs x d. */
function valuesOf(rows: Float64Array, { d, outputs }: SampleMeans): Float64Array {
  return rows.map((_, at) => {
    const [row, j] = [Math.floor(at / d), at % d];
    const [h, a] = [Math.floor(row / outputs), row % outputs];
    return rows[(h * d + j) * outputs + a];
  });
}

/** The same functions with V and Q of equal norm in every head, so that no square overflows. */
function balanced(V: Float64Array, Q: Float64Array, { d, outputs }: SampleMeans): [Float64Array, Float64Array] {
  const [values, pairs] = [outputs * d, d * d];
  const factors = Float64Array.from({ length: Q.length / pairs }, (_, h) => {
    const ratio = norm(Q.subarray(h * pairs, (h + 1) * pairs)) / norm(V.subarray(h * values, (h + 1) * values));
    return ratio > 0 && Number.isFinite(ratio) ? Math.sqrt(ratio) : 1;
  });
  return [V.map((value, i) => value * factors[Math.floor(i / values)]), Q.map((value, i) => value / factors[Math.floor(i / pairs)])];
}

function norm(values: Float64Array): number {
  return Math.hypot(...values);
}
