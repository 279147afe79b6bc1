import { ConvergenceError } from "./errors";
import type { KernelWorkspace, Pointer } from "./kernel-workspace";
import { numericsProblem } from "./numerics-problem";
import type { LongComputation } from "./progress";

/** Entries turned between two yields, about 10 ms. */
const entriesPerTurn = 1.2e7;

const sweepLimit = 60;

/** Sweeps that are usual after QR with pivoting; only used to estimate progress. */
const usualSweeps = 8;

/** Squared lengths below this are rounding of rounding (entries are scaled to 1): the column counts as zero. */
const negligibleSquare = 1e-270;

/**
 * Turns `count` contiguous columns until they are orthogonal to sqrt(rows) eps, and `rotation` along with them.
 *
 * @param columns   count x rows, entries at most of size 1.
 * @param rotation  count x count, the identity to start with.
 * @returns the lengths of the columns, unsorted, 0 for those that vanished.
 * @throws {ConvergenceError} after 60 sweeps.
 */
export function* orthogonalise(
  workspace: KernelWorkspace,
  columns: Pointer,
  rows: number,
  rotation: Pointer,
  count: number,
): LongComputation<Float64Array> {
  const { kernels } = workspace;
  const mark = workspace.mark();
  try {
    const squares = workspace.zeros(Math.max(1, count));
    const tolerance = Math.sqrt(rows) * Number.EPSILON;
    const perTurn = Math.max(1, Math.floor(entriesPerTurn / (4 * count * (rows + count) + 1)));
    for (let sweep = 0; ; sweep++) {
      if (sweep === sweepLimit) throw new ConvergenceError(numericsProblem("singular-values-unsettled", { sweeps: sweepLimit }));
      kernels.squaredLengths(columns, rows, count, squares);
      let turned = 0;
      for (let from = 0; from < count; from += perTurn) {
        const to = Math.min(count, from + perTurn);
        turned += kernels.jacobiPairs(columns, rows, rotation, count, squares, tolerance, from, to);
        yield 1 - (1 - to / count / usualSweeps) * ((usualSweeps - 1) / usualSweeps) ** sweep;
      }
      if (turned === 0) break;
    }
    return workspace.f64(squares, count).map((square) => (square > negligibleSquare ? Math.sqrt(square) : 0));
  } finally {
    workspace.release(mark);
  }
}
