import { Inbox } from "./inbox";
import type { LabTypes, RunEngine } from "./lab-engine";
import type { FromWorker, ToWorker } from "./protocol";
import type { Role } from "./role";
import { Scheduler } from "./scheduler";
import { openTurns } from "./turns";

/** The role of a worker that runs jobs of a lab: a scheduler on a message queue. */
export function runRole<Lab extends LabTypes>(engine: RunEngine<Lab>): Role<ToWorker<Lab>, FromWorker<Lab>> {
  return (post) => {
    const scheduler = new Scheduler<Lab>({
      engine,
      post,
      defer: openTurns(),
      delay: (next, milliseconds) => void setTimeout(next, milliseconds),
      now: () => performance.now(),
    });
    const inbox = new Inbox<ToWorker<Lab>>(
      (message) => scheduler.receive(message),
      (message) => (message.type === "start" ? engine.prepare(message.document, message.jobs) : null),
    );
    return (message) => inbox.receive(message);
  };
}
