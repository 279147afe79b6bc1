/**
 * Results shared by all questions about one data set: the data, the closed form, the eigendecomposition of Lambda. Each is
 * computed once, on demand; a cancelled question leaves it unfinished, and the next one continues it.
 */

import { Pending } from "../../../../platform/engine/pending";
import { TooLargeError } from "../../../../platform/numerics/errors";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import type { Experiment } from "../../document/document";
import { momentOf } from "../../math/certificate/moment-sums";
import { type Decomposition, decomposeMoment, FreeSpace } from "../../math/certificate/null-space";
import { KernelSpan } from "../../math/certificate/point";
import type { LabelledMoments } from "../../math/certificate/resident";
import { SecondMoment } from "../../math/certificate/second-moment";
import { keepSpectrum } from "../../math/certificate/spectrum";
import { checkpointsOf } from "../../math/learners/closed-form/checkpoints";
import { type Fit, maxPrimalFeatures, type PrimalFit } from "../../math/learners/closed-form/fit";
import { type ClosedFormData, loadClosedFormData } from "../../math/learners/closed-form/learner";
import { predictWith } from "../../math/learners/closed-form/predict";
import { solve } from "../../math/learners/closed-form/solve";
import { labelsToLearn, requireSamples } from "../../math/learners/trainable";
import { featureCount } from "../../math/model/samples";
import type { Dataset, OwnData } from "../../math/tasks/dataset";
import { generate } from "../../math/tasks/generators";
import { labelVariance } from "../../math/tasks/label-variance";
import { Workspace } from "../../math/workspace";
import { labProblem } from "../lab-problem";
import { dataKey, Shared } from "../shared-dataset";
import { isWorthSharing, type Shared as SharedThreads, type Sharing } from "../sharing";
import { borrow, type Loan } from "./loan";

/** The data in the workspace's memory. */
export interface LoadedData {
  readonly dataset: Dataset;
  readonly psi: number;
  readonly data: ClosedFormData;
  /** Null above 2,200 features. */
  readonly moment: SecondMoment | null;
}

/** Directions of feature space, up to 2,200 features. */
export interface Directions {
  readonly decomposition: Decomposition;
  readonly free: FreeSpace;
}

/** A set of samples and the errors of the closed form on it. */
export interface MeasuredSet {
  readonly name: string;
  readonly samples: LabelledMoments;
  /** Prediction minus label, count x outputs; null without labels. */
  readonly errors: Float64Array | null;
}

export interface MeasuredSets {
  /** The training set first, then the test set, then the shifted ones. */
  readonly sets: readonly MeasuredSet[];
  /** Mean over outputs of the variance of the test labels; of the predictions where there are none. */
  readonly labelVariance: number;
}

/** Number of features below which computing is faster than borrowing. */
const worthBorrowing = 500;

/** Helpers for preparing results. */
export interface PreparedHelp {
  /** Helper threads for large computations; absent: everything is computed on this thread. */
  readonly sharing?: Sharing | undefined;
  /** Port to the worker of a run, which may have computed the same. */
  readonly run?: MessagePort | null;
}

export class Prepared {
  readonly experiment: Experiment;
  readonly ownData: OwnData | null;
  /**
   * Holds the loaded data. It is a stack: only the closed form and then its errors are allocated in it here, one after the
   * other; a question allocates only after all its inputs are computed, and ends before an unfinished computation below
   * continues. Other computations have their own workspaces.
   */
  readonly workspace = new Workspace();
  readonly #loaded = new Shared(this.#load());
  readonly #fit = new Shared(this.#solve());
  readonly #directions = new Shared(this.#decompose());
  readonly #span = new Shared(this.#spanKernel());
  readonly #measured = new Shared(this.#measure());

  readonly #help: PreparedHelp;
  readonly #waiting = new Pending();
  #lentFit: Fit | null = null;
  #helpers: SharedThreads | null = null;

  constructor(experiment: Experiment, ownData: OwnData | null, help: PreparedHelp = {}) {
    this.experiment = experiment;
    this.ownData = ownData;
    this.#help = help;
  }

  /** Resolves when a helper thread reports; null while this one has work. */
  get awaits(): Promise<void> | null {
    return this.#waiting.promise ?? this.#helpers?.awaits ?? null;
  }

  /** Ends the helper threads; they are opened again on demand. */
  rest(): void {
    this.#helpers?.dispose();
  }

  loaded(): LongComputation<LoadedData> {
    return this.#loaded.wait();
  }

  /** Algorithm 1 without a ridge: the smallest ||W||_F of all least-squares fits. @throws {PlaygroundError} without labels. */
  fit(): LongComputation<Fit> {
    return this.#fit.wait();
  }

  /** The fit with its coefficients. @throws {TooLargeError} above 2,200 features. */
  *primalFit(): LongComputation<PrimalFit> {
    const { psi } = yield* within(0, 0.5, this.loaded());
    const fit = yield* within(0.5, 1, this.fit());
    if (fit.form === "dual") throw tooManyFeatures(psi);
    return fit;
  }

