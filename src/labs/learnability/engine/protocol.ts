/** What the jobs of this lab tell about themselves. Pure data throughout: arrays are copied, nothing is shared. */

import type { Engine as EngineOf, EngineListener as ListenerOf, Origin as OriginOf } from "../../../platform/engine/engine-api";
import type { JobCheckpoint, JobState } from "../../../platform/engine/job";
import type { JobOf, LabTypes } from "../../../platform/engine/lab-engine";
import type { Experiment } from "../document/document";
import type { ResultDocument } from "../document/result";
import type { CompressionSummary } from "../math/learners/closed-form/heads";
import type { Errors, TokenCurves } from "../math/learners/recording";
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
   * Of Lambda, ascending; psi of them, padded with exact zeros when fewer samples than features were seen. Above 2,200
   * features the padding is left out.
   */
  readonly eigenvalues: Float64Array;
  readonly lambdaMin: number;
  readonly lambdaMax: number;
  /** Directions that the data see, whatever the units of the coordinates. */
  readonly rank: number;
  readonly nullity: number;
  readonly conditionNumber: number;
  /** max(samples, psi) * eps * lambdaMax: what float64 cannot tell from zero. */
  readonly floor: number;
  /** What rank was decided on, samples whose coordinates are in units of their own; null where units change nothing. */
  readonly inUnits: { readonly eigenvalues: Float64Array; readonly floor: number } | null;
  /** Directions that the data see and that the floor of Lambda's own eigenvalues hides. */
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
   * How far W is from the teacher's, ||(p - p(teacher)) / S||_F, in two parts: what the data see and what they leave free;
   * absent without a teacher. The second is NaN where the data were too large to be taken apart.
   */
  readonly seenDistance?: Float64Array;
  readonly freeDistance?: Float64Array;
  /** Of a model of the next token. */
  readonly tokens?: TokenCurves;
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
  /** Variance of the test labels about their mean, the error of a constant guess; null without labels. */
  readonly labelVariance: number | null;
  /** Errors of the best linear-attention fit to a target that is none; null for other targets, and until it is known. */
  readonly bestFit: Errors | null;
  /** For targets that are computations, once it is known: test traces that the data certify, and all of them. */
  readonly certified?: { readonly count: number; readonly of: number };
}

/** Reported by the job of the data, which solves every closed form. */
export interface ClosedFormJobState extends OfLearner {
  readonly kind: "closed-form";
  readonly curve: LossCurve;
  /** Expected excess risk per coordinate at each `curve.step` were features Gaussian; NaN where that says nothing; null without noise. */
  readonly theory: Float64Array | null;
  readonly solution: ClosedFormSummary | null;
}

export interface ClosedFormSummary {
  readonly solver: string;
  readonly relativeResidual: number;
  readonly conditionNumber: number;
  /** Of the minimum-norm W, also where the heads are fewer ones. */
  readonly wSingularValues: Float64Array;
  /** Where fewer heads were looked for. */
  readonly compressed?: CompressionSummary;
  /** Where the GPU formed the Gram matrix. */
  readonly onGpu?: GpuSolve;
  /** Where it was meant to, and did not. */
  readonly detour?: GpuDetour;
}

/** A learner that takes gradient steps, whatever its model. */
export interface GradientJobState extends OfLearner {
  readonly kind: "gradient";
  readonly step: number;
  readonly steps: number;
  /** Of the learner's own seed. */
  readonly curve: LossCurve;
  /** The error now, for the eye: refreshed by the clock and no part of the curve, which is the same on every machine. */
  readonly latest?: LatestErrors;
  /** Of the further seeds, when the learner is repeated: they keep step with the first. */
  readonly repeats: readonly LossCurve[];
  /** Multiply-adds of one step of all its seeds, forward pass alone; absent before the data are there. */
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

/** Gradient descent on W, which is computed for every recorded step rather than simulated. */
export interface ConvexJobState extends OfLearner {
  readonly kind: "convex";
  /** The last recorded step. */
  readonly step: number;
  readonly steps: number;
  /** Training samples, all of which every step goes over. */
  readonly samples: number;
  readonly curve: LossCurve;
  /** d_out / lambda_max(S Lambda S), above which it diverges; null until the data have been worked through, like the next two. */
  readonly largestRate: number | null;
  readonly rate: number | null;
  /** rate * step: how long gradient flow would have run. */
  readonly time: number | null;
  readonly diverged?: Divergence;
}

export type AnyJobState = CertificateJobState | ClosedFormJobState | GradientJobState | ConvexJobState;

/** What a job needs to go on elsewhere after a crash; the arrays are copies. */
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

/** What the choices of a page settle beside where steps are taken. */
export interface LearnabilityChoices {
  /** Where closed forms are solved. */
  readonly closedForms: ClosedFormChoice;
}

/** What this lab fills into the engine. */
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
