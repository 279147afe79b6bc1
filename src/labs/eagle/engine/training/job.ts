import { isUnderWay, type Job } from "../../../../platform/engine/job";
import { type Ending, SlicedWork } from "../../../../platform/engine/sliced-work";
import type { LongComputation } from "../../../../platform/numerics/progress";
import { quantile } from "../../../../platform/numerics/quantile";
import type { EagleDocument } from "../../document/document";
import type { TrainingSettings } from "../../math/training/settings";
import { Trainer } from "../../math/training/trainer";
import { solverId } from "../job-plan";
import { GpuSteps, type TrainingDevice } from "./gpu-steps";
import { Judge } from "./judge";
import type { Judged, TrainingCheckpoint, TrainingState, WeightsView } from "./protocol";
import { TrainingRecorder } from "./recorder";
import { trainingSettings } from "./settings";
import { type SharedBatches, usuallyWorth, workOf } from "./shared-batches";
import { weightsView } from "./weights-view";

/** Judgements of a network during a run, evenly spaced, but at least `stepsBetween` apart: one takes as long as several steps. */
const judgements = 12;
const stepsBetween = 25;

/** Steps over which the processor is measured, where a GPU may be faster. */
const measuredSteps = 7;

/** Threads and GPU that compute beside this thread. */
export interface TrainingCompany {
  /** Shares batches with other threads; null where it is not worth it. */
  readonly share?: (settings: TrainingSettings) => SharedBatches | null;
  /** Opens the GPU; null where none is wanted. */
  readonly openGpu?: (() => Promise<TrainingDevice>) | null;
  /** Least multiply-adds of a step for which a GPU is opened. */
  readonly worth?: number;
}

/** Trains one network of a document, and records its errors. */
export class TrainingJob implements Job<TrainingState, never, TrainingCheckpoint> {
  readonly id: string;
  readonly #index: number;
  readonly #steps: number;
  readonly #trainer: Trainer;
  readonly #recorder: TrainingRecorder;
  readonly #judge: Judge;
  readonly #work: SlicedWork;
  readonly #shared: SharedBatches | null;
  /** Null where no GPU is wanted, and where steps are too short for one. */
  readonly #gpu: GpuSteps | null;
  #stepsOnGpu: number;
  /** Milliseconds of steps on the processor, until the GPU has been measured. */
  readonly #processorTimes: number[] = [];
  /** The last step that `advance` may take. */
  #last = Number.POSITIVE_INFINITY;
  #judged: Judged | null;
  /** The latest weights that were reported: where steps are long, several reports fall into one step. */
  #weights: { readonly step: number; readonly view: WeightsView } | null = null;

  constructor(
    document: EagleDocument,
    index: number,
    from?: TrainingCheckpoint,
    { share, openGpu, worth = usuallyWorth }: TrainingCompany = {},
  ) {
    const spec = document.solvers[index];
    this.id = solverId(index);
    this.#index = index;
    this.#steps = spec.kind === "transformer" ? spec.steps : 0;
    this.#trainer = new Trainer(trainingSettings(document, index), from?.trainer ?? null);
    this.#recorder = new TrainingRecorder(this.#steps, from ?? null);
    const { settings } = this.#trainer;
    this.#shared = share?.(settings) ?? null;
    this.#gpu = openGpu && workOf(settings) >= worth ? new GpuSteps(openGpu, settings) : null;
    this.#stepsOnGpu = from?.stepsOnGpu ?? 0;
    this.#trainer.shareWith(this.#shared);
    this.#judge = new Judge(this.#trainer);
    this.#judged = from?.judged ?? null;
    this.#work = new SlicedWork(this.#run(), from?.milliseconds);
  }

  get status() {
    return this.#work.status;
  }

  get step(): number {
    return this.#trainer.stepsTaken;
  }

  /** The threads, or the GPU, that it waits for. */
  get awaits(): Promise<void> | null {
    return this.#gpu?.awaits ?? this.#shared?.awaits ?? null;
  }

