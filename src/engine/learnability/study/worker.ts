/** The worker's side of the certificate laboratory: a desk on a message queue. */
import { needsDeep, openDeep } from "../deep";
import { Inbox } from "../../core/inbox";
import { openTurns } from "../../core/turns";
import { Desk } from "./desk";
import type { ToStudy } from "./messages";

// The project's DOM types describe the window; here the global is a worker's.
const scope = globalThis as unknown as DedicatedWorkerGlobalScope;

const desk = new Desk({
  post: (message) => scope.postMessage(message),
  defer: openTurns(),
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
