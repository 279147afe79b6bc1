/** A whole map on one thread, for the headless runner, checks and measurements. */
import type { Experiment } from "../../../experiment/learnability/document";
import { finish } from "../../../numerics/progress";
import type { OwnData } from "../../../tasks/dataset";
import { dataKey, experimentAt, mapOf } from "./cells";
import { MapData } from "./data-sets";
import { workOrder } from "./order";
import type { DataBounds, MapRun } from "./report";
import { computeRun } from "./train";

export interface MapOutcome {
  readonly runs: readonly MapRun[];
  /** By the name of the data set. */
  readonly certificates: ReadonlyMap<string, DataBounds>;
}

/** Computes every run of an experiment's map. @throws {PlaygroundError} when it has none. */
export function runMap(experiment: Experiment, data: OwnData | null, onProgress?: (share: number) => void): MapOutcome {
  const sets = new MapData();
  const certificates = new Map<string, DataBounds>();
  const runs: MapRun[] = [];
  // Data set by data set: nothing is looked at before the end, and each is drawn once.
  const places = workOrder(mapOf(experiment)).map((place) => ({ place, key: dataKey(experimentAt(experiment, place)) }));
  const keys = new Map([...new Set(places.map(({ key }) => key))].map((key, index) => [key, index]));
  places.sort((a, b) => (keys.get(a.key) ?? 0) - (keys.get(b.key) ?? 0));
  for (const { place, key } of places) {
    const certify = !certificates.has(key);
    const { run, certificate } = finish(computeRun(sets, { experiment, data, place, certify }));
    if (certificate) certificates.set(key, certificate);
    runs.push(run);
    onProgress?.(runs.length / places.length);
  }
  return { runs, certificates };
}
