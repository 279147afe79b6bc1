/**
 * Questions of the certificate laboratory about the data of an experiment, and their answers. Pure data; a long computation
 * gives several answers, each more complete than the one before.
 */
import type { Problem } from "../../../../platform/fields/problem";
import type { FeatureSetBound, ScaledSet } from "../../math/certificate/feature-sets";
import type { LocalRanks } from "../../math/certificate/local-rank";
import type { NoisyTerms } from "../../math/certificate/noisy-bound";
import type { Errors } from "../../math/learners/recording";
import type { FeatureMap } from "../../math/model/feature-maps";
import type { Heads } from "../../math/model/samples";
import type { BarrierAnswer, BarrierQuestion, LandscapeAnswer, LandscapeQuestion } from "./landscape/questions";

/** Distribution of the entries of added samples. */
export type AddedLaw = "gaussian" | "rademacher" | "sphere";

/** A learned function: p of a learner, outputs x psi. */
export interface KnownFunction {
  /** Index into `experiment.learners`. */
  readonly learner: number;
  readonly p: Float64Array;
}

/** The null direction of the twin: a basis vector of the null space, or the two-head witness of section 4.9. */
export type TwinDirection = { readonly kind: "null"; readonly index: number } | { readonly kind: "witness" };

/** Questions that repeat an experiment: each is answered by a worker of its own, run by run. */
export type SweepQuestion =
  /** The experiment's sweep: the same learners on data that differ in one setting. */
  | { readonly kind: "sweep" }
  /** For targets that are computations: the closed form fitted to more and more traces, over several draws of them. */
  | { readonly kind: "trace-curve"; readonly splits: number };

export type Question =
  /** The certificate of one sample. */
  | {
      readonly kind: "point";
      /** Index of the test sequence (of a trace all tokens before its last); ignored when tokens are given. */
      readonly sample: number;
      /** Tokens of a sample entered by the user, d x n row-major. */
      readonly tokens: { readonly Z: Float64Array; readonly n: number } | null;
      readonly learners: readonly KnownFunction[];
    }
  /** Lemma A.7 at a test sample with other features (Lemma E.1). */
  | { readonly kind: "features"; readonly set: ScaledSet; readonly sample: number }
  /** A twin, another function that fits the same data: the closed form moved along a null direction. */
  | {
      readonly kind: "twin";
      readonly direction: TwinDirection;
      /** Output coordinate that is changed. */
      readonly output: number;
    }
  /** Heads of the twin at an amplitude. */
  | { readonly kind: "twin-heads"; readonly direction: TwinDirection; readonly output: number; readonly amplitude: number }
  /** The effect of more samples of a distribution on the null space. */
  | { readonly kind: "added"; readonly law: AddedLaw; readonly count: number }
  /** The smallest eigenvalue of Lambda against m4 / m2^2, for tokens of the data's size with independent entries (Lemma A.5). */
  | { readonly kind: "entries" }
  /** The layer with a feature map of keys and queries, fitted to the data (section 6). */
  | { readonly kind: "feature-map"; readonly map: FeatureMap }
  /** The smallest number of heads that represent the closed form's function, by a search over its gauge. */
  | { readonly kind: "fewest-heads"; readonly from: number; readonly to: number; readonly starts: number }
  /** The smallest errors found for numbers of heads that are too few for the target. */
  | { readonly kind: "few-heads"; readonly heads: readonly number[] }
  | SweepQuestion
  /**
   * For targets that are computations: growth of the closed form's errors along unseen ones, given the true history and on
   * its own output. Steps of the machine where computations continue; null where they end with their input.
   */
  | { readonly kind: "error-growth"; readonly steps: number | null }
  | LandscapeQuestion
  | BarrierQuestion;

export interface PointAnswer {
  readonly kind: "point";
  /** ||(1 - P) H(Z)|| / ||H(Z)||: 0 is certified. */
  readonly share: number;
  /** Share below 1e-5: every perfect fit gives the same answer here. */
  readonly certified: boolean;
  /** H(Z)^T Lambda^+ H(Z), the part of H(Z) in the range of Lambda. */
  readonly leverage: number;
  /** ||Z||_F^6 / lambda_min(Lambda), in place of the leverage in Lemma A.7: never below it; infinite where Lambda is singular. */
  readonly normFactor: number;
  /** Lemma E.2, which puts another numerator in place of the excess risk; null without noise on labels of a known layer. */
  readonly noisy: NoisyTerms | null;
  readonly learners: readonly PointLearner[];
}

