import { gpuFailureOf } from "../../../../platform/engine/gpu-failure";
import type { Role } from "../../../../platform/engine/role";
import { openGpu } from "../../../../platform/tensors/gpu";
import { calibrate } from "../gpu/calibrate";
import { deviceOf } from "../gpu/device";
import type { FromMeasureWorker } from "../gpu/measure";
import { solvingDeviceOf } from "../gpu/solving-device";

/** Measures this device; it begins at once and answers with what it found. */
export const role: Role<never, FromMeasureWorker> = (post) => {
  const measured = openGpu().then((gpu) => calibrate(deviceOf(gpu), solvingDeviceOf(gpu), (share) => post({ type: "progress", share })));
  measured.then(
    (calibration) => post({ type: "done", calibration }),
    (error: unknown) => post({ type: "failed", failure: gpuFailureOf(error) }),
  );
  return () => {};
};
