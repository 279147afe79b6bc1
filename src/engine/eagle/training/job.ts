import type { TrainingSettings } from "../../../eagle/training/settings";
import { Trainer } from "../../../eagle/training/trainer";
import type { EagleDocument } from "../../../experiment/eagle/document";
import type { LongComputation } from "../../../numerics/progress";
import { isUnderWay, type Job } from "../../core/job";
import { type Ending, SlicedWork } from "../../core/sliced-work";
import { solverId } from "../job-plan";
import { Judge } from "./judge";
import type { Judged, TrainingCheckpoint, TrainingState, WeightsView } from "./protocol";
import { TrainingRecorder } from "./recorder";
import { trainingSettings } from "./settings";
import type { SharedBatches } from "./shared-batches";
import { weightsView } from "./weights-view";

/** How often a network is judged on its way, evenly; but not within so many steps, as it takes as long as some of them. */
const judgements = 20;
const stepsBetween = 25;

/** Trains one network of a document, and records what it comes to. */
export class TrainingJob implements Job<TrainingState, never, TrainingCheckpoint> {
  readonly id: string;
  readonly #index: number;
  readonly #steps: number;
  readonly #trainer: Trainer;
  readonly #recorder: TrainingRecorder;
  readonly #judge: Judge;
  readonly #work: SlicedWork;
  readonly #shared: SharedBatches | null;
  #judged: Judged | null;
  /** Of the step of its name: made when it is asked for, as reports are more often than steps where these are long. */
  #weights: { readonly step: number; readonly view: WeightsView } | null = null;

  /** @param share  makes what gives parts of batches to other threads; null where it is not worth it. */
  constructor(
    document: EagleDocument,
    index: number,
    from?: TrainingCheckpoint,
    share: (settings: TrainingSettings) => SharedBatches | null = () => null,
  ) {
    const spec = document.solvers[index];
    this.id = solverId(index);
    this.#index = index;
    this.#steps = spec.kind === "transformer" ? spec.steps : 0;
    this.#trainer = new Trainer(trainingSettings(document, index), from?.trainer ?? null);
    this.#recorder = new TrainingRecorder(this.#steps, from ?? null);
    this.#shared = share(this.#trainer.settings);
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

  /** The threads that it waits for. */
  get awaits(): Promise<void> | null {
    return this.#shared?.awaits ?? null;
  }

  advance(milliseconds: number, steps = Number.POSITIVE_INFINITY): void {
    this.#shared?.share();
    const last = this.step + steps;
    if (steps > 0) this.#work.proceedFor(milliseconds, () => this.step >= last || this.awaits !== null);
    if (!isUnderWay(this.status)) this.dispose();
  }

  singleStep(): void {
    // Nobody computes while a run stands still.
    this.#shared?.recall();
    const before = this.step;
    this.#work.proceed(() => this.step > before);
  }

  dispose(): void {
    this.#shared?.dispose();
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
      const errors = yield* this.#whole(trainer.steps(1));
      this.#recorder.add(trainer.stepsTaken, errors);
      yield this.#share;
    }
  }

  /** Whether the network is to be judged after this step, and has not been. */
  #isDue(step: number): boolean {
    const every = Math.max(stepsBetween, Math.floor(this.#steps / judgements));
    return (step % every === 0 || step === this.#steps) && this.#judged?.step !== step;
  }

  get #share(): number {
    return this.#trainer.stepsTaken / this.#steps;
  }

  /** Works on a part of which only the whole is a share of the run. */
  *#whole<Result>(part: LongComputation<Result>): LongComputation<Result> {
    let turn = part.next();
    while (!turn.done) {
      yield this.#share;
      turn = part.next();
    }
    return turn.value;
  }
}
