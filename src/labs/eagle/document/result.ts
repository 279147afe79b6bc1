/** The result document of the EAGLE lab: what the headless runner writes and the page exports. */

import type { Caveat, EndReason } from "../math/solver";
import type { SketchReading } from "../math/training/sketch-reading";
import type { EagleDocument } from "./document";

type Matrix = readonly (Float64Array | readonly number[])[];

export interface EagleResult {
  readonly format: "learnability-result";
  readonly version: 1;
  /** Fully resolved. */
  readonly experiment: EagleDocument;
  /** Version of the kernels; with another one the last digits may differ. */
  readonly kernels: string;
  readonly problem: ProblemResult;
  /** In the order of `experiment.solvers`. */
  readonly solvers: readonly SolverResult[];
}

export interface ProblemResult {
  readonly rank: number;
  /** Largest over smallest positive singular value of A. */
  readonly condition: number;
  /** Of A, descending. */
  readonly singularValues: Float64Array;
  /** alpha of Definition 1; null where nothing is distributed. */
  readonly diversity: number | null;
  /** Notes on valid own data; absent without notes. */
  readonly notes?: readonly string[];
  /** Where a matrix is completed from a block of it. */
  readonly block?: BlockResult;
}

/** Numbers of rows and columns count from 0. */
export interface BlockResult {
  /** Numerical rank of the matrix; null where the chosen rank of A was smaller, as larger ranks are not computed then. */
  readonly matrixRank: number | null;
  /** Parts without common rows and columns that the matrix consists of. */
  readonly components: number;
  /** Of A and C. */
  readonly rows: readonly number[];
  /** Of A and B. */
  readonly columns: readonly number[];
  /** Of B and D. */
  readonly otherRows: readonly number[];
  /** Of C and D. */
  readonly otherColumns: readonly number[];
}

export interface SolverResult {
  readonly kind: string;
  /** Number of iterations run. */
  readonly iterations: number;
  readonly ended: EndReason;
  /** The iteration whose D is answered with, where that is not the last one. */
  readonly heldIteration: number | null;
  /** Limits of the converged D, where the solver does not resolve the whole problem. */
  readonly caveat?: Caveat;
  readonly D: Matrix;
  /** ||D_l - D||_F^2 of the D it would answer with, for l = 1, 2, ...; null without a true D. */
  readonly squaredError: readonly number[] | null;
  /** The same over ||D||_F^2; null also where D is zero. */
  readonly relativeSquaredError: readonly number[] | null;
  /** Floating-point operations of all iterations, by formula. */
  readonly operations: number;
  /** Bytes sent and received, by formula. */
  readonly bytes: number;
  /** With "record": "iterates". */
  readonly iterates?: readonly IterateResult[];
  readonly milliseconds: number;
}

/** Of a problem of training, which has networks in place of one matrix and its solvers. */
export interface TrainingResult {
  readonly format: "learnability-result";
  readonly version: 1;
  /** Fully resolved. */
  readonly experiment: EagleDocument;
  /** Version of the kernels that train; with another one the last digits may differ. */
  readonly kernels: string;
  /** In the order of `experiment.solvers`. */
  readonly solvers: readonly TrainedResult[];
}

export interface TrainedResult {
  readonly kind: string;
  /** Medians over fresh prompts of the squared error per entry of D, of the network and of the zero predictor. */
  readonly medianError: number;
  readonly zeroMedianError: number;
  /** Steps whose gradient was not finite, and which changed nothing. */
  readonly skippedSteps: number;
  /** Prompts on which the network diverges, and which are left out of eta and gamma. */
  readonly leftOutPrompts: number;
  /** Medians over the first draw of these prompts of the squared error per entry of D: of the network, and of what its layers are read as. */
  readonly readError: { readonly network: number; readonly reading: number };
  readonly layers: readonly TrainedLayerResult[];
  /** Of the prompts of a step, before it; `mean` is the largest mean of a step since the point before. */
  readonly losses: Readonly<Record<"step" | "median" | "lowerQuartile" | "upperQuartile" | "mean", Float64Array>>;
  readonly milliseconds: number;
}

export interface TrainedLayerResult {
  /** W_Q W_K^T. */
  readonly WQK: Matrix;
  /** W_V W_P^T; one for each machine where columns are distributed. */
  readonly WVP: Matrix | readonly Matrix[];
  /** a1, a2, a3, with a1 not negative. */
  readonly scalars: readonly [number, number, number];
  /** Residual of the three scalars over the norm of the matrix, in Frobenius norms. */
  readonly deviation: { readonly WQK: number; readonly WVP: number };
  /** -a1 a2 max ||A^mu||^2 for the A^mu of single machines before this layer: the median over draws of prompts. */
  readonly eta: number;
  /** -a1 a3 max ||A||^2 for the A of all machines together, likewise. */
  readonly gamma: number;
  /** Where columns are distributed: the share of C and D in what machines send one another, by squares. */
  readonly sentHidden?: number;
  /** Of narrow weights. */
  readonly sketch?: SketchReading;
}

/** After an iteration. Where A and B are distributed they are lists, one matrix for each machine; solvers that leave a matrix alone have none. */
export interface IterateResult {
  readonly A?: Matrix | readonly Matrix[];
  readonly B?: Matrix | readonly Matrix[];
  readonly C?: Matrix;
  readonly D: Matrix;
}
