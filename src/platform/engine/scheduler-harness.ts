/** A scheduler on a clock and a queue that the test controls. */
import type { Clock } from "./counting-lab";
import type { JobId } from "./job";
import type { LabTypes, PreparedRun, RunEngine } from "./lab-engine";
import type { FromWorker } from "./protocol";
import { Scheduler } from "./scheduler";

export function schedulerHarness<Lab extends LabTypes>(
  engine: Omit<RunEngine<Lab>, "prepare"> & PreparedRun<Lab>,
  clock: Clock = { now: 0, viewCost: 0 },
) {
  const posted: { message: FromWorker<Lab>; time: number }[] = [];
  const turns: (() => void)[] = [];
  const naps: { readonly turn: () => void; readonly milliseconds: number }[] = [];
  const scheduler = new Scheduler<Lab>({
    engine,
    post: (message) => posted.push({ message, time: clock.now }),
    defer: (turn) => turns.push(turn),
    delay: (turn, milliseconds) => naps.push({ turn, milliseconds }),
    now: () => clock.now,
  });
  const run = (most = Number.POSITIVE_INFINITY) => {
    for (let i = 0; i < most && turns.length > 0; i++) turns.shift()?.();
  };
  /** Advances the clock, with all turns and naps that fall due. */
  const pass = (milliseconds: number) => {
    const end = clock.now + milliseconds;
    while (clock.now < end) {
      run(1);
      if (turns.length > 0) continue;
      const nap = naps.shift();
      clock.now = Math.min(end, clock.now + (nap?.milliseconds ?? milliseconds));
      nap?.turn();
    }
  };
  const start = (document: Lab["document"], jobs: readonly JobId[]) =>
    scheduler.receive({ type: "start", run: 1, document, data: null, jobs, checkpoints: [], paused: false, create: engine.create });
  return { scheduler, clock, posted, turns, run, pass, start };
}
