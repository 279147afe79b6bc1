/** The worker with the GPU of a map: a desk on a message queue. Fetched when a map is drawn there. */
import { gpuFailureOf } from "../../gpu/failure";
import { openTurns } from "../../../core/turns";
import type { ToMapWorker } from "../messages";
import { openMapDevice } from "./device";
import { GpuDesk } from "./gpu-desk";

// The project's DOM types describe the window; here the global is a worker's.
const scope = globalThis as unknown as DedicatedWorkerGlobalScope;

const defer = openTurns();

const desk = new GpuDesk({
  openDevice: openMapDevice,
  failureOf: gpuFailureOf,
  post: (message) => scope.postMessage(message),
  breathe: () => new Promise(defer),
  now: () => performance.now(),
});

scope.addEventListener("message", ({ data }: MessageEvent<ToMapWorker>) => desk.receive(data));
