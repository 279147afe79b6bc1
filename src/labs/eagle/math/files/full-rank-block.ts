/** Which rows and columns of a matrix carry its rank: the block A of [A C; B D] from which everything else follows. */
import type { Problem } from "../../../../platform/fields/problem";
import type { KernelWorkspace } from "../../../../platform/numerics/kernel-workspace";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { factorPivotedColumns, rankTolerance } from "../../../../platform/numerics/qr";
import { type Component, components } from "./components";
import { extremeSingularValues } from "./extreme-singular-values";
import { fileProblem, megabytes } from "./file-problem";
import { type FileMatrix, norms, rowReader } from "./matrix";

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
  /** Numerical rank of the matrix; null where a smaller block was wanted and the rank was not looked for beyond it. */
  readonly rank: number | null;
  /** Its row numbers, ascending. */
  readonly rows: Int32Array;
  /** As many column numbers, ascending. */
  readonly columns: Int32Array;
  /** sigma_max / sigma_min of the block, to a few hundredths. */
  readonly conditionNumber: number;
  /** Pivots up to this length were treated as zero. */
  readonly threshold: number;
  /** Parts without common rows and columns that the matrix consists of. */
  readonly components: number;
}

export type FoundBlock = { readonly ok: true; readonly block: FullRankBlock } | { readonly ok: false; readonly problem: Problem };

/**
 * A block of full rank by pivoting: QR with column pivoting of the matrix chooses r columns, the same of these columns'
 * transpose chooses r rows.
 *
 * Numerical rank, the one rule: pivots |R_kk| above max(rows, columns) eps times the longest column. It does not depend on units of
 * the matrix as a whole. For most matrices it is the number of singular values above that bound. For matrices constructed by Kahan
 * (1966) pivoting counts a small singular value as a large one. The condition number of the block, estimated from the block itself,
 * then shows it.
 *
 * A sparse matrix is first taken apart into its connected components, which changes neither the rank nor, but for ties, the choice;
 * each is then written out. A component that is still too large is refused in advance, with an estimate.
 *
 * @param wanted  rows of the block, at most `limits.rank`: the largest pivots are taken; null for the whole rank.
 * @throws {TooLargeError} when the runtime has less memory than the limits allow for.
 */
export function* fullRankBlock(
  workspace: KernelWorkspace,
  matrix: FileMatrix,
  wanted: number | null = null,
  limits: BlockLimits = blockLimits,
): LongComputation<FoundBlock> {
  const entries = new Entries(matrix);
  const longest = entries.longestOf(Int32Array.from({ length: matrix.columns }, (_, column) => column));
  if (longest === 0) return { ok: false, problem: fileProblem("matrix-zero") };
  yield 0;
  const parts = components(matrix);
  yield 0;
  const steps = wanted ?? limits.rank + 1;
  const problem = workProblem(parts, steps, limits);
  if (problem) return { ok: false, problem };
  const threshold = rankTolerance(matrix.rows, matrix.columns) * longest;
  const operations = parts.map((part) => eliminationOperations(part, steps));
  const total = operations.reduce((sum, share) => sum + share, 0);
  const candidates: PivotedPart[] = [];
  let rank = 0;
  let done = 0;
  for (const [at, part] of parts.entries()) {
    const share = (0.6 * operations[at]) / total;
    const most = wanted ?? steps - rank;
    const found = yield* within(done, done + share, pivotedColumns(workspace, entries, part, threshold, most));
    done += share;
    rank += found.columns.length;
    if (wanted === null && rank > limits.rank) return { ok: false, problem: rankProblem(limits) };
    if (found.columns.length > 0) candidates.push(found);
  }
  const kept = wanted === null ? candidates : largestPivots(candidates, wanted);
  const cubes = kept.reduce((sum, { part, columns }) => sum + part.rows.length * columns.length ** 2, 0);
  const chosen: ChosenPart[] = [];
  done = 0.6;
  for (const one of kept) {
    const share = (0.4 * one.part.rows.length * one.columns.length ** 2) / cubes;
    chosen.push(yield* within(done, Math.min(1, done + share), chosenRows(workspace, entries, one)));
    done += share;
  }
  const cutShort = candidates.some(
    ({ part, columns }) => columns.length === wanted && wanted < Math.min(part.rows.length, part.columns.length),
  );
  return { ok: true, block: { rank: cutShort ? null : rank, ...joined(chosen), threshold, components: parts.length } };
}

/** Operations of so many steps of QR with pivoting of all of a component (Golub & Van Loan, 5.4.2). */
function eliminationOperations({ rows: { length: m }, columns: { length: n } }: Component, steps: number): number {
  const r = Math.min(m, n, steps);
  return 4 * m * n * r - 2 * r * r * (m + n) + (4 / 3) * r ** 3;
}

/** All entries of a component, its rows in the columns that may be chosen, and the triangle of the block. */
function eliminationBytes({ rows: { length: m }, columns: { length: n } }: Component, steps: number): number {
  const r = Math.min(m, n, steps);
  return 8 * (Math.max(m * n, m * r) + 2 * r * r);
}

/**
 * The problem of work that is too large: the largest component by its memory, or all components by their time; null for other work.
 */
