/**
 * Runs of a map that a person has brought in a result document. They wait here until the map is shown, which keeps them with those of
 * this browser; they are in sight even where nothing can be kept.
 */

import { onDeleted } from "../../../../platform/state/deletions";
import type { Experiment } from "../../document/document";
import { mapKey } from "../../engine/map/cells";
import { reportsOf } from "../../engine/map/from-result";
import type { MapReport } from "../../engine/map/report";

export interface BroughtRuns {
  /** Of the map, as `mapKey` gives it. */
  readonly key: string;
  readonly reports: readonly MapReport[];
}

let latest: BroughtRuns | null = null;
const listeners = new Set<() => void>();

onDeleted((part) => {
  if (part === "maps") latest = null;
});

/** @param result  a result document of this experiment. */
export function bringRuns(experiment: Experiment, result: object): void {
  const reports = reportsOf(experiment, result);
  if (reports.length === 0) return;
  latest = { key: mapKey(experiment), reports };
  for (const listener of listeners) listener();
}

/** Those brought last that belong to this map. */
export function broughtRuns(key: string): readonly MapReport[] {
  return latest?.key === key ? latest.reports : [];
}

/** Calls `listener` whenever some are brought, until the returned function is called. */
export function onBrought(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
