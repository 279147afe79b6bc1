/** States of the jobs of this lab. Pure data throughout: arrays are copied, none is shared. */

import type { Engine as EngineOf, EngineListener as ListenerOf, Origin as OriginOf } from "../../../platform/engine/engine-api";
import type { JobCheckpoint, JobState } from "../../../platform/engine/job";
import type { JobOf, LabTypes } from "../../../platform/engine/lab-engine";
import type { Experiment } from "../document/document";
import type { ResultDocument } from "../document/result";
import type { CompressionSummary } from "../math/learners/closed-form/heads";
import type { Errors, LearnedCurves, TokenCurves } from "../math/learners/recording";
import type { StopReason } from "../math/learners/stop-reason";
import type { OwnData } from "../math/tasks/dataset";
import type { ClosedFormChoice } from "./closed-form-choice";
import type { GpuDetour, GpuSolve } from "./gpu/gpu-solver";
import type { LearnerView, TargetView } from "./view";

/** The certificate of the samples seen so far. */
export interface CertificateState {
  /** Samples (G, z) seen so far, and in all. */
  readonly samples: number;
  readonly total: number;
  readonly psi: number;
  /**
   * Of Lambda, ascending; psi of them, padded with exact zeros for fewer samples than features. Above 2,200 features the
   * padding is left out.
   */
  readonly eigenvalues: Float64Array;
  readonly lambdaMin: number;
  readonly lambdaMax: number;
  /** Rank of Lambda, independent of the units of the coordinates. */
  readonly rank: number;
  readonly nullity: number;
  readonly conditionNumber: number;
  /** max(samples, psi) * eps * lambdaMax: below it float64 does not distinguish an eigenvalue from zero. */
  readonly floor: number;
  /** The eigenvalues by which the rank was decided, of samples in rescaled coordinates; null where rescaling changes nothing. */
  readonly inUnits: { readonly eigenvalues: Float64Array; readonly floor: number } | null;
  /** Number of directions within the rank whose eigenvalues of the unscaled Lambda are below its floor. */
  readonly unitsHide: number;
}

/** Error curve of one learner, recorded at steps fixed by the document. All arrays have the same length. */
export interface LossCurve {
  /** Gradient steps, also on W; for the closed form the number of samples used. */
  readonly step: Float64Array;
  /** Mean squared errors over samples and coordinates. */
  readonly train: Float64Array;
  /** NaN where the test labels are not known. */
  readonly test: Float64Array;
  /** One array per shifted test set. */
  readonly shifted: readonly Float64Array[];
  /**
   * ||(p - p(teacher)) / S||_F in two parts: in the span of the data and in the null space of Lambda; absent without a
   * teacher. The second is NaN where the data were too large to be split.
   */
  readonly seenDistance?: Float64Array;
  readonly freeDistance?: Float64Array;
  /** For models of the next token. */
  readonly tokens?: TokenCurves;
  /** For targets whose theory splits the best layer into directions. */
  readonly learned?: LearnedCurves;
}

export interface Divergence {
  readonly step: number;
}

/** The state of a learner. */
interface OfLearner extends JobState {
  /** Index into `experiment.learners`. */
  readonly learner: number;
}

export interface CertificateJobState extends JobState {
  readonly kind: "certificate";
  readonly certificate: CertificateState | null;
  /** Variance of the test labels about their mean, the error of a constant prediction; null without labels. */
  readonly labelVariance: number | null;
  /**
   * Errors of the best linear-attention fit to a target that linear attention cannot represent; null for other targets, and
   * before they are computed.
   */
  readonly bestFit: Errors | null;
  /** For targets that are computations, once computed: the number of test traces certified by the data, and of all. */
  readonly certified?: { readonly count: number; readonly of: number };
}

/** Reported by the data job, which solves every closed form. */
export interface ClosedFormJobState extends OfLearner {
  readonly kind: "closed-form";
  readonly curve: LossCurve;
  /**
   * Expected excess risk per coordinate at each `curve.step` for Gaussian features; NaN where the formula does not apply;
   * null without noise.
   */
  readonly theory: Float64Array | null;
  readonly solution: ClosedFormSummary | null;
}

