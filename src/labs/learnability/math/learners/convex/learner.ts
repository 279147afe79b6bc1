import { TooLargeError } from "../../../../../platform/numerics/errors";
import { rowMajor } from "../../../../../platform/numerics/matrix";
import { type LongComputation, within } from "../../../../../platform/numerics/progress";
import { recordedSteps } from "../../../../../platform/numerics/recording-grid";
import { type LabelledMoments, load } from "../../certificate/resident";
import { fromCoefficients } from "../../model/feature-products";
import { featureCount } from "../../model/samples";
import type { Dataset } from "../../tasks/dataset";
import { Workspace } from "../../workspace";
import { maxPrimalFeatures } from "../closed-form/fit";
import { type ExtractedHeads, headsOf } from "../closed-form/heads";
import type { DistanceMeter } from "../distance";
import { learnerProblem } from "../learner-problem";
import { CurveRecorder, type Distance, type Errors } from "../recording";
import { labelsToLearn } from "../trainable";
import { coefficientsAt, type Descent, descentOf, deviationsAt, trainingErrors } from "./descent";
import type { ConvexSpec } from "./fields";
import { type ErrorImage, errorImage, meanSquaredErrors } from "./image";

/** A training error above this counts as divergence, shortly before overflow. */
const diverges = 1e300;

/** Recorded steps that are computed together, as one matrix product. */
const stepsPerBatch = 16;

/**
 * Gradient descent with a constant rate on the convex problem min_W of the mean squared error (Algorithm 1, step 3), from
 * zero or from a Gaussian W. It is computed in the eigenbasis, where every number of steps costs the same, rather than
 * simulated. Everything is float64 and the same bits on every engine.
 */
export class ConvexLearner {
  readonly spec: ConvexSpec;
  readonly recorder: CurveRecorder;
  readonly workspace: Workspace;
  /** The training samples, in that workspace. */
  readonly train: LabelledMoments;
  readonly test: LabelledMoments;
  readonly #shifted: readonly LabelledMoments[];
  readonly #dataset: Dataset;
  readonly #meter: DistanceMeter | null;
  readonly #experimentSeed: number;
  #descent: Descent | null = null;
  #step = 0;
  #diverged: { readonly step: number } | undefined;

  /**
   * @param experimentSeed  with the learner's own seed, it fixes the Gaussian start.
   * @param meter  measures the distance from the teacher at every recorded step; null without a teacher.
   * @throws {PlaygroundError} when there are no training samples or they have no labels.
   * @throws {TooLargeError} above 2,200 features, whose eigenvectors would not fit beside the rest.
   */
  constructor(dataset: Dataset, spec: ConvexSpec, experimentSeed: number, meter: DistanceMeter | null) {
    labelsToLearn(dataset.train, "train-unlabelled-convex");
    requireFewFeatures(dataset.d);
    const workspace = new Workspace();
    this.spec = spec;
    this.workspace = workspace;
    this.#meter = meter;
    this.recorder = new CurveRecorder(dataset.shifted.length);
    this.#dataset = dataset;
    this.#experimentSeed = experimentSeed;
    this.train = load(workspace, dataset.train, "the training samples");
    this.test = load(workspace, dataset.test, "the test samples");
    this.#shifted = dataset.shifted.map((split) => load(workspace, split, "the shifted test samples"));
  }

  /** The last recorded step. */
  get step(): number {
    return this.#step;
  }

  /** d_out / lambda_max(S Lambda S), above which the descent diverges; null until the data are processed. */
  get largestRate(): number | null {
    return this.#descent?.largestRate ?? null;
  }

  /** The rate of this learner. */
  get rate(): number | null {
    return this.largestRate === null ? null : this.spec.relativeRate * this.largestRate;
  }

  /** T = rate * steps at the last recorded step: the corresponding time of gradient flow. */
  get time(): number | null {
    return this.rate === null ? null : this.rate * this.#step;
  }

  /** The step of divergence, if any. */
  get diverged() {
    return this.#diverged;
  }

