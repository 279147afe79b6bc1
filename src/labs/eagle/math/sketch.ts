import type { Pointer } from "../../../platform/numerics/kernel-workspace";
import type { LongComputation } from "../../../platform/numerics/progress";
import { applyQ, factorColumns } from "../../../platform/numerics/qr";
import { OpenStream } from "../../../platform/numerics/random";
import { productOperations } from "./cost";
import { addTimes, addTimesTransposed, allocate, type Stored, zeros } from "./products";
import type { LimitedSettings } from "./settings";
import { purposes } from "./streams";
import type { EagleWorkspace } from "./workspace";

/** A sketch S, n x r, as something that matrices are multiplied by; valid until its workspace is released. */
export interface Sketch {
  readonly r: number;
  /** X S, newly allocated. */
  apply(X: Stored): LongComputation<Stored>;
  /** X <- X + Y S^T, for Y with r columns, which is used up. X S is as `apply` gave it. */
  addBack(X: Stored, XS: Stored, Y: Stored): LongComputation<void>;
  /** Operations of one `apply` or `addBack` on so many rows. */
  operations(rows: number): number;
}

/** The sketch of an iteration, drawn from a stream of its own. */
export function* drawSketch(
  workspace: EagleWorkspace,
  kind: LimitedSettings["sketch"],
  n: number,
  r: number,
  stream: { readonly seed: bigint; readonly index: number },
): LongComputation<Sketch> {
  const open = new OpenStream(workspace, { ...stream, purpose: purposes.sketch });
  if (kind === "columns") return columnSketch(workspace, n, open.permutation(n).subarray(0, r));
  return denseSketch(workspace, n, r, yield* orthonormalRows(workspace, open.normals(n * r), n, r));
}

/** A sketch that is given: S^T as r rows of n entries. */
export function givenSketch(workspace: EagleWorkspace, n: number, rows: Float64Array): Sketch {
  return denseSketch(workspace, n, rows.length / n, workspace.push(rows, "a sketch"));
}

/** r orthonormal rows of n entries from as many Gaussian ones: Q of a QR factorisation, newly allocated. */
export function* orthonormalRows(workspace: EagleWorkspace, gaussian: Float64Array, n: number, r: number): LongComputation<Pointer> {
  const basis = workspace.zeros(n * r, "orthonormal vectors");
  const mark = workspace.mark();
  try {
    const columns = workspace.push(gaussian, "orthonormal vectors");
    const taus = workspace.zeros(r);
    yield* factorColumns(workspace, columns, n, r, taus);
    const entries = workspace.f64(basis, n * r);
    for (let k = 0; k < r; k++) entries[k * n + k] = 1;
    yield* applyQ(workspace, { columns, rows: n, taus, rank: r }, basis, r);
    return basis;
  } finally {
    workspace.release(mark);
  }
}

function columnSketch(workspace: EagleWorkspace, n: number, chosen: Int32Array): Sketch {
  const { kernels } = workspace;
  const r = chosen.length;
  const indices = workspace.allocate(4 * r);
  // In their order, so that memory is passed over once.
  workspace.i32(indices, r).set(chosen.toSorted());
  return {
    r,
    *apply(X) {
      const result = allocate(workspace, X.rows, r);
      kernels.gatherColumns(X.pointer, X.rows, n, indices, r, result.pointer);
      yield 1;
      return result;
    },
    *addBack(X, XS, Y) {
      const count = X.rows * r;
      kernels.addScaled(Y.pointer, XS.pointer, count, 1);
      kernels.scatterColumns(Y.pointer, X.rows, n, indices, r, X.pointer);
      yield 1;
    },
    operations: () => 0,
  };
}

/** @param rows  S^T, r x n, row-major. */
function denseSketch(workspace: EagleWorkspace, n: number, r: number, rows: Pointer): Sketch {
  const ST: Stored = { pointer: rows, rows: r, columns: n };
  return {
    r,
    *apply(X) {
      const result = zeros(workspace, X.rows, r);
      yield* addTimesTransposed(workspace, result, X, ST, 1);
      return result;
    },
    *addBack(X, _XS, Y) {
      yield* addTimes(workspace, X, Y, ST, 1);
    },
    operations: (count) => productOperations(count, n, r),
  };
}

/** S^T of a given n x r sketch. */
export function transposedSketch(S: Float64Array, n: number): Float64Array {
  const r = S.length / n;
  return Float64Array.from({ length: S.length }, (_, at) => S[(at % n) * r + Math.floor(at / n)]);
}
