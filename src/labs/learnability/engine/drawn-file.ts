/** The data that a target draws, as the bytes of a file: drawn anew and written in a worker of their own. */

import { openWorker } from "../../../platform/engine/open-worker";
import { engineProblem } from "../../../platform/engine/problems";
import { SupervisedWorker } from "../../../platform/engine/supervised-worker";
import type { Problem } from "../../../platform/fields/problem";
import { PlaygroundError } from "../../../platform/numerics/errors";
import type { Experiment } from "../document/document";
import { labProblem } from "./problems";

export type DrawnFormat = "json" | "csv" | "npz";

export interface DrawnRequest {
  readonly experiment: Experiment;
  readonly format: DrawnFormat;
}

export type FromDrawnWorker =
  | { readonly type: "done"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: "failed"; readonly failure: Problem };

/** @throws {PlaygroundError} with what went wrong. */
export function drawnFile(experiment: Experiment, format: DrawnFormat): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const worker = new SupervisedWorker<DrawnRequest, FromDrawnWorker>({
      create: () => openWorker("learnability", "drawn"),
      onMessage: (message) => {
        worker.close();
        if (message.type === "done") resolve(message.bytes);
        else reject(new PlaygroundError(message.failure));
      },
      onLost: (loss) => {
        worker.close();
        reject(new PlaygroundError(loss === "missing" ? engineProblem("worker-missing") : labProblem("drawn-data-stopped")));
      },
    });
    worker.post({ experiment, format });
  });
}
