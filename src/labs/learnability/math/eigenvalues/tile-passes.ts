/** The passes over the tiles of a matrix while it is reduced to a band: by one thread here, and by several in tile-team.ts. */
import type { LongComputation } from "../../../../platform/numerics/progress";
import type { KernelExports } from "../../kernels/eigenvalues/generated/exports";
import type { Pointer, Workspace } from "../workspace";

/** Side of a tile, which is the number of couplings of the band. */
export const side = 32;
export const tileEntries = side * side;
export const tileBytes = 8 * tileEntries;

/** Multiply-adds between two yields: about 10 ms. */
const workPerTurn = 1e8;

export type Stages = Omit<KernelExports, "memory">;

/** The reflectors of one row of tiles, and what they add to the matrix: A + V X^T + X V^T. Panels of 32 columns. */
export interface Step {
  readonly v: Pointer;
  /** V, each tile transposed. */
  readonly vt: Pointer;
  readonly x: Pointer;
  readonly xt: Pointer;
}

/** Rows of tiles are numbered from the top and reduced from the last one up; all pointers are to the workspace. */
export interface Passes {
  /**
   * Adds what the step of the row below, if there is one, adds to a row of tiles.
   *
   * @returns where the first tile of all would be, for `reduceTileRow`.
   */
  readonly begin: (row: number, last: Step | null) => Pointer;
  /** Adds the same to all rows above, and Y = A V with the reflectors V of this row. */
  readonly finish: (row: number, last: Step | null, v: Pointer, y: Pointer) => LongComputation<void>;
}

/** Tiles before a row of them. */
export const tilesBefore = (row: number) => (row * (row + 1)) / 2;

/** By this thread. @param tiles  the matrix after `packTiles`. */
export function passesAlone(workspace: Workspace, stages: Stages, tiles: Pointer): Passes {
  const pass = (from: number, to: number, last: Step | null, next: Pointer, y: Pointer) =>
    stages.passTiles(tiles, from, to, last?.v ?? 0, last?.x ?? 0, last?.vt ?? 0, last?.xt ?? 0, next, y);
  return {
    begin(row, last) {
      if (last) pass(row, row + 1, last, 0, 0);
      return tiles;
    },
    *finish(row, last, v, y) {
      workspace.f64(y, row * tileEntries).fill(0);
      for (let from = 0; from < row; ) {
        let to = from;
        for (let work = 0; to < row && work < workPerTurn; to++) work += 4 * side ** 3 * (to + 1);
        pass(from, to, last, v, y);
        from = to;
        yield (from / row) ** 2;
      }
    },
  };
}
