import type { LongComputation } from "../numerics/progress";
import type { Role } from "./role";
import { buffersOf, type FromHelper, type TaskTable, type ToHelper } from "./task";
import { openTurns } from "./turns";

/** Milliseconds of work between two pauses for messages, so that pings are answered. */
const slice = 20;

/**
 * The role of a worker that computes tasks for another one.
 *
 * @param openTasks  the tasks of a lab, with memory of their own.
 */
export function taskRole(openTasks: () => TaskTable): Role<ToHelper, FromHelper> {
  return (post) => {
    const tasks = openTasks();
    const defer = openTurns();
    const work = (id: number, computation: LongComputation<unknown>) => {
      const end = performance.now() + slice;
      try {
        do {
          const turn = computation.next();
          if (!turn.done) continue;
          post({ type: "done", id, output: turn.value }, [...buffersOf(turn.value)]);
          return;
        } while (performance.now() < end);
        defer(() => work(id, computation));
      } catch {
        post({ type: "failed", id });
      }
    };
    post({ type: "ready" });
    return ({ id, name, input }) => work(id, tasks[name].compute(input as never));
  };
}
