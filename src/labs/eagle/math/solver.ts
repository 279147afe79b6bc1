import type { LongComputation } from "../../../platform/numerics/progress";
import type { SolverSettings } from "./settings";
import type { Watched } from "./watch";

/** The cost of an iteration, by formula: nothing of it is timed. */
export interface Cost {
  /** Floating-point operations, a multiplication and an addition being two. */
  readonly operations: number;
  /** Bytes that machines send and receive; 0 where everything is in one place. */
  readonly bytes: number;
}

export const noCost: Cost = { operations: 0, bytes: 0 };

export function addCosts(a: Cost, b: Cost): Cost {
  return { operations: a.operations + b.operations, bytes: a.bytes + b.bytes };
}

/**
 * Why a solver ended: D settled; further iterations began to destroy it; all iterations are done; numbers overflowed; the problem
 * is solved; or rounding errors reached the size of A before D settled, so that A cannot be distinguished from them.
 */
export type EndReason = "settled" | "over-iterating" | "iterations" | "diverged" | "solved" | "rounding";

/**
 * Parts that a settled D may lack. "unseen-directions": A has singular values below 1e-7 of its largest one. Their squares are
 * below rounding in A A^T, which is all that the solver's test of convergence uses. "biased": B leaves the row space of A, and
 * random sketches settle at a D that depends on them.
 */
export type Caveat = "unseen-directions" | "biased";

/** The state of one machine as Algorithm 1 has it: A_l and B_l, d x columns and d' x columns, row-major. */
export interface MachineState {
  readonly A: Float64Array;
  readonly B: Float64Array;
  readonly columns: number;
}

/** One iteration for pictures and for results with every iterate; copies. */
export interface Iterate {
  /** Empty for solvers that do not change A and B; one machine where nothing is distributed. */
  readonly machines: readonly MachineState[];
  /** The present C, d x n'; null for solvers that do not change it. */
  readonly C: Float64Array | null;
  /** d' x n', as computed, also where an earlier one is held. */
  readonly D: Float64Array;
}

/** Everything that a solver needs to go on elsewhere to the same bits, beside its problem, settings and seed. Arrays are copies. */
export interface SolverCheckpoint {
  readonly iteration: number;
  readonly arrays: Readonly<Record<string, Float64Array>>;
}

/**
 * A solver that is taken forward an iteration at a time. Nothing in it depends on how its work is sliced: `iterate` may be
 * paused at every yield, and a solver made from a checkpoint goes on to the same bits.
 *
 * @example
 * const solver = createSolver(problem, usualEagle, 1);
 * while (!solver.ended) solver.step();
 * relativeSquaredError(problem, solver.answer());
 */
export interface Solver {
  readonly settings: SolverSettings;
  /** Iterations done. */
  readonly iteration: number;
  /** Null while there is something to do; `iterate` and `step` do nothing afterwards. */
  readonly ended: EndReason | null;
  /** Null until D has settled, and without a caveat. */
  readonly caveat: Caveat | null;
  /** The relative change of D, and what the stopping rule and the guard against over-iterating have done. */
  readonly watched: Watched;
  /** Of all iterations so far, and of preparing them. */
  readonly cost: Cost;
  /** One iteration, with pauses; yields the fraction of it that is done. */
  iterate(): LongComputation<void>;
  /** One iteration without a pause. */
  step(): void;
  /** The estimate of D, d' x n', row-major: that of the last iteration, or the one that is held. A copy. */
  answer(): Float64Array;
  /** State after the last iteration, for pictures and records. */
  current(): Iterate;
  /** Singular values of each machine's A_l, descending; empty for solvers that leave A alone. */
  singularValues(): LongComputation<readonly Float64Array[]>;
  checkpoint(): SolverCheckpoint;
}
