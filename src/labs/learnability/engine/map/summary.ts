/** Summaries of the runs of each cell of a map, for maps, tables and results. */
import type { Experiment } from "../../document/document";
import { cellsOf, dataKey, experimentAt, mapOf } from "./cells";
import { type DataBounds, type MapRun, stepsToTarget } from "./report";

export interface CellSummary {
  readonly x: number;
  readonly y: number;
  /** Finished runs, ascending by seed, failed ones included. */
  readonly runs: readonly MapRun[];
  /** Median error of the runs; infinite where half of them diverged, NaN before the first. */
  readonly error: number;
  /** Share of the runs at or below the target at their end; NaN before the first. */
  readonly success: number;
  /** Median number of steps to the target; infinite where half of the runs never reach it, NaN before the first. */
  readonly steps: number;
  /** Medians of the costs of a run. */
  readonly multiplyAdds: number;
  readonly milliseconds: number;
  readonly diverged: number;
  readonly failed: number;
  /** Of the data sets of the cell: the largest nullity and the smallest eigenvalue; null before the first certificate. */
  readonly nullity: number | null;
  readonly lambdaMin: number | null;
}

/** The present summaries of a map, row by row. */
export function summarize(experiment: Experiment, runs: Iterable<MapRun>, certificates: ReadonlyMap<string, DataBounds>): CellSummary[] {
  const map = mapOf(experiment);
  const cells = cellsOf(map).map((cell) => ({ ...cell, runs: [] as MapRun[] }));
  for (const run of runs) cells[run.place.y * map.x.points.length + run.place.x].runs.push(run);
  const data = certificatesOf(experiment, certificates);
  return cells.map(({ x, y, runs: unordered }, index) => {
    const ordered = unordered.sort((a, b) => a.place.seed - b.place.seed);
    const certified = data[index];
    return {
      x,
      y,
      runs: ordered,
      ...figuresOf(ordered, map.target),
      nullity: certified.length === 0 ? null : Math.max(...certified.map(({ nullity }) => nullity)),
      lambdaMin: certified.length === 0 ? null : Math.min(...certified.map(({ lambdaMin }) => lambdaMin)),
    };
  });
}

function figuresOf(runs: readonly MapRun[], target: number) {
  const counted = runs.filter(({ outcome }) => outcome !== "failed");
  const errors = counted.map(errorOf);
  return {
    error: median(errors),
    success: counted.length === 0 ? Number.NaN : errors.filter((error) => error <= target).length / counted.length,
    steps: median(counted.map((run) => stepsToTarget(run, target) ?? Number.POSITIVE_INFINITY)),
    multiplyAdds: median(counted.map(({ multiplyAdds }) => multiplyAdds)),
    milliseconds: median(counted.map(({ milliseconds }) => milliseconds)),
    diverged: counted.filter(({ outcome }) => outcome === "diverged").length,
    failed: runs.length - counted.length,
  };
}

/** A diverged run counts as worse than any other. */
export function errorOf({ outcome, error }: MapRun): number {
  return outcome === "diverged" ? Number.POSITIVE_INFINITY : error;
}

/** The median run by error, the better one of two; null without any. */
export function typicalRun(runs: readonly MapRun[]): MapRun | null {
  const counted = runs.filter(({ outcome }) => outcome !== "failed").toSorted((a, b) => errorOf(a) - errorOf(b));
  return counted[Math.floor((counted.length - 1) / 2)] ?? null;
}

/** Median of non-negative numbers; of two in the middle, their geometric mean. NaN of none. */
export function median(values: readonly number[]): number {
  if (values.length === 0) return Number.NaN;
  const sorted = values.toSorted((a, b) => a - b);
  const [lower, upper] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  if (lower === upper || upper === Number.POSITIVE_INFINITY) return upper;
  return Math.sqrt(lower) * Math.sqrt(upper);
}

/** The certificates of every cell, row by row. */
function certificatesOf(experiment: Experiment, certificates: ReadonlyMap<string, DataBounds>): DataBounds[][] {
  return dataOf(experiment).map((keys) => keys.map((key) => certificates.get(key)).filter((certificate) => certificate !== undefined));
}

/** Keys of the data sets of every cell, row by row, cached because a live map reads them several times a second. */
const knownData = new WeakMap<Experiment, readonly (readonly string[])[]>();

function dataOf(experiment: Experiment): readonly (readonly string[])[] {
  const known = knownData.get(experiment);
  if (known) return known;
  const { draws, seeds } = mapOf(experiment);
  const count = draws === "data" ? seeds : 1;
  const found = cellsOf(mapOf(experiment)).map((cell) =>
    Array.from({ length: count }, (_, seed) => dataKey(experimentAt(experiment, { ...cell, seed }))),
  );
  knownData.set(experiment, found);
  return found;
}
