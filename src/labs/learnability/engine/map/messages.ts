/** What the page and the workers of a map say to each other. */

import type { GpuFailure } from "../../../../platform/engine/backend";
import type { Experiment } from "../../document/document";
import type { OwnData } from "../../math/tasks/dataset";
import type { RunPlace } from "./cells";
import type { ProbedCost } from "./probe";
import type { MapReport } from "./report";

export type ToMapWorker =
  /** The map that all later runs belong to; it replaces the one before. */
  | { readonly type: "map"; readonly map: number; readonly experiment: Experiment; readonly data: OwnData | null }
  /** One run, after those asked for before. */
  | { readonly type: "run"; readonly map: number; readonly place: RunPlace; readonly certify: boolean }
  /** Several runs that a GPU trains side by side. */
  | {
      readonly type: "batch";
      readonly map: number;
      readonly runs: readonly { readonly place: RunPlace; readonly certify: boolean }[];
    }
  /** What a few runs would take, measured on a small part of them. */
  | { readonly type: "probe"; readonly map: number; readonly places: readonly RunPlace[] }
  | { readonly type: "pause"; readonly map: number }
  | { readonly type: "play"; readonly map: number };

export type FromMapWorker =
  | { readonly type: "report"; readonly map: number; readonly report: MapReport }
  /** The run that is being computed has come so far, 0 to 1. */
  | { readonly type: "progress"; readonly map: number; readonly place: RunPlace; readonly share: number }
  /** In the order asked for; null for those that cannot be computed. */
  | { readonly type: "probed"; readonly map: number; readonly costs: readonly (ProbedCost | null)[] }
  /** From a worker with a GPU: it trains on the device of this name. */
  | { readonly type: "device"; readonly map: number; readonly name: string }
  /** From a worker with a GPU: this run is none for it. */
  | { readonly type: "refused"; readonly map: number; readonly place: RunPlace }
  /** From a worker with a GPU: it cannot go on; runs that it has not reported are to be done elsewhere. */
  | { readonly type: "gave-up"; readonly map: number; readonly failure: GpuFailure };
