/** The worker's side: a scheduler on a message queue. */
import { type Ping, pong } from "./heartbeat";
import { Inbox, openForRun } from "./inbox";
import { createJob } from "./jobs";
import type { ToWorker } from "./protocol";
import { Scheduler } from "./scheduler";

// The project's DOM types describe the window; here the global is a worker's.
const scope = globalThis as unknown as DedicatedWorkerGlobalScope;

/**
 * Timers are slowed down to one per second in hidden tabs, messages are not. Posting to oneself puts the next slice
 * behind every message that has already arrived.
 */
const channel = new MessageChannel();
let turn: (() => void) | null = null;
channel.port1.onmessage = () => {
  const current = turn;
  turn = null;
  current?.();
};

const scheduler = new Scheduler({
  createJob,
  post: (message) => scope.postMessage(message),
  defer: (next) => {
    turn = next;
    channel.port2.postMessage(null);
  },
  delay: (next, milliseconds) => void setTimeout(next, milliseconds),
  now: () => performance.now(),
});

const inbox = new Inbox((message) => scheduler.receive(message), openForRun);

scope.addEventListener("message", ({ data }: MessageEvent<ToWorker | Ping>) => {
  if (data.type === "ping") scope.postMessage(pong);
  else inbox.receive(data);
});
