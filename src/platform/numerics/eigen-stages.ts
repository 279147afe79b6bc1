/**
 * The two stages of eigenvectors that come apart: reflectors are multiplied out row by row of their product, and rotations
 * turn each column of it alone. Any part of either has the bits that it has in the whole.
 */
import type { KernelWorkspace, Pointer } from "./kernel-workspace";
import { type MatrixView, part, rowMajor, transposed } from "./matrix";
import { addProduct, addSymmetricProduct } from "./product";
import { type LongComputation, within } from "./progress";
import { blockReflectorTriangle } from "./reflectors";
import { allocateTridiagonal, progressOf, type RotationRecord, sweepTridiagonal, type Tridiagonal } from "./tridiagonal";

/** Reflectors multiplied together before they are applied as one matrix product. */
const reflectorsPerBlock = 64;

/** Rotations recorded before they are applied: 512 kB that stream past each strip of vectors. */
const recordedRotations = 32768;

/** Rotations of 8-column strips between two yields, about 10 ms. */
const stripRotationsPerTurn = 3e6;

/** Rows `from` to `to` (exclusive) of a matrix, both multiples of four unless `to` is the end. */
export interface RowBand {
  readonly from: number;
  readonly to: number;
}

/** Request for some rows of H_1 H_2 ... H_(n-1), as plain data. */
export interface BasisRows {
  readonly order: number;
  /** n x n, row-major: row i holds reflector i, as `reduceToTridiagonal` leaves it. */
  readonly reflectors: Float64Array;
  readonly band: RowBand;
}

/** Some strips of the basis, to be turned by the rotations that make a tridiagonal matrix diagonal. */
export interface TurnedStrips {
  readonly order: number;
  /** The tridiagonal matrix; `off` entry i couples i and i + 1. */
  readonly diagonal: Float64Array;
  readonly off: Float64Array;
  /** Whole strips of eight columns one after the other, [row][8] each. */
  readonly strips: Float64Array;
}

export interface StripsOfValues {
  readonly strips: Float64Array;
  /** Eigenvalues in the order of the rows. */
  readonly values: Float64Array;
}

/** Bands of rows of about the same work, that begin and end at multiples of four: row i meets the reflectors longer than i alone. */
export function basisBands(n: number, bands: number): readonly RowBand[] {
  // Of rows before x n, as a share of all.
  const workBefore = (x: number) => (3 * x - x ** 3) / 2;
  const edges = [0];
  for (let row = 4; row < n && edges.length < bands; row += 4) if (workBefore(row / n) >= edges.length / bands) edges.push(row);
  return edges.map((from, i) => ({ from, to: edges[i + 1] ?? n }));
}

/** @returns the rows of the band, (to - from) x n. */
export function* basisRows(workspace: KernelWorkspace, { order, reflectors, band }: BasisRows): LongComputation<Float64Array> {
  const mark = workspace.mark();
  try {
    const matrix = workspace.push(reflectors, "reflectors");
    const rows = rowMajor(workspace.zeros((band.to - band.from) * order, "eigenvectors"), band.to - band.from, order);
    yield 0;
    yield* multiplyReflectors(workspace, matrix, rows, band);
    return workspace.f64(rows.pointer, rows.rows * order).slice();
  } finally {
    workspace.release(mark);
  }
}

export function* turnedStrips(workspace: KernelWorkspace, { order, diagonal, off, strips }: TurnedStrips): LongComputation<StripsOfValues> {
  const mark = workspace.mark();
  try {
    const tridiagonal = allocateTridiagonal(workspace, order);
    workspace.f64(tridiagonal.diagonal, order).set(diagonal);
    workspace.f64(tridiagonal.off, order).set(off);
    const pointer = workspace.push(strips, "eigenvectors");
    yield* rotateStrips(workspace, tridiagonal, pointer, strips.length / (8 * order));
    return {
      strips: workspace.f64(pointer, strips.length).slice(),
      values: workspace.f64(tridiagonal.diagonal, order).slice(),
    };
  } finally {
    workspace.release(mark);
  }
}

