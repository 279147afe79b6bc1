/** Measures a device beside the page. */
import { calibrate } from "./calibrate";
import { openDevice } from "./device";
import { gpuFailureOf } from "./failure";
import type { FromMeasureWorker } from "./measure";

// The project's DOM types describe the window; here the global is a worker's.
const scope = globalThis as unknown as DedicatedWorkerGlobalScope;
const post = (message: FromMeasureWorker) => scope.postMessage(message);

try {
  const device = await openDevice();
  const calibration = await calibrate(device, (share) => post({ type: "progress", share }));
  post({ type: "done", calibration });
} catch (error) {
  post({ type: "failed", failure: gpuFailureOf(error) });
}