export interface ClosedFormSummary {
  readonly solver: string;
  readonly relativeResidual: number;
  readonly conditionNumber: number;
  /** Of the minimum-norm W, also where fewer heads were found. */
  readonly wSingularValues: Float64Array;
  /** Where fewer heads were searched for. */
  readonly compressed?: CompressionSummary;
  /** Where the GPU computed the Gram matrix. */
  readonly onGpu?: GpuSolve;
  /** Where the GPU was chosen but not used. */
  readonly detour?: GpuDetour;
}

/** The state of a gradient learner, for any model. */
export interface GradientJobState extends OfLearner {
  readonly kind: "gradient";
  readonly step: number;
  readonly steps: number;
  /** Of the learner's own seed. */
  readonly curve: LossCurve;
  /** The present error for display: refreshed by the clock and not part of the curve, which is the same on every machine. */
  readonly latest?: LatestErrors;
  /** Of the further seeds of a repeated learner: they take steps together with the first. */
  readonly repeats: readonly LossCurve[];
  /** Places in `repeats` of the seeds that diverged; absent where none did. */
  readonly divergedRepeats?: readonly number[];
  /** Multiply-adds of one step of all its seeds, forward pass alone; absent before the data are generated. */
  readonly work?: number;
  /** Of the learner's own seed. */
  readonly diverged?: Divergence;
  /** The stop rule that ended the learner before its last step. */
  readonly stopped?: StopReason;
}

/** Errors of the learner's own seed between two recorded steps. */
export interface LatestErrors extends Errors {
  readonly step: number;
}

/** Gradient descent on W, computed for every recorded step rather than simulated. */
export interface ConvexJobState extends OfLearner {
  readonly kind: "convex";
  /** The last recorded step. */
  readonly step: number;
  readonly steps: number;
  /** Training samples, all of which every step uses. */
  readonly samples: number;
  readonly curve: LossCurve;
  /** d_out / lambda_max(S Lambda S), above which it diverges; null until the data are processed, like the next two. */
  readonly largestRate: number | null;
  readonly rate: number | null;
  /** rate * step: the corresponding time of gradient flow. */
  readonly time: number | null;
  readonly diverged?: Divergence;
}

export type AnyJobState = CertificateJobState | ClosedFormJobState | GradientJobState | ConvexJobState;

/** The state from which a job resumes after a crash; the arrays are copies. */
export interface GradientCheckpoint extends JobCheckpoint {
  /** Index into `experiment.learners`. */
  readonly learner: number;
  /** One per seed, the learner's own first. */
  readonly runs: readonly RunCheckpoint[];
  readonly milliseconds: number;
}

export interface RunCheckpoint {
  readonly step: number;
  readonly beta1Power: number;
  readonly beta2Power: number;
  /** Weights and optimiser moments, as the kernel holds them. */
  readonly arrays: Uint8Array;
  readonly curve: LossCurve;
  readonly diverged?: Divergence;
  readonly stopped?: StopReason;
}

/** Views of one sample from the jobs of one worker. */
export interface Views {
  /** From the worker that has the data job. */
  readonly target: TargetView | null;
  readonly learners: readonly LearnerView[];
}

/** Choices of the page besides the backend. */
export interface LearnabilityChoices {
  /** Where closed forms are solved. */
  readonly closedForms: ClosedFormChoice;
}

/** The types of this lab for the engine. */
export interface Learnability extends LabTypes {
  readonly document: Experiment;
  readonly data: OwnData;
  readonly state: AnyJobState;
  readonly views: Views;
  readonly checkpoint: GradientCheckpoint;
  readonly choices: LearnabilityChoices;
  readonly result: ResultDocument;
}

export type LearnabilityJob = JobOf<Learnability>;
export type Engine = EngineOf<Learnability>;
export type EngineListener = ListenerOf<Learnability>;
export type Origin = OriginOf<GradientCheckpoint>;
