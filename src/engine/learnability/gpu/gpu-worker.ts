/** The worker with the GPU: a loop on a message queue. Fetched when somebody trains there. */
import { type Ping, pong } from "../../core/heartbeat";
import type { ToWorker } from "../protocol";
import { openTurns } from "../../core/turns";
import { openDevice } from "./device";
import { gpuFailureOf } from "./failure";
import { GpuLoop } from "./gpu-loop";

// The project's DOM types describe the window; here the global is a worker's.
const scope = globalThis as unknown as DedicatedWorkerGlobalScope;

const defer = openTurns();

const loop = new GpuLoop({
  openDevice,
  failureOf: gpuFailureOf,
  post: (message) => scope.postMessage(message),
  breathe: () => new Promise(defer),
  delay: (turn, milliseconds) => void setTimeout(turn, milliseconds),
  now: () => performance.now(),
});

scope.addEventListener("message", ({ data }: MessageEvent<ToWorker | Ping>) => {
  if (data.type === "ping") scope.postMessage(pong);
  else loop.receive(data);
});
