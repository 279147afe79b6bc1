import type { LearnabilityMap, MapPlace } from "../../document/map";
import type { RunPlace } from "./cells";

/**
 * The order of a map's runs: one seed of every cell first, and cells from coarse to fine, so that the whole picture appears
 * early and is refined.
 */
export function workOrder({ x, y, seeds }: LearnabilityMap): RunPlace[] {
  const cells = coarseToFine(x.points.length, y.points.length);
  return Array.from({ length: seeds }, (_, seed) => cells.map((cell) => ({ ...cell, seed }))).flat();
}

/** The cells of a grid of `columns` by `rows`: those of a coarse grid with every corner, then those halfway between, and so on. */
export function coarseToFine(columns: number, rows: number): MapPlace[] {
  const [across, down] = [levels(columns), levels(rows)];
  const cells = Array.from({ length: columns * rows }, (_, index) => ({ x: index % columns, y: Math.floor(index / columns) }));
  const level = ({ x, y }: MapPlace) => Math.max(across[x], down[y]);
  return cells.sort((a, b) => level(a) - level(b));
}

/** The level of each of `count` places in repeated halving: both ends 0, the middle 1, the quarters 2, ... */
function levels(count: number): number[] {
  const found = new Array<number>(count).fill(0);
  let ends = [[0, count - 1]] as (readonly [number, number])[];
  for (let level = 1; ends.length > 0; level++) {
    const next: (readonly [number, number])[] = [];
    for (const [from, to] of ends) {
      if (to - from < 2) continue;
      const middle = Math.floor((from + to) / 2);
      found[middle] = level;
      next.push([from, middle], [middle, to]);
    }
    ends = next;
  }
  return found;
}
