/**
 * A cluster that there is not, at a queue that there is: a PostgreSQL server, the queue and the loop of every worker as they are; only
 * the work is slept through. Some runs fail, some take ten times as long as others, some machines are switched off on the way.
 */
import { readdirSync, readFileSync } from "node:fs";
import { Queue } from "../../src/sweep/queue/queue";
import { openServer } from "../../src/sweep/queue/server";
import { countsOf, makeTables } from "../../src/sweep/queue/store";
import type { Postgres } from "../postgres";
import { uniform } from "../random";
import { type Cluster, type Machine, type Spent, startMachine, type Task } from "./machine";

export interface Setting {
  readonly machines: number;
  /** Of each machine. */
  readonly threads: number;
  /** That a job takes in the mean. */
  readonly jobSeconds: number;
  /** Jobs that each thread has, in the mean. */
  readonly jobsOfThread: number;
  /** Machines that are switched off on the way; others come in their place. */
  readonly dying: number;
}

export interface Simulated {
  readonly setting: Setting;
  readonly jobs: number;
  readonly seconds: number;
  /** Share of the threads' time in which they were at work, until nine tenths of the runs were done. */
  readonly busy: number;
  /** Seconds that a job waits for the queue, from asking for it to having ended it: the median and the 95th percentile. */
  readonly queueMedian: number;
  readonly queueLate: number;
  /** Milliseconds of processor time for each job: the server's, and of all simulated machines together. */
  readonly server: number;
  readonly clients: number;
  readonly lost: number;
  readonly setAside: number;
}

const runsOfJob = 10;
/** Runs that fail whenever they are tried, and runs that take ten times as long. */
const shares = { failing: 0.001, slow: 0.02 };
/** A row as a run of a map leaves it. */
const row = "x".repeat(1000);

function tasks(setting: Setting, count: number): readonly Task[] {
  const random = uniform(11);
  // Times spread by about a half either way, and some are stragglers; the mean is what was asked for.
  const mean = setting.jobSeconds / runsOfJob / (1 + 9 * shares.slow);
  return Array.from({ length: count }, () => ({
    seconds: mean * (0.5 + random()) * (random() < shares.slow ? 10 : 1),
    fails: random() < shares.failing,
  }));
}

export async function simulate(server: Postgres, setting: Setting): Promise<Simulated> {
  const { machines, threads, jobSeconds, jobsOfThread, dying } = setting;
  const database = await openServer(server.address);
  try {
    await makeTables(database);
    const sweep = `simulated-${machines}-${threads}-${jobSeconds}`;
    const jobs = machines * threads * jobsOfThread;
    const all = tasks(setting, jobs * runsOfJob);
    const spent: Spent = { computing: 0, taking: [], ending: [] };
    const cluster: Cluster = { database, sweep, task: (run) => all[run], row, spent };
    const queue = await Queue.open(database, sweep, () => {});
    const runs = all.map((_, run) => run);
    await queue.fill(runs, (missing) => slices(missing, runsOfJob));

    // They come within some seconds, as a scheduler starts them.
    const random = uniform(5);
    const before = { server: serverSeconds(server), clients: process.cpuUsage() };
    const begin = performance.now();
    const standing: Machine[] = [];
    await inTurns(machines, async () => void standing.push(await startMachine(cluster, threads)));
    for (let k = 0; k < dying; k++) {
      const [machine] = standing.splice(Math.floor(random() * standing.length), 1);
      machine.die();
      standing.push(await startMachine(cluster, threads));
    }
    const mostDone = until(async () => {
      const { done, setAside } = await countsOf(database, sweep);
      return done + setAside >= 0.9 * runs.length;
    }).then(() => ({ seconds: (performance.now() - begin) / 1000, computing: spent.computing }));
    await Promise.all(standing.map(({ ended }) => ended));
    const seconds = (performance.now() - begin) / 1000;
    const most = await mostDone;
    const { user, system } = process.cpuUsage(before.clients);
    const { done, setAside } = await countsOf(database, sweep);
    await queue.close();
    const waited = spent.taking.map((taking, k) => taking + (spent.ending[k] ?? 0)).sort((a, b) => a - b);
    return {
      setting,
      jobs,
      seconds,
      busy: most.computing / (most.seconds * machines * threads),
      queueMedian: waited[Math.floor(waited.length / 2)],
      queueLate: waited[Math.floor(0.95 * waited.length)],
      server: (1000 * (serverSeconds(server) - before.server)) / jobs,
      clients: (user + system) / 1000 / jobs,
      lost: runs.length - done - setAside,
      setAside,
    };
  } finally {
    await database.close();
  }
}

function slices(runs: readonly number[], size: number): readonly (readonly number[])[] {
  return Array.from({ length: Math.ceil(runs.length / size) }, (_, k) => runs.slice(k * size, (k + 1) * size));
}

/** A few at a time: a server takes so many connections and no more. */
async function inTurns(count: number, work: () => Promise<void>): Promise<void> {
  let left = count;
  const one = async () => {
    while (left-- > 0) await work();
  };
  await Promise.all(Array.from({ length: 8 }, one));
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 1000));
}

/** Processor time of all processes of the server, those that have ended among them; Linux alone tells. */
function serverSeconds({ pid }: Postgres): number {
  const ticks = 100;
  let sum = 0;
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    const fields = statOf(name);
    // Of the server itself the 14th to the 17th field: its own time, and that of those of its processes that have ended.
    if (Number(name) === pid) sum += fields.slice(11, 15).reduce((all, field) => all + Number(field), 0);
    else if (Number(fields[1]) === pid) sum += Number(fields[11]) + Number(fields[12]);
  }
  return sum / ticks;
}

/** From the third field on: names in brackets may hold blanks. Empty for a process that is gone. */
function statOf(pid: string): readonly string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}
