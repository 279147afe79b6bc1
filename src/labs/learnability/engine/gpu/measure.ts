/** The page's side of a calibration, which is measured in a worker of its own. */
import type { GpuFailure } from "../../../../platform/engine/backend";
import { openWorker } from "../../../../platform/engine/open-worker";
import { engineProblem } from "../../../../platform/engine/problems";
import { SupervisedWorker } from "../../../../platform/engine/supervised-worker";
import type { Calibration } from "../calibration";

export type FromMeasureWorker =
  | { readonly type: "progress"; readonly share: number }
  | { readonly type: "done"; readonly calibration: Calibration }
  | { readonly type: "failed"; readonly failure: GpuFailure };

/** Measures what GPU and processor need for a step; answers with the failure where there is no GPU. Told the share done, 0 to 1. */
export type MeasureDevice = (onProgress: (share: number) => void) => Promise<Calibration | GpuFailure>;

export const measureDevice: MeasureDevice = (onProgress) =>
  new Promise((resolve) => {
    const worker = new SupervisedWorker<never, FromMeasureWorker>({
      create: () => openWorker("learnability", "measure"),
      onMessage: (message) => {
        if (message.type === "progress") onProgress(message.share);
        if (message.type === "done") end(message.calibration);
        if (message.type === "failed") end(message.failure);
      },
      onLost: (loss) => end({ reason: "worker", problem: engineProblem(loss === "missing" ? "worker-missing" : "gpu-worker-failed") }),
    });
    const end = (outcome: Calibration | GpuFailure) => {
      worker.close();
      resolve(outcome);
    };
  });
