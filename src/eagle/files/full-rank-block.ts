/** Which rows and columns of a matrix carry its rank: the block A of [A C; B D] from which everything else follows. */
import type { CodedProblem } from "../../fields/problem";
import { type LongComputation, within } from "../../numerics/progress";
import { factorPivotedColumns, rankTolerance } from "../../numerics/qr";
import type { Workspace } from "../../numerics/workspace";
import { type Component, components } from "./components";
import { extremeSingularValues } from "./extreme-singular-values";
import { type FileMatrix, norms, rowReader } from "./matrix";
import { fileProblem, megabytes } from "./problems";

export interface BlockLimits {
  /** Rank up to which the work is done; solvers then work on dense blocks of this size. */
  readonly rank: number;
  /** Bytes of the largest component, all its entries written out, and of what elimination needs beside them. */
  readonly bytes: number;
  /** Floating-point operations. */
  readonly operations: number;
}

/** About two minutes at 2 GFLOP/s, which is what elimination reaches beyond the caches. */
export const blockLimits: BlockLimits = { rank: 2000, bytes: 1.9e9, operations: 2.5e11 };

export interface FullRankBlock {
  /** Numerical rank r of the matrix. */
  readonly rank: number;
  /** r row numbers, ascending. */
  readonly rows: Int32Array;
  /** r column numbers, ascending. */
  readonly columns: Int32Array;
  /** sigma_max / sigma_min of the block, to a few hundredths. */
  readonly conditionNumber: number;
  /** What was taken for zero: pivots up to this length. */
  readonly threshold: number;
  /** Parts without common rows and columns that the matrix consists of. */
  readonly components: number;
}

export type FoundBlock = { readonly ok: true; readonly block: FullRankBlock } | { readonly ok: false; readonly problem: CodedProblem };

/**
 * A block of full rank by pivoting: QR with column pivoting of the matrix chooses r columns, the same of these columns'
 * transpose chooses r rows.
 *
 * Numerical rank, the one rule: pivots |R_kk| above max(rows, columns) eps times the longest column. It does not depend on
 * units of the matrix as a whole. Of most matrices it is the number of singular values above that bound; there are matrices
 * made for the purpose (Kahan 1966) on which pivoting takes a small singular value for a large one, and then the condition
 * number of the block, which is estimated from the block itself, shows it.
 *
 * A sparse matrix is first taken apart into its connected components, which changes neither the rank nor, but for ties, the
 * choice; each is then written out. What is too large after that is refused before it is begun, with an estimate.
 *
 * @throws {TooLargeError} when the runtime has less memory than the limits allow for.
 */
export function* fullRankBlock(workspace: Workspace, matrix: FileMatrix, limits: BlockLimits = blockLimits): LongComputation<FoundBlock> {
  const entries = new Entries(matrix);
  const longest = entries.longestOf(Int32Array.from({ length: matrix.columns }, (_, column) => column));
  if (longest === 0) return { ok: false, problem: fileProblem("matrix-zero") };
  yield 0;
  const parts = components(matrix);
  yield 0;
  const problem = workProblem(parts, limits);
  if (problem) return { ok: false, problem };
  const threshold = rankTolerance(matrix.rows, matrix.columns) * longest;
  const total = parts.reduce((sum, part) => sum + eliminationOperations(part, limits), 0);
  const chosen: ChosenPart[] = [];
  let rank = 0;
  let done = 0;
  for (const part of parts) {
    const share = eliminationOperations(part, limits);
    const found = yield* within(done / total, (done + share) / total, choose(workspace, entries, part, threshold, limits.rank + 1 - rank));
    done += share;
    rank += found.columns.length;
    if (rank > limits.rank) return { ok: false, problem: rankProblem(limits) };
    if (found.columns.length > 0) chosen.push(found);
  }
  return { ok: true, block: joined(chosen, threshold, parts.length) };
}

/** Operations of QR with pivoting of all of a component, up to the limit of ranks (Golub & Van Loan, 5.4.2). */
function eliminationOperations({ rows: { length: m }, columns: { length: n } }: Component, limits: BlockLimits): number {
  const r = Math.min(m, n, limits.rank + 1);
  return 4 * m * n * r - 2 * r * r * (m + n) + (4 / 3) * r ** 3;
}

/** All entries of a component, its rows in the columns that may be chosen, and the triangle of the block. */
function eliminationBytes({ rows: { length: m }, columns: { length: n } }: Component, limits: BlockLimits): number {
  const r = Math.min(m, n, limits.rank + 1);
  return 8 * (Math.max(m * n, m * r) + 2 * r * r);
}

/** What is too large to be begun: the largest component for its memory, all of them for their time. */
function workProblem(parts: readonly Component[], limits: BlockLimits): CodedProblem | null {
  const [largest] = parts;
  const bytes = eliminationBytes(largest, limits);
  const operations = parts.reduce((sum, part) => sum + eliminationOperations(part, limits), 0);
  if (bytes <= limits.bytes && operations <= limits.operations) return null;
  return fileProblem("block-too-large", {
    rows: largest.rows.length,
    columns: largest.columns.length,
    needed: megabytes(bytes),
    limit: megabytes(limits.bytes),
    operations: billions(operations),
    most: billions(limits.operations),
  });
}

