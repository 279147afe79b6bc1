import { type LongComputation, within } from "../../../../../platform/numerics/progress";
import { type LabelledMoments, load } from "../../certificate/resident";
import type { SecondMoment } from "../../certificate/second-moment";
import type { Dataset } from "../../tasks/dataset";
import type { Workspace } from "../../workspace";
import { type EvaluationSets, loadEvaluationSets } from "../evaluation";
import { CurveRecorder } from "../recording";
import type { compress } from "./compress";
import type { ClosedFormSpec } from "./fields";
import type { Fit } from "./fit";
import type { FitWithErrors } from "./fit-elsewhere";
import { fitErrors } from "./fit-errors";
import { type ExtractedHeads, headsOf } from "./heads";
import { predictWith } from "./predict";
import { requireSearchable } from "./searchable";
import { relativeResidualOf, solve, type TrainingSamples } from "./solve";

/** Seed of the search for few heads, and the relative residual at which it stops, far below that of a misfit. */
const searchSeed = 0;
const searchTolerance = 1e-10;

/** Number of starts. Three heads at d = 3 leave hardly any freedom, and two random starts of three fail there. */
function startsOf(d: number, heads: number): number {
  return d === 3 && heads === 3 ? 20 : 10;
}

/** The samples shared by closed-form learners: training data, and sets for measuring errors. */
export interface ClosedFormData {
  readonly training: TrainingSamples;
  readonly sets: EvaluationSets;
  readonly dataset: Dataset;
}

/** Copies the inputs of closed-form learners into the workspace, to stay there. @throws when the labels are missing. */
export function loadClosedFormData(workspace: Workspace, dataset: Dataset): ClosedFormData {
  const resident = load(workspace, dataset.train, "the training samples");
  const labels = dataset.train.labels ?? new Float64Array(dataset.train.count * dataset.outputs);
  return { training: { resident, moments: dataset.train, labels }, sets: loadEvaluationSets(workspace, dataset), dataset };
}

/** Algorithm 1 on a growing number of samples, with its error curve. */
export class ClosedFormLearner {
  readonly spec: ClosedFormSpec;
  readonly recorder: CurveRecorder;
  /** Expected excess risk per output at every recorded count, for Gaussian features; NaN where the formula does not apply. */
  readonly theory: number[] = [];
  #fit: Fit | null = null;
  readonly #workspace: Workspace;
  readonly #data: ClosedFormData;
  readonly #search: typeof compress | null;

  /**
   * @param search  for a spec with `compress` above 0.
   * @throws {TooLargeError} when fewer heads are requested than the search supports at this dimension.
   */
  constructor(workspace: Workspace, data: ClosedFormData, spec: ClosedFormSpec, search: typeof compress | null = null) {
    if (spec.compress > 0) requireSearchable(data.dataset.d);
    this.spec = spec;
    this.#workspace = workspace;
    this.#data = data;
    this.#search = search;
    this.recorder = new CurveRecorder(data.sets.shifted.length);
  }

  /** The fit to the samples so far. */
  get fit(): Fit | null {
    return this.#fit;
  }

  /** Fits the first `count` samples, those of `moment`, and records the errors. */
  *learn(moment: SecondMoment | null, count: number): LongComputation<void> {
    this.take(yield* this.made(moment, count));
  }

  /**
   * Computes the fit to the first `count` samples, those of `moment`, for `take`.
   *
   * @param solved  a fit computed elsewhere, without its errors.
   */
  *made(moment: SecondMoment | null, count: number, solved?: Fit): LongComputation<FitWithErrors> {
    const { training, sets } = this.#data;
    const fit = solved ?? (yield* within(0, 0.8, solve(this.#workspace, training, moment, count, this.spec.ridge)));
    return { fit, errors: yield* within(0.8, 1, fitErrors(this.#workspace, fit, sets)) };
  }

  /** Of the present fit to all samples, whose second moment this is. */
  *relativeResidual(moment: SecondMoment | null): LongComputation<number> {
    return this.#fit ? yield* relativeResidualOf(this.#workspace, this.#data.training, moment, this.#fit) : Number.NaN;
  }

  /** Takes the next fit. */
  take({ fit, errors }: FitWithErrors): void {
    this.#fit = fit;
    this.recorder.add(fit.samples, errors);
    this.theory.push(this.spec.ridge === 0 ? excessRisk(this.#data.dataset, fit.samples) : Number.NaN);
  }

  /**
   * The heads of the present fit; null in dual form. With `compress` in the spec they are the fewer heads found by a
   * search, with the accuracy in the summary; p, predictions and errors remain those of the fit.
   */
  *heads(): LongComputation<ExtractedHeads | null> {
    if (this.#fit?.form !== "primal") return null;
    const { p } = this.#fit;
    const { d, outputs } = this.#data.dataset;
    const extracted = yield* within(0, 0, headsOf(this.#workspace, p, d, outputs));
    const count = this.spec.compress;
    if (count === 0 || !this.#search) return extracted;
    const search = { starts: startsOf(d, count), seed: searchSeed, tolerance: searchTolerance };
    const { heads, residual, starts } = yield* this.#search(this.#workspace, p, d, outputs, count, search);
    return { ...extracted, heads, compressed: { heads: heads.count, relativeResidual: residual, starts } };
  }

  /** Predictions of the present fit, count x outputs. */
  *predict(samples: LabelledMoments): LongComputation<Float64Array> {
    if (!this.#fit) return new Float64Array(samples.count * samples.outputs);
    return yield* predictWith(this.#workspace, this.#fit, samples, samples.outputs);
  }
}

/**
 * sigma^2 psi / (N - psi - 1), the expected excess risk per output of least squares on samples with label noise sigma and
 * Gaussian features. Cubic features of Gaussian tokens are above it: d = 4, n = 8 by 2.0 at N = 64, 1.2 at 256, 1.01 at
 * 4,096. NaN without noise, where `followsTheory` is false, or for too few samples.
 */
function excessRisk({ noise, followsTheory, d }: Dataset, count: number): number {
  const psi = (d * d * (d + 1)) / 2;
  if (!noise || !followsTheory || count <= psi + 1) return Number.NaN;
  return (noise * noise * psi) / (count - psi - 1);
}
