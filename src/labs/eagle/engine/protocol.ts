/** Reports of the EAGLE lab's jobs, as pure data. */

import type { JobCheckpoint, JobState } from "../../../platform/engine/job";
import type { LabTypes } from "../../../platform/engine/lab-engine";
import type { Problem } from "../../../platform/fields/problem";
import type { EagleDocument } from "../document/document";
import type { EagleResult, TrainingResult } from "../document/result";
import type { EagleData } from "../math/files/own-data";
import type { Caveat, EndReason, SolverCheckpoint } from "../math/solver";
import type { Acted } from "../math/watch";
import type { TrainingCheckpoint, TrainingState } from "./training/protocol";

export interface Eagle extends LabTypes {
  readonly document: EagleDocument;
  readonly data: EagleData;
  readonly state: EagleState;
  readonly views: EagleViews;
  readonly checkpoint: SolverJobCheckpoint | TrainingCheckpoint;
  /** Whether networks may be trained on this device's GPU where that is faster. */
  readonly choices: { readonly gpu: boolean };
  readonly result: EagleResult | TrainingResult;
}

/** A matrix as pixels, at most `mostPixels` a side: every pixel is the entry of largest magnitude that it covers. */
export interface Picture {
  readonly rows: number;
  readonly columns: number;
  readonly values: Float32Array;
}

/** Relative squared error at which the missing block counts as completed; float64 can reach it. */
export const filled = 1e-20;

export type EagleState = ProblemState | SolverState | TrainingState;

export interface ProblemState extends JobState {
  readonly kind: "problem";
  /** Set from when the problem is made until its facts are known, which contain the same. */
  readonly blocks: ProblemBlocks | null;
  /** Null before they are known. */
  readonly facts: ProblemFacts | null;
  /** The matrix whose part is completed; null where the problem begins with blocks. */
  readonly matrix: MatrixFacts | null;
  /** The reason why no part of it is completed; null otherwise. */
  readonly refused: Problem | null;
}

/** A matrix from a file: where its nonzero entries are, and which block was chosen. */
export interface MatrixFacts {
  readonly rows: number;
  readonly columns: number;
  readonly nonzeros: number;
  readonly spy: Spy;
  /** Null before it is chosen. */
  readonly block: BlockFacts | null;
}

/** A picture of any size of matrix: cells of a grid, at most `mostCells` a side. */
export interface Spy {
  readonly rows: number;
  readonly columns: number;
  /** The share of a cell's places with an entry that is not zero. */
  readonly density: Float32Array;
}

export interface BlockFacts {
  /** Rows and columns of the block. */
  readonly size: number;
  /** Numerical rank of the whole; null where it was not computed beyond the block. */
  readonly rank: number | null;
  /** Parts of the matrix without common rows and columns. */
  readonly components: number;
  /** Of the entries that each cell of the picture counts, the share in the block. */
  readonly inside: Float32Array;
  /** Of the rows that each row of cells covers, the share in the block; columns likewise. */
  readonly rows: Float32Array;
  readonly columns: Float32Array;
  /** All rows and columns outside the block; a problem may have fewer of them. */
  readonly otherRows: number;
  readonly otherColumns: number;
}

/** The parts of a problem that panels draw. */
export interface ProblemBlocks {
  readonly d: number;
  readonly dPrime: number;
  readonly nPrime: number;
  /** Columns of A on each machine; one number where nothing is distributed. */
  readonly columns: readonly number[];
  /** X = [A C; B D] with the true D where it is known, zeros otherwise. */
  readonly picture: Picture;
  /** The true D on its own; null where it is not known. */
  readonly truth: Picture | null;
}

/** Facts about the problem before any solver runs. */
export interface ProblemFacts extends ProblemBlocks {
  /** Singular values of A, all columns together, descending. */
  readonly singularValues: Float64Array;
  readonly rank: number;
  /** Largest singular value of A over the smallest that counts. */
  readonly condition: number;
  /** alpha of Definition 1; null where nothing is distributed. */
  readonly diversity: number | null;
  /** Factor of the sharp bound for a relative squared error of 1: ||D|| / (||W*|| ||C||); null where D is not known. */
  readonly unitFactor: number | null;
}

export interface SolverState extends JobState {
  readonly kind: "solver";
  /** Its place in the document. */
  readonly solver: number;
  readonly iteration: number;
  readonly curve: SolverCurve;
  /** Singular values of A_l of the first machine, over iterations from 0 on, the largest set to 1: at most `mostTraces` of them, evenly chosen. */
  readonly traces: Traces;
  /** The first iteration whose error is at most `filled`; null before, and where the true D is not known. */
  readonly filledAt: number | null;
  /** Null while it runs. */
  readonly ended: EndReason | null;
  /** The action of the stopping rule or of the guard against over-iterating; null before one. */
  readonly acted: Acted | null;
  /** The part that the settled D may lack; null without a caveat. */
  readonly caveat: Caveat | null;
}

export interface Traces {
  readonly iteration: Float64Array;
  /** Each as long as `iteration`; none for solvers that do not change A, and where A is too large to be measured every time. */
  readonly values: readonly Float64Array[];
  /** kappa(A_l) over the directions that A had at the start, on the worst machine; as long as `iteration`. */
  readonly condition: Float64Array;
  /**
   * ||u_i^T C_l|| / ||u_i^T C_0|| along left singular directions u_i of the first A, of all columns together and from the
   * largest singular value on: at most as many as `values`; each as long as `iteration`. None for solvers that do not change C.
   */
  readonly residuals: readonly Float64Array[];
}

/** A point for every iteration that is recorded; all arrays are as long as `iteration`. */
export interface SolverCurve {
  readonly iteration: Float64Array;
  /** ||D_l - D||_F^2 / ||D||_F^2 of the D that it would output; NaN where the true D is not known. */
  readonly error: Float64Array;
  /** ||D_l - D_{l-1}||_F / ||D_l||_F. */
  readonly change: Float64Array;
  /** Floating-point operations so far, by formula. */
  readonly operations: Float64Array;
  /** Bytes sent and received so far, by formula; 0 where everything is in one place. */
  readonly bytes: Float64Array;
  /** Computing time so far on this device; no result depends on it. */
  readonly milliseconds: Float64Array;
}

/** Values of an iteration that panels show. */
export interface EagleViews {
  readonly solvers: readonly IterationView[];
}

export interface IterationView {
  readonly solver: number;
  readonly iteration: number;
  readonly answer: Picture;
  /** Singular values of each machine's A_l, descending; empty for solvers that do not change A. */
  readonly singularValues: readonly Float64Array[];
  /**
   * ||u_i^T C_l|| / ||u_i^T C_0|| along each left singular direction u_i of the first A, from the largest singular value on;
   * NaN where C_0 had nothing along u_i.
   */
  readonly residuals: Float64Array;
}

export interface SolverJobCheckpoint extends JobCheckpoint {
  readonly milliseconds: number;
  readonly solver: SolverCheckpoint;
  readonly curve: SolverCurve;
  readonly filledAt: number | null;
  readonly views: readonly Omit<IterationView, "solver">[];
}
