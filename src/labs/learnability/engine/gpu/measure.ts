/** Measures a calibration in a worker. */

import { askWorker } from "../../../../platform/engine/ask-worker";
import type { GpuFailure } from "../../../../platform/engine/backend";
import { engineProblem } from "../../../../platform/engine/engine-problem";
import { describeFailure } from "../../../../platform/engine/failure";
import { openWorker } from "../../../../platform/engine/open-worker";
import type { Calibration } from "../calibration";

/**
 * Measures the time of a step on GPU and processor; resolves to the failure where there is no GPU. The callback receives
 * the share done, 0 to 1.
 */
export type MeasureDevice = (onProgress: (share: number) => void) => Promise<Calibration | GpuFailure>;

export const measureDevice: MeasureDevice = (onProgress) =>
  askWorker<object, Calibration | GpuFailure>(() => openWorker("learnability", "measure"), {}, engineProblem("gpu-worker-failed"), {
    onProgress,
  }).catch((error: unknown) => ({ reason: "worker", problem: describeFailure(error) }));
