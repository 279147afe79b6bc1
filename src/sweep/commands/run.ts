/** Starts or continues a sweep: this process creates the jobs and computes runs. */
import { makeFolder, resolved } from "../../cli/files";
import type { Streams } from "../../cli/progress";
import { Refusal } from "../../cli/refusal";
import type { RunArguments } from "../arguments";
import { exportSweep } from "../export";
import { holdsSweep, openFolder } from "../folder/embedded";
import { readContent } from "../intake";
import { follow, SweepProgress } from "../progress";
import type { Database } from "../queue/database";
import { jobsOf, runsOfShard, type Shard } from "../queue/jobs";
import { Queue } from "../queue/queue";
import { openServer } from "../queue/server";
import {
  contentOf,
  countsOf,
  forgetSetAside,
  keepContent,
  keepRuns,
  makeTables,
  runsSetAside,
  type StoredSweep,
  storedSweeps,
} from "../queue/store";
import type { Surroundings } from "../surroundings";
import { Sweep } from "../sweep";
import { watch } from "../watch/watch";
import { ComputeThread, type CreateThread } from "../work/compute-thread";
import { samples, secondsOf } from "../work/pace";
import { work } from "../work/work";

/** @returns 3 if runs were set aside, 130 after an interruption. @throws {Refusal} */
export async function run(given: RunArguments, surroundings: Surroundings): Promise<0 | 3 | 130> {
  const { streams, createThread, signal } = surroundings;
  // Invalid documents are refused before the folder is created.
  const wanted = given.documents === null ? null : await readContent(given.documents, given.data, given.weights);
  const sweepOfDocuments = wanted && (await Sweep.open(wanted));
  if (!sweepOfDocuments && !(given.out !== null && holdsSweep(resolved(given.out))))
    throw new Refusal(`${given.out} holds no sweep to continue: add the documents of a new one`);
  // With a server, too, the folder receives the export.
  if (given.out !== null) makeFolder(resolved(given.out));
  const database = given.queue === null ? await openFolder(resolved(given.out ?? "")) : await openServer(given.queue);
  try {
    await makeTables(database);
    const sweep = await chosen(database, sweepOfDocuments, given.shard);
    const shard = given.shard ?? (await shardOf(database, sweep));
    const runs = runsOf(sweep, shard);
    if (given.again) await forgetSetAside(database, sweep.id);
    const queue = await Queue.open(database, sweep.id, ({ message }) => given.verbose && streams.error(`${message}\n`));
    let endWatch = async () => {};
    try {
      endWatch = await watch({ ...given, database, sweep, runs: runs.length }, surroundings);
      const before = await countsOf(database, sweep.id);
      const progress = new SweepProgress(streams, given.verbose, runs.length, before.done + before.setAside);
      const computing = { ...given, database, queue, sweep, runs, createThread, signal, progress };
      try {
        await fill(computing);
        await compute(computing);
      } finally {
        progress.end();
      }
    } finally {
      await endWatch();
      await queue.close();
    }
    if (signal.aborted) {
      const { done } = await countsOf(database, sweep.id);
      streams.error(`stopped at ${done} of ${runs.length} runs; the same command continues\n`);
      return 130;
    }
    const written = given.exports && given.out !== null ? await exportSweep(database, sweep, resolved(given.out)) : [];
    return await ending(database, sweep, streams, runs.length, writtenTo(given.out, written));
  } finally {
    await database.close();
  }
}

/** The sweep of these documents, stored if it is new; without documents, the sweep in the folder. */
async function chosen(database: Database, wanted: Sweep | null, shard: Shard | null): Promise<Sweep> {
  const stored = await storedSweeps(database);
  if (!database.owned) {
    const sweep = wanted as Sweep;
    await keepContent(database, sweep, "");
    return sweep;
  }
  const [held] = stored;
  const sweep = wanted ?? (held && (await Sweep.open(await contentOf(database, held.id))));
  if (!sweep) throw new Refusal(`${database.name} holds no sweep to continue: add the documents of a new one`);
  if (held && held.id !== sweep.id) throw await differing(database, held, sweep);
  const named = shard ? `${shard.number}/${shard.of}` : "";
  if (held && shard && held.shard !== named)
    throw new Refusal(
      `${database.name} holds ${held.shard === "" ? "all of this sweep" : `shard ${held.shard} of this sweep`}, not ${named}: choose another folder`,
    );
  if (!held) await keepContent(database, sweep, named);
  return sweep;
}

