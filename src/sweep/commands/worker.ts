/** A worker for sweeps on a server: it takes jobs until none are left. */
import type { Streams } from "../../cli/progress";
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

/** Milliseconds between two queries for an unfinished sweep. */
const pause = 2000;

/** @throws {Refusal} if all unfinished sweeps need other kernels. */
export async function worker(given: WorkerArguments, surroundings: Surroundings): Promise<0 | 130> {
  const { signal, streams } = surroundings;
  const database = await openServer(given.queue);
  let computed = 0;
  try {
    while (!signal.aborted) {
      const ours = await sweepsFor(database, given.wait, streams);
      for (const sweep of ours) if (!signal.aborted) computed += await workAt(database, sweep, given, surroundings);
      if (ours.length === 0 && !given.wait) break;
      if (ours.length === 0) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  } finally {
    await database.close();
  }
  const rest = signal.aborted ? "stopped; other workers continue" : `no runs are left on ${database.name}`;
  streams.error(`${computed} ${computed === 1 ? "run" : "runs"} computed here, ${rest}\n`);
  return signal.aborted ? 130 : 0;
}

/** Ids of sweeps already reported as those of other kernels. */
const refused = new Set<string>();

/** Unfinished sweeps with the kernels of this machine. @throws {Refusal} without `wait`, if all need other kernels. */
async function sweepsFor(database: Database, wait: boolean, streams: Streams): Promise<readonly Sweep[]> {
  const ours: Sweep[] = [];
  const others: string[] = [];
  for (const { id, kernels } of await unfinished(database)) {
    const sweep = await Sweep.open(await contentOf(database, id));
    if (sweep.kernels === kernels) {
      ours.push(sweep);
      continue;
    }
    const message = `the sweep on ${database.name} was started with kernels ${kernels}, this machine has ${sweep.kernels}: install the version that started it`;
    others.push(message);
    if (wait && !refused.has(id)) streams.error(`${message}\n`);
    refused.add(id);
  }
  if (ours.length === 0 && others.length > 0 && !wait) throw new Refusal(others[0]);
  return ours;
}

async function unfinished(database: Database) {
  const waiting = [];
  for (const stored of await storedSweeps(database)) {
    const { done, setAside } = await countsOf(database, stored.id);
    if (done + setAside < stored.runs) waiting.push(stored);
  }
  return waiting;
}

/** @returns the number of runs computed here. */
async function workAt(database: Database, sweep: Sweep, given: WorkerArguments, surroundings: Surroundings): Promise<number> {
  const { streams, createThread, signal } = surroundings;
  const queue = await Queue.open(database, sweep.id, ({ message }) => given.verbose && streams.error(`${message}\n`));
  const before = await countsOf(database, sweep.id);
  const progress = new SweepProgress(streams, given.verbose, sweep.count, before.done + before.setAside);
  const endProgress = follow(progress, () => countsOf(database, sweep.id));
  let endWatch = async () => {};
  let computed = 0;
  const onRun = () => {
    computed++;
  };
  try {
    endWatch = await watch({ ...given, database, sweep, runs: sweep.count }, surroundings);
    await work({ queue, sweep, threads: given.threads, createThread, onRun, signal });
    return computed;
  } finally {
    endProgress();
    await endWatch();
    await queue.close();
  }
}
