/** Reports of a network in training, as pure data. */

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
  /** Steps that were skipped, as their gradients were not finite. */
  readonly skipped: number;
  /** Steps that were taken on a GPU, with its own rounding. */
  readonly stepsOnGpu: number;
  /** Outcome of the search for a GPU; null where none was wanted, or before it is known. */
  readonly gpu: GpuStanding | null;
  readonly curve: TrainingCurve;
  /** Null before the job has begun. */
  readonly weights: WeightsView | null;
  /** The last judgement of the network, by prompts that it is not trained on; null before the first. */
  readonly judged: Judged | null;
}

/** A point for every step that is recorded; all arrays are as long as `step`. Errors are mean squared errors over the entries of D. */
export interface TrainingCurve {
  readonly step: Float64Array;
  /** Median and quartiles of the errors of this step's prompts, before the step. */
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
  /** Median of the squared errors per entry of D, over fresh prompts. */
  readonly medianError: number;
  /** The same for predicting zero. */
  readonly zeroMedianError: number;
  readonly constants: Constants;
  /** The same median over the first draw of prompts for the constants: of the network, and of its layers as they are read. */
  readonly readError: { readonly network: number; readonly reading: number };
  /** Messages between machines, as read from the weights of each layer; null where nothing is distributed. */
  readonly sent: readonly SentReading[] | null;
  /** The sketch as which narrow weights are read, layer by layer; null where they are not narrow. */
  readonly sketches: readonly SketchReading[] | null;
}

export interface TrainingCheckpoint extends JobCheckpoint {
  readonly milliseconds: number;
  readonly trainer: TrainerState;
  /** Missing in checkpoints that were kept before networks could be trained on a GPU. */
  readonly stepsOnGpu?: number;
  readonly curve: TrainingCurve;
  /** The largest mean since the last point. */
  readonly largestMean: number;
  readonly judged: Judged | null;
}
