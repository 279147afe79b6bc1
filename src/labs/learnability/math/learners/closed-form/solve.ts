import { rowMajor } from "../../../../../platform/numerics/matrix";
import { addProduct } from "../../../../../platform/numerics/product";
import { type LongComputation, within } from "../../../../../platform/numerics/progress";
import { firstSamples, kernelMatrix } from "../../certificate/kernel-matrix";
import { decomposeMoment } from "../../certificate/null-space";
import { withSmallestW } from "../../certificate/out-of-units";
import type { LabelledMoments } from "../../certificate/resident";
import type { SecondMoment } from "../../certificate/second-moment";
import { spectrumOfKernel, spectrumOfMoment } from "../../certificate/spectrum";
import { featureFactors, inUnits, unitsOf } from "../../certificate/units";
import { pairScale } from "../../model/features";
import { featureCount, type Moments } from "../../model/samples";
import type { Workspace } from "../../workspace";
import { type DualFit, type Fit, maxPrimalFeatures, type PrimalFit, type Solver } from "./fit";
import { solveKernel, solveKernelSpectrum } from "./kernel";
import { scaleRows, solveNormalEquations } from "./normal-equations";
import { solveRankRevealing } from "./rank-revealing";
import { backProject, norm, residualOf } from "./residual";

/** The input of a closed-form learner: the first `count` training samples, in memory and as arrays. */
export interface TrainingSamples {
  readonly resident: LabelledMoments;
  readonly moments: Moments;
  readonly labels: Float64Array;
}

/**
 * Ordinary or ridge least squares over the features of the samples in `moment` (Algorithm 1, steps 1-3): mean squared error
 * summed over outputs plus ridge ||W||_F^2, and the smallest ||W||_F among several minimisers.
 *
 * The fast solver is used where it is accurate: normal equations with at least as many samples as features, the kernel with
 * fewer, both refined against the samples. Where refinement finds the problem ill-conditioned, rank-revealing QR follows,
 * with the rank of the certificate. Above 2,200 features the fit stays in dual form.
 *
 * @param moment  null above 2,200 features, where it is not used.
 */
export function* solve(
  workspace: Workspace,
  samples: TrainingSamples,
  moment: SecondMoment | null,
  count: number,
  ridge: number,
): LongComputation<Fit> {
  const psi = featureCount(samples.moments.d);
  if (psi > maxPrimalFeatures || !moment) return yield* solveDual(workspace, samples, count, ridge);
  const quick =
    count >= psi ? solveByMoment(workspace, samples.resident, moment, count, ridge) : solveByKernel(workspace, samples, count, ridge);
  const fit = yield* within(0, 0.5, quick);
  if (fit) return fit;
  const coefficients = yield* within(0.5, 1, viaFactorisation(workspace, samples, moment, count, ridge));
  return primalFit(samples.resident, count, "rank-revealing QR", coefficients);
}

/** The first attempt of `solve` with fewer samples than features; null where the kernel is too ill-conditioned. */
export function* solveByKernel(
  workspace: Workspace,
  samples: TrainingSamples,
  count: number,
  ridge: number,
): LongComputation<PrimalFit | null> {
  const coefficients = yield* viaKernel(workspace, samples, count, ridge);
  return coefficients && primalFit(samples.resident, count, "kernel", coefficients);
}

/** The first attempt with at least as many; null where the second moment is too ill-conditioned. */
function* solveByMoment(
  workspace: Workspace,
  samples: LabelledMoments,
  moment: SecondMoment,
  count: number,
  ridge: number,
): LongComputation<PrimalFit | null> {
  const coefficients = yield* solveNormalEquations(workspace, moment, samples, ridge);
  return coefficients && primalFit(samples, count, "normal equations", coefficients);
}

/** @param coefficients  psi x outputs. */
function primalFit({ d, outputs }: LabelledMoments, count: number, solver: Solver, coefficients: Float64Array): PrimalFit {
  return { form: "primal", p: transposedCopy(coefficients, featureCount(d), outputs), solver, samples: count };
}

/**
 * ||Lambda p - b|| / ||b|| of a fit, formed from its samples: one more pass over them.
 *
 * @param moment  of the samples of the fit; not used in dual form
 */
export function* relativeResidualOf(
  workspace: Workspace,
  samples: TrainingSamples,
  moment: SecondMoment | null,
  fit: Fit,
): LongComputation<number> {
  const { outputs, d } = samples.resident;
  if (fit.form === "dual") return yield* dualResidual(workspace, fit, samples.labels.subarray(0, fit.samples * outputs));
  if (!moment) throw new Error("the second moment of a fit in primal form is missing");
  const psi = featureCount(d);
  const { gradient } = yield* residualOf(workspace, samples.resident, fit.samples, fit.p, "outputs x psi");
  return norm(gradient) / norm(workspace.f64(moment.cross, psi * outputs));
}

/**
 * The stable solver, with the rank of the certificate. Where rescaled coordinates decide it, the rescaled features are
 * factored, in which no column is negligible, and the part in the null space is removed from the unscaled solution, so that
 * it still has the smallest ||W||_F.
 */
