/** The worker's side of the certificate laboratory: a desk on a message queue. */
import { needsDeep, openDeep } from "../deep";
import { Inbox } from "../inbox";
import { Desk } from "./desk";
import type { ToStudy } from "./messages";

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

const desk = new Desk({
  post: (message) => scope.postMessage(message),
  defer: (next) => {
    turn = next;
    channel.port2.postMessage(null);
  },
  now: () => performance.now(),
});

const inbox = new Inbox<ToStudy>(
  (message) => desk.receive(message),
  // Only a sweep trains learners here.
  (message) =>
    message.type === "ask" && message.question.kind === "sweep" && needsDeep(message.experiment.learners)
      ? openDeep(message.experiment.learners)
      : null,
);

scope.addEventListener("message", ({ data }: MessageEvent<ToStudy>) => inbox.receive(data));
