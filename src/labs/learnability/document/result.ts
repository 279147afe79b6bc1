/**
 * The result document: what the headless runner writes and the page exports. Plain data; numbers may still be in typed
 * arrays until `serializeResult` writes them out.
 */
import type { CompressionSummary } from "../math/learners/closed-form/heads";
import type { StopReason } from "../math/learners/stop-reason";
import type { Experiment } from "./document";

export { serializeResult } from "../../../platform/documents/serialize-result";

/** Numbers in order. */
export type Vector = Float64Array | readonly number[];
/** Rows of equal length. */
export type Matrix = readonly Vector[];

export interface ResultDocument {
  readonly format: "learnability-result";
  readonly version: 1;
  /** Fully resolved. */
  readonly experiment: Experiment;
  /** Version of the kernels; with another one the last digits may differ. */
  readonly kernels: string;
  readonly certificate: CertificateResult;
  /** In the order of `experiment.learners`. */
  readonly learners: readonly LearnerResult[];
  /** Present where the experiment has a map. */
  readonly map?: MapResult;
  /** Present where the experiment asks for it. */
  readonly sampleComplexity?: SampleComplexityResult;
}

/** Excess risks of Algorithm 1 over the best layer (Theorem 2.2). */
export interface SampleComplexityResult {
  readonly psi: number;
  /** Squared error of the best layer, label noise included, summed over outputs. */
  readonly bestRisk: number;
  /** Size of the sample that stands for the distribution; 0 where its second moment and the best layer are exact. */
  readonly reference: number;
  readonly rows: readonly SampleComplexityRow[];
  /** Samples from which on the (1 - delta)-quantile stays within epsilon; null where the last row is above it. */
  readonly needed: number | null;
  /** Of log median excess over log N for N >= 16 psi; null with fewer than two such N. */
  readonly slope: number | null;
}

export interface SampleComplexityRow {
  readonly samples: number;
  /** (p - p*) Lambda (p - p*)^T summed over outputs, for every data set in the order of its draw. */
  readonly excess: Vector;
}

/** Every cell of a map, row by row, the first points of both axes first. */
export interface MapResult {
  readonly cells: readonly MapCellResult[];
}

export interface MapCellResult {
  /** Indices into the points of the axes. */
  readonly x: number;
  readonly y: number;
  /** Medians over the seeds; null where half of them diverge, or never reach the target. */
  readonly error: number;
  readonly steps: number;
  /** Share of the seeds at or below the target at their end. */
  readonly success: number;
  /** Multiply-adds of the median run, counted head by head. */
  readonly multiplyAdds: number;
  /** Of the cell's data sets: the most free directions and the smallest eigenvalue; null above 2,200 features. */
  readonly nullity: number | null;
  readonly lambdaMin: number | null;
  /** In the order of the seeds. */
  readonly runs: readonly MapRunResult[];
}

export interface MapRunResult {
  readonly outcome: "done" | "diverged" | "failed";
  /** Mean squared test error at the end, or training error where there are no test labels; null unless done. */
  readonly error: number;
  readonly steps: number;
  readonly losses: { readonly step: Vector; readonly error: Vector };
  readonly stopped?: StopReason;
  /** Why it diverged or failed. */
  readonly reason?: string;
  readonly milliseconds: number;
}

export interface CertificateResult {
  readonly psi: number;
  /** Samples (G, z, y), prefixes included. */
  readonly N: number;
  /** Of Lambda, ascending; null beyond the N that the dual form has. */
  readonly eigenvalues: Vector | null;
  readonly lambdaMin: number;
  readonly lambdaMax: number;
  readonly rank: number;
  readonly nullity: number;
  /** Features that are zero on every sample by the construction of the target, counted in `nullity`; absent where there are none. */
  readonly structurallyZero?: number;
  /** For each test sample, the share of H(Z) outside the span of the data: 0 is certified. */
  readonly pointwise: Vector;
  /** For targets that are computations: whether the data certify all tokens of a test trace. */
  readonly certifiedInstances?: readonly boolean[];
}

