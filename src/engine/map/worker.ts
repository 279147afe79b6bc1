/** The worker's side of a map: a desk on a message queue. */
import { MapDesk } from "./map-desk";
import type { ToMapWorker } from "./messages";

// The project's DOM types describe the window; here the global is a worker's.
const scope = globalThis as unknown as DedicatedWorkerGlobalScope;

/** Posting to oneself puts the next slice behind every message that has already arrived, and is not slowed in hidden tabs. */
const channel = new MessageChannel();
let turn: (() => void) | null = null;
channel.port1.onmessage = () => {
  const current = turn;
  turn = null;
  current?.();
};

const desk = new MapDesk({
  post: (message) => scope.postMessage(message),
  defer: (next) => {
    turn = next;
    channel.port2.postMessage(null);
  },
  now: () => performance.now(),
});

scope.addEventListener("message", ({ data }: MessageEvent<ToMapWorker>) => desk.receive(data));
