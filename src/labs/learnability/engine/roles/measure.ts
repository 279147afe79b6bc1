import { askRole } from "../../../../platform/engine/ask-role";
import type { GpuFailure } from "../../../../platform/engine/backend";
import { gpuFailureOf } from "../../../../platform/engine/gpu-failure";
import { openGpu } from "../../../../platform/tensors/gpu";
import type { Calibration } from "../calibration";
import { calibrate } from "../gpu/calibrate";
import { deviceOf } from "../gpu/device";
import { solvingDeviceOf } from "../gpu/solving-device";

/** Measures this device. */
export const role = askRole<object, Calibration | GpuFailure>((_, onProgress) =>
  openGpu()
    .then((gpu) => calibrate(deviceOf(gpu), solvingDeviceOf(gpu), onProgress))
    .catch(gpuFailureOf),
);
