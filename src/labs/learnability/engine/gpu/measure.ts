/** The page's side of a calibration, which is measured in a worker of its own. */

import { askWorker } from "../../../../platform/engine/ask-worker";
import type { GpuFailure } from "../../../../platform/engine/backend";
import { engineProblem } from "../../../../platform/engine/engine-problem";
import { describeFailure } from "../../../../platform/engine/failure";
import { openWorker } from "../../../../platform/engine/open-worker";
import type { Calibration } from "../calibration";

/** Measures what GPU and processor need for a step; answers with the failure where there is no GPU. Told the share done, 0 to 1. */
export type MeasureDevice = (onProgress: (share: number) => void) => Promise<Calibration | GpuFailure>;

export const measureDevice: MeasureDevice = (onProgress) =>
  askWorker<object, Calibration | GpuFailure>(() => openWorker("learnability", "measure"), {}, engineProblem("gpu-worker-failed"), {
    onProgress,
  }).catch((error: unknown) => ({ reason: "worker", problem: describeFailure(error) }));