  /** @throws {TooLargeError} above 2,200 features. */
  directions(): LongComputation<Directions> {
    return this.#directions.wait();
  }

  /** The span of the data through kernels, for more than 2,200 features. */
  kernelSpan(): LongComputation<KernelSpan> {
    return this.#span.wait();
  }

  measured(): LongComputation<MeasuredSets> {
    return this.#measured.wait();
  }

  #generate(): LongComputation<Dataset> {
    const { task, seed } = this.experiment;
    return generate(task, { seed, data: this.ownData, workspace: new Workspace() });
  }

  *#load(): LongComputation<LoadedData> {
    const dataset = yield* within(0, 0.5, this.#generate());
    requireSamples(dataset.train);
    const psi = featureCount(dataset.d);
    const data = loadClosedFormData(this.workspace, dataset);
    const loan = yield* this.#borrow(psi);
    if (loan) {
      const moment = momentOf(this.workspace, loan.sums);
      keepSpectrum(moment, loan.spectrum);
      this.#lentFit = loan.fit;
      return { dataset, psi, data, moment };
    }
    const moment = psi <= maxPrimalFeatures ? new SecondMoment(this.workspace, dataset.d, dataset.outputs) : null;
    // In the pieces of a run: the same bits, and the same rank in borderline cases.
    const { count } = dataset.train;
    const gather = yield* this.#helped(dataset, moment);
    let from = 0.5;
    for (const until of moment ? checkpointsOf(count) : []) {
      const to = 0.5 + (0.5 * until) / count;
      if (moment)
        yield* within(
          from,
          to,
          gather ? gather.extend(moment, data.training.resident, until) : moment.extend(data.training.resident, until),
        );
      from = to;
    }
    return { dataset, psi, data, moment };
  }

  /** Results of the run; null for small or own data. */
  *#borrow(psi: number): LongComputation<Loan | null> {
    const { run } = this.#help;
    if (!run || this.ownData || psi < worthBorrowing || psi > maxPrimalFeatures) return null;
    return yield* this.#waiting.settled(borrow(run, dataKey(this.experiment)));
  }

  *#helped(dataset: Dataset, moment: SecondMoment | null): LongComputation<SharedThreads | null> {
    const { workspace } = this;
    const { sharing } = this.#help;
    if (!sharing || !isWorthSharing(dataset, sharing)) return null;
    // Tasks have their own workspace: a cancelled question leaves one unfinished.
    const context = { workspace, dataset, moment, tasks: new Workspace() };
    this.#helpers = yield* this.#waiting.settled(sharing.open(context));
    return this.#helpers;
  }

  *#solve(): LongComputation<Fit> {
    const { data, moment, dataset } = yield* within(0, 0.3, this.loaded());
    labelsToLearn(dataset.train, "train-unlabelled-closed-form");
    if (this.#lentFit) return this.#lentFit;
    return yield* within(0.3, 1, solve(this.workspace, data.training, moment, dataset.train.count, 0));
  }

  *#decompose(): LongComputation<Directions> {
    const { moment, psi } = yield* within(0, 0.2, this.loaded());
    if (!moment) throw tooManyFeatures(psi);
    this.#helpers?.share();
    const decomposition = yield* within(0.2, 1, decomposeMoment(new Workspace(), moment, this.#helpers?.eigen));
    return { decomposition, free: new FreeSpace(decomposition) };
  }

  *#spanKernel(): LongComputation<KernelSpan> {
    const { dataset } = yield* within(0, 0.2, this.loaded());
    return yield* within(0.2, 1, KernelSpan.of(new Workspace(), dataset.train));
  }

  *#measure(): LongComputation<MeasuredSets> {
    const fit = yield* within(0, 0.6, this.fit());
    const { dataset, data } = yield* this.loaded();
    const shifted = data.sets.shifted.map((samples, k) => ({ name: dataset.shifted[k].name, samples }));
    const named = [{ name: "train", samples: data.training.resident }, { name: "test", samples: data.sets.test }, ...shifted];
    const sets: MeasuredSet[] = [];
    let variance = labelVariance(dataset);
    for (const [k, { name, samples }] of named.entries()) {
      const predictions = yield* within(
        0.6 + (0.4 * k) / named.length,
        0.6 + (0.4 * (k + 1)) / named.length,
        predictWith(this.workspace, fit, samples, dataset.outputs),
      );
      if (name === "test") variance ??= labelVariance({ ...dataset, test: { ...dataset.test, labels: predictions } });
      const labels = samples.labelled ? this.workspace.f64(samples.labels, predictions.length) : null;
      sets.push({ name, samples, errors: labels && predictions.map((value, i) => value - labels[i]) });
    }
    variance ??= labelVariance({ ...dataset, test: dataset.train });
    return { sets, labelVariance: variance ?? Number.NaN };
  }
}

function tooManyFeatures(psi: number): TooLargeError {
  return new TooLargeError(labProblem("features-for-directions", { psi, most: maxPrimalFeatures }));
}
