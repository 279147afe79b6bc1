/**
 * Transforms directions of feature space from rescaled coordinates back to the original features: a function with p' . D
 * H(Z) = 0 on all data becomes p = D p'. Multiplying by D changes angles, so that a basis has to be orthonormalised again.
 */
import { rowMajor } from "../../../../platform/numerics/matrix";
import { solveMinimumNorm } from "../../../../platform/numerics/minimum-norm";
import { addProduct, addSymmetricProduct } from "../../../../platform/numerics/product";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { applyQ, factorColumns } from "../../../../platform/numerics/qr";
import { symmetricEigen } from "../../../../platform/numerics/symmetric-eigen";
import type { Workspace } from "../workspace";

/**
 * An orthonormal basis of R^n whose first rows span {D v}.
 *
 * @param rows     count x n, row-major: orthonormal directions v.
 * @param factors  the diagonal of D, positive.
 * @returns n x n, row-major.
 */
export function* scaledBasis(workspace: Workspace, rows: Float64Array, factors: Float64Array): LongComputation<Float64Array> {
  const n = factors.length;
  const count = rows.length / n;
  const apart = yield* within(0, 0.4, bySize(workspace, rows, factors));
  for (let at = 0; at < apart.length; at += n) {
    let length = 0;
    for (let i = 0; i < n; i++) length = Math.hypot(length, apart[at + i] * factors[i]);
    for (let i = 0; i < n; i++) apart[at + i] *= factors[i] / length;
  }
  const mark = workspace.mark();
  try {
    // Stored rows are columns of the matrix that Householder reflections make triangular.
    const columns = workspace.push(apart, "directions of feature space");
    const taus = workspace.zeros(count);
    yield* within(0.4, 0.6, factorColumns(workspace, columns, n, count, taus));
    const basis = workspace.zeros(n * n, "directions of feature space");
    const entries = workspace.f64(basis, n * n);
    for (let i = 0; i < n; i++) entries[i * n + i] = 1;
    yield* within(0.6, 1, applyQ(workspace, { columns, rows: n, taus, rank: count }, basis, n));
    return workspace.f64(basis, n * n).slice();
  } finally {
    workspace.release(mark);
  }
}

/** Ratio of factors within one group: rounding in the entries of larger factors stays far below the smaller ones. */
const alike = 2 ** 12;
/** Length below which a unit direction counts as zero in a group of features: float64 leaves about 1e-9. */
const nothing = 1e-7;

/**
 * Other orthonormal rows of the same span, in which directions without a part in the features of large factors are exactly
 * zero there. Otherwise rounding in such entries, times the factor, would exceed all other entries of a direction.
 */
function* bySize(workspace: Workspace, rows: Float64Array, factors: Float64Array): LongComputation<Float64Array> {
  const n = factors.length;
  const done: Float64Array[] = [];
  let left = rows;
  for (const group of groupsOf(factors).slice(0, -1)) {
    if (left.length === 0) break;
    const count = left.length / n;
    const { turned, lengths } = yield* turnedTo(workspace, left, group, n);
    const without = lengths.findIndex((length) => length > nothing ** 2);
    const kept = without < 0 ? count : without;
    done.push(turned.slice(kept * n));
    left = turned.slice(0, kept * n);
    for (let at = 0; at < left.length; at += n) for (const i of group) left[at + i] = 0;
  }
  const result = new Float64Array(rows.length);
  let at = 0;
  for (const part of [...done, left]) {
    result.set(part, at);
    at += part.length;
  }
  return result;
}

/** Features by the size of their factors, largest first. */
function groupsOf(factors: Float64Array): number[][] {
  const order = Array.from(factors.keys()).sort((i, j) => factors[j] - factors[i] || i - j);
  const groups: number[][] = [];
  let largest = Number.POSITIVE_INFINITY;
  for (const i of order) {
    if (groups.length === 0 || factors[i] * alike < largest) {
      groups.push([]);
      largest = factors[i];
    }
    groups[groups.length - 1].push(i);
  }
  return groups;
}

/** Rows rotated within their span to the principal axes of their entries in a group, with squared lengths there, ascending. */
function* turnedTo(workspace: Workspace, rows: Float64Array, group: readonly number[], n: number) {
  const count = rows.length / n;
  const mark = workspace.mark();
  try {
    const entries = new Float64Array(count * group.length);
    for (let k = 0; k < count; k++) for (const [at, i] of group.entries()) entries[k * group.length + at] = rows[k * n + i];
    const gram = workspace.zeros(count * count);
    const part = rowMajor(workspace.push(entries), count, group.length);
    yield* addSymmetricProduct(workspace, rowMajor(gram, count, count), part);
    const { values, vectors } = yield* symmetricEigen(workspace, workspace.f64(gram, count * count).slice(), count);
    const turned = workspace.zeros(count * n);
    const turn = rowMajor(workspace.push(vectors), count, count);
    yield* addProduct(workspace, rowMajor(turned, count, n), turn, rowMajor(workspace.push(rows), count, n));
    return { turned: workspace.f64(turned, count * n).slice(), lengths: values };
  } finally {
    workspace.release(mark);
  }
}

/**
 * The functions of smallest ||W||_F among those that differ from the given ones by elements of the null space. Only null
 * directions in rescaled coordinates are removed, so that no fit to the data is lost for any units.
 *
 * @param p        psi x outputs, in rescaled coordinates: functions of D H(Z).
 * @param free     nullity x psi: orthonormal rows, in rescaled coordinates.
 * @param factors  the diagonal of D.
 * @param scale    factors of the features in X, `pairScale`: ||W||_F = ||D p / scale||.
 * @returns p in rescaled coordinates, psi x outputs.
 */
export function* withSmallestW(
  workspace: Workspace,
  p: Float64Array,
  free: Float64Array,
  factors: Float64Array,
  scale: Float64Array,
): LongComputation<Float64Array> {
  const psi = factors.length;
  const nullity = free.length / psi;
  const outputs = p.length / psi;
  const directions = yield* within(0, 0.4, bySize(workspace, free, factors));
  // Large rows first, with pivoting of columns: elimination then keeps the digits of small rows (Cox & Higham 1998).
  const order = Array.from(factors.keys()).sort((i, j) => factors[j] - factors[i] || i - j);
  const mark = workspace.mark();
  try {
    const columns = workspace.allocate(8 * psi * (nullity + outputs), "directions of feature space");
    const entries = workspace.f64(columns, psi * (nullity + outputs));
    for (const [row, i] of order.entries()) {
      const weight = factors[i] / scale[i];
      for (let k = 0; k < nullity; k++) entries[k * psi + row] = weight * directions[k * psi + i];
      for (let a = 0; a < outputs; a++) entries[(nullity + a) * psi + row] = weight * p[i * outputs + a];
    }
    const problem = { columns, rows: psi, unknowns: nullity, sides: outputs, tolerance: 0, mostRank: nullity };
    const { solution } = yield* within(0.4, 1, solveMinimumNorm(workspace, { ...problem, hiddenResiduals: new Float64Array(outputs) }));
    const result = p.slice();
    for (let k = 0; k < nullity; k++)
      for (let i = 0; i < psi; i++)
        for (let a = 0; a < outputs; a++) result[i * outputs + a] -= directions[k * psi + i] * solution[k * outputs + a];
    return result;
  } finally {
    workspace.release(mark);
  }
}
