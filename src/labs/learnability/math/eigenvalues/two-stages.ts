/**
 * Eigenvalues of large symmetric matrices in two stages: to a band of 32 couplings by blocks of reflectors, and from there to
 * tridiagonal form. The first stage consists of matrix products; the reduction in one stage has to read the matrix again for every
 * reflector. Eigenvectors would have to be turned back through both, which costs more than it saves: they keep the one stage.
 *
 * Importing this file makes it available to `symmetric-eigenvalues.ts`.
 */
import { KernelModule } from "../../../../platform/numerics/kernel-workspace";
import { copyOut, requireCount, requireFiniteAt } from "../../../../platform/numerics/matrix";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { blockReflectorTriangle } from "../../../../platform/numerics/reflectors";
import { scaleMatrix } from "../../../../platform/numerics/scaling";
import { allocateTridiagonal, type Tridiagonal, tridiagonalEigenvalues } from "../../../../platform/numerics/tridiagonal";
import type { KernelExports } from "../../kernels/eigenvalues/generated/exports";
import { kernelBytes } from "../../kernels/eigenvalues/generated/kernels";
import type { Pointer, Workspace } from "../workspace";
import { provideTwoStages } from "./symmetric-eigenvalues";

type Stages = Omit<KernelExports, "memory">;

const module = new KernelModule<Stages>(kernelBytes);

/** Side of a tile, which is the number of couplings of the band. */
const side = 32;
const tileBytes = 8 * side * side;
/** Entries of a row of the band: see `reduceTileRow`. */
const bandRow = 68;

/** Multiply-adds of matrix products, and steps of the second stage, between two yields: about 10 ms. */
const workPerTurn = 1e8;
const stepsPerTurn = 5000;

/**
 * Eigenvalues of a symmetric matrix in memory, which is destroyed: 1 s at n = 2176.
 *
 * @param matrix  n x n, row-major, n at least 128; only the lower triangle is used, but all entries must be finite.
 * @returns n eigenvalues, ascending, each within a few eps * ||A|| of the exact one.
 * @throws {DimensionError | NonFiniteError | ConvergenceError}
 */
export function* eigenvaluesInTwoStages(workspace: Workspace, matrix: Pointer, n: number): LongComputation<Float64Array> {
  requireCount(n, "n", 128);
  const mark = workspace.mark();
  try {
    requireFiniteAt(workspace, matrix, n, n, "matrix");
    const stages = stagesIn(workspace);
    const unscale = scaleMatrix(workspace, matrix, n * n);
    const tridiagonal = allocateTridiagonal(workspace, n);
    const band = workspace.zeros(bandRow * (n + side), "a band matrix");
    yield* within(0, 0.7, reduceToBand(workspace, stages, matrix, n, band));
    yield* within(0.7, 0.9, bandToTridiagonal(workspace, stages, band, tridiagonal));
    yield* within(0.9, 1, tridiagonalEigenvalues(workspace, tridiagonal));
    const values = copyOut(workspace, tridiagonal.diagonal, n).sort();
    for (let i = 0; i < n; i++) values[i] *= unscale;
    return values;
  } finally {
    workspace.release(mark);
  }
}

/** Their kernels, in the memory of a workspace. */
function stagesIn({ kernels }: Workspace): Stages {
  return module.instance({ env: { memory: kernels.memory }, kernels: kernels as unknown as WebAssembly.ModuleImports });
}

/**
 * With the reflectors of one row of tiles as I - V T V^T, A becomes A + V X^T + X V^T with X = V (T^T V^T W) / 2 - W and W = A V T
 * (Dongarra, Hammarling & Sorensen 1989). That is computed in the pass over A in which the next A V is summed.
 */
function* reduceToBand(workspace: Workspace, stages: Stages, matrix: Pointer, n: number, band: Pointer): LongComputation<void> {
  const rows = Math.ceil(n / side);
  const mark = workspace.mark();
  try {
    const panel = () => workspace.allocate(tileBytes * rows, "reflectors");
    const square = () => workspace.allocate(tileBytes);
    const [scratch, x, xt, y] = [panel(), panel(), panel(), panel()];
    let [v, vt] = [0, 0];
    let spare = [panel(), panel()];
    const other = [panel(), panel()];
    const [gram, triangle, inner] = [square(), square(), square()];
    const ones = new Float64Array(side).fill(1);
    stages.packTiles(matrix, n, scratch);
    yield 0;
    for (let row = rows - 1; row >= 0; row--) {
      if (v) stages.passTiles(matrix, row, row + 1, v, x, vt, xt, 0, 0);
      const [next, nextTransposed] = spare;
      stages.reduceTileRow(matrix, row, n, band, scratch, next, nextTransposed);
      if (row === 0) break;
      const clear = (pointer: Pointer, tiles: number) => workspace.f64(pointer, tiles * side * side).fill(0);
      clear(gram, 1);
      stages.addTransposedTileProducts(next, next, row, gram);
      blockReflectorTriangle(workspace, gram, ones, triangle, side);
      clear(y, row);
      for (let from = 0; from < row; ) {
        let to = from;
        for (let work = 0; to < row && work < workPerTurn; to++) work += 4 * side ** 3 * (to + 1);
        stages.passTiles(matrix, from, to, v, x, vt, xt, next, y);
        from = to;
        yield 1 - (row / rows) ** 3 + (from / row) ** 2 * ((row / rows) ** 3 - ((row - 1) / rows) ** 3);
      }
      clear(x, row);
      stages.addTileProducts(y, triangle, row, x);
      clear(gram, 1);
      stages.addTransposedTileProducts(next, x, row, gram);
      clear(inner, 1);
      stages.addTransposedTileProducts(triangle, gram, 1, inner);
      workspace.kernels.scale(x, row * side * side, -1);
      workspace.kernels.scale(inner, side * side, 0.5);
      stages.addTileProducts(next, inner, row, x);
      stages.transposeTiles(x, row, xt);
      spare = v ? [v, vt] : other;
      [v, vt] = [next, nextTransposed];
    }
  } finally {
    workspace.release(mark);
  }
}

function* bandToTridiagonal(workspace: Workspace, stages: Stages, band: Pointer, target: Tridiagonal): LongComputation<void> {
  const { order, diagonal, off } = target;
  const mark = workspace.mark();
  try {
    const work = workspace.allocate(8 * 4 * side);
    for (let from = 0; from < order; ) {
      const to = Math.min(order, from + Math.ceil((stepsPerTurn * side) / (order - from)));
      stages.chaseBulges(band, order, from, to, work, diagonal, off);
      from = to;
      yield 1 - (1 - from / order) ** 2;
    }
  } finally {
    workspace.release(mark);
  }
}

provideTwoStages(eigenvaluesInTwoStages);