/**
 * Rows of H_1 H_2 ... H_(n-1) = Q^T, for the reflectors that `reduceToTridiagonal` left in the rows of `matrix`.
 *
 * @param rows  those of the band, (to - from) x n, zeros.
 */
export function* multiplyReflectors(workspace: KernelWorkspace, matrix: Pointer, rows: MatrixView, band: RowBand): LongComputation<void> {
  const n = rows.columns;
  const entries = workspace.f64(rows.pointer, rows.rows * n);
  for (let i = band.from; i < band.to; i++) entries[(i - band.from) * n + i] = 1;
  for (let first = 1; first < n; first += reflectorsPerBlock) {
    const count = Math.min(reflectorsPerBlock, n - first);
    // Reflector i acts on entries 0 to i - 1, so the rest of the basis is still the identity.
    const acted = first + count - 1;
    const reached = Math.min(acted, band.to) - band.from;
    if (reached <= 0) continue;
    const mark = workspace.mark();
    try {
      const reflectors = rowMajor(workspace.allocate(8 * count * acted, "reflectors"), count, acted);
      workspace.kernels.gatherReflectors(matrix, n, first, count, acted, reflectors.pointer);
      const block = applyBlock(workspace, part(rows, 0, reached, 0, acted), reflectors);
      yield* within((first / n) ** 3, (acted / n) ** 3, block);
    } finally {
      workspace.release(mark);
    }
  }
}

/** target <- target (I - U^T T U), rows of `reflectors` being U. */
function* applyBlock(workspace: KernelWorkspace, target: MatrixView, reflectors: MatrixView): LongComputation<void> {
  const count = reflectors.rows;
  const { rows } = target;
  const square = () => rowMajor(workspace.zeros(count * count), count, count);
  const panel = () => rowMajor(workspace.zeros(rows * count, "reflectors"), rows, count);
  const [gram, triangle, projected, turned] = [square(), square(), panel(), panel()];
  yield* within(0, 0, addSymmetricProduct(workspace, gram, reflectors));
  blockReflectorTriangle(workspace, gram.pointer, new Float64Array(count).fill(1), triangle.pointer, count);
  yield* within(0, 0.5, addProduct(workspace, projected, target, transposed(reflectors)));
  yield* within(0.5, 0.5, addProduct(workspace, turned, projected, triangle));
  yield* within(0.5, 1, addProduct(workspace, target, turned, reflectors, -1));
}

/** QL iteration, turning strips of vectors along. @param count  of strips. */
export function* rotateStrips(workspace: KernelWorkspace, matrix: Tridiagonal, strips: Pointer, count: number): LongComputation<void> {
  const n = matrix.order;
  const mark = workspace.mark();
  try {
    const state = workspace.zeros(2);
    const capacity = Math.max(n, recordedRotations);
    const record = { rotations: workspace.allocate(16 * capacity), sweeps: workspace.allocate(8 * capacity), capacity };
    let progress = 0;
    let outcome = 0;
    while (outcome === 0) {
      outcome = sweepTridiagonal(workspace, matrix, state, record, capacity);
      const after = progressOf(workspace, matrix, state);
      yield* within(progress, after, applyRecord(workspace, n, record, state, { pointer: strips, count }));
      progress = after;
    }
  } finally {
    workspace.release(mark);
  }
}

function* applyRecord(
  workspace: KernelWorkspace,
  n: number,
  record: RotationRecord,
  state: Pointer,
  strips: { readonly pointer: Pointer; readonly count: number },
): LongComputation<void> {
  const [, , rotations, sweeps] = workspace.i32(state, 4);
  const perTurn = Math.max(1, Math.floor(stripRotationsPerTurn / (rotations + 1)));
  for (let from = 0; from < strips.count; from += perTurn) {
    const to = Math.min(strips.count, from + perTurn);
    workspace.kernels.rotateStrips(strips.pointer, n, from, to, record.rotations, record.sweeps, sweeps);
    yield to / strips.count;
  }
}
