import { factorCholesky, solveCholesky } from "../../../../../platform/numerics/cholesky";
import { copyOut, type MatrixView, rowMajor, transposed } from "../../../../../platform/numerics/matrix";
import { addSymmetricProduct } from "../../../../../platform/numerics/product";
import type { LongComputation } from "../../../../../platform/numerics/progress";
import { solveTriangular } from "../../../../../platform/numerics/triangular";
import type { Heads } from "../../model/samples";
import type { Pointer, Workspace } from "../../workspace";
import { writeCoupling, writeQueryBlock, writeValueBlock } from "./jacobian-blocks";

/** One number for every entry of V and of Q, in their layout: a gradient, a step. */
export interface HeadEntries {
  readonly V: Float64Array;
  readonly Q: Float64Array;
}

/**
 * The step of Levenberg and Marquardt, -(J^T J + damping)^-1 gradient, with J the Jacobian of (V, Q) -> p(V, Q).
 *
 * For fixed V, p is linear in Q, separately for every column l of the Q_h and each time in the same way: the part of
 * J^T J for Q is d equal blocks of H d rows. Eliminating them through one factor leaves a positive definite system for V
 * alone (Schur complement, H outputs d rows). Work about d^2 H (H outputs d)^2 / 2 multiply-adds; holds
 * 8 (H outputs d)^2 + 8 (H outputs d) (H d^2) bytes meanwhile.
 *
 * @throws {SingularError} when the damping is too small for the factors.
 */
export function* dampedStep(workspace: Workspace, heads: Heads, gradient: HeadEntries, damping: number): LongComputation<HeadEntries> {
  const mark = workspace.mark();
  try {
    const system = yield* reduce(workspace, heads, damping);
    return yield* solveReduced(workspace, system, gradient);
  } finally {
    workspace.release(mark);
  }
}

/** J^T J + damping after the elimination of Q. */
interface ReducedSystem {
  /** H outputs d, H d and d. */
  readonly values: number;
  readonly queries: number;
  readonly columns: number;
  /** Cholesky factor L of the block for one column of the Q_h, queries x queries. */
  readonly block: Pointer;
  /** L^-1 times the block between that column and V; for every column, one below the other. */
  readonly coupling: MatrixView;
  /** Cholesky factor of what is left for V, values x values. */
  readonly reduced: Pointer;
}

function* reduce(workspace: Workspace, heads: Heads, damping: number): LongComputation<ReducedSystem> {
  const { d, outputs, count } = heads;
  const [values, queries] = [count * outputs * d, count * d];
  const block = workspace.allocate(8 * queries * queries, "a search for heads");
  writeQueryBlock(workspace.f64(block, queries * queries), heads, damping);
  yield* factorCholesky(workspace, block, queries);
  const coupling = rowMajor(workspace.allocate(8 * d * queries * values, "a search for heads"), d * queries, values);
  for (let l = 0; l < d; l++) {
    const at = coupling.pointer + 8 * l * queries * values;
    writeCoupling(workspace.f64(at, queries * values), heads, l);
    yield* solveTriangular(workspace, ["solveLower"], { pointer: block, order: queries, stride: queries }, rowMajor(at, queries, values));
  }
  const reduced = workspace.allocate(8 * values * values, "a search for heads");
  writeValueBlock(workspace.f64(reduced, values * values), heads, damping);
  yield 0;
  yield* addSymmetricProduct(workspace, rowMajor(reduced, values, values), transposed(coupling), -1);
  yield* factorCholesky(workspace, reduced, values);
  return { values, queries, columns: d, block, coupling, reduced };
}

function* solveReduced(workspace: Workspace, system: ReducedSystem, gradient: HeadEntries): LongComputation<HeadEntries> {
  const { values, queries, columns, block, coupling, reduced } = system;
  const { kernels } = workspace;
  const triangle = { pointer: block, order: queries, stride: queries };
  const V = workspace.push(gradient.V);
  const rows = workspace.push(gradient.Q);
  // The Q_h below one another are queries x columns; elimination goes column by column.
  const Q = workspace.allocate(gradient.Q.byteLength);
  kernels.transpose(rows, queries, columns, columns, Q, queries);
  const byColumn: MatrixView = { pointer: Q, rows: queries, columns, rowStride: 1, columnStride: queries };
  yield* solveTriangular(workspace, ["solveLower"], triangle, byColumn);
  kernels.addTransposedMatrixVector(coupling.pointer, coupling.rows, values, values, Q, V, -1);
  yield* solveCholesky(workspace, reduced, values, V, 1);
  kernels.addMatrixVector(coupling.pointer, coupling.rows, values, values, V, Q, -1);
  yield* solveTriangular(workspace, ["solveLowerTransposed"], triangle, byColumn);
  kernels.transpose(Q, columns, queries, queries, rows, columns);
  return {
    V: copyOut(workspace, V, gradient.V.length).map((value) => -value),
    Q: copyOut(workspace, rows, gradient.Q.length).map((value) => -value),
  };
}
