/**
 * Runs of a map from an opened result document. They stay here until the map is shown, which stores them with the runs of this
 * browser; without storage they are shown all the same.
 */

import { onDeleted } from "../../../../platform/state/deletions";
import type { Experiment } from "../../document/document";
import { mapKey } from "../../engine/map/cells";
import { reportsOf } from "../../engine/map/from-result";
import type { MapReport } from "../../engine/map/report";

export interface ImportedRuns {
  /** Of the map, as `mapKey` gives it. */
  readonly key: string;
  readonly reports: readonly MapReport[];
}

let latest: ImportedRuns | null = null;
const listeners = new Set<() => void>();

onDeleted((part) => {
  if (part === "maps") latest = null;
});

/** @param result  a result document of this experiment. */
export function importRuns(experiment: Experiment, result: object): void {
  const reports = reportsOf(experiment, result);
  if (reports.length === 0) return;
  latest = { key: mapKey(experiment), reports };
  for (const listener of listeners) listener();
}

/** The runs imported last, where they belong to this map. */
export function importedRuns(key: string): readonly MapReport[] {
  return latest?.key === key ? latest.reports : [];
}

/** Calls `listener` after every import, until the returned function is called. */
export function onImport(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
