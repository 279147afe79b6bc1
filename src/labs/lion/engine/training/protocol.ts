/** What encoders in training tell, as pure data. */

import type { JobCheckpoint, JobState } from "../../../../platform/engine/job";
import type { EncoderTrainingState } from "../../math/encoder/encoder";
import type { Baseline } from "../../math/tasks/task";

/** What is got without learning, or by who knows everything, on the sequences that learners are tested on. */
export interface BaselinesState extends JobState {
  readonly kind: "baselines";
  /** For each length that is tested, those that are done; the length of training comes first. */
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
  /** That all of its encoders have taken. */
  readonly step: number;
  /** In the order of the seeds. */
  readonly runs: readonly RunView[];
}

/** What one encoder of a learner has come to. */
export interface RunView {
  /** Steps that were left out, as their gradients were not finite. */
  readonly skipped: number;
  readonly losses: LossCurve;
  readonly looks: LookCurve;
  /** Once it is trained, for each length that is tested. */
  readonly tests: readonly LengthTest[];
  /** All weights as one row, in the order of `encoderWeights`, after the step of the last look; null before the first. */
  readonly weights: Float32Array | null;
}

/** Nats of the batch of a step, before it, at the steps that are recorded. */
export interface LossCurve {
  readonly step: Float64Array;
  readonly loss: Float64Array;
}

/** How an encoder does on some of the sequences that it is tested on, on its way. */
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
