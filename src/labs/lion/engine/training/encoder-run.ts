import type { KernelWorkspace } from "../../../../platform/numerics/kernel-workspace";
import type { LongComputation } from "../../../../platform/numerics/progress";
import { Recorder } from "../../../../platform/numerics/recorder";
import { evenSteps } from "../../../../platform/numerics/recording-grid";
import type { Array32 } from "../../../../platform/tensors/memory32";
import type { SequenceArithmetic } from "../../../../platform/tensors/sequence-arithmetic";
import type { SequenceBatch } from "../../math/encoder/batch";
import { Encoder } from "../../math/encoder/encoder";
import { encoderWeights, initialRow } from "../../math/encoder/weights";
import { trainingDraws } from "../../math/tasks/draws";
import { partOf, type TrainingPlan } from "./plan";
import type { LengthTest, RunCheckpoint, RunView } from "./protocol";

/** Number of evaluations of an encoder during training, evenly spaced. */
const looks = 40;
/** Sequences of such an evaluation. */
export const evaluatedSequences = 128;
/** Scores of a head at once, at most: tests are taken in pieces, so that longer sequences need no more memory. */
const mostScores = 1 << 17;
const mostSequences = 32;

/** Data that all encoders of a learner share while they are trained. */
export interface RunContext {
  readonly arithmetic: SequenceArithmetic<Array32>;
  readonly workspace: KernelWorkspace;
  readonly plan: TrainingPlan;
  /** The test sequences of a length. */
  readonly tests: (length: number) => SequenceBatch;
}

/** One encoder of a learner: trained on its own sequences, from its own weights. */
export class EncoderRun {
  readonly #context: RunContext;
  readonly #seed: bigint;
  readonly #encoder: Encoder<Array32>;
  readonly #recorded: ReadonlySet<number>;
  readonly #losses: Recorder<"step" | "loss">;
  readonly #looks: Recorder<"step" | "loss" | "accuracy">;
  readonly #tests: LengthTest[];
  #weights: Float32Array | null;

  constructor(context: RunContext, seed: bigint, from?: RunCheckpoint) {
    const { arithmetic, workspace, plan } = context;
    const { settings, training } = plan;
    this.#context = context;
    this.#seed = seed;
    const start = initialRow(workspace, encoderWeights(settings), seed);
    this.#encoder = new Encoder(arithmetic, settings, training, start, from?.steps);
    this.#recorded = new Set(evenSteps(training.steps));
    this.#losses = new Recorder(["step", "loss"], from?.losses);
    this.#looks = new Recorder(["step", "loss", "accuracy"], from?.looks);
    this.#tests = [...(from?.tests ?? [])];
    this.#weights = from?.weights ?? null;
  }

  /** Steps taken. */
  get step(): number {
    return this.#encoder.trainer.step;
  }

  takeStep(): void {
    const { workspace, plan } = this.#context;
    const { task, batch, length } = plan;
    const { loss } = this.#encoder.trainer.takeIfFinite(task.generate(trainingDraws(workspace, this.#seed, this.step), batch, length));
    if (this.#recorded.has(this.step)) this.#losses.add({ step: this.step, loss });
  }

  /** Evaluates the encoder where that is due after this step and has not been done. */
  *lookIfDue(): LongComputation<void> {
    const { plan, tests } = this.#context;
    const { steps } = plan.training;
    const every = Math.max(1, Math.round(steps / looks));
    const isDue = this.step % every === 0 || this.step === steps;
    if (!isDue || this.#looks.lists.step.at(-1) === this.step) return;
    const { accuracy, loss } = yield* this.#measured(partOf(tests(plan.length), 0, evaluatedSequences));
    this.#weights = Float32Array.from(this.#encoder.row());
    this.#looks.add({ step: this.step, loss, accuracy });
  }

  /** Tests the encoder at every length at which it has not been tested. */
  *test(): LongComputation<void> {
    const { plan, tests } = this.#context;
    for (const length of plan.testLengths.slice(this.#tests.length)) {
      const { accuracy, loss } = yield* this.#measured(tests(length));
      this.#tests.push({ length, accuracy, loss });
    }
  }

  view(): RunView {
    return {
      skipped: this.#encoder.trainer.skipped,
      losses: this.#losses.columns(),
      looks: this.#looks.columns(),
      tests: [...this.#tests],
      weights: this.#weights,
    };
  }

  checkpoint(): RunCheckpoint {
    return { ...this.view(), steps: this.#encoder.state() };
  }

  /** Means over all answers that count, a piece at a time. */
  *#measured(batch: SequenceBatch): LongComputation<{ readonly accuracy: number; readonly loss: number }> {
    const { count, length } = batch;
    const at = Math.max(1, Math.min(mostSequences, Math.floor(mostScores / (length * length))));
    let [hits, nats, all] = [0, 0, 0];
    for (let from = 0; from < count; from += at) {
      const part = partOf(batch, from, Math.min(at, count - from));
      const answers = part.counts ? part.counts.reduce((sum, one) => sum + one, 0) : part.answers.length;
      const { accuracy, loss } = this.#encoder.measure(part);
      hits += accuracy * answers;
      nats += loss * answers;
      all += answers;
      yield from / count;
    }
    return { accuracy: hits / all, loss: nats / all };
  }
}
