/** The worker's side: a scheduler on a message queue. */
import { type Ping, pong } from "../core/heartbeat";
import { Inbox, openForRun } from "../core/inbox";
import { createJob } from "./jobs";
import type { ToWorker } from "./protocol";
import { Scheduler } from "../core/scheduler";
import { openTurns } from "../core/turns";

// The project's DOM types describe the window; here the global is a worker's.
const scope = globalThis as unknown as DedicatedWorkerGlobalScope;

const scheduler = new Scheduler({
  createJob,
  post: (message) => scope.postMessage(message),
  defer: openTurns(),
  delay: (next, milliseconds) => void setTimeout(next, milliseconds),
  now: () => performance.now(),
});

const inbox = new Inbox((message) => scheduler.receive(message), openForRun);

scope.addEventListener("message", ({ data }: MessageEvent<ToWorker | Ping>) => {
  if (data.type === "ping") scope.postMessage(pong);
  else inbox.receive(data);
});
