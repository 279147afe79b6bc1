import type { JobStatus } from "../../../platform/engine/job";
import { Pending } from "../../../platform/engine/pending";
import { type Ending, SlicedWork } from "../../../platform/engine/sliced-work";
import { PlaygroundError } from "../../../platform/numerics/errors";
import { type LongComputation, type Timed, timed, within } from "../../../platform/numerics/progress";
import type { Experiment } from "../document/document";
import { SecondMoment } from "../math/certificate/second-moment";
import { keepSpectrum, type Spectrum, spectrumOfKernel, spectrumOfMoment } from "../math/certificate/spectrum";
import { bestFitErrors } from "../math/learners/best-fit";
import { checkpointsOf } from "../math/learners/closed-form/checkpoints";
import { keepsSecondMoment } from "../math/learners/closed-form/fit";
import type { FitWithErrors } from "../math/learners/closed-form/fit-elsewhere";
import { type ClosedFormData, ClosedFormLearner, loadClosedFormData } from "../math/learners/closed-form/learner";
import type { Errors } from "../math/learners/recording";
import { labelsToLearn, requireSamples } from "../math/learners/trainable";
import { isSolved } from "../math/learners/training-methods";
import { featureCount } from "../math/model/samples";
import type { Dataset, OwnData } from "../math/tasks/dataset";
import { labelVariance } from "../math/tasks/label-variance";
import { Workspace } from "../math/workspace";
import { certificateState } from "./certificate-state";
import { ClosedFormFitting, type TakenSamples } from "./closed-form-fitting";
import type { GpuSolver } from "./gpu/gpu-solver";
import type { ClosedFormGpu } from "./gpu/solving";
import { dataJob } from "./job-plan";
import { fetched, type LateLearners, searchesHeads } from "./late-learners";
import type { AnyJobState, LearnabilityJob, Views } from "./protocol";
import { pointwise, type SeenData } from "./provided-pointwise";
import { placeOf, sequencesOf, tokensOf } from "./sample";
import { datasetOf } from "./shared-dataset";
import { checkpointWork, type Glance, isWorthSharing, type LaterFits, type Shared, type Sharing, takesLong } from "./sharing";
import { ofFit } from "./trace-outcomes";
import { certifiedTraces, seenCoordinates, tracesOf } from "./trace-view";
import { closedFormView, dualView, targetView } from "./view";

/** The inputs of the last fits, for the result document. */
export interface DataOutcome extends SeenData {
  readonly fittings: readonly ClosedFormFitting[];
}

/** Options of a data job. */
export interface DataJobOptions {
  /** For closed forms that search for few heads. */
  readonly search?: LateLearners["search"];
  /** For the last fit of every closed form, to all samples; absent: on the processor alone. */
  readonly gpu?: ClosedFormGpu | null;
  /** Absent: everything is computed on this thread. */
  readonly sharing?: Sharing | null;
  /** Whether spectra of fewer samples are left out, which a person watches and no result contains. */
  readonly onlyWhole?: boolean;
  /** Whether the pointwise certificate is computed while helper threads exist, for any target. */
  readonly wantsPointwise?: boolean;
}

/**
 * The certificate and every closed form of an experiment, as data arrive: at each power of two of samples, the spectrum of
 * Lambda and a fit. A slow spectrum is computed for all samples only, unless the user takes single steps, since
 * intermediate ones would be outdated before they are done. With helper threads the last one is computed beside the fits.
 */
export class DataJob implements LearnabilityJob {
  readonly id = dataJob;
  readonly step = 0;
  readonly #experiment: Experiment;
  readonly #ownData: OwnData | null;
  readonly #options: DataJobOptions;
  readonly #opening = new Pending();
  #shared: Shared | null = null;
  #solver: GpuSolver | null = null;
  readonly #workspace = new Workspace();
  readonly #work: SlicedWork;
  #dataset: Dataset | null = null;
  #labelVariance: number | null = null;
  #bestFit: Errors | null = null;
  /** Test traces certified by the data, for targets that are computations. */
  #certified: Uint8Array | null = null;
  #pointwise: Float64Array | null = null;
  #seen = new Uint8Array(0);
  #spectrum: Spectrum | null = null;
  /** Spectra that other threads are computing. */
  #glances: readonly Glance[] = [];
  #fittings: readonly ClosedFormFitting[] = [];
  #late: LaterFits | null = null;
  #moment: SecondMoment | null = null;
  #data: ClosedFormData | null = null;
  /** Number of powers of two passed, for single steps. */
  #checkpoints = 0;
  #isStepping = false;

  constructor(experiment: Experiment, ownData: OwnData | null, options: DataJobOptions = {}) {
    this.#experiment = experiment;
    this.#ownData = ownData;
    this.#options = options;
    this.#work = new SlicedWork(this.#run());
  }

  get status(): JobStatus {
    return this.#work.status;
  }

  get awaits(): Promise<void> | null {
    return this.#opening.promise ?? this.#solver?.awaits ?? this.#shared?.awaits ?? null;
  }