  /** Processes the data, then records the errors: at most one record between two yields. */
  *learn(): LongComputation<void> {
    const { workspace, train, spec } = this;
    this.#descent = yield* within(0, 0.5, descentOf(workspace, train, spec, this.#experimentSeed));
    const images = yield* within(0.5, 0.6, this.#images(this.#descent));
    const steps = recordedSteps(spec.steps);
    for (let from = 0; from < steps.length && !this.#diverged; from += stepsPerBatch) {
      const batch = steps.slice(from, from + stepsPerBatch);
      const [before, after] = [from, from + batch.length].map((done) => 0.6 + (0.4 * done) / steps.length);
      yield* within(before, after, this.#record(this.#descent, images, batch));
    }
  }

  /** p at the last recorded step, outputs x psi. */
  *coefficients(): LongComputation<Float64Array> {
    const { d, outputs } = this.#dataset;
    if (!this.#descent) return new Float64Array(outputs * featureCount(d));
    const deviations = deviationsAt(this.#descent, this.spec.relativeRate, [this.#step]);
    const [p] = yield* this.#functions(this.#descent, deviations);
    return p;
  }

  /** Heads from the minimum-norm W of p, by its singular value decomposition. @param p outputs x psi. */
  heads(p: Float64Array): LongComputation<ExtractedHeads> {
    return headsOf(this.workspace, p, this.#dataset.d, this.#dataset.outputs);
  }

  /** Predictions of coefficients p on samples in this learner's workspace, count x outputs. */
  predict(p: Float64Array, samples: LabelledMoments): LongComputation<Float64Array> {
    return fromCoefficients(this.workspace, p, samples, samples.outputs);
  }

  /** Of the test set and the shifted ones; null without labels or samples. */
  *#images(descent: Descent): LongComputation<readonly (ErrorImage | null)[]> {
    const images: (ErrorImage | null)[] = [];
    for (const set of [this.test, ...this.#shifted])
      images.push(set.labelled && set.count > 0 ? yield* errorImage(this.workspace, descent, set) : null);
    return images;
  }

  /** Errors at a batch of steps, computed together and recorded one by one. */
  *#record(descent: Descent, images: readonly (ErrorImage | null)[], steps: readonly number[]): LongComputation<void> {
    const { workspace } = this;
    const deviations = deviationsAt(descent, this.spec.relativeRate, steps);
    const train = trainingErrors(descent, deviations);
    const means: Float64Array[] = [];
    const mark = workspace.mark();
    try {
      const resident = rowMajor(workspace.push(deviations), descent.basis.psi, steps.length * descent.outputs);
      for (const image of images) {
        const unknown = new Float64Array(steps.length).fill(Number.NaN);
        means.push(image ? yield* meanSquaredErrors(workspace, image, resident) : unknown);
      }
    } finally {
      workspace.release(mark);
    }
    const functions = this.#meter ? yield* this.#functions(descent, deviations) : [];
    for (const [s, step] of steps.entries()) {
      const [test, ...shifted] = means.map((values) => values[s]);
      this.#add(step, { train: train[s], test, shifted }, functions[s] && this.#meter?.measure(functions[s]));
      if (this.#diverged) return;
      yield (s + 1) / steps.length;
    }
  }

  /** p at every step for some deviations, each outputs x psi. */
  *#functions({ basis, outputs, minimiser }: Descent, deviations: Float64Array): LongComputation<readonly Float64Array[]> {
    const { psi } = basis;
    const columns = deviations.length / psi;
    const coordinates = deviations.slice();
    for (let i = 0; i < psi; i++) for (let k = 0; k < columns; k++) coordinates[i * columns + k] += minimiser[i * outputs + (k % outputs)];
    const values = yield* coefficientsAt(this.workspace, basis, coordinates);
    const functions = Array.from({ length: columns / outputs }, () => new Float64Array(outputs * psi));
    functions.forEach((p, s) => {
      for (let i = 0; i < psi; i++) for (let a = 0; a < outputs; a++) p[a * psi + i] = values[i * columns + s * outputs + a];
    });
    return functions;
  }

  #add(step: number, errors: Errors, distance: Distance | undefined): void {
    const tooLarge = [errors.test, ...errors.shifted].some((error) => error > diverges);
    if (tooLarge || !(errors.train <= diverges)) {
      this.#diverged = { step };
      return;
    }
    this.#step = step;
    this.recorder.add(step, errors, distance);
  }
}

/** @throws {TooLargeError} above 2,200 features. */
export function requireFewFeatures(d: number): void {
  const psi = featureCount(d);
  if (psi > maxPrimalFeatures) throw new TooLargeError(learnerProblem("convex-features", { d, psi, most: maxPrimalFeatures }));
}
