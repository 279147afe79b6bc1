/** Messages between the page and the workers of a map. */

import type { GpuFailure } from "../../../../platform/engine/backend";
import type { Experiment } from "../../document/document";
import type { OwnData } from "../../math/tasks/dataset";
import type { RunPlace } from "./cells";
import type { ProbedCost } from "./probe";
import type { MapReport } from "./report";

export type ToMapWorker =
  /** The map of all later runs; it replaces the one before. */
  | { readonly type: "map"; readonly map: number; readonly experiment: Experiment; readonly data: OwnData | null }
  /** One run, after those requested before. */
  | { readonly type: "run"; readonly map: number; readonly place: RunPlace; readonly certify: boolean }
  /** Several runs that a GPU trains side by side. */
  | {
      readonly type: "batch";
      readonly map: number;
      readonly runs: readonly { readonly place: RunPlace; readonly certify: boolean }[];
    }
  /** Measures the cost of a few runs on a small part of them. */
  | { readonly type: "probe"; readonly map: number; readonly places: readonly RunPlace[] }
  | { readonly type: "pause"; readonly map: number }
  | { readonly type: "play"; readonly map: number };

export type FromMapWorker =
  | { readonly type: "report"; readonly map: number; readonly report: MapReport }
  /** Progress of the present run, 0 to 1. */
  | { readonly type: "progress"; readonly map: number; readonly place: RunPlace; readonly share: number }
  /** In the order of the request; null for runs that cannot be computed. */
  | { readonly type: "probed"; readonly map: number; readonly costs: readonly (ProbedCost | null)[] }
  /** From the worker of the GPU: the name of its device. */
  | { readonly type: "device"; readonly map: number; readonly name: string }
  /** From the worker of the GPU: this run is unsuitable. */
  | { readonly type: "refused"; readonly map: number; readonly place: RunPlace }
  /** From the worker of the GPU: it failed; its unfinished runs continue elsewhere. */
  | { readonly type: "gave-up"; readonly map: number; readonly failure: GpuFailure };