function* viaFactorisation(
  workspace: Workspace,
  { resident, moments }: TrainingSamples,
  moment: SecondMoment,
  count: number,
  ridge: number,
): LongComputation<Float64Array> {
  const { psi, outputs } = moment;
  if (ridge > 0) return yield* solveRankRevealing(workspace, resident, count, ridge, psi);
  const spectrum = count >= psi ? spectrumOfMoment(workspace, moment) : spectrumOfKernel(workspace, moments, count);
  const { inUnits: decided, rank } = yield* within(0, 0.2, spectrum);
  const units = decided && unitsOf(moment.squares);
  if (!units) return yield* within(0.2, 1, solveRankRevealing(workspace, resident, count, ridge, rank));
  const mark = workspace.mark();
  try {
    const { gram, last } = inUnits(firstSamples(moments, count), units);
    const scaled = { ...resident, count, gram: workspace.push(gram), last: workspace.push(last) };
    const solution = yield* within(0.2, 0.6, solveRankRevealing(workspace, scaled, count, ridge, rank));
    const factors = featureFactors(units);
    const smallest = rank === psi ? solution : yield* within(0.6, 1, withoutFreeParts(workspace, moment, solution, factors));
    return scaleRows(smallest, factors, outputs, 1);
  } finally {
    workspace.release(mark);
  }
}

function* withoutFreeParts(
  workspace: Workspace,
  moment: SecondMoment,
  p: Float64Array,
  factors: Float64Array,
): LongComputation<Float64Array> {
  const { spectrum, inUnits: directions } = yield* within(0, 0.8, decomposeMoment(workspace, moment));
  if (!directions) return p;
  const free = directions.vectors.subarray(0, spectrum.nullity * moment.psi);
  return yield* within(0.8, 1, withSmallestW(workspace, p, free, factors, pairScale(moment.d)));
}

/** Converts coefficients of the samples to coefficients of the features, psi x outputs. */
function* viaKernel(workspace: Workspace, samples: TrainingSamples, count: number, ridge: number): LongComputation<Float64Array | null> {
  const { outputs, d } = samples.resident;
  const a = yield* within(0, 0.9, solveKernel(workspace, samples.moments, samples.labels.subarray(0, count * outputs), count, ridge));
  if (!a) return null;
  const sum = yield* within(0.9, 1, backProject(workspace, samples.resident, count, a));
  return scaleRows(
    sum,
    pairScale(d).map((factor) => factor * factor),
    outputs,
    1,
  );
}

function* solveDual(workspace: Workspace, samples: TrainingSamples, count: number, ridge: number): LongComputation<Fit> {
  const { outputs } = samples.resident;
  const labels = samples.labels.subarray(0, count * outputs);
  let solver: Solver = "kernel";
  let coefficients = yield* within(0, 0.5, solveKernel(workspace, samples.moments, labels, count, ridge));
  if (!coefficients) {
    solver = "kernel spectrum";
    // With a ridge all directions count, and the rank is not needed.
    const rank = ridge > 0 ? count : (yield* within(0.5, 0.7, spectrumOfKernel(workspace, samples.moments, count))).rank;
    coefficients = yield* within(0.7, 1, solveKernelSpectrum(workspace, samples.moments, labels, count, ridge, rank));
  }
  return { form: "dual", coefficients, support: firstSamples(samples.moments, count), solver, samples: count };
}

/**
 * ||F^T r|| / ||F^T y|| = sqrt(r^T K r / y^T K y) per output, with K the kernel of H and r = y - K_X a: features are not
 * computed.
 */
function* dualResidual(workspace: Workspace, { support, coefficients }: DualFit, labels: Float64Array): LongComputation<number> {
  const { count } = support;
  const outputs = labels.length / count;
  const mark = workspace.mark();
  try {
    const fitted = rowMajor(workspace.push(labels), count, outputs);
    const kernelX = yield* kernelMatrix(workspace, "X", support, support);
    const a = rowMajor(workspace.push(coefficients), count, outputs);
    yield* addProduct(workspace, fitted, rowMajor(kernelX, count, count), a, -1);
    const error = workspace.f64(fitted.pointer, labels.length).slice();
    // One kernel is freed before the other is allocated: both together would need half as much again as all the rest.
    workspace.release(mark);
    const kernelH = yield* kernelMatrix(workspace, "H", support, support);
    const remaining = yield* quadraticForm(workspace, kernelH, error, count);
    const whole = yield* quadraticForm(workspace, kernelH, labels, count);
    return Math.sqrt(Math.max(0, remaining) / whole);
  } finally {
    workspace.release(mark);
  }
}

/** Sum over columns of v^T K v. */
function* quadraticForm(workspace: Workspace, kernel: number, values: Float64Array, count: number): LongComputation<number> {
  const columns = values.length / count;
  const mark = workspace.mark();
  try {
    const product = rowMajor(workspace.zeros(values.length), count, columns);
    yield* addProduct(workspace, product, rowMajor(kernel, count, count), rowMajor(workspace.push(values), count, columns));
    const image = workspace.f64(product.pointer, values.length);
    return values.reduce((sum, value, i) => sum + value * image[i], 0);
  } finally {
    workspace.release(mark);
  }
}

function transposedCopy(values: Float64Array, rows: number, columns: number): Float64Array {
  const result = new Float64Array(values.length);
  for (let i = 0; i < rows; i++) for (let j = 0; j < columns; j++) result[j * rows + i] = values[i * columns + j];
  return result;
}
