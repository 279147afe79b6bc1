import { DimensionError } from "./errors";
import type { KernelWorkspace, Pointer } from "./kernel-workspace";
import { pushMatrix, requireCount, requireFiniteAt, requireShape, rowMajor } from "./matrix";
import { type LeastSquares, solveMinimumNorm } from "./minimum-norm";
import { numericsProblem } from "./numerics-problem";
import { type LongComputation, within } from "./progress";
import { rankTolerance } from "./qr";
import { foldRows } from "./tall-qr";

const inMemory = numericsProblem("memory-least-squares");

export type { LeastSquares } from "./minimum-norm";

/** Rows gathered before they are folded into the triangle: one pass of the product's inner loop. */
const blockRows = 256;

/**
 * Least squares for any number of rows that come in pieces: memory is 8 (n + sides) (3 n + 256) bytes, whatever
 * their number. Rows are folded into a triangle by orthogonal transformations, so that accuracy goes with the condition
 * number and not with its square, as it would with normal equations.
 *
 * Takes memory from the workspace until `close`; the workspace is a stack, so close what was opened later first.
 *
 * @example
 * const stream = new LeastSquaresStream(workspace, 288, 1);
 * try {
 *   for (const block of blocks) yield* stream.add(block.features, block.labels, block.rows);
 *   return yield* stream.solve();
 * } finally {
 *   stream.close();
 * }
 */
export class LeastSquaresStream {
  readonly unknowns: number;
  readonly sides: number;
  readonly #workspace: KernelWorkspace;
  readonly #mark: Pointer;
  readonly #triangle: Pointer;
  readonly #block: Pointer;
  /** Sums of squares of what the unknowns cannot explain, one per side. */
  readonly #residuals: Float64Array;
  #filled = 0;
  #rows = 0;

  /**
   * @param unknowns  n, columns of the matrix.
   * @param sides     right-hand sides, at least 1.
   * @throws {DimensionError | TooLargeError}
   */
  constructor(workspace: KernelWorkspace, unknowns: number, sides: number) {
    requireCount(unknowns, "unknowns");
    requireCount(sides, "right-hand sides");
    this.unknowns = unknowns;
    this.sides = sides;
    this.#workspace = workspace;
    this.#mark = workspace.mark();
    const width = unknowns + sides;
    // `solve` works on two more copies of the triangle: what is too large is refused now, not after all its rows.
    workspace.scope(() => workspace.allocate(8 * width * (3 * unknowns + 2 * blockRows), inMemory));
    this.#block = workspace.allocate(8 * blockRows * width, inMemory);
    this.#triangle = workspace.zeros(unknowns * width, inMemory);
    this.#residuals = new Float64Array(sides);
  }

  /** Rows added so far. */
  get rows(): number {
    return this.#rows;
  }

  /**
   * Adds rows of the matrix with their right-hand sides.
   *
   * @param matrix  rows x unknowns, row-major.
   * @param labels  rows x sides, row-major.
   * @throws {DimensionError | NonFiniteError}
   */
  *add(matrix: Float64Array, labels: Float64Array, rows: number): LongComputation<void> {
    requireShape(matrix, rows, this.unknowns, "matrix");
    requireShape(labels, rows, this.sides, "right-hand sides");
    const mark = this.#workspace.mark();
    try {
      for (let from = 0; from < rows; from += blockRows) {
        const to = Math.min(rows, from + blockRows);
        const piece = this.#workspace.push(matrix.subarray(from * this.unknowns, to * this.unknowns));
        const known = this.#workspace.push(labels.subarray(from * this.sides, to * this.sides));
        yield* within(from / rows, to / rows, this.addAt(piece, known, to - from));
        this.#workspace.release(mark);
      }
    } finally {
      this.#workspace.release(mark);
    }
  }

