/** The page's side of a calibration, which is measured in a worker of its own. */
import type { GpuFailure } from "../../core/backend";
import type { Calibration } from "../calibration";
import { isMissingWorker, missingWorker } from "../../core/missing-worker";

export type FromMeasureWorker =
  | { readonly type: "progress"; readonly share: number }
  | { readonly type: "done"; readonly calibration: Calibration }
  | { readonly type: "failed"; readonly failure: GpuFailure };

/** Measures what GPU and processor need for a step; answers with the failure where there is no GPU. Told the share done, 0 to 1. */
export type MeasureDevice = (onProgress: (share: number) => void) => Promise<Calibration | GpuFailure>;

export const measureDevice: MeasureDevice = (onProgress) =>
  new Promise((resolve) => {
    const worker = new Worker(new URL("./measure-worker.ts", import.meta.url), { type: "module" });
    const end = (outcome: Calibration | GpuFailure) => {
      worker.terminate();
      resolve(outcome);
    };
    worker.onmessage = ({ data: message }: MessageEvent<FromMeasureWorker>) => {
      if (message.type === "progress") onProgress(message.share);
      if (message.type === "done") end(message.calibration);
      if (message.type === "failed") end(message.failure);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      const message = isMissingWorker(event) ? missingWorker.message : "the worker that drives the GPU failed";
      end({ reason: "worker", message });
    };
  });