/** Solvers hold A and what they make of it, and an iteration multiplies it with its transpose and again with itself. */
function rankProblem({ rank }: BlockLimits): CodedProblem {
  const above = rank + 1;
  return fileProblem("rank-too-large", { most: rank, needed: megabytes(3 * 8 * above ** 2), operations: billions(4 * above ** 3) });
}

function billions(operations: number): number {
  return Math.ceil(operations / 1e9);
}

interface ChosenPart {
  readonly rows: Int32Array;
  readonly columns: Int32Array;
  readonly largest: number;
  readonly smallest: number;
}

function joined(parts: readonly ChosenPart[], threshold: number, count: number): FullRankBlock {
  const all = (which: "rows" | "columns") => Int32Array.from(parts.flatMap((part) => Array.from(part[which]))).sort();
  const rows = all("rows");
  const largest = Math.max(...parts.map((part) => part.largest));
  const smallest = Math.min(...parts.map((part) => part.smallest));
  return { rank: rows.length, rows, columns: all("columns"), conditionNumber: largest / smallest, threshold, components: count };
}

/** The rows and columns that one component gives, and the extreme singular values of the block of these. */
function* choose(
  workspace: Workspace,
  entries: Entries,
  part: Component,
  threshold: number,
  mostRank: number,
): LongComputation<ChosenPart> {
  const columns = yield* within(0, 0.6, chosenColumns(workspace, entries, part, threshold, mostRank));
  const rank = columns.length;
  if (rank === 0 || rank === mostRank) return { rows: new Int32Array(0), columns, largest: 0, smallest: 0 };
  const mark = workspace.mark();
  try {
    const transposed = workspace.zeros(rank * part.rows.length, "the chosen columns");
    writeOut(
      workspace.f64(transposed, rank * part.rows.length),
      entries,
      { rows: part.rows, columns },
      (row, column) => row * rank + column,
    );
    const factored = yield* within(0.6, 0.95, factorPivotedColumns(workspace, transposed, rank, part.rows.length, 0, 0, rank));
    const rows = workspace.i32(factored.pivots, rank).map((row) => part.rows[row]);
    const triangle = new Float64Array(rank * rank);
    for (let j = 0; j < rank; j++) {
      const column = workspace.f64(transposed + 8 * j * rank, rank);
      for (let i = 0; i <= j; i++) triangle[i * rank + j] = column[i];
    }
    workspace.release(mark);
    return { rows, columns, ...(yield* within(0.95, 1, extremeSingularValues(workspace, triangle, rank))) };
  } finally {
    workspace.release(mark);
  }
}

/** Columns of a component whose pivots are above the threshold, in the order of pivoting. */
function* chosenColumns(
  workspace: Workspace,
  entries: Entries,
  part: Component,
  threshold: number,
  mostRank: number,
): LongComputation<Int32Array> {
  const { rows, columns } = part;
  const mark = workspace.mark();
  try {
    const pointer = workspace.zeros(rows.length * columns.length, "elimination");
    writeOut(workspace.f64(pointer, rows.length * columns.length), entries, part, (row, column) => column * rows.length + row);
    const steps = Math.min(rows.length, columns.length, mostRank);
    const tolerance = threshold / entries.longestOf(columns);
    const factored = yield* factorPivotedColumns(workspace, pointer, rows.length, columns.length, 0, tolerance, steps);
    return workspace.i32(factored.pivots, factored.rank).map((column) => columns[column]);
  } finally {
    workspace.release(mark);
  }
}

/** Entries of a matrix by rows, and lengths of its columns. */
class Entries {
  readonly ofRow: (row: number, visit: (column: number, value: number) => void) => void;
  readonly #lengths: Float64Array;
  /** Scratch: where the columns of interest stand among themselves; -1 for all others. */
  readonly places: Int32Array;

  constructor(matrix: FileMatrix) {
    this.ofRow = rowReader(matrix);
    this.#lengths = norms(matrix).columns;
    this.places = new Int32Array(matrix.columns).fill(-1);
  }

  /** Length of the longest of some columns. */
  longestOf(columns: Int32Array): number {
    return columns.reduce((most, column) => Math.max(most, this.#lengths[column]), 0);
  }
}

/** Writes the entries of a component where `at` says, by their numbers within it. */
function writeOut(target: Float64Array, entries: Entries, { rows, columns }: Component, at: (row: number, column: number) => number): void {
  const { places } = entries;
  for (let j = 0; j < columns.length; j++) places[columns[j]] = j;
  for (let i = 0; i < rows.length; i++)
    entries.ofRow(rows[i], (column, value) => {
      if (places[column] !== -1) target[at(i, places[column])] = value;
    });
  for (const column of columns) places[column] = -1;
}