export interface PointLearner {
  readonly learner: number;
  /** Excess empirical risk over the closed form, summed over outputs: trace of (p - p^) Lambda (p - p^)^T. */
  readonly excess: number;
  /** excess * leverage: the largest squared difference from the closed form here; infinite where the sample is not certified. */
  readonly bound: number;
  /** ||(p - p^) H(Z)||^2, the actual squared difference. */
  readonly difference: number;
}

/** Zero and infinite where Lambda is singular: it is for every set of features. */
export interface FeaturesAnswer extends FeatureSetBound {
  readonly kind: "features";
}

/** Mean squared error of the twin on a set as a function of the amplitude c: base + 2 c cross + c^2 square. */
export interface ErrorParabola {
  readonly name: "train" | "test" | string;
  readonly base: number;
  readonly cross: number;
  readonly square: number;
}

export interface TwinAnswer {
  readonly kind: "twin";
  readonly nullity: number;
  /** Null when the data have full rank: no twin exists. */
  readonly twin: Twin | null;
  /** Whether the two-head witness lies in the null space of these data (and d >= 3, several outputs). */
  readonly witness: boolean;
}

export interface Twin {
  /** Unit vector in feature space, length psi. */
  readonly direction: Float64Array;
  readonly output: number;
  /** The training set first, then the test set, then the shifted ones. Labels are needed for `base` and `cross`; NaN without. */
  readonly errors: readonly ErrorParabola[];
  /** The sample of fixed Frobenius norm on which the two functions differ most, and their values there. */
  readonly found: {
    readonly Z: Float64Array;
    readonly n: number;
    /** The closed form's output there, one number per output. */
    readonly answer: Float64Array;
    /** direction . H(Z): the twin outputs `answer[output] + c * slope`. */
    readonly slope: number;
    /** Share of H(Z) outside the data's span. */
    readonly share: number;
  };
  /** Variance of the test labels (or of the predictions without labels), with which errors are compared. */
  readonly labelVariance: number;
}

export interface TwinHeadsAnswer {
  readonly kind: "twin-heads";
  /** From the SVD of W; for the witness direction on a known teacher: the teacher's heads and one more. */
  readonly heads: Heads;
  readonly singularValues: Float64Array;
  /**
   * What the data show of layers near the target and, for the witness, near the twin; none for targets that are no layer of few
   * heads, or too large a one.
   */
  readonly local: readonly LocalRanks[];
}

export interface AddedAnswer {
  readonly kind: "added";
  /** Numbers of added samples, ascending from 0 to the requested count. */
  readonly counts: readonly number[];
  readonly nullity: readonly number[];
  readonly lambdaMin: readonly number[];
}

export interface EntriesAnswer {
  readonly kind: "entries";
  readonly d: number;
  readonly n: number;
  /** m4 / m2^2, ascending from 1 to 2. */
  readonly ratios: Float64Array;
  /** The exact smallest eigenvalue at each, for entries of variance 1. */
  readonly smallest: Float64Array;
  /** Size of every sampled data set; 0 where there are too many features. */
  readonly samples: number;
  readonly sampled: readonly EntriesSample[];
  readonly done: boolean;
}

export interface EntriesSample {
  readonly ratio: number;
  readonly lambdaMin: number;
}

export interface FeatureMapAnswer {
  readonly kind: "feature-map";
  readonly map: FeatureMap;
  /** Training samples that are used, the first ones of `all`. */
  readonly samples: number;
  readonly all: number;
  readonly mapped: FittedFeatures;
  /** The layer without a map, on its cubic features. */
  readonly without: FittedFeatures;
  /** Where the target is a layer with this map, without label noise: its heads, and ||W - W*||_F / ||W*||_F. */
  readonly target: { readonly heads: number; readonly distance: number } | null;
}

/** Least squares on some features of the samples. */
export interface FittedFeatures {
  /** Of the second moment, ascending. */
  readonly eigenvalues: Float64Array;
  /** Below it float64 does not distinguish an eigenvalue from zero. */
  readonly floor: number;
  readonly rank: number;
  /** Null without labels. `test` is the mean squared error over test samples and outputs; NaN where they have no labels. */
  readonly fit: { readonly test: number; readonly singularValues: Float64Array } | null;
}

