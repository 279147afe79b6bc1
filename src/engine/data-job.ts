import { SecondMoment } from "../certificate/second-moment";
import { type Spectrum, spectrumOfKernel, spectrumOfMoment } from "../certificate/spectrum";
import type { Experiment } from "../experiment/document";
import { bestFitErrors } from "../learners/best-fit";
import { checkpointsOf } from "../learners/closed-form/checkpoints";
import { maxPrimalFeatures } from "../learners/closed-form/fit";
import type { ExtractedHeads } from "../learners/closed-form/heads";
import { type ClosedFormData, ClosedFormLearner, loadClosedFormData } from "../learners/closed-form/learner";
import type { Errors } from "../learners/recording";
import { featureCount } from "../model/samples";
import { PlaygroundError } from "../numerics/errors";
import { type LongComputation, within } from "../numerics/progress";
import { Workspace } from "../numerics/workspace";
import type { Dataset, OwnData } from "../tasks/dataset";
import { describeFailure } from "./failure";

import { type GpuDetour, type GpuSolve, GpuSolver } from "./gpu/gpu-solver";
import type { ClosedFormGpu } from "./gpu/solving";
import { dataJob, type Job } from "./job";
import { pointwiseShares, type SeenData } from "./pointwise-shares";
import type { AnyJobState, CertificateState, ClosedFormJobState, JobStatus, Views } from "./protocol";
import { testSequences, tokensOf } from "./sample";
import { datasetOf } from "./shared-dataset";
import { ofFit } from "./trace-outcomes";
import { certifiedTraces, seenCoordinates, tracesOf } from "./trace-view";
import { closedFormView, dualView, targetView } from "./view";

/** A closed-form learner at its place in the experiment. */
interface Seat {
  readonly index: number;
  readonly learner: ClosedFormLearner;
  milliseconds: number;
  /** Heads and singular values of W, once the last fit is there; none in dual form. */
  heads: ExtractedHeads | null;
  /** Of the last fit on the test set, where the target is a computation. */
  predictions: Float64Array | null;
  finished: boolean;
  conditionNumber: number;
  onGpu: GpuSolve | null;
  detour: GpuDetour | null;
}

/** Everything the last fits were made from, for the result document. */
export interface DataOutcome extends SeenData {
  readonly seats: readonly Seat[];
}

/**
 * The certificate and every closed form of an experiment, as data arrive: at each power of two of samples, the spectrum
 * of Lambda and a fit.
 */
export class DataJob implements Job {
  readonly id = dataJob;
  readonly step = 0;
  readonly #experiment: Experiment;
  readonly #ownData: OwnData | null;
  readonly #gpu: ClosedFormGpu | null;
  #solver: GpuSolver | null = null;
  readonly #workspace = new Workspace();
  readonly #program: LongComputation<void>;
  #status: JobStatus = "waiting";
  #failure: string | undefined;
  #progress = 0;
  #milliseconds = 0;
  #dataset: Dataset | null = null;
  #labelVariance: number | null = null;
  #bestFit: Errors | null = null;
  /** Test traces that the data certify, where the target is a computation. */
  #certified: Uint8Array | null = null;
  #seen = new Uint8Array(0);
  #spectrum: Spectrum | null = null;
  #seats: Seat[] = [];
  #moment: SecondMoment | null = null;
  #data: ClosedFormData | null = null;
  /** Powers of two passed, for single steps. */
  #checkpoints = 0;

  /** @param gpu  for the last fit of every closed form, to all samples; null solves it on the processor alone. */
  constructor(experiment: Experiment, ownData: OwnData | null, gpu: ClosedFormGpu | null = null) {
    this.#experiment = experiment;
    this.#ownData = ownData;
    this.#gpu = gpu;
    this.#program = this.#run();
  }

  get status(): JobStatus {
    return this.#status;
  }

  get awaits(): Promise<void> | null {
    return this.#solver?.awaits ?? null;
  }

  advance(milliseconds: number): void {
    const end = performance.now() + milliseconds;
    this.#proceed(() => performance.now() >= end);
  }

  singleStep(): void {
    const before = this.#checkpoints;
    this.#proceed(() => this.#checkpoints > before);
  }