/** The difference between the folder's sweep and this one. */
async function differing(database: Database, held: StoredSweep, { content, kernels }: Sweep): Promise<Refusal> {
  const { documents } = await contentOf(database, held.id);
  const same = JSON.stringify(documents) === JSON.stringify(content.documents);
  return new Refusal(
    same && held.kernels !== kernels
      ? `${database.name} was started with kernels ${held.kernels}, this version has ${kernels}: choose another folder, because the last digits may differ`
      : `${database.name} holds another sweep, of ${held.runs} runs: choose another folder, or the original documents, data and --weights`,
  );
}

async function shardOf(database: Database, { id }: Sweep): Promise<Shard | null> {
  const text = (await storedSweeps(database)).find((stored) => stored.id === id)?.shard ?? "";
  const [number, of] = text.split("/").map(Number);
  return of === undefined ? null : { number, of };
}

function runsOf(sweep: Sweep, shard: Shard | null): readonly number[] {
  const all = Array.from({ length: sweep.count }, (_, run) => run);
  if (!shard) return all;
  const keyed = all.map((run) => ({ run, data: sweep.dataKey(run) }));
  return runsOfShard(keyed, (run) => sweep.part(run).work, shard);
}

interface Computing extends Pick<RunArguments, "jobSeconds" | "threads"> {
  readonly database: Database;
  readonly queue: Queue;
  readonly sweep: Sweep;
  readonly runs: readonly number[];
  readonly createThread: CreateThread;
  readonly signal: AbortSignal;
  readonly progress: SweepProgress;
}

/** Puts runs into jobs. A few runs are computed first to estimate their number per job. */
async function fill({ database, queue, sweep, runs, jobSeconds, threads, createThread, signal, progress }: Computing): Promise<void> {
  const first = samples(sweep, await queue.missing(runs));
  if (first.length === 0) return;
  const running = Array.from({ length: Math.min(threads, first.length) }, () => new ComputeThread(createThread, sweep.content));
  const stop = () => void Promise.all(running.map((thread) => thread.close()));
  if (signal.aborted) return;
  signal.addEventListener("abort", stop);
  const waiting = [...first];
  const reports = await Promise.all(
    running.map(async (thread) => {
      const done = [];
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const report = await thread.compute([next]);
        if (!report) break;
        await keepRuns(database, sweep.id, report.done);
        done.push(...report.done);
        progress.tell(await countsOf(database, sweep.id));
      }
      await thread.close();
      return done;
    }),
  );
  signal.removeEventListener("abort", stop);
  if (signal.aborted) return;
  const seconds = secondsOf(sweep, reports.flat());
  await queue.fill(runs, (missing) =>
    jobsOf(
      missing.map((one) => ({ run: one, data: sweep.dataKey(one), seconds: seconds(one) })),
      jobSeconds,
    ),
  );
}

async function compute({ database, queue, sweep, threads, createThread, signal, progress }: Computing): Promise<void> {
  const { done: before, setAside } = await countsOf(database, sweep.id);
  let done = before;
  // On a server, the runs of all workers are counted.
  const endProgress = database.owned ? () => {} : follow(progress, () => countsOf(database, sweep.id));
  const onRun = () => {
    done++;
    if (database.owned) progress.tell({ done, setAside });
  };
  try {
    await work({ queue, sweep, threads, createThread, onRun, signal });
  } finally {
    endProgress();
  }
}

/** Names only the first files; there may be thousands of documents. */
function writtenTo(folder: string | null, files: readonly string[]): string {
  if (files.length === 0) return "";
  const others = files.length > 3 ? ` and ${files.length - 3} more` : "";
  return `, written to ${folder}: ${files.slice(0, 3).join(", ")}${others}`;
}

async function ending(database: Database, sweep: Sweep, streams: Streams, wanted: number, written: string): Promise<0 | 3> {
  const aside = await runsSetAside(database, sweep.id);
  const { done, seconds } = await countsOf(database, sweep.id);
  streams.error(`${done} of ${wanted} runs done, ${seconds.toFixed(1)} s of computing time${written}\n`);
  if (aside.length === 0) return 0;
  const [{ run: first, reason }] = aside;
  const others = aside.length > 1 ? ` and ${aside.length - 1} more` : "";
  streams.error(`${aside.length} set aside: ${sweep.nameOf(first)}: ${reason}${others}; retry with --again\n`);
  return 3;
}
