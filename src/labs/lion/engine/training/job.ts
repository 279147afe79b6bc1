import type { Job } from "../../../../platform/engine/job";
import { type Ending, SlicedWork } from "../../../../platform/engine/sliced-work";
import type { LongComputation } from "../../../../platform/numerics/progress";
import { openSequences32 } from "../../../../platform/tensors/sequences32";
import type { LionDocument } from "../../document/document";
import type { SequenceBatch } from "../../math/encoder/batch";
import { LionWorkspace } from "../../math/workspace";
import { learnerId } from "../job-plan";
import { EncoderRun } from "./encoder-run";
import { type TrainingPlan, testSequences, trainingPlan } from "./plan";
import type { EncoderCheckpoint, EncoderState } from "./protocol";
import { sourceOf } from "./source";

/** Trains a learner of a document: an encoder for each of its seeds, all at the same pace, and tests them in the end. */
export class EncoderJob implements Job<EncoderState, never, EncoderCheckpoint> {
  readonly id: string;
  readonly #index: number;
  readonly #runs: readonly EncoderRun[];
  readonly #steps: number;
  readonly #work: SlicedWork;

  constructor(document: LionDocument, index: number, from?: EncoderCheckpoint) {
    this.id = learnerId(index);
    this.#index = index;
    const plan = trainingPlan(document, index, sourceOf(document));
    this.#steps = plan.training.steps;
    this.#runs = encoderRuns(document, plan, from);
    this.#work = new SlicedWork(train(this.#runs, this.#steps), from?.milliseconds);
  }

  get status() {
    return this.#work.status;
  }

  /** That all encoders have taken. */
  get step(): number {
    return stepOf(this.#runs);
  }

  advance(milliseconds: number, steps = Number.POSITIVE_INFINITY): void {
    const last = this.step + steps;
    if (steps > 0) this.#work.proceedFor(milliseconds, () => this.step >= last);
  }

  singleStep(): void {
    const before = this.step;
    this.#work.proceed(() => this.step > before);
  }

  states(): readonly EncoderState[] {
    return [
      {
        kind: "encoder",
        job: this.id,
        learner: this.#index,
        ...this.#work.report(),
        step: this.step,
        runs: this.#runs.map((run) => run.view()),
      },
    ];
  }

  views(): null {
    return null;
  }

  checkpoint(): EncoderCheckpoint | null {
    if (this.#runs.every(({ step }) => step === 0)) return null;
    const { milliseconds } = this.#work;
    return { job: this.id, step: this.step, milliseconds, runs: this.#runs.map((run) => run.checkpoint()) };
  }
}

/** The encoders of a learner, one for each seed, on one float32 memory. */
export function encoderRuns(document: LionDocument, plan: TrainingPlan, from?: EncoderCheckpoint): readonly EncoderRun[] {
  const arithmetic = openSequences32();
  const workspace = new LionWorkspace();
  const tests = remembered((length) => testSequences(workspace, plan.task, document.seed, length));
  return plan.seeds.map((seed, at) => new EncoderRun({ arithmetic, workspace, plan, tests }, seed, from?.runs[at]));
}

/** Takes all encoders to the end: a step of each in turn, so that none is ahead by more than one; then tests them. */
export function* train(runs: readonly EncoderRun[], steps: number): LongComputation<Ending> {
  const share = () => runs.reduce((sum, { step }) => sum + step, 0) / (steps * runs.length);
  for (;;) {
    const step = stepOf(runs);
    for (const run of runs) if (run.step === step) yield* within(run.lookIfDue(), share);
    if (step >= steps) break;
    for (const run of runs) {
      if (run.step > step) continue;
      run.takeStep();
      yield share();
    }
  }
  for (const run of runs) yield* within(run.test(), share);
  return "done";
}

function stepOf(runs: readonly EncoderRun[]): number {
  return Math.min(...runs.map(({ step }) => step));
}

/** Works on a part of which only the whole is a share of the run. */
function* within(part: LongComputation<void>, share: () => number): LongComputation<void> {
  for (const _ of part) yield share();
}

function remembered(make: (length: number) => SequenceBatch): (length: number) => SequenceBatch {
  const made = new Map<number, SequenceBatch>();
  return (length) => {
    const batch = made.get(length) ?? make(length);
    made.set(length, batch);
    return batch;
  };
}
