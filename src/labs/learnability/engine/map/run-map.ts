/** A whole map, or some of its runs, on one thread: for result documents, checks and measurements. */

import { type LongComputation, within } from "../../../../platform/numerics/progress";
import type { Experiment } from "../../document/document";
import type { OwnData } from "../../math/tasks/dataset";
import { dataKey, experimentAt, mapOf, type RunPlace } from "./cells";
import { MapData } from "./data-sets";
import { workOrder } from "./order";
import type { DataBounds, MapReport, MapRun } from "./report";
import { computeRun } from "./train";

export interface MapOutcome {
  readonly runs: readonly MapRun[];
  /** By the key of the data set. */
  readonly certificates: ReadonlyMap<string, DataBounds>;
}

/** A requested run, and whether its data are certified too. */
export interface MapRequest {
  readonly place: RunPlace;
  readonly certify: boolean;
}

/** Every run of an experiment's map, ordered by data set. @throws {PlaygroundError} when it has no map. */
export function requestsOf(experiment: Experiment): readonly MapRequest[] {
  const places = workOrder(mapOf(experiment)).map((place) => ({ place, key: dataKey(experimentAt(experiment, place)) }));
  const keys = new Map([...new Set(places.map(({ key }) => key))].map((key, index) => [key, index]));
  places.sort((a, b) => (keys.get(a.key) ?? 0) - (keys.get(b.key) ?? 0));
  return places.map(({ place, key }, i) => ({ place, certify: key !== places[i - 1]?.key }));
}

/** Computes some of them, one after the other; a shared data set is generated once. */
export function* reportsOf(experiment: Experiment, data: OwnData | null, requests: readonly MapRequest[]): LongComputation<MapReport[]> {
  const sets = new MapData();
  const reports: MapReport[] = [];
  for (const request of requests) {
    const [from, to] = [reports.length, reports.length + 1].map((count) => count / requests.length);
    reports.push(yield* within(from, to, computeRun(sets, { experiment, data, ...request })));
  }
  return reports;
}

/** The runs and certificates of reports. */
export function outcomeOfReports(reports: readonly MapReport[]): MapOutcome {
  const certificates = reports.flatMap(({ certificate }) => (certificate ? [[certificate.key, certificate] as const] : []));
  return { runs: reports.map(({ run }) => run), certificates: new Map(certificates) };
}

/** Computes every run of an experiment's map. @throws {PlaygroundError} when it has none. */
export function runMap(experiment: Experiment, data: OwnData | null, onProgress?: (share: number) => void): MapOutcome {
  const program = reportsOf(experiment, data, requestsOf(experiment));
  for (;;) {
    const turn = program.next();
    if (turn.done) return outcomeOfReports(turn.value);
    onProgress?.(turn.value);
  }
}
