/** The jobs of one sweep, in pg-boss. A job is a list of runs; the transaction that ends it writes their rows. */
import { hostname } from "node:os";
import PgBoss from "pg-boss";
import type { Database, Statements } from "./database";
import { type DoneRun, forgetWorker, keepRuns, planning, runsDone, runsSetAside, seeWorker, setAside } from "./store";

const schema = "playground_queue";

/** Failures of a run, or of its machine, before it is set aside. */
export const mostTries = 3;

/** Seconds after which another process takes a job, unless it is renewed. */
export const lease = 60;

/**
 * One index finds the oldest waiting job, the other tells whether any is left. The cost of a job therefore does not grow with the number of
 * jobs. Queues that pg-boss creates later have these indexes, too.
 */
const indices = `
  create index if not exists job_in_order on ${schema}.job (name, created_on, id) where state < 'active';
  create index if not exists job_unfinished on ${schema}.job (name, state) where state not in ('completed', 'cancelled')`;

/**
 * Seconds between two rounds that end expired leases, by any process. Each process queries whether a round is due: a thousand queries a
 * second would cost a server more than all jobs.
 */
const maintenance = 10;

/** Waiting jobs are kept for this time. */
const retentionDays = 3650;

/** Of this process. */
const ownName = `${hostname()} ${process.pid}`;

interface JobData {
  readonly runs: readonly number[];
  /** How often its only run has failed. */
  readonly tries: number;
}

export interface SweepJob extends JobData {
  readonly id: string;
}

/** The outcome of a job; runs in none of the lists are still to be computed. */
export interface JobReport {
  readonly done: readonly DoneRun[];
  /** At most one run: the thread stops after a failure. */
  readonly failed: { readonly run: number; readonly reason: string } | null;
}

export class Queue {
  readonly #database: Database;
  readonly #sweep: string;
  readonly #name: string;
  readonly #boss: PgBoss;

