import { DimensionError, TooLargeError } from "../../numerics/errors";
import { requireFiniteAt, requireShape } from "../../numerics/matrix";
import { type LongComputation, within } from "../../numerics/progress";
import { factorPivotedColumns, rankTolerance } from "../../numerics/qr";
import { type Problem, wholeProblem } from "../problem";
import { EagleWorkspace } from "../workspace";

/** Dense work is cubic in r: more is refused. */
export const mostRank = 2000;

/** Rows and columns of a matrix whose block is of full rank r. */
export interface ChosenBlock {
  /** r rows, ascending; likewise columns. */
  readonly rows: Int32Array;
  readonly columns: Int32Array;
  /** Numerical rank, |R_ii| above max(rows, columns) eps |R_11|; not looked for beyond what was asked. */
  readonly rank: number;
  /** |R_11 / R_rr| of the block: a lower estimate of its condition number, usually within a factor of 10. */
  readonly condition: number;
}

/**
 * A full-rank r x r block of X by pivoting: r columns by QR with column pivoting, then r rows of these likewise.
 *
 * @param X       rows x columns, row-major.
 * @param wanted  r; the numerical rank where it is less, or where null is given.
 * @throws {TooLargeError} when r would exceed 2,000, with the estimate of work.
 * @throws {DimensionError | NonFiniteError}
 */
export function* chooseBlock(X: Float64Array, rows: number, columns: number, wanted: number | null): LongComputation<ChosenBlock> {
  requireShape(X, rows, columns, "the matrix");
  if (wanted !== null && wanted > mostRank) throw tooLarge(wanted);
  const workspace = new EagleWorkspace();
  const most = Math.min(wanted ?? mostRank + 1, rows, columns);
  const tolerance = rankTolerance(rows, columns);
  const source = workspace.push(X, "the matrix");
  requireFiniteAt(workspace, source, rows, columns, "the matrix");
  const stored = workspace.allocate(8 * rows * columns, "the choice of a block");
  workspace.kernels.transpose(source, rows, columns, columns, stored, rows);
  const byColumns = yield* within(0, 0.7, factorPivotedColumns(workspace, stored, rows, columns, 0, tolerance, most));
  const r = byColumns.rank;
  if (r > mostRank) throw tooLarge(r);
  if (r === 0) throw new DimensionError("the matrix is zero: it has no block of full rank");
  const chosen = workspace.i32(byColumns.pivots, r).slice().sort();
  // Rows of these columns, each r contiguous entries.
  const across = workspace.allocate(8 * rows * r, "the choice of a block");
  const entries = workspace.f64(across, rows * r);
  for (let i = 0; i < rows; i++) for (let k = 0; k < r; k++) entries[i * r + k] = X[i * columns + chosen[k]];
  const byRows = yield* within(0.7, 1, factorPivotedColumns(workspace, across, r, rows, 0, 0, r));
  const [first, last] = [0, r - 1].map((k) => Math.abs(workspace.f64(across + 8 * (k * r + k), 1)[0]));
  return { rows: workspace.i32(byRows.pivots, r).slice().sort(), columns: chosen, rank: r, condition: first / last };
}

function tooLarge(r: number): TooLargeError {
  const operations = (3 * r ** 3) / 1e9;
  return new TooLargeError(
    `a block of ${r} x ${r} takes ${operations.toFixed(0)} billion multiply-adds an iteration, the limit is ${mostRank} x ${mostRank}`,
    `Complete from a block of at most ${mostRank} rows.`,
  );
}

/**
 * The completion of X from a block: A = X[rows, columns], C and B what stands beside and below it, D the rest, which is known here
 * and hidden from solvers. Where the block has the whole rank of X, D = B A^+ C.
 *
 * @param most  rows of B and columns of C, the first ones outside the block.
 * @throws {DimensionError} when nothing is left outside the block.
 */
export function completionProblem(
  X: Float64Array,
  rows: number,
  columns: number,
  block: Pick<ChosenBlock, "rows" | "columns">,
  most: { readonly dPrime: number; readonly nPrime: number },
): Problem {
  requireShape(X, rows, columns, "the matrix");
  const others = (count: number, chosen: Int32Array, limit: number) => {
    const taken = new Set(chosen);
    return Int32Array.from({ length: count }, (_, i) => i)
      .filter((i) => !taken.has(i))
      .subarray(0, limit);
  };
  const otherRows = others(rows, block.rows, most.dPrime);
  const otherColumns = others(columns, block.columns, most.nPrime);
  if (otherRows.length === 0 || otherColumns.length === 0)
    throw new DimensionError(
      `a block of ${block.rows.length} x ${block.columns.length} leaves nothing of ${rows} x ${columns} to complete`,
      "Choose a smaller block.",
    );
  const part = (i: Int32Array, j: Int32Array) =>
    Float64Array.from({ length: i.length * j.length }, (_, at) => X[i[Math.floor(at / j.length)] * columns + j[at % j.length]]);
  const sizes = { d: block.rows.length, n: block.columns.length, dPrime: otherRows.length, nPrime: otherColumns.length };
  return wholeProblem(sizes, {
    A: part(block.rows, block.columns),
    B: part(otherRows, block.columns),
    C: part(block.rows, otherColumns),
    D: part(otherRows, otherColumns),
  });
}
