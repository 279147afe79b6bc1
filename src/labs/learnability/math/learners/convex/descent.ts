import { PlaygroundError } from "../../../../../platform/numerics/errors";
import { type LongComputation, within } from "../../../../../platform/numerics/progress";
import { learnerSeed, normals } from "../../../../../platform/numerics/random";
import type { LabelledMoments } from "../../certificate/resident";
import { pairScale } from "../../model/features";
import { coefficientsOf } from "../../model/function-space";
import { purposes } from "../../streams";
import type { Workspace } from "../../workspace";
import { scaleRows } from "../closed-form/normal-equations";
import { residualOf } from "../closed-form/residual";
import { learnerProblem } from "../learner-problem";
import { decayOf } from "./decay";
import { coordinatesOf, type Eigenbasis, eigenbasisOf, vectorsOf } from "./eigenbasis";
import type { ConvexSpec } from "./fields";

/**
 * Gradient descent on W, by eigenvectors. One step of rate r is u <- u - r (2/d_out) (S Lambda S u - S b); in the
 * eigenbasis every coordinate's deviation from the minimiser is multiplied by 1 - 2 r lambda_i / d_out at every step, so
 * that any number of steps costs the same. Directions whose eigenvalue is lost in rounding keep their start value. The
 * antisymmetric part of W does not affect the function, never moves and is left out.
 */
export interface Descent {
  readonly basis: Eigenbasis;
  readonly outputs: number;
  /** d_out / lambda_max(S Lambda S): at any larger rate the largest direction grows with every step. */
  readonly largestRate: number;
  /** Coordinates of the minimum-norm minimiser, psi x outputs. */
  readonly minimiser: Float64Array;
  /** Deviation from it before the first step, psi x outputs. */
  readonly start: Float64Array;
  /** Training error of the minimiser: mean over samples and outputs. */
  readonly leastLoss: number;
}

/** Two rounds improve the minimiser from the accuracy of the normal equations to that of the samples. */
const refinements = 2;

/** @throws {PlaygroundError} when all features are zero. */
export function* descentOf(
  workspace: Workspace,
  train: LabelledMoments,
  spec: ConvexSpec,
  experimentSeed: number,
): LongComputation<Descent> {
  const { outputs, count } = train;
  const { basis, right } = yield* within(0, 0.8, eigenbasisOf(workspace, train));
  const largest = basis.eigenvalues[basis.psi - 1];
  if (!(largest > 0)) throw new PlaygroundError(learnerProblem("convex-no-features"));
  const minimiser = solved(basis, yield* coordinatesOf(workspace, basis, right), outputs);
  const scale = pairScale(train.d);
  for (let round = 0; round < refinements; round++) {
    const { gradient } = yield* within(0.8, 0.9, residualOf(workspace, train, count, yield* coefficientsAt(workspace, basis, minimiser)));
    const correction = solved(basis, yield* coordinatesOf(workspace, basis, scaleRows(gradient, scale, outputs, 1 / count)), outputs);
    for (let i = 0; i < minimiser.length; i++) minimiser[i] += correction[i];
  }
  const { squaredError } = yield* within(0.9, 1, residualOf(workspace, train, count, yield* coefficientsAt(workspace, basis, minimiser)));
  const start = yield* coordinatesOf(workspace, basis, startOf(workspace, spec, train, experimentSeed));
  for (let i = 0; i < start.length; i++) start[i] -= minimiser[i];
  return { basis, outputs, largestRate: outputs / largest, minimiser, start, leastLoss: squaredError / (count * outputs) };
}

/** values_i / lambda_i; zero along null directions. */
function solved({ eigenvalues }: Eigenbasis, values: Float64Array, outputs: number): Float64Array {
  return values.map((value, k) => {
    const eigenvalue = eigenvalues[Math.floor(k / outputs)];
    return eigenvalue > 0 ? value / eigenvalue : 0;
  });
}

/** p = S V^T c, psi x outputs. */
export function* coefficientsAt(workspace: Workspace, basis: Eigenbasis, coordinates: Float64Array): LongComputation<Float64Array> {
  const u = yield* vectorsOf(workspace, basis, coordinates);
  return scaleRows(u, pairScale(basis.d), coordinates.length / basis.psi, 1);
}

/** u = p / S of W before the first step, psi x outputs; every output has its own random stream. */
function startOf(workspace: Workspace, spec: ConvexSpec, { d, outputs }: LabelledMoments, experimentSeed: number): Float64Array {
  const W = new Float64Array(outputs * d ** 3);
  if (spec.start === "gaussian") {
    const stream = { seed: learnerSeed(experimentSeed, spec.seed), purpose: purposes.initialWeights };
    for (let a = 0; a < outputs; a++) {
      const drawn = normals(workspace, { ...stream, index: a }, d ** 3);
      W.set(
        drawn.map((value) => value * spec.startScale),
        a * d ** 3,
      );
    }
  }
  const p = coefficientsOf(W, d, outputs);
  return inScale(p, d, outputs);
}

/** u = p / S as psi x outputs, from p as outputs x psi. */
export function inScale(p: Float64Array, d: number, outputs: number): Float64Array {
  const scale = pairScale(d);
  return p.map((_, k) => p[(k % outputs) * scale.length + Math.floor(k / outputs)] / scale[Math.floor(k / outputs)]);
}

/**
 * Deviations from the minimiser after this many steps: one column per step and output, psi x (steps outputs).
 *
 * @param relativeRate  the rate as a share of the largest stable one.
 */
export function deviationsAt({ basis, outputs, start }: Descent, relativeRate: number, steps: readonly number[]): Float64Array {
  const { psi, eigenvalues } = basis;
  const columns = steps.length * outputs;
  const deviations = new Float64Array(psi * columns);
  const largest = eigenvalues[psi - 1];
  for (let i = 0; i < psi; i++) {
    const x = 2 * relativeRate * (eigenvalues[i] / largest);
    steps.forEach((step, s) => {
      const decay = decayOf(x, step);
      for (let a = 0; a < outputs; a++) deviations[i * columns + s * outputs + a] = decay * start[i * outputs + a];
    });
  }
  return deviations;
}

/** Training error at each of the steps: least loss + sum of lambda_i deviation_i^2 / d_out, over the whole training set. */
export function trainingErrors({ basis, outputs, leastLoss }: Descent, deviations: Float64Array): Float64Array {
  const { psi, eigenvalues } = basis;
  const columns = deviations.length / psi;
  const errors = new Float64Array(columns / outputs);
  for (let i = basis.nullity; i < psi; i++)
    for (let k = 0; k < columns; k++) errors[Math.floor(k / outputs)] += eigenvalues[i] * deviations[i * columns + k] ** 2;
  return errors.map((sum) => leastLoss + sum / outputs);
}