  /** Bytes of its computations, except some plain arrays. */
  get bytes(): number {
    return this.#workspace.kernels.memory.buffer.byteLength;
  }

  advance(milliseconds: number): void {
    this.#isStepping = false;
    this.#shared?.share();
    this.#work.proceedFor(milliseconds, () => this.awaits !== null);
    this.#takeGlances();
  }

  singleStep(): void {
    this.#isStepping = true;
    // No thread computes while a run is paused.
    this.#shared?.recall();
    const before = this.#checkpoints;
    this.#work.proceed(() => this.#checkpoints > before || this.awaits !== null);
  }

  states(): AnyJobState[] {
    const shared = this.#work.report();
    const dataset = this.#dataset;
    const spectrum = this.#spectrum;
    const certificate = spectrum && dataset ? certificateState(spectrum, dataset.train.count) : null;
    const first: AnyJobState = {
      ...shared,
      job: dataJob,
      kind: "certificate",
      certificate,
      labelVariance: this.#labelVariance,
      bestFit: this.#bestFit,
      ...(this.#certified ? { certified: { count: this.#certified.reduce((sum, one) => sum + one, 0), of: this.#certified.length } } : {}),
    };
    if (!dataset) return [first];
    const whole = spectrum?.samples === dataset.train.count ? spectrum : null;
    return [first, ...this.#fittings.map((fitting) => ({ ...shared, ...fitting.state(dataset, whole) }))];
  }

  views(sample: number): Views | null {
    const dataset = this.#dataset;
    if (!dataset || !this.#spectrum) return null;
    const all = sequencesOf(this.#experiment, this.#ownData, dataset);
    if (all.test + all.training === 0) return null;
    const sequence = tokensOf(this.#experiment, this.#ownData, dataset, sample);
    const learners = this.#fittings.flatMap(({ learner: { fit }, index, heads, predictions }) => {
      if (!fit) return [];
      const traces = predictions && tracesOf(this.#experiment, this.#ownData, dataset, predictions, ofFit(fit, dataset.d), sample);
      if (fit.form === "dual") return [dualView(index, fit.samples, traces)];
      return heads ? [closedFormView(index, fit.samples, fit.p, heads, dataset, sequence, traces)] : [];
    });
    return {
      target: targetView(dataset, sequence, { place: placeOf(sample, all), ...all }, { certified: this.#certified, seen: this.#seen }),
      learners,
    };
  }

  checkpoint(): null {
    return null;
  }

  dispose(): void {
    this.#shared?.dispose();
    this.#shared = null;
  }

  /** The finished computation. @throws {PlaygroundError} with the problem of a failed one. */
  outcome(): DataOutcome {
    const { failure } = this.#work;
    if (failure !== undefined) throw new PlaygroundError(failure);
    const { dataset, data, spectrum } = { dataset: this.#dataset, data: this.#data, spectrum: this.#spectrum };
    if (!dataset || !data || !spectrum) throw new Error("the data have not been worked through yet");
    return { workspace: this.#workspace, dataset, data, moment: this.#moment, spectrum, fittings: this.#fittings };
  }

  /** The pointwise certificate of the test samples, computed once. */
  *pointwise(): LongComputation<Float64Array> {
    this.#pointwise ??= yield* pointwise(this.outcome(), this.#shared?.eigen);
    return this.#pointwise;
  }

  *#run(): LongComputation<Ending> {
    const workspace = this.#workspace;
    const { gpu, sharing, wantsPointwise } = this.#options;
    this.#dataset = yield* within(0, 0.1, datasetOf(this.#experiment, this.#ownData));
    const dataset = this.#dataset;
    requireSamples(dataset.train);
    this.#labelVariance = labelVariance(dataset);
    if (dataset.traces) this.#seen = seenCoordinates(dataset.train);
    this.#data = loadClosedFormData(workspace, dataset);
    const { data } = this;
    if (gpu) {
      const { GpuSolver } = yield* this.#opening.settled(import("./gpu/gpu-solver"));
      this.#solver = new GpuSolver(gpu, workspace, dataset, data.training.resident);
    }
    this.#moment = keepsSecondMoment(dataset.d, dataset.train.count) ? new SecondMoment(workspace, dataset.d, dataset.outputs) : null;
    this.#fittings = this.#openFittings(data);
    const counts = checkpointsOf(dataset.train.count);
    if (sharing && isWorthSharing(dataset, sharing)) {
      this.#shared = yield* this.#opening.settled(sharing.open({ workspace, dataset, moment: this.#moment }));
      if (this.#isStepping) this.#shared.recall();
      this.#shared.certify();
      this.#late = this.#shared.later(this.#fittings);
    }
    const done = dataset.reference || dataset.traces || wantsPointwise ? 0.8 : 1;
    try {
      yield* within(0.1, done, this.#seeAll(counts, dataset, data));
      if (dataset.traces || wantsPointwise) {
        const shares = yield* within(done, 1, this.pointwise());
        if (dataset.traces) this.#certified = certifiedTraces(shares, dataset.test.prefixes);
      }
    } finally {
      this.dispose();
    }
    if (dataset.reference) this.#bestFit = yield* within(done, 1, bestFitErrors(workspace, dataset, dataset.reference));
    return "done";
  }

  private get data(): ClosedFormData {
    if (!this.#data) throw new Error("the data have not been loaded yet");
    return this.#data;
  }

  #openFittings(data: ClosedFormData): ClosedFormFitting[] {
    return this.#experiment.learners.flatMap((spec, index) => {
      if (!isSolved(spec)) return [];
      labelsToLearn(data.dataset.train, "train-unlabelled-closed-form");
      const search = searchesHeads(spec) ? fetched(this.#options.search, "unfetched-search").compress : null;
      return [new ClosedFormFitting(index, new ClosedFormLearner(this.#workspace, data, spec, search))];
    });
  }

  /** Adds the samples checkpoint by checkpoint. */
  *#seeAll(counts: readonly number[], dataset: Dataset, data: ClosedFormData): LongComputation<void> {
    const total = counts.reduce((sum, count) => sum + checkpointWork(dataset.d, count), 0);
    let done = 0;
    for (const count of counts) {
      const until = done + checkpointWork(dataset.d, count) / total;
      yield* within(done, until, this.#see(count, dataset, data));
      done = until;
      this.#checkpoints++;
      yield done;
    }
  }

  /** Adds the samples up to `count`: second moment, spectrum, fits. */
  *#see(count: number, dataset: Dataset, data: ClosedFormData): LongComputation<void> {
    const moment = this.#moment;
    const { resident } = data.training;
    const gathered = moment ? yield* timed(within(0, 0.2, (this.#shared ?? own).extend(moment, resident, count))) : null;
    const isLast = count === dataset.train.count;
    const spectrum = isLast ? (this.#shared?.certify() ?? null) : null;
    const isWatched = this.#isStepping || !(this.#options.onlyWhole || takesLong(dataset.d, count));
    if (!spectrum && (isLast || isWatched)) {
      const glance = isLast || this.#isStepping ? null : (this.#shared?.glance(count) ?? null);
      if (glance) this.#glances = [...this.#glances, glance];
      else yield* within(0.2, 0.6, this.#certify(count, dataset));
    }
    const taken = { count, moment, gathering: gathered?.milliseconds ?? 0 };
    if (!isLast && !this.#isStepping && this.#late?.takes(taken)) {
      yield* within(0.6, 1, this.#late.leave(taken));
      return;
    }
    yield* within(0.6, 1, isLast ? this.#conclude(taken, dataset, data) : this.#learn(taken));
    if (!spectrum) return;
    this.#spectrum = yield* within(1, 1, spectrum());
    if (moment && count >= moment.psi) keepSpectrum(moment, this.#spectrum);
  }

  /** Intermediate fits. */
  *#learn(taken: TakenSamples): LongComputation<void> {
    if (this.#late) yield* within(0, 0, this.#late.make());
    for (const [k, fitting] of this.#fittings.entries()) yield* within(...this.#partOf(k), fitting.learn(taken));
  }

  /** The fits to all samples first, then remaining intermediate ones: helper threads take some of these. */
  *#conclude(taken: TakenSamples, dataset: Dataset, data: ClosedFormData): LongComputation<void> {
    this.#late?.begin();
    const solved: Timed<FitWithErrors>[] = [];
    for (const [k, fitting] of this.#fittings.entries()) solved.push(yield* within(...this.#partOf(k), fitting.solve(taken, this.#solver)));
    if (this.#late) yield* within(1, 1, this.#late.make());
    for (const [k, fitting] of this.#fittings.entries()) {
      yield* within(1, 1, fitting.conclude(solved[k], taken.moment));
      if (dataset.traces) yield* within(1, 1, fitting.answer(data.sets.test));
    }
  }

  /** The share of the progress that belongs to one fitting. */
  #partOf(index: number): [from: number, to: number] {
    const { length } = this.#fittings;
    return [index / length, (index + 1) / length];
  }

  /** Takes the newest spectrum computed by other threads, unless a newer one is known. */
  #takeGlances(): void {
    for (const { outcome } of this.#glances)
      if (outcome && outcome.output.samples > (this.#spectrum?.samples ?? 0)) this.#spectrum = outcome.output;
    this.#glances = this.#glances.filter(({ outcome }) => !outcome);
  }

  /** The spectrum of the samples up to `count`, on this thread. */
  *#certify(count: number, dataset: Dataset): LongComputation<void> {
    const moment = this.#moment;
    const isOfMoment = moment && count >= featureCount(dataset.d);
    this.#spectrum = yield* isOfMoment
      ? spectrumOfMoment(this.#workspace, moment)
      : spectrumOfKernel(this.#workspace, dataset.train, count);
  }
}

/** On this thread alone. */
const own: Pick<Shared, "extend"> = { extend: (moment, samples, end) => moment.extend(samples, end) };