export interface FewestHeadsAnswer {
  readonly kind: "fewest-heads";
  /** ceil of the least H with H (outputs d + d^2 - H) >= outputs psi: a generic function needs at least this many. */
  readonly generic: number;
  readonly teacher: number | null;
  /** In the order tried. */
  readonly trials: readonly HeadsTrial[];
  readonly done: boolean;
}

export interface HeadsTrial {
  readonly heads: number;
  /** ||p(V, Q) - p^|| / ||p^||, the best of the starts so far. */
  readonly residual: number;
  readonly starts: number;
}

export interface FewHeadsAnswer {
  readonly kind: "few-heads";
  /** In the order of the question, without numbers of heads that suffice or whose search would take minutes. */
  readonly fits: readonly FewHeadsError[];
  readonly done: boolean;
}

/** The best fit found for a number of heads on the training samples, and its errors. */
export interface FewHeadsError {
  readonly heads: number;
  readonly errors: Errors;
}

export interface SweepAnswer {
  readonly kind: "sweep";
  readonly points: readonly SweepPoint[];
  readonly done: boolean;
}

export interface SweepPoint {
  readonly value: number;
  readonly lambdaMin: number;
  readonly nullity: number;
  readonly learners: readonly SweepLearner[];
}

export interface SweepLearner {
  readonly learner: number;
  /** ||p - p(teacher)||_F; NaN without a teacher. */
  readonly distance: number;
  /** The parts of ||(p - p(teacher)) / S||_F in the span of the data and in the null space, as in `Distance`. */
  readonly seen: number;
  readonly free: number;
  readonly trainMse: number;
}

export interface TraceCurveAnswer {
  readonly kind: "trace-curve";
  readonly points: readonly TraceCurvePoint[];
  /** Number of draws averaged so far. */
  readonly splits: number;
  readonly done: boolean;
}

/** Shares of unseen computations, means over the draws. */
export interface TraceCurvePoint {
  readonly traces: number;
  readonly certified: number;
  readonly exact: number;
  readonly rounded: number;
  /** The least and the greatest certified share of a draw. */
  readonly least: number;
  readonly greatest: number;
}

export interface ErrorGrowthAnswer {
  readonly kind: "error-growth";
  /** Generated tokens of every computation. */
  readonly tokens: number;
  /** Of the first unseen computations, in their order; more with every answer. */
  readonly runs: readonly GrowthRun[];
  /** Final number of runs. */
  readonly of: number;
  readonly done: boolean;
}

/** One computation continued by the closed form; errors are || output - truth || of every token, NaN once not finite. */
export interface GrowthRun {
  /** Whether the data certify every token of it, given the true history. */
  readonly certified: boolean;
  /** Each token after the true history. */
  readonly given: GrowthErrors;
  /** Each token fed back as computed, and after rounding to integers. */
  readonly computed: GrowthErrors;
  readonly rounded: GrowthErrors;
  /** After Definition G.2, the largest coordinate of every symbol; null where tokens are no symbols. */
  readonly largest: GrowthErrors | null;
}

export interface GrowthErrors {
  readonly errors: Float64Array;
  /** Number of tokens before the first that does not round to the truth. */
  readonly right: number;
}

export type Answer =
  | PointAnswer
  | FeaturesAnswer
  | TwinAnswer
  | TwinHeadsAnswer
  | AddedAnswer
  | EntriesAnswer
  | FeatureMapAnswer
  | FewestHeadsAnswer
  | FewHeadsAnswer
  | SweepAnswer
  | TraceCurveAnswer
  | ErrorGrowthAnswer
  | LandscapeAnswer
  | BarrierAnswer;

/** Questions about the data of one experiment, which one worker makes once for all of them. */
export type StudyQuestion = Exclude<Question, SweepQuestion>;

/** In place of an answer: what went wrong and what to do. */
export interface StudyFailure {
  readonly failure: Problem;
}

export type QuestionOf<Kind extends Question["kind"]> = Extract<Question, { kind: Kind }>;
export type AnswerTo<Kind extends Question["kind"]> = Extract<Answer, { kind: Kind }>;
