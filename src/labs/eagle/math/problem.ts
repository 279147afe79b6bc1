import { DimensionError } from "../../../platform/numerics/errors";
import { requireCount, requireShape } from "../../../platform/numerics/matrix";
import { binaryExponent, largestMagnitude, timesPowerOfTwo } from "../../../platform/numerics/powers-of-two";

/** The columns of one machine: A^mu and B^mu. */
export interface Block {
  /** d x columns, row-major. */
  readonly A: Float64Array;
  /** d' x columns, row-major. */
  readonly B: Float64Array;
  readonly columns: number;
}

/**
 * X = [A C; B D] with D hidden: given A (d x n), B (d' x n) and C (d x n'), estimate D (d' x n'). A and B may be split by
 * columns over machines; C is known to all. All matrices are row-major float64.
 */
export interface Problem {
  readonly d: number;
  /** d', rows of B and D. */
  readonly dPrime: number;
  /** n', columns of C and D. */
  readonly nPrime: number;
  /** One block where nothing is distributed; else [A^1 ... A^M] = A. */
  readonly blocks: readonly Block[];
  /** d x n'. */
  readonly C: Float64Array;
  /** The true D, d' x n', where it is known. */
  readonly D: Float64Array | null;
  /** Sketches that are given instead of drawn, each n x r; null where they are drawn. */
  readonly sketches: readonly Float64Array[] | null;
}

/** A problem in one piece. */
export function wholeProblem(
  sizes: { readonly d: number; readonly n: number; readonly dPrime: number; readonly nPrime: number },
  matrices: { readonly A: Float64Array; readonly B: Float64Array; readonly C: Float64Array; readonly D: Float64Array | null },
): Problem {
  const { n, ...others } = sizes;
  const { A, B, C, D } = matrices;
  return { ...others, blocks: [{ A, B, columns: n }], C, D, sketches: null };
}

/** n, the columns of all blocks. */
export function columnsOf({ blocks }: Problem): number {
  return blocks.reduce((sum, { columns }) => sum + columns, 0);
}

/** All columns in one block. */
export function joined({ blocks, d, dPrime }: Problem): Block {
  if (blocks.length === 1) return blocks[0];
  const columns = blocks.reduce((sum, block) => sum + block.columns, 0);
  const join = (rows: number, part: (block: Block) => Float64Array) => {
    const result = new Float64Array(rows * columns);
    let from = 0;
    for (const block of blocks) {
      const values = part(block);
      for (let i = 0; i < rows; i++) result.set(values.subarray(i * block.columns, (i + 1) * block.columns), i * columns + from);
      from += block.columns;
    }
    return result;
  };
  return { A: join(d, ({ A }) => A), B: join(dPrime, ({ B }) => B), columns };
}

/**
 * Checks shapes; solvers do so before they begin.
 *
 * @throws {DimensionError} naming the matrix at fault.
 */
export function requireProblem(problem: Problem): void {
  const { d, dPrime, nPrime, blocks, C, D, sketches } = problem;
  requireCount(blocks.length, "machines");
  for (const [mu, { A, B, columns }] of blocks.entries()) {
    const which = blocks.length === 1 ? "" : ` of machine ${mu + 1}`;
    requireShape(A, d, columns, `A${which}`);
    requireShape(B, dPrime, columns, `B${which}`);
  }
  requireShape(C, d, nPrime, "C");
  if (D) requireShape(D, dPrime, nPrime, "D");
  const n = columnsOf(problem);
  for (const [l, S] of (sketches ?? []).entries())
    if (S.length === 0 || S.length % n !== 0 || S.length > n * n)
      throw new DimensionError(`S of iteration ${l + 1} has ${S.length} entries, expected ${n} x r with r from 1 to ${n}`);
}

/** Squared Frobenius distance; the errors of all curves are this over the squared norm of the true D. */
export function squaredDistance(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] - b[i]) * (a[i] - b[i]);
  return sum;
}

/** Frobenius norm. */
export function norm(a: Float64Array): number {
  let sum = 0;
  for (const value of a) sum += value * value;
  return Math.sqrt(sum);
}

/** Entries whose squares neither overflow nor underflow, all by one power of two. */
const safeExponent = 256;

/** ||answer - D||_F^2 / ||D||_F^2 in any units; null where D is not known or zero. */
export function relativeSquaredError({ D }: Pick<Problem, "D">, answer: Float64Array): number | null {
  if (!D) return null;
  const exponent = binaryExponent(largestMagnitude(D));
  const [a, b] = Math.abs(exponent) <= safeExponent ? [answer, D] : [answer, D].map((values) => timesPowerOfTwo(values, -exponent));
  const size = norm(b) ** 2;
  return size > 0 ? squaredDistance(a, b) / size : null;
}