  private constructor(database: Database, sweep: string) {
    this.#database = database;
    this.#sweep = sweep;
    this.#name = `sweep-${sweep}`;
    // Any process may end leases and archive finished jobs. A single process need not wait for a round.
    this.#boss = new PgBoss({
      db: bossOf(database),
      schema,
      schedule: false,
      supervise: !database.owned,
      maintenanceIntervalSeconds: maintenance,
    });
  }

  /** @param onError  receives errors of a round of maintenance, which the next round repeats. */
  static async open(database: Database, sweep: string, onError: (error: Error) => void): Promise<Queue> {
    const queue = new Queue(database, sweep);
    queue.#boss.on("error", onError);
    await queue.#boss.start();
    await queue.#boss.createQueue(queue.#name, {
      name: queue.#name,
      retryLimit: mostTries - 1,
      expireInSeconds: lease,
      retentionMinutes: retentionDays * 24 * 60,
    });
    await queue.#index();
    if (database.owned) await queue.#giveBackAll();
    return queue;
  }

  /** Creating indexes blocks all other processes, so their existence is checked first. */
  async #index(): Promise<void> {
    const [{ there }] = await this.#database.execute(`select to_regclass('${schema}.job_unfinished') is not null as there`);
    if (there === true) return;
    await this.#database.transaction(async (inside) => {
      await inside.execute(planning);
      await inside.execute(indices);
    });
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false, close: false });
  }

  /**
   * Creates jobs for all runs that are not done, not set aside, and in no job.
   * @param cut  puts runs into jobs.
   */
  async fill(
    wanted: readonly number[],
    cut: (missing: readonly number[]) => Promise<readonly (readonly number[])[]> | readonly (readonly number[])[],
  ): Promise<void> {
    await this.#database.transaction(async (inside) => {
      if (!this.#database.owned) await inside.execute(planning);
      const missing = await this.missing(wanted, inside);
      if (missing.length > 0)
        await this.#insert(
          inside,
          (await cut(missing)).map((runs) => ({ runs, tries: 0 })),
        );
    });
  }

  /** The runs without a row, a reason or a job. */
  async missing(wanted: readonly number[], inside: Statements = this.#database): Promise<readonly number[]> {
    const waiting = await inside.execute(`select data from ${schema}.job where name = $1 and state not in ('completed', 'cancelled')`, [
      this.#name,
    ]);
    const known = new Set([
      ...(await runsDone(inside, this.#sweep)),
      ...(await runsSetAside(inside, this.#sweep)).map(({ run }) => run),
      ...waiting.flatMap(({ data }) => (data as JobData).runs),
    ]);
    return wanted.filter((run) => !known.has(run));
  }

  async #insert(inside: Statements, jobs: readonly JobData[]): Promise<void> {
    const named = jobs.map((data) => ({ name: this.#name, data }));
    // One statement inserts thousands of jobs.
    for (let from = 0; from < named.length; from += 2000) await this.#boss.insert(named.slice(from, from + 2000), { db: bossOf(inside) });
  }

  /** Takes the next job until its lease ends; null if none is waiting. */
  async next(): Promise<SweepJob | null> {
    const [job] = await heard(this.#database, (db) => this.#boss.fetch<JobData>(this.#name, { priority: false, db }));
    return job ? { id: job.id, ...job.data } : null;
  }

  /** Records that this process is working, for the page of the sweep. */
  async appear(threads: number): Promise<void> {
    await seeWorker(this.#database, this.#sweep, { name: ownName, threads });
  }

  /** Records that this process has ended; silent processes are forgotten, too. */
  async leave(): Promise<void> {
    await forgetWorker(this.#database, this.#sweep, ownName).catch(() => {});
  }

  /** Renews the leases of these jobs. */
  async renew(jobs: readonly string[]): Promise<void> {
    if (jobs.length > 0 && !this.#database.owned)
      await this.#database.execute(
        `update ${schema}.job set expire_in = now() - started_on + interval '${lease} seconds'
         where name = $1 and id = any($2::uuid[]) and state = 'active'`,
        [this.#name, jobs],
      );
  }

  /**
   * Ends a job and writes its rows in the same transaction. A failed run is tried again or set aside; open runs return to the queue. If
   * another process has taken the job meanwhile, nothing is written.
   */
  async finish({ id, runs, tries }: SweepJob, { done, failed }: JobReport): Promise<void> {
    await this.#database.transaction(async (inside) => {
      const { affected } = (await this.#boss.complete(this.#name, id, undefined as never, { db: bossOf(inside) })) as unknown as Affected;
      if (affected === 0) return;
      await keepRuns(inside, this.#sweep, done);
      const ended = new Set([...done.map(({ run }) => run), ...(failed ? [failed.run] : [])]);
      const left = runs.filter((run) => !ended.has(run));
      const again: JobData[] = left.length > 0 ? [{ runs: left, tries: 0 }] : [];
      if (failed && tries + 1 >= mostTries) await setAside(inside, this.#sweep, failed);
      else if (failed) again.push({ runs: [failed.run], tries: tries + 1 });
      await this.#insert(inside, again);
    });
  }

  /** Returns unfinished jobs to the queue without counting a failure. */
  async giveBack(jobs: readonly SweepJob[]): Promise<void> {
    for (const job of jobs) await this.finish(job, { done: [], failed: null });
  }

  /** Frees all jobs: their process was killed, since no other can use this database. */
  async #giveBackAll(): Promise<void> {
    await this.#database.execute(
      `update ${schema}.job set state = 'created', started_on = null, retry_count = 0 where name = $1 and state in ('active', 'retry')`,
      [this.#name],
    );
    await this.sortOut();
  }

  /**
   * Handles jobs whose machine died three times. One of their runs may be the cause: each run becomes a separate job, and a run that was
   * already alone is set aside.
   */
  async sortOut(): Promise<void> {
    const [{ some }] = await this.#database.execute(
      `select exists (select from ${schema}.job where name = $1 and state = 'failed') as some`,
      [this.#name],
    );
    if (some !== true) return;
    await this.#database.transaction(async (inside) => {
      const failed = await inside.execute(`delete from ${schema}.job where name = $1 and state = 'failed' returning data`, [this.#name]);
      for (const { data } of failed) {
        const { runs } = data as JobData;
        if (runs.length > 1)
          await this.#insert(
            inside,
            runs.map((run) => ({ runs: [run], tries: 0 })),
          );
        else await setAside(inside, this.#sweep, { run: runs[0], reason: `its machine died or lost contact ${mostTries} times` });
      }
    });
  }

  /** Whether any job is waiting or taken. */
  async hasJobs(): Promise<boolean> {
    const [{ left }] = await this.#database.execute(
      `select exists (select from ${schema}.job where name = $1 and state not in ('completed', 'cancelled')) as left`,
      [this.#name],
    );
    return left === true;
  }
}

interface Affected {
  readonly affected: number;
}

/** The interface through which pg-boss uses a given database. */
function bossOf(statements: Statements): PgBoss.Db {
  return { executeSql: async (text: string, values?: unknown[]) => ({ rows: [...(await statements.execute(text, values ?? []))] }) };
}

/** pg-boss returns no job after an error; this reports the error. */
async function heard<Result>(database: Statements, work: (db: PgBoss.Db) => Promise<Result>): Promise<Result> {
  const errors: unknown[] = [];
  const { executeSql } = bossOf(database);
  const result = await work({
    executeSql: (text, values) =>
      executeSql(text, values).catch((error: unknown) => {
        errors.push(error);
        throw error;
      }),
  });
  if (errors.length > 0) throw errors[0];
  return result;
}
