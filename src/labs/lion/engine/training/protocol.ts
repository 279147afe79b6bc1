/** Reports of encoders in training, as pure data. */

import type { JobCheckpoint, JobState } from "../../../../platform/engine/job";
import type { EncoderTrainingState } from "../../math/encoder/encoder";
import type { Baseline } from "../../math/tasks/task";

/** Baselines without learning, or with full knowledge of the task, on the test sequences of the learners. */
export interface BaselinesState extends JobState {
  readonly kind: "baselines";
  /** The finished baselines of each test length; the length of training comes first. */
  readonly lengths: readonly LengthBaselines[];
}

export interface LengthBaselines {
  readonly length: number;
  readonly baselines: readonly Baseline[];
}

/** A learner: one encoder for each of its seeds. */
export interface EncoderState extends JobState {
  readonly kind: "encoder";
  /** Its place among the learners of the document. */
  readonly learner: number;
  /** Steps that all of its encoders have taken. */
  readonly step: number;
  /** In the order of the seeds. */
  readonly runs: readonly RunView[];
}

/** Results of one encoder of a learner so far. */
export interface RunView {
  /** Steps that were skipped, as their gradients were not finite. */
  readonly skipped: number;
  readonly losses: LossCurve;
  readonly looks: LookCurve;
  /** For each test length, once the encoder is trained. */
  readonly tests: readonly LengthTest[];
  /** All weights as one row, in the order of `encoderWeights`, after the step of the last evaluation; null before the first. */
  readonly weights: Float32Array | null;
}

/** Nats of the batch of a step, before it, at the steps that are recorded. */
export interface LossCurve {
  readonly step: Float64Array;
  readonly loss: Float64Array;
}

/** Loss and accuracy of an encoder on some of the test sequences, during training. */
export interface LookCurve {
  readonly step: Float64Array;
  readonly loss: Float64Array;
  readonly accuracy: Float64Array;
}

export interface LengthTest {
  readonly length: number;
  readonly accuracy: number;
  /** Nats. */
  readonly loss: number;
}

export interface EncoderCheckpoint extends JobCheckpoint {
  readonly milliseconds: number;
  readonly runs: readonly RunCheckpoint[];
}

export interface RunCheckpoint extends RunView {
  readonly steps: EncoderTrainingState;
}
