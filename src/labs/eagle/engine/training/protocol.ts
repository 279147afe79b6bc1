/** What a network in training tells, as pure data. */

import type { JobCheckpoint, JobState } from "../../../../platform/engine/job";
import type { Constants } from "../../math/training/constants";
import type { SentReading } from "../../math/training/sent-reading";
import type { SketchReading } from "../../math/training/sketch-reading";
import type { TrainerState } from "../../math/training/trainer";
import type { GpuStanding } from "./gpu-steps";

export interface TrainingState extends JobState {
  readonly kind: "training";
  /** Its place among the solvers of the document. */
  readonly solver: number;
  /** Steps so far. */
  readonly iteration: number;
  /** Steps that were left out, as their gradients were not finite. */
  readonly skipped: number;
  /** Steps that were taken on a GPU, with its own rounding. */
  readonly stepsOnGpu: number;
  /** What came of looking for one; null where none was wanted, or it is not known yet. */
  readonly gpu: GpuStanding | null;
  readonly curve: TrainingCurve;
  /** Null before the job has begun. */
  readonly weights: WeightsView | null;
  /** As of the last step at which the network was judged by prompts that it is not trained on; null before. */
  readonly judged: Judged | null;
}

/** A point for every step that is recorded; all arrays are as long as `step`. Errors are mean squared errors over the entries of D. */
export interface TrainingCurve {
  readonly step: Float64Array;
  /** Of the errors of the prompts of this step, before it. */
  readonly median: Float64Array;
  readonly lowerQuartile: Float64Array;
  readonly upperQuartile: Float64Array;
  /** The largest mean over the prompts of a step since the point before: spikes are kept. Infinite where it overflowed. */
  readonly mean: Float64Array;
}

/** W_QK (N x N) and W_VP (M x N x M N) of every layer. */
export interface WeightsView {
  readonly features: number;
  readonly machines: number;
  readonly layers: readonly { readonly WQK: Float32Array; readonly WVP: Float32Array }[];
}

export interface Judged {
  readonly step: number;
  /** Of the squared errors per entry of D of fresh prompts. */
  readonly medianError: number;
  /** The same of answering zero. */
  readonly zeroMedianError: number;
  readonly constants: Constants;
  /** The same median over the first draw of those matrices by which the constants are found: of the network, and of what its layers are read as. */
  readonly readError: { readonly network: number; readonly reading: number };
  /** What machines send one another, layer by layer; null where nothing is distributed. */
  readonly sent: readonly SentReading[] | null;
  /** What narrow weights are read as, layer by layer; null where they are not narrow. */
  readonly sketches: readonly SketchReading[] | null;
}

export interface TrainingCheckpoint extends JobCheckpoint {
  readonly milliseconds: number;
  readonly trainer: TrainerState;
  /** Missing where it was kept before there were any. */
  readonly stepsOnGpu?: number;
  readonly curve: TrainingCurve;
  /** The largest mean since the last point. */
  readonly largestMean: number;
  readonly judged: Judged | null;
}
