/** The data that a target draws, as the bytes of a file, computed in a worker. */

import { askWorker } from "../../../platform/engine/ask-worker";
import { openWorker } from "../../../platform/engine/open-worker";
import type { Experiment } from "../document/document";
import { labProblem } from "./lab-problem";

export type DrawnFormat = "json" | "csv" | "npz";

export interface DrawnRequest {
  readonly experiment: Experiment;
  readonly format: DrawnFormat;
}

/** @throws {PlaygroundError} with the problem of the computation. */
export function drawnFile(experiment: Experiment, format: DrawnFormat): Promise<Uint8Array<ArrayBuffer>> {
  const request: DrawnRequest = { experiment, format };
  return askWorker(() => openWorker("learnability", "drawn"), request, labProblem("drawn-data-stopped"));
}
