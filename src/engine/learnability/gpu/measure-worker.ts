/** Measures a device beside the page. */
import { openGpu } from "../../../tensors/gpu";
import { calibrate } from "./calibrate";
import { deviceOf } from "./device";
import { gpuFailureOf } from "./failure";
import type { FromMeasureWorker } from "./measure";
import { solvingDeviceOf } from "./solving-device";

// The project's DOM types describe the window; here the global is a worker's.
const scope = globalThis as unknown as DedicatedWorkerGlobalScope;
const post = (message: FromMeasureWorker) => scope.postMessage(message);

try {
  const gpu = await openGpu();
  const calibration = await calibrate(deviceOf(gpu), solvingDeviceOf(gpu), (share) => post({ type: "progress", share }));
  post({ type: "done", calibration });
} catch (error) {
  post({ type: "failed", failure: gpuFailureOf(error) });
}