function workProblem(parts: readonly Component[], steps: number, limits: BlockLimits): Problem | null {
  const [largest] = parts;
  const bytes = eliminationBytes(largest, steps);
  const operations = parts.reduce((sum, part) => sum + eliminationOperations(part, steps), 0);
  if (bytes <= limits.bytes && operations <= limits.operations) return null;
  const least = { bytes: eliminationBytes(largest, 1), operations: parts.reduce((sum, part) => sum + eliminationOperations(part, 1), 0) };
  const inVain = least.bytes > limits.bytes || least.operations > limits.operations;
  return fileProblem(inVain ? "part-too-large" : "block-too-large", {
    rows: largest.rows.length,
    columns: largest.columns.length,
    needed: megabytes(bytes),
    limit: megabytes(limits.bytes),
    operations: billions(operations),
    most: billions(limits.operations),
  });
}

/** Solvers hold A and what they make of it, and an iteration multiplies it with its transpose and again with itself. */
function rankProblem({ rank }: BlockLimits): Problem {
  const above = rank + 1;
  return fileProblem("rank-too-large", { most: rank, needed: megabytes(3 * 8 * above ** 2), operations: billions(4 * above ** 3) });
}

function billions(operations: number): number {
  return Math.ceil(operations / 1e9);
}

/** A component and its columns in the order of pivoting. */
interface PivotedPart {
  readonly part: Component;
  readonly columns: Int32Array;
  /** |R_kk| of each of them, descending but for rounding. */
  readonly pivots: Float64Array;
}

interface ChosenPart {
  readonly rows: Int32Array;
  readonly columns: Int32Array;
  readonly largest: number;
  readonly smallest: number;
}

/** Of all components together the columns with the largest pivots: those that elimination of the whole would have chosen first. */
function largestPivots(parts: readonly PivotedPart[], wanted: number): readonly PivotedPart[] {
  const all = parts.flatMap(({ pivots }, index) => Array.from(pivots, (pivot, place) => ({ index, place, pivot })));
  const taken = new Array<number>(parts.length).fill(0);
  for (const { index } of all.sort((a, b) => b.pivot - a.pivot || a.index - b.index || a.place - b.place).slice(0, wanted)) taken[index]++;
  return parts
    .map(({ part, columns, pivots }, index) => ({
      part,
      columns: columns.subarray(0, taken[index]),
      pivots: pivots.subarray(0, taken[index]),
    }))
    .filter(({ columns }) => columns.length > 0);
}

function joined(parts: readonly ChosenPart[]): Pick<FullRankBlock, "rows" | "columns" | "conditionNumber"> {
  const all = (which: "rows" | "columns") => Int32Array.from(parts.flatMap((part) => Array.from(part[which]))).sort();
  const largest = Math.max(...parts.map((part) => part.largest));
  const smallest = Math.min(...parts.map((part) => part.smallest));
  return { rows: all("rows"), columns: all("columns"), conditionNumber: largest / smallest };
}

/** The rows that go with the columns of one component, and the extreme singular values of the block of these. */
function* chosenRows(workspace: KernelWorkspace, entries: Entries, { part, columns }: PivotedPart): LongComputation<ChosenPart> {
  const rank = columns.length;
  const mark = workspace.mark();
  try {
    const transposed = workspace.zeros(rank * part.rows.length, "the chosen columns");
    writeOut(
      workspace.f64(transposed, rank * part.rows.length),
      entries,
      { rows: part.rows, columns },
      (row, column) => row * rank + column,
    );
    const factored = yield* within(0, 0.85, factorPivotedColumns(workspace, transposed, rank, part.rows.length, 0, 0, rank));
    const rows = workspace.i32(factored.pivots, rank).map((row) => part.rows[row]);
    const triangle = new Float64Array(rank * rank);
    for (let j = 0; j < rank; j++) {
      const column = workspace.f64(transposed + 8 * j * rank, rank);
      for (let i = 0; i <= j; i++) triangle[i * rank + j] = column[i];
    }
    workspace.release(mark);
    return { rows, columns, ...(yield* within(0.85, 1, extremeSingularValues(workspace, triangle, rank))) };
  } finally {
    workspace.release(mark);
  }
}

/** Columns of a component whose pivots are above the threshold, the first `most` of them. */
function* pivotedColumns(
  workspace: KernelWorkspace,
  entries: Entries,
  part: Component,
  threshold: number,
  most: number,
): LongComputation<PivotedPart> {
  const { rows, columns } = part;
  const mark = workspace.mark();
  try {
    const pointer = workspace.zeros(rows.length * columns.length, "elimination");
    writeOut(workspace.f64(pointer, rows.length * columns.length), entries, part, (row, column) => column * rows.length + row);
    const steps = Math.min(rows.length, columns.length, most);
    const tolerance = threshold / entries.longestOf(columns);
    const { pivots, rank } = yield* factorPivotedColumns(workspace, pointer, rows.length, columns.length, 0, tolerance, steps);
    return {
      part,
      columns: workspace.i32(pivots, rank).map((column) => columns[column]),
      pivots: Float64Array.from({ length: rank }, (_, k) => Math.abs(workspace.f64(pointer + 8 * k * (rows.length + 1), 1)[0])),
    };
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

/** Writes the entries of a component at the places that `at` returns for their indices within it. */
function writeOut(target: Float64Array, entries: Entries, { rows, columns }: Component, at: (row: number, column: number) => number): void {
  const { places } = entries;
  for (let j = 0; j < columns.length; j++) places[columns[j]] = j;
  for (let i = 0; i < rows.length; i++)
    entries.ofRow(rows[i], (column, value) => {
      if (places[column] !== -1) target[at(i, places[column])] = value;
    });
  for (const column of columns) places[column] = -1;
}