  /** `add` for rows that are already in the workspace's memory, such as features generated in place. */
  *addAt(matrix: Pointer, labels: Pointer, rows: number): LongComputation<void> {
    requireFiniteAt(this.#workspace, matrix, rows, this.unknowns, "matrix");
    requireFiniteAt(this.#workspace, labels, rows, this.sides, "right-hand sides");
    const width = this.unknowns + this.sides;
    for (let from = 0; from < rows; ) {
      const count = Math.min(rows - from, blockRows - this.#filled);
      const view = this.#workspace.f64(this.#block + 8 * this.#filled * width, count * width);
      const features = this.#workspace.f64(matrix + 8 * from * this.unknowns, count * this.unknowns);
      const known = this.#workspace.f64(labels + 8 * from * this.sides, count * this.sides);
      for (let i = 0; i < count; i++) {
        view.set(features.subarray(i * this.unknowns, (i + 1) * this.unknowns), i * width);
        view.set(known.subarray(i * this.sides, (i + 1) * this.sides), i * width + this.unknowns);
      }
      this.#filled += count;
      this.#rows += count;
      from += count;
      if (this.#filled === blockRows) yield* within((from - count) / rows, from / rows, this.#fold());
    }
  }

  /**
   * The minimum-norm solution for all rows so far; more may be added afterwards.
   *
   * @param mostRank  a rank known from elsewhere: what the matrix has beyond it is left to the smallest norm.
   * @throws {DimensionError} when no rows were added.
   */
  *solve(mostRank = this.unknowns): LongComputation<LeastSquares> {
    if (this.#rows === 0) throw new DimensionError("least squares needs at least 1 row, got 0");
    yield* within(0, 0.1, this.#fold());
    const { unknowns, sides } = this;
    const width = unknowns + sides;
    const mark = this.#workspace.mark();
    try {
      const columns = this.#workspace.allocate(8 * unknowns * width, inMemory);
      this.#workspace.kernels.transpose(this.#triangle, unknowns, width, width, columns, unknowns);
      const tolerance = rankTolerance(this.#rows, unknowns);
      const problem = { columns, rows: unknowns, unknowns, sides, tolerance, mostRank, hiddenResiduals: this.#residuals };
      return yield* within(0.1, 1, solveMinimumNorm(this.#workspace, problem));
    } finally {
      this.#workspace.release(mark);
    }
  }

  /** Gives the memory back; the stream cannot be used afterwards. */
  close(): void {
    this.#workspace.release(this.#mark);
  }

  *#fold(): LongComputation<void> {
    if (this.#filled === 0) return;
    const { unknowns, sides } = this;
    const width = unknowns + sides;
    const block = rowMajor(this.#block, this.#filled, width);
    yield* foldRows(this.#workspace, rowMajor(this.#triangle, unknowns, width), block);
    const left = this.#workspace.f64(this.#block, this.#filled * width);
    for (let i = 0; i < this.#filled; i++) for (let s = 0; s < sides; s++) this.#residuals[s] += square(left[i * width + unknowns + s]);
    this.#filled = 0;
  }
}

/**
 * Minimum-norm least squares, float64, for any shape and rank: Householder QR by row blocks, then a complete orthogonal
 * decomposition of the triangle.
 *
 * @param a  rows x unknowns, row-major.
 * @param b  rows x sides, row-major.
 * @param mostRank  a rank known from elsewhere, see `LeastSquaresStream.solve`.
 * @throws {DimensionError | NonFiniteError | TooLargeError}
 */
export function* leastSquares(
  workspace: KernelWorkspace,
  a: Float64Array,
  b: Float64Array,
  rows: number,
  unknowns: number,
  sides: number,
  mostRank = unknowns,
): LongComputation<LeastSquares> {
  requireShape(a, rows, unknowns, "matrix");
  requireShape(b, rows, sides, "right-hand sides");
  if (rows < unknowns) return yield* underdetermined(workspace, a, b, rows, unknowns, sides, mostRank);
  const stream = new LeastSquaresStream(workspace, unknowns, sides);
  try {
    yield* within(0, 0.6, stream.add(a, b, rows));
    return yield* within(0.6, 1, stream.solve(mostRank));
  } finally {
    stream.close();
  }
}

/** Fewer rows than unknowns: the rows are factored as they are, n^2 entries are never needed. */
function* underdetermined(
  workspace: KernelWorkspace,
  a: Float64Array,
  b: Float64Array,
  rows: number,
  unknowns: number,
  sides: number,
  mostRank: number,
): LongComputation<LeastSquares> {
  const { kernels } = workspace;
  const mark = workspace.mark();
  try {
    const columns = workspace.allocate(8 * rows * (unknowns + sides), inMemory);
    workspace.scope(() => {
      const matrix = pushMatrix(workspace, a, rows, unknowns, "matrix").pointer;
      kernels.transpose(matrix, rows, unknowns, unknowns, columns, rows);
      const labels = pushMatrix(workspace, b, rows, sides, "right-hand sides").pointer;
      kernels.transpose(labels, rows, sides, sides, columns + 8 * rows * unknowns, rows);
    });
    const tolerance = rankTolerance(rows, unknowns);
    const hiddenResiduals = new Float64Array(sides);
    return yield* solveMinimumNorm(workspace, { columns, rows, unknowns, sides, tolerance, mostRank, hiddenResiduals });
  } finally {
    workspace.release(mark);
  }
}

function square(x: number): number {
  return x * x;
}