/** How a learner fares on a computation it has not seen. */
export interface InstanceResult {
  /** Every token within 1e-6, given the true history; every token right after rounding. */
  readonly exact: boolean;
  readonly rounded: boolean;
  /** Tokens before the first wrong one when the learner is fed its own output as computed; right is what rounds to the truth. */
  readonly rolledOut: number;
  /** The same when every coordinate is rounded to the nearest whole number before a token is fed back. */
  readonly rolledOutRounded: number;
  /** Of every token || output - truth ||, both ways, the output before rounding; null once it is no longer finite. */
  readonly rollOutErrors: { readonly computed: Vector; readonly rounded: Vector };
}

export interface LearnerResult {
  readonly kind: string;
  readonly label: string;
  readonly trainMse: number;
  /** Null without test labels. */
  readonly testMse: number | null;
  /** outputs x psi, reference feature order; null in dual form. */
  readonly p: Matrix | null;
  readonly heads: readonly HeadResult[] | null;
  /** Of a learner with separate keys and queries: of every head K and Q', rank x d, where the Q of `heads` is K^T Q'. */
  readonly factors?: readonly FactorResult[];
  /** Of a learner of several layers, which has neither p nor heads: every array of weights by its name, rows of its last axis. */
  readonly weights?: readonly { readonly name: string; readonly values: Matrix }[];
  /** Coefficients over the training samples, where the learner is held in dual form. */
  readonly dual?: Matrix;
  /** One row per test sample. */
  readonly predictions: Matrix;
  /** One entry per test trace, for targets that are computations. */
  readonly instances?: readonly InstanceResult[];
  readonly losses: LossResult;
  /** The further seeds of a repeated gradient learner; the other fields are those of its own seed. */
  readonly repeats?: readonly { readonly trainMse: number; readonly testMse: number | null; readonly losses: LossResult }[];
  readonly closedForm?: ClosedFormResult;
  readonly convex?: ConvexResult;
  readonly diverged?: { readonly step: number; readonly reason: string };
  /** The rule that ended a gradient learner before its last step. */
  readonly stopped?: StopReason;
  readonly milliseconds: number;
}

export interface HeadResult {
  /** outputs x d. */
  readonly V: Matrix;
  /** d x d. */
  readonly Q: Matrix;
}

export interface FactorResult {
  readonly K: Matrix;
  readonly Qprime: Matrix;
}

export interface LossResult {
  /** Gradient steps, also on W; for the closed form the number of samples used. */
  readonly step: Vector;
  readonly train: Vector;
  readonly test: Vector;
  /** One curve per shifted test set. */
  readonly shifted?: readonly Vector[];
  /** Of a model of the next token: cross-entropies in nats a token, and shares of tokens that are right. */
  readonly tokens?: { readonly [Name in "trainEntropy" | "testEntropy" | "trainAccuracy" | "testAccuracy"]: Vector };
}

export interface ClosedFormResult {
  readonly solver: string;
  /** ||Lambda p - b|| / ||b||. */
  readonly relativeResidual: number;
  /** lambda_max / lambda_min of Lambda. */
  readonly conditionNumber: number;
  /** Of the minimum-norm W, also where the heads are fewer ones. */
  readonly wSingularValues: Vector;
  /**
   * Present where the learner was compressed: `heads` are the fewer heads found, so near to p; `p`, predictions and errors
   * remain those of the least-squares fit.
   */
  readonly compressed?: CompressionSummary;
}

/** Gradient descent on W. */
export interface ConvexResult {
  readonly rate: number;
  /** d_out / lambda_max(S Lambda S), above which it diverges. */
  readonly largestRate: number;
  /** Where p and heads were taken: the last step, or the last recorded one before it diverged. */
  readonly steps: number;
}

/** The rows of a row-major matrix, as views. */
export function rowsOf(values: Float64Array, columns: number): Float64Array[] {
  return Array.from({ length: columns === 0 ? 0 : values.length / columns }, (_, row) =>
    values.subarray(row * columns, (row + 1) * columns),
  );
}
