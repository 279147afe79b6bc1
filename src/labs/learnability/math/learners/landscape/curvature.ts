/**
 * Gradient and Hessian of the training loss in weight space, exact and in float64. The loss is quadratic in p with Hessian
 * 2 Lambda / outputs, and p is bilinear in (V, Q): with g = dL/dp the gradient is J^T g, and a product with the Hessian is
 * J^T (2 Lambda / outputs) J v plus g times the second derivative of p, which is p itself at (v, .).
 */

import { PlaygroundError } from "../../../../../platform/numerics/errors";
import { type LongComputation, within } from "../../../../../platform/numerics/progress";
import { symmetricEigen } from "../../../../../platform/numerics/symmetric-eigen";
import { featureIndex } from "../../model/features";
import { coefficientsOfHeads } from "../../model/function-space";
import { featureCount, type Heads } from "../../model/samples";
import type { Workspace } from "../../workspace";
import { learnerProblem } from "../learner-problem";
import { headsAt, inner, length, plus, scaled, weightsOf } from "./weights";

/** The loss as a function of p: Lambda, and b = (1/N) sum y H^T. */
export interface QuadraticLoss {
  readonly outputs: number;
  /** psi x psi, symmetric. */
  readonly lambda: Float64Array;
  /** outputs x psi. */
  readonly cross: Float64Array;
}

/** 2 Lambda p / outputs for each output, outputs x psi; yields after every output. */
export function* curved({ outputs, lambda }: QuadraticLoss, p: Float64Array): LongComputation<Float64Array> {
  const psi = p.length / outputs;
  const image = new Float64Array(p.length);
  for (let a = 0; a < outputs; a++) {
    const row = p.subarray(a * psi, (a + 1) * psi);
    for (let i = 0; i < psi; i++) image[a * psi + i] = (2 / outputs) * inner(lambda.subarray(i * psi, (i + 1) * psi), row);
    yield (a + 1) / outputs;
  }
  return image;
}

/** dL/dp = 2 (Lambda p - b) / outputs, outputs x psi. */
export function* slopeAt(loss: QuadraticLoss, p: Float64Array): LongComputation<Float64Array> {
  return plus(yield* curved(loss, p), loss.cross, -2 / loss.outputs);
}

/** The adjoint of the derivative of p at these heads: from a function's slope, outputs x psi, to a point of weight space. */
export function pullBack(slope: Float64Array, heads: Heads): Float64Array {
  const { d, outputs, count, V, Q } = heads;
  const psi = featureCount(d);
  const ofV = new Float64Array(V.length);
  const ofQ = new Float64Array(Q.length);
  for (let a = 0; a < outputs; a++)
    for (let j = 0; j < d; j++)
      for (let k = 0; k < d; k++) {
        const row = slope.subarray(a * psi + featureIndex(d, j, k, 0), a * psi + featureIndex(d, j, k, 0) + d);
        for (let h = 0; h < count; h++) {
          const value = (h * outputs + a) * d + j;
          const from = (h * d + k) * d;
          let sum = 0;
          for (let l = 0; l < d; l++) {
            sum += row[l] * Q[from + l];
            ofQ[from + l] += V[value] * row[l];
          }
          ofV[value] += sum;
        }
      }
  return weightsOf({ ...heads, V: ofV, Q: ofQ });
}

/** Gradient of the training loss with respect to all weights. */
export function* lossGradient(loss: QuadraticLoss, heads: Heads): LongComputation<Float64Array> {
  return pullBack(yield* slopeAt(loss, coefficientsOfHeads(heads)), heads);
}

/** Products of the Hessian of the training loss at a point with vectors of weight space. */
export function* hessianAt(loss: QuadraticLoss, heads: Heads): LongComputation<(v: Float64Array) => LongComputation<Float64Array>> {
  const slope = yield* slopeAt(loss, coefficientsOfHeads(heads));
  return function* product(v) {
    const change = headsAt(heads, v);
    const moved = plus(coefficientsOfHeads({ ...heads, V: change.V }), coefficientsOfHeads({ ...heads, Q: change.Q }));
    return plus(pullBack(yield* curved(loss, moved), heads), pullBack(slope, change));
  };
}

/** Largest number of Lanczos steps, and the residual relative to the largest eigenvalue at which they stop. */
const mostSteps = 160;
const tolerance = 1e-10;
/** Steps between two checks of the residual. */
const stride = 10;

export interface SharpDirection {
  /** Second derivative of the loss along it. */
  readonly curvature: number;
  readonly direction: Float64Array;
}

/**
 * The directions of largest curvature, sharpest first: the top eigenvectors of the Hessian by Lanczos iteration with full
 * orthogonalisation, from the start given. Their signs are those of the largest entry, made positive.
 *
 * @param start  any vector that is not orthogonal to them, such as a random one.
 */
export function* sharpestDirections(
  workspace: Workspace,
  product: (v: Float64Array) => LongComputation<Float64Array>,
  start: Float64Array,
  wanted: number,
): LongComputation<SharpDirection[]> {
  const most = Math.min(mostSteps, start.length);
  const basis = [scaled(start, 1 / length(start))];
  const [diagonal, beside]: [number[], number[]] = [[], []];
  for (let step = 0; ; step++) {
    const image = yield* within(step / most, (step + 1) / most, product(basis[step]));
    diagonal.push(inner(image, basis[step]));
    for (let pass = 0; pass < 2; pass++)
      for (const vector of basis) {
        const share = inner(vector, image);
        for (let i = 0; i < image.length; i++) image[i] -= share * vector[i];
      }
    const rest = length(image);
    const exhausted = rest <= 1e-14 * Math.max(...diagonal.map(Math.abs)) || step + 1 === most;
    if (exhausted || (step + 1) % stride === 0) {
      const { values, vectors } = yield* within(step / most, (step + 1) / most, tridiagonalEigen(workspace, diagonal, beside));
      const size = diagonal.length;
      const residual =
        Math.max(...Array.from({ length: Math.min(wanted, size) }, (_, k) => Math.abs(vectors[(size - k) * size - 1]))) * rest;
      if (exhausted || residual <= tolerance * Math.abs(values[size - 1])) return ritz(basis, values, vectors, wanted);
    }
    beside.push(rest);
    basis.push(scaled(image, 1 / rest));
  }
}

function* tridiagonalEigen(workspace: Workspace, diagonal: readonly number[], beside: readonly number[]) {
  const size = diagonal.length;
  const matrix = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    matrix[i * size + i] = diagonal[i];
    if (i > 0) matrix[i * size + i - 1] = matrix[(i - 1) * size + i] = beside[i - 1];
  }
  return yield* symmetricEigen(workspace, matrix, size);
}

function ritz(basis: readonly Float64Array[], values: Float64Array, vectors: Float64Array, wanted: number): SharpDirection[] {
  const size = values.length;
  return Array.from({ length: Math.min(wanted, size) }, (_, k) => {
    const row = size - 1 - k;
    const direction = new Float64Array(basis[0].length);
    for (let step = 0; step < size; step++)
      for (let i = 0; i < direction.length; i++) direction[i] += vectors[row * size + step] * basis[step][i];
    return { curvature: values[row], direction: withSign(direction) };
  });
}

function withSign(direction: Float64Array): Float64Array {
  let largest = 0;
  for (let i = 1; i < direction.length; i++) if (Math.abs(direction[i]) > Math.abs(direction[largest])) largest = i;
  if (direction[largest] === 0) throw new PlaygroundError(learnerProblem("loss-without-curvature"));
  return scaled(direction, Math.sign(direction[largest]) / length(direction));
}
