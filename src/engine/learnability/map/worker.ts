/** The worker's side of a map: a desk on a message queue. */
import { openTurns } from "../../core/turns";
import { MapDesk } from "./map-desk";
import type { ToMapWorker } from "./messages";

// The project's DOM types describe the window; here the global is a worker's.
const scope = globalThis as unknown as DedicatedWorkerGlobalScope;

const desk = new MapDesk({
  post: (message) => scope.postMessage(message),
  defer: openTurns(),
  now: () => performance.now(),
});

scope.addEventListener("message", ({ data }: MessageEvent<ToMapWorker>) => desk.receive(data));
