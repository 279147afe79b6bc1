/** Decides whether a map is computed on the GPU, by the user's choice or by measurements. */

import type { Backend } from "../../../../platform/engine/backend";
import type { Experiment } from "../../document/document";
import { type Calibration, stepTimes } from "../calibration";
import { mapOf, runCount } from "./cells";
import type { ProbedCost } from "./probe";

/** Measurements mean: the GPU where they predict that it is faster. */
export type MapBackendChoice = Backend | Calibration;

/** Runs that a GPU trains side by side. */
export const batchSize = 128;

/**
 * @param costs    of the probed cells.
 * @param workers  threads that share the runs without a GPU.
 */
export function mapBackend(
  choice: MapBackendChoice,
  experiment: Experiment,
  costs: readonly (ProbedCost | null)[],
  workers: number,
): Backend {
  if (typeof choice === "string") return choice;
  const known = costs.filter((cost) => cost !== null);
  if (known.length === 0) return "WASM";
  const size = Math.min(batchSize, runCount(mapOf(experiment)));
  const heads = Array.from({ length: size }, (_, k) => known[k % known.length].work);
  const times = stepTimes(choice, { heads, layers: [] }, workers);
  return times && times.WebGPU < times.WASM ? "WebGPU" : "WASM";
}
