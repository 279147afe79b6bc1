import type { KernelWorkspace, Pointer } from "./kernel-workspace";
import type { MatrixView } from "./matrix";
import type { LongComputation } from "./progress";

/** A triangular system in memory: which triangle of a row-major matrix is used, and whether transposed. */
export type TriangularSolver = "solveLower" | "solveLowerTransposed" | "solveUpper" | "solveUpperTransposed";

/** A triangular matrix in a workspace: order x order, row-major; the other triangle is never read. */
export interface Triangle {
  readonly pointer: Pointer;
  readonly order: number;
  readonly stride: number;
}

/**
 * Solves triangular systems in place, one after the other, for all columns of `sides`, four at a time.
 *
 * @param systems  kernels applied in order, e.g. ["solveLower", "solveLowerTransposed"] for a Cholesky factor.
 * @param sides    order x count right-hand sides, any strides; overwritten by the solutions.
 */
export function* solveTriangular(
  workspace: KernelWorkspace,
  systems: readonly TriangularSolver[],
  triangle: Triangle,
  sides: MatrixView,
): LongComputation<void> {
  const { kernels } = workspace;
  const { pointer, order, stride } = triangle;
  const mark = workspace.mark();
  try {
    const panel = workspace.allocate(32 * order, "right-hand sides");
    for (let first = 0; first < sides.columns; first += 4) {
      const count = Math.min(4, sides.columns - first);
      const at = sides.pointer + 8 * first * sides.columnStride;
      kernels.packPanels(at, count, order, sides.columnStride, sides.rowStride, panel, 1);
      for (let k = 0; k < systems.length; k++) {
        kernels[systems[k]](pointer, stride, order, panel);
        yield (first + (count * (k + 1)) / systems.length) / sides.columns;
      }
      kernels.unpackPanels(panel, count, order, sides.columnStride, sides.rowStride, at);
    }
  } finally {
    workspace.release(mark);
  }
}
