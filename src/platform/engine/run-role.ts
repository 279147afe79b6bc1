import { Inbox } from "./inbox";
import type { LabTypes, RunEngine } from "./lab-engine";
import type { FromWorker, StartMessage, ToWorker } from "./protocol";
import type { Role } from "./role";
import { type PreparedStart, Scheduler, type ToScheduler } from "./scheduler";
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
    const inbox = new Inbox<ToWorker<Lab>, ToScheduler<Lab>>(
      (message) => scheduler.receive(message),
      (message) => (message.type === "start" ? prepared(engine, message) : message),
    );
    return (message) => inbox.receive(message);
  };
}

/** Where code could not be fetched, each job fails with the reason. */
async function prepared<Lab extends LabTypes>(engine: RunEngine<Lab>, message: StartMessage<Lab>): Promise<PreparedStart<Lab>> {
  const fail = (error: unknown) => ({
    create() {
      throw error;
    },
  });
  const { create } = await Promise.resolve(engine.prepare(message.document, message.jobs)).catch(fail);
  return { ...message, create };
}
