/** A worker for sweeps that others began: it takes jobs from a server until there are none. */
import { Refusal } from "../../cli/refusal";
import type { WorkerArguments } from "../arguments";
import { follow, SweepProgress } from "../progress";
import type { Database } from "../queue/database";
import { Queue } from "../queue/queue";
import { openServer } from "../queue/server";
import { contentOf, countsOf, storedSweeps } from "../queue/store";
import type { Surroundings } from "../surroundings";
import { Sweep } from "../sweep";
import { watch } from "../watch/watch";
import { work } from "../work/work";

/** Milliseconds between two looks for a sweep that has something to do. */
const pause = 2000;

/** @throws {Refusal} where all that there is to do asks for other kernels. */
export async function worker(given: WorkerArguments, surroundings: Surroundings): Promise<0 | 130> {
  const { signal } = surroundings;
  const database = await openServer(given.queue);
  try {
    for (;;) {
      const begun = await unfinished(database);
      const ours: Sweep[] = [];
      for (const { id, kernels } of begun) {
        const sweep = await Sweep.open(await contentOf(database, id));
        if (sweep.kernels === kernels) ours.push(sweep);
        else if (begun.length === 1 && !given.wait)
          throw new Refusal(
            `the sweep on ${database.name} was begun with other kernels (${kernels}), this machine has ${sweep.kernels}: the last digits would differ; install the version that began it`,
          );
      }
      for (const sweep of ours) {
        await workAt(database, sweep, given, surroundings);
        if (signal.aborted) return 130;
      }
      if (ours.length === 0 && !given.wait) return 0;
      if (ours.length === 0) await new Promise((resolve) => setTimeout(resolve, pause));
      if (signal.aborted) return 130;
    }
  } finally {
    await database.close();
  }
}

async function unfinished(database: Database) {
  const waiting = [];
  for (const stored of await storedSweeps(database)) {
    const { done, setAside } = await countsOf(database, stored.id);
    if (done + setAside < stored.runs) waiting.push(stored);
  }
  return waiting;
}

async function workAt(database: Database, sweep: Sweep, given: WorkerArguments, surroundings: Surroundings): Promise<void> {
  const { streams, createThread, signal } = surroundings;
  const queue = await Queue.open(database, sweep.id, ({ message }) => given.verbose && streams.error(`${message}\n`));
  const before = await countsOf(database, sweep.id);
  const progress = new SweepProgress(streams, given.verbose, sweep.count, before.done + before.setAside);
  const endProgress = follow(progress, () => countsOf(database, sweep.id));
  let endWatch = async () => {};
  try {
    endWatch = await watch({ ...given, database, sweep, runs: sweep.count }, surroundings);
    await work({ queue, sweep, threads: given.threads, createThread, onRun: () => {}, signal });
  } finally {
    endProgress();
    await endWatch();
    await queue.close();
  }
}