  states(): AnyJobState[] {
    const shared = {
      status: this.#status,
      progress: this.#progress,
      milliseconds: this.#milliseconds,
      ...(this.#failure === undefined ? {} : { failure: this.#failure }),
    };
    const certificate = this.#spectrum && this.#dataset ? certificateState(this.#spectrum, this.#dataset.train.count) : null;
    const first: AnyJobState = {
      ...shared,
      job: dataJob,
      kind: "certificate",
      certificate,
      labelVariance: this.#labelVariance,
      bestFit: this.#bestFit,
      ...(this.#certified ? { certified: { count: this.#certified.reduce((sum, one) => sum + one, 0), of: this.#certified.length } } : {}),
    };
    return [first, ...this.#seats.map((seat) => ({ ...shared, ...closedFormState(seat, this.#dataset) }))];
  }

  views(sample: number): Views | null {
    const dataset = this.#dataset;
    if (!dataset || !this.#spectrum || dataset.test.count === 0) return null;
    const sequence = tokensOf(this.#experiment, this.#ownData, dataset, sample);
    const index = Math.min(sample, testSequences(dataset) - 1);
    const learners = this.#seats.flatMap(({ learner: { fit }, index: job, heads, predictions }) => {
      if (!fit) return [];
      const traces = predictions && tracesOf(this.#experiment, this.#ownData, dataset, predictions, ofFit(fit, dataset.d), sample);
      if (fit.form === "dual") return [dualView(job, fit.samples, traces)];
      return heads ? [closedFormView(job, fit.samples, fit.p, heads, dataset, sequence, traces)] : [];
    });
    return { target: targetView(dataset, sequence, index, { certified: this.#certified, seen: this.#seen }), learners };
  }

  checkpoint(): null {
    return null;
  }

  /** The finished computation. @throws {PlaygroundError} with what went wrong, when it did. */
  outcome(): DataOutcome {
    if (this.#failure !== undefined) throw new PlaygroundError(this.#failure);
    if (!this.#dataset || !this.#data || !this.#spectrum) throw new PlaygroundError("the data have not been worked through yet");
    const { dataset, data, spectrum } = { dataset: this.#dataset, data: this.#data, spectrum: this.#spectrum };
    return { workspace: this.#workspace, dataset, data, moment: this.#moment, spectrum, seats: this.#seats };
  }

  #proceed(enough: () => boolean): void {
    if (this.#status === "done" || this.#status === "failed") return;
    this.#status = "running";
    const start = performance.now();
    try {
      do {
        const turn = this.#program.next();
        if (turn.done) {
          this.#status = "done";
          this.#progress = 1;
          break;
        }
        this.#progress = turn.value;
      } while (!enough() && !this.awaits);
    } catch (error) {
      this.#status = "failed";
      this.#failure = describeFailure(error);
    }
    this.#milliseconds += performance.now() - start;
  }

  *#run(): LongComputation<void> {
    const workspace = this.#workspace;
    this.#dataset = yield* within(0, 0.1, datasetOf(this.#experiment, this.#ownData));
    const dataset = this.#dataset;
    if (dataset.train.count === 0) throw new PlaygroundError("there are no training samples");
    this.#labelVariance = labelVariance(dataset);
    if (dataset.traces) this.#seen = seenCoordinates(dataset.train);
    this.#data = loadClosedFormData(workspace, dataset);
    const { data } = this;
    if (this.#gpu) this.#solver = new GpuSolver(this.#gpu, workspace, dataset, data.training.resident);
    this.#moment = needsMoment(dataset) ? new SecondMoment(workspace, dataset.d, dataset.outputs) : null;
    this.#seats = this.#takeSeats(data);
    const counts = checkpointsOf(dataset.train.count);
    let done = 0.1;
    const total = counts.reduce((sum, count) => sum + effort(dataset.d, count), 0);
    for (const count of counts) {
      const share = ((dataset.population || dataset.traces ? 0.7 : 0.9) * effort(dataset.d, count)) / total;
      yield* within(done, done + share, this.#see(count, dataset, data));
      done += share;
      this.#checkpoints++;
      yield done;
    }
    if (dataset.traces && this.#spectrum) {
      const shares = yield* within(done, 1, pointwiseShares({ workspace, dataset, data, moment: this.#moment, spectrum: this.#spectrum }));
      this.#certified = certifiedTraces(shares, dataset.test.group);
    }
    if (dataset.population) this.#bestFit = yield* within(done, 1, bestFitErrors(workspace, dataset, dataset.population));
  }

  private get data(): ClosedFormData {
    if (!this.#data) throw new PlaygroundError("the data have not been loaded yet");
    return this.#data;
  }

  #takeSeats(data: ClosedFormData): Seat[] {
    return this.#experiment.learners.flatMap((spec, index) => {
      if (spec.kind !== "closed-form") return [];
      if (!data.training.resident.labelled) throw new PlaygroundError("the training samples have no labels y, which the closed form needs");
      const learner = new ClosedFormLearner(this.#workspace, data, spec);
      const unsolved = { heads: null, predictions: null, finished: false, conditionNumber: Number.NaN, onGpu: null, detour: null };
      return [{ index, learner, milliseconds: 0, ...unsolved }];
    });
  }

  /** Takes in the samples up to `count`: second moment, spectrum, fits. */
  *#see(count: number, dataset: Dataset, data: ClosedFormData): LongComputation<void> {
    const last = count === dataset.train.count;
    const moment = this.#moment;
    const gathering = moment ? yield* timed(within(0, 0.2, moment.extend(data.training.resident, count))) : 0;
    const psi = featureCount(dataset.d);
    const spectrum =
      moment && count >= psi ? spectrumOfMoment(this.#workspace, moment) : spectrumOfKernel(this.#workspace, dataset.train, count);
    this.#spectrum = yield* within(0.2, 0.6, spectrum);
    for (const [k, seat] of this.#seats.entries()) {
      const [from, to] = [k, k + 1].map((part) => 0.6 + (0.4 * part) / this.#seats.length);
      const onGpu = last ? yield* within(from, from, this.#solveOnGpu(seat)) : null;
      const time = yield* timed(within(from, to, seat.learner.learn(moment, count, onGpu?.fit)));
      // What a person waits for: all samples taken in once, and the last solve.
      if (onGpu) seat.milliseconds = onGpu.milliseconds + time;
      else seat.milliseconds = last ? seat.milliseconds + gathering + time : seat.milliseconds + gathering;
      seat.conditionNumber = this.#spectrum.conditionNumber;
      if (!last) continue;
      seat.heads = yield* within(to, to, seat.learner.heads());
      if (dataset.traces) seat.predictions = yield* seat.learner.predict(data.sets.test);
      seat.finished = true;
    }
  }

  /** The fit of a closed form to all samples by the GPU; null where it is not wanted there, or cannot be had. */
  *#solveOnGpu(seat: Seat) {
    const attempt = this.#solver ? yield* this.#solver.attempt(seat.learner.spec.ridge) : null;
    if (!attempt) return null;
    if ("detour" in attempt) {
      seat.detour = attempt.detour;
      return null;
    }
    seat.onGpu = attempt.report;
    return attempt;
  }
}

/** Above 2,200 features learners are dual, and the spectrum comes from the smaller of the two matrices. */
function needsMoment({ d, train }: Dataset): boolean {
  const psi = featureCount(d);
  return psi <= maxPrimalFeatures || (psi <= train.count && psi * psi * 8 < 2 ** 29);
}

/** Relative work of one checkpoint, for the progress bar. */
function effort(d: number, count: number): number {
  const psi = featureCount(d);
  return Math.min(count, psi) ** 3 + count * psi * Math.min(psi, 512);
}

/** Runs a computation and returns the milliseconds spent inside it, pauses between slices left out. */
function* timed(computation: LongComputation<void>): LongComputation<number> {
  let spent = 0;
  for (;;) {
    const start = performance.now();
    const turn = computation.next();
    spent += performance.now() - start;
    if (turn.done) return spent;
    yield turn.value;
  }
}

function certificateState(spectrum: Spectrum, total: number): CertificateState {
  const { psi, samples, eigenvalues } = spectrum;
  // A quarter of a million exact zeros are not sent thirty times a second.
  const known = psi > maxPrimalFeatures ? Math.min(psi, samples) : psi;
  return { ...spectrum, total, eigenvalues: eigenvalues.slice(psi - known) };
}

function closedFormState(
  seat: Seat,
  dataset: Dataset | null,
): Pick<ClosedFormJobState, "job" | "kind" | "curve" | "theory" | "solution" | "milliseconds"> {
  const { learner, heads, finished, conditionNumber, onGpu, detour } = seat;
  const solution =
    learner.fit && finished
      ? {
          solver: learner.fit.solver,
          relativeResidual: learner.fit.relativeResidual,
          conditionNumber,
          wSingularValues: heads?.singularValues.slice() ?? new Float64Array(0),
          ...(heads?.compressed ? { compressed: heads.compressed } : {}),
          ...(onGpu ? { onGpu } : {}),
          ...(detour ? { detour } : {}),
        }
      : null;
  const theory = dataset?.noise ? Float64Array.from(learner.theory) : null;
  return { job: seat.index, kind: "closed-form", curve: learner.recorder.curve(), theory, solution, milliseconds: seat.milliseconds };
}

/** Mean over outputs of the variance of the test labels: the error of the best constant guess; null without labels. */
export function labelVariance({ test, outputs }: Dataset): number | null {
  if (!test.labels || test.count === 0) return null;
  let total = 0;
  for (let a = 0; a < outputs; a++) {
    let mean = 0;
    for (let i = a; i < test.labels.length; i += outputs) mean += test.labels[i] / test.count;
    for (let i = a; i < test.labels.length; i += outputs) total += (test.labels[i] - mean) ** 2;
  }
  return total / test.labels.length;
}
