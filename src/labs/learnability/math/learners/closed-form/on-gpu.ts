import type { Problem } from "../../../../../platform/fields/problem";
import { factorCholesky } from "../../../../../platform/numerics/cholesky";
import { ConvergenceError, SingularError } from "../../../../../platform/numerics/errors";
import type { LongComputation } from "../../../../../platform/numerics/progress";
import type { Gpu } from "../../../../../platform/tensors/gpu";
import { type LabelledMoments, load } from "../../certificate/resident";
import { type GpuGram, gramOnGpu } from "../../gpu/gram";
import { pairScale } from "../../model/features";
import { featureCount } from "../../model/samples";
import type { Dataset } from "../../tasks/dataset";
import { type Pointer, Workspace } from "../../workspace";
import { learnerProblem } from "../learner-problem";
import { labelsToLearn } from "../trainable";
import { scaledMoment, scaleRows, solveWith } from "./normal-equations";
import { float32Factor, refine } from "./refine";
import { norm, residualOf } from "./residual";

/** The GPU's Gram matrix is too inaccurate for refinement on these data; the processor's solvers work. */
export class RefinementError extends ConvergenceError {
  constructor(detail: Problem | string) {
    super(learnerProblem("gpu-gram-inaccurate", { detail }));
  }
}

export interface GpuSolution {
  /** p, outputs x psi, as accurate as float64 normal equations leave it. */
  readonly p: Float64Array;
  readonly samples: number;
  /**
   * ||Lambda p + ridge D^-2 p - b|| / ||b|| with D = sqrt 2 on pairs, formed from the samples in float64: of the solution
   * by float32 sums alone, and of the final one.
   */
  readonly residualBefore: number;
  readonly residualAfter: number;
  /** Number of corrections. */
  readonly rounds: number;
  readonly milliseconds: { readonly gram: number; readonly factor: number; readonly refinement: number };
}

/**
 * Least squares over the features of the first `count` training samples, with the penalty of `solve`: the Gram matrix in
 * float32 on the GPU, its Cholesky factor in float64 on the processor, refined against the samples in float64 until the
 * corrections vanish. The processor's part pauses now and then for other work of its thread.
 *
 * @throws {RefinementError} when the corrections do not shrink.
 * @throws {PlaygroundError} when there are no labels.
 * @throws {TooLargeError | GpuMemoryError | GpuUnavailable | GpuLost}
 */
export async function solveOnGpu(gpu: Gpu, dataset: Dataset, ridge: number, count = dataset.train.count): Promise<GpuSolution> {
  const { train } = dataset;
  const labels = labelsToLearn(train, "train-unlabelled-least-squares");
  const start = performance.now();
  const gram = await gramOnGpu(gpu, { ...train, labels }, count);
  const milliseconds = performance.now() - start;
  const workspace = new Workspace();
  const samples = load(workspace, train, "the training samples");
  const { milliseconds: rest, ...solution } = await unhurried(solveFrom(workspace, gram, samples, count, ridge));
  return { ...solution, samples: count, milliseconds: { gram: milliseconds, ...rest } };
}

/** The processor's refined solution. */
export type Refined = Omit<GpuSolution, "samples" | "milliseconds"> & { readonly milliseconds: { factor: number; refinement: number } };

/**
 * The processor's part, in the scaling of `solveNormalEquations`: (D Lambda D + ridge) x = D b, p = D x.
 *
 * @param gram  F^T F and F^T y in float32; their accuracy affects the speed only, not the solution.
 */
export function* solveFrom(
  workspace: Workspace,
  { gram, cross }: GpuGram,
  samples: LabelledMoments,
  count: number,
  ridge: number,
): LongComputation<Refined> {
  const { d, outputs } = samples;
  const psi = featureCount(d);
  const scale = pairScale(d);
  const start = performance.now();
  const factor = scaledMoment(workspace, { psi, count, gram: workspace.push(gram, "the Gram matrix") }, scale, ridge);
  yield* factorOrRefuse(workspace, factor, psi);
  const solve = (right: Float64Array) => solveWith(workspace, factor, right, psi, outputs);
  const x = yield* solve(scaleRows(cross, scale, outputs, 1 / count));
  const factored = performance.now();
  const residuals: number[] = [];
  const whole = norm((yield* residualOf(workspace, samples, count, new Float64Array(psi * outputs))).gradient);
  const remainder = function* (current: Float64Array): LongComputation<Float64Array> {
    const { gradient } = yield* residualOf(workspace, samples, count, scaleRows(current, scale, outputs, 1));
    const rest = gradient.map((value, i) => value - (count * ridge * current[i]) / scale[Math.floor(i / outputs)]);
    residuals.push(norm(rest) / whole);
    return scaleRows(rest, scale, outputs, 1 / count);
  };
  const correct = function* (current: Float64Array): LongComputation<Float64Array> {
    return yield* solve(yield* remainder(current));
  };
  const accepted = yield* refine(x, correct, float32Factor);
  const rounds = residuals.length;
  yield* remainder(x);
  const [residualBefore, residualAfter] = [residuals[0], residuals[rounds]];
  if (!accepted)
    throw new RefinementError(
      learnerProblem("gpu-gram-residual", { before: residualBefore.toExponential(1), after: residualAfter.toExponential(1) }),
    );
  const milliseconds = { factor: factored - start, refinement: performance.now() - factored };
  return { p: transposed(scaleRows(x, scale, outputs, 1), psi, outputs), residualBefore, residualAfter, rounds, milliseconds };
}

function* factorOrRefuse(workspace: Workspace, matrix: Pointer, size: number): LongComputation<void> {
  try {
    yield* factorCholesky(workspace, matrix, size);
  } catch (error) {
    throw error instanceof SingularError ? new RefinementError(error.problem ?? error.message) : error;
  }
}

/** psi x outputs to outputs x psi. */
function transposed(values: Float64Array, psi: number, outputs: number): Float64Array {
  return values.map((_, i) => values[(i % psi) * outputs + Math.floor(i / psi)]);
}

/** Milliseconds of work between two pauses. */
const stretch = 30;

/** Runs a long computation with pauses in which messages arrive. */
async function unhurried<Result>(computation: LongComputation<Result>): Promise<Result> {
  let pause = performance.now() + stretch;
  let turn = computation.next();
  while (!turn.done) {
    if (performance.now() >= pause) {
      await new Promise((go) => setTimeout(go));
      pause = performance.now() + stretch;
    }
    turn = computation.next();
  }
  return turn.value;
}