  advance(milliseconds: number, steps = Number.POSITIVE_INFINITY): void {
    this.#shared?.share();
    this.#gpu?.share();
    this.#last = this.step + steps;
    if (steps > 0) this.#work.proceedFor(milliseconds, () => this.step >= this.#last || this.awaits !== null);
    if (!isUnderWay(this.status)) this.dispose();
  }

  singleStep(): void {
    // No thread computes while a run is paused.
    this.#shared?.recall();
    this.#gpu?.recall();
    const before = this.step;
    this.#work.proceed(() => this.step > before);
  }

  dispose(): void {
    this.#shared?.dispose();
    this.#gpu?.dispose();
  }

  states(): readonly TrainingState[] {
    return [
      {
        kind: "training",
        job: this.id,
        solver: this.#index,
        ...this.#work.report(),
        iteration: this.step,
        skipped: this.#trainer.skipped,
        stepsOnGpu: this.#stepsOnGpu,
        gpu: this.#gpu?.standing ?? null,
        curve: this.#recorder.curve(),
        weights: this.#weightsNow(),
        judged: this.#judged,
      },
    ];
  }

  views(): null {
    return null;
  }

  /** Between two steps or in the middle of one, which is then taken again: weights change only at its end. */
  checkpoint(): TrainingCheckpoint | null {
    if (this.step === 0) return null;
    return {
      job: this.id,
      step: this.step,
      milliseconds: this.#work.milliseconds,
      trainer: this.#trainer.state(),
      stepsOnGpu: this.#stepsOnGpu,
      curve: this.#recorder.curve(),
      largestMean: this.#recorder.largestMean,
      judged: this.#judged,
    };
  }

  #weightsNow(): WeightsView {
    if (this.#weights?.step !== this.step)
      this.#weights = { step: this.step, view: weightsView(this.#trainer.settings.shape, this.#trainer.weights) };
    return this.#weights.view;
  }

  *#run(): LongComputation<Ending> {
    const trainer = this.#trainer;
    for (;;) {
      if (this.#isDue(trainer.stepsTaken)) this.#judged = yield* this.#whole(this.#judge.judge());
      if (trainer.stepsTaken >= this.#steps) return "done";
      const before = trainer.stepsTaken;
      const errors = yield* this.#nextSteps();
      for (const [at, some] of errors.entries()) this.#recorder.add(before + at + 1, some);
      yield this.#share;
    }
  }

  /** Takes some steps on the GPU where it is faster, else one on this thread and its helpers. Returns the errors of each step. */
  *#nextSteps(): LongComputation<readonly Float64Array[]> {
    const trainer = this.#trainer;
    const gpu = this.#gpu;
    if (gpu?.isUnknown && this.#processorTimes.length >= measuredSteps)
      yield* this.#whole(gpu.measure(trainer, quantile(Float64Array.from(this.#processorTimes), 0.5)));
    if (gpu?.isUsed) {
      const most = Math.min(this.#untilDue, Math.max(1, this.#last - trainer.stepsTaken));
      const errors = yield* this.#whole(gpu.take(trainer, most));
      this.#stepsOnGpu += errors?.length ?? 0;
      if (errors) return errors;
    }
    const start = performance.now();
    const errors = yield* this.#whole(trainer.steps(1));
    if (gpu?.standing === null) this.#processorTimes.push(performance.now() - start);
    return [errors];
  }

  /** Steps until the network is to be judged next, or until the last step. */
  get #untilDue(): number {
    const every = this.#judgedEvery;
    return Math.min(this.#steps - this.step, every - (this.step % every));
  }

  get #judgedEvery(): number {
    return Math.max(stepsBetween, Math.floor(this.#steps / judgements));
  }

  /** Whether the network is to be judged after this step, and has not been. */
  #isDue(step: number): boolean {
    return (step % this.#judgedEvery === 0 || step === this.#steps) && this.#judged?.step !== step;
  }

  get #share(): number {
    return this.#trainer.stepsTaken / this.#steps;
  }

  /** Works on a part that counts for the progress of the run only when it is complete. */
  *#whole<Result>(part: LongComputation<Result>): LongComputation<Result> {
    let turn = part.next();
    while (!turn.done) {
      yield this.#share;
      turn = part.next();
    }
    return turn.value;
  }
}
