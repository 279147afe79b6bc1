/** The data that a target draws, as the bytes of a file: drawn anew and written in a worker of their own. */

import { missingWorker } from "../../../platform/engine/missing-worker";
import { openWorker } from "../../../platform/engine/open-worker";
import { SupervisedWorker } from "../../../platform/engine/supervised-worker";
import { PlaygroundError } from "../../../platform/numerics/errors";
import type { Experiment } from "../document/document";
import { engineProblem } from "./problems";

export type DrawnFormat = "json" | "csv" | "npz";

export interface DrawnRequest {
  readonly experiment: Experiment;
  readonly format: DrawnFormat;
}

export type FromDrawnWorker =
  | { readonly type: "done"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: "failed"; readonly message: string };

/** @throws {PlaygroundError} with what went wrong. */
export function drawnFile(experiment: Experiment, format: DrawnFormat): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const worker = new SupervisedWorker<DrawnRequest, FromDrawnWorker>({
      create: () => openWorker("learnability", "drawn"),
      onMessage: (message) => {
        worker.close();
        if (message.type === "done") resolve(message.bytes);
        else reject(new PlaygroundError(message.message));
      },
      onLost: (loss) => {
        worker.close();
        if (loss === "missing") reject(new PlaygroundError(missingWorker.message, missingWorker.hint));
        else reject(new PlaygroundError(engineProblem("drawn-file-lost")));
      },
    });
    worker.post({ experiment, format });
  });
}
