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
import { LostMemberError } from "../../../../platform/numerics/team";
import { allocateTridiagonal, type Tridiagonal, tridiagonalEigenvalues } from "../../../../platform/numerics/tridiagonal";
import { kernelBytes } from "../../kernels/eigenvalues/generated/kernels";
import type { Pointer, Workspace } from "../workspace";
import { provideTwoStages } from "./symmetric-eigenvalues";
import { type Passes, passesAlone, type Stages, type Step, side, tileBytes } from "./tile-passes";
import { passesOfTeam, type TileTeam } from "./tile-team";

const module = new KernelModule<Stages>(kernelBytes);

/** Entries of a row of the band: see `reduceTileRow`. */
const bandRow = 68;

/** Steps of the second stage between two yields: about 10 ms. */
const stepsPerTurn = 5000;

/**
 * Eigenvalues of a symmetric matrix in memory, which is destroyed: 1 s at n = 2176.
 *
 * @param matrix  n x n, row-major, n at least 128; only the lower triangle is used, but all entries must be finite.
 * @param team    other threads for the first stage, which change no bit.
 * @returns n eigenvalues, ascending, each within a few eps * ||A|| of the exact one.
 * @throws {DimensionError | NonFiniteError | ConvergenceError}
 */
export function* eigenvaluesInTwoStages(
  workspace: Workspace,
  matrix: Pointer,
  n: number,
  team: TileTeam | null = null,
): LongComputation<Float64Array> {
  requireCount(n, "n", 128);
  const mark = workspace.mark();
  try {
    requireFiniteAt(workspace, matrix, n, n, "matrix");
    const stages = stagesIn(workspace);
    const unscale = scaleMatrix(workspace, matrix, n * n);
    const tridiagonal = allocateTridiagonal(workspace, n);
    const band = workspace.zeros(bandRow * (n + side), "a band matrix");
    const isReduced = team ? yield* within(0, 0.7, reduceTogether(workspace, stages, matrix, n, band, team)) : false;
    if (!isReduced) yield* within(0, 0.7, reduceAlone(workspace, stages, matrix, n, band));
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

function* reduceAlone(workspace: Workspace, stages: Stages, matrix: Pointer, n: number, band: Pointer): LongComputation<void> {
  workspace.scope(() => stages.packTiles(matrix, n, workspace.allocate(8 * side * n, "rows of a matrix")));
  yield 0;
  yield* reduceToBand(workspace, stages, passesAlone(workspace, stages, matrix), n, band);
}

/** @returns false when the team cannot be led, or has lost a member: then the matrix is as before. */
function* reduceTogether(
  workspace: Workspace,
  stages: Stages,
  matrix: Pointer,
  n: number,
  band: Pointer,
  team: TileTeam,
): LongComputation<boolean> {
  const mark = workspace.mark();
  const passes = passesOfTeam(workspace, team, matrix, n);
  try {
    if (passes) yield* reduceToBand(workspace, stages, passes, n, band);
    return passes !== null;
  } catch (error) {
    if (error instanceof LostMemberError) return false;
    throw error;
  } finally {
    passes?.end();
    workspace.release(mark);
  }
}

/**
 * With the reflectors of one row of tiles as I - V T V^T, A becomes A + V X^T + X V^T with X = V (T^T V^T W) / 2 - W and W = A V T
 * (Dongarra, Hammarling & Sorensen 1989). That is computed when the next A V is.
 */
function* reduceToBand(workspace: Workspace, stages: Stages, passes: Passes, n: number, band: Pointer): LongComputation<void> {
  const rows = Math.ceil(n / side);
  const mark = workspace.mark();
  try {
    const panel = () => workspace.allocate(tileBytes * rows, "reflectors");
    const square = () => workspace.allocate(tileBytes);
    const [scratch, x, xt, y] = [panel(), panel(), panel(), panel()];
    let [spare, other] = [
      { v: panel(), vt: panel() },
      { v: panel(), vt: panel() },
    ];
    const [gram, triangle, inner] = [square(), square(), square()];
    const ones = new Float64Array(side).fill(1);
    let last: Step | null = null;
    for (let row = rows - 1; row >= 0; row--) {
      const { v, vt } = spare;
      stages.reduceTileRow(passes.begin(row, last), row, n, band, scratch, v, vt);
      if (row === 0) break;
      const clear = (pointer: Pointer, tiles: number) => workspace.f64(pointer, tiles * side * side).fill(0);
      clear(gram, 1);
      stages.addTransposedTileProducts(v, v, row, gram);
      blockReflectorTriangle(workspace, gram, ones, triangle, side);
      yield* within(1 - (row / rows) ** 3, 1 - ((row - 1) / rows) ** 3, passes.finish(row, last, v, y));
      clear(x, row);
      stages.addTileProducts(y, triangle, row, x);
      clear(gram, 1);
      stages.addTransposedTileProducts(v, x, row, gram);
      clear(inner, 1);
      stages.addTransposedTileProducts(triangle, gram, 1, inner);
      workspace.kernels.scale(x, row * side * side, -1);
      workspace.kernels.scale(inner, side * side, 0.5);
      stages.addTileProducts(v, inner, row, x);
      stages.transposeTiles(x, row, xt);
      [spare, other] = [other, spare];
      last = { v, vt, x, xt };
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
