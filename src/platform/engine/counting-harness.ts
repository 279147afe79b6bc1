/** The counting lab on a scheduler whose clock the test controls. */
import { type Clock, type Counting, countingEngine, countingJobs } from "./counting-lab";
import type { JobId } from "./job";
import type { PreparedRun, RunEngine } from "./lab-engine";
import type { StartMessage } from "./protocol";
import { schedulerHarness } from "./scheduler-harness";

/** @param changes  to the engine of the lab. */
export function countingHarness(steps: number, changes: Partial<RunEngine<Counting> & PreparedRun<Counting>> = {}) {
  const clock: Clock = { now: 0, viewCost: 0 };
  const log: JobId[] = [];
  const engine = { ...countingEngine({ clock, log }), ...changes };
  const harness = schedulerHarness<Counting>(engine, clock);
  const { scheduler, posted } = harness;
  const start = (options: Partial<StartMessage<Counting>> = {}) =>
    scheduler.receive({
      type: "start",
      run: 1,
      document: { steps },
      data: null,
      // In arbitrary order: the plan of the lab sorts them.
      jobs: [...countingJobs].reverse(),
      checkpoints: [],
      paused: false,
      create: engine.create,
      ...options,
    });
  const snapshots = () => posted.filter(({ message }) => message.type === "snapshot");
  const lastStep = (job: JobId) => {
    const states = posted.flatMap(({ message }) => (message.type === "snapshot" ? message.jobs : []));
    return states.findLast((state) => state.job === job)?.step ?? Number.NaN;
  };
  const views = () => posted.flatMap(({ message, time }) => (message.type === "views" ? [{ time, shown: message.views.shown }] : []));
  return { ...harness, log, start, snapshots, lastStep, views };
}
