/** The jobs of one sweep, in pg-boss: each is a list of runs, and is done in the transaction that keeps their rows. */
import { hostname } from "node:os";
import PgBoss from "pg-boss";
import type { Database, Statements } from "./database";
import { type DoneRun, forgetWorker, keepRuns, planning, runsDone, runsSetAside, seeWorker, setAside } from "./store";

const schema = "playground_queue";

/** How often a run may fail, or the machine that has it, before it is set aside. */
export const mostTries = 3;

/** Seconds after which a job is somebody else's, unless whoever has it has said that it is at it. */
export const lease = 60;

/**
 * The job that has waited longest is found by one of them, and whether any is left by the other, without a look at all that wait or
 * are done: what a job costs does not grow with their number. Queues that pg-boss makes later have them, too.
 */
const indices = `
  create index if not exists job_in_order on ${schema}.job (name, created_on, id) where state < 'active';
  create index if not exists job_unfinished on ${schema}.job (name, state) where state not in ('completed', 'cancelled')`;

/**
 * Seconds between two rounds in which leases end, whoever makes them. Each process asks whether it is time for one: a thousand that
 * asked every second would cost a server more than all their jobs.
 */
const maintenance = 10;

/** Jobs that wait are kept, however long nobody comes for them. */
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

/** What became of the runs of a job; those that are in none of the lists are still to be done. */
export interface JobReport {
  readonly done: readonly DoneRun[];
  /** Not more than one at a time fails: those after it are left. */
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
    // Leases end, and what is done goes to the archive, in rounds that any process may make; alone there is nobody to wait for.
    this.#boss = new PgBoss({
      db: bossOf(database),
      schema,
      schedule: false,
      supervise: !database.owned,
      maintenanceIntervalSeconds: maintenance,
    });
  }

  /** @param onError  told what went wrong in a round of maintenance; the next one tries again. */
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

  /** Making them keeps all others waiting, so that they are asked for first. */
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
   * Makes jobs of all runs that are neither done, nor set aside, nor in a job.
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

  /** Those of these runs that nothing is known of and that nobody has. */
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
    // Thousands of jobs go in one statement each.
    for (let from = 0; from < named.length; from += 2000) await this.#boss.insert(named.slice(from, from + 2000), { db: bossOf(inside) });
  }

  /** The next job, which is this process's until its lease ends; null while there is none. */
  async next(): Promise<SweepJob | null> {
    const [job] = await heard(this.#database, (db) => this.#boss.fetch<JobData>(this.#name, { priority: false, db }));
    return job ? { id: job.id, ...job.data } : null;
  }

  /** Says that this process is at work, to whoever watches. */
  async appear(threads: number): Promise<void> {
    await seeWorker(this.#database, this.#sweep, { name: ownName, threads });
  }

  /** It works no more; whoever hears nothing of a process forgets it, too. */
  async leave(): Promise<void> {
    await forgetWorker(this.#database, this.#sweep, ownName).catch(() => {});
  }

  /** Says that these jobs are being worked at. */
  async renew(jobs: readonly string[]): Promise<void> {
    if (jobs.length > 0 && !this.#database.owned)
      await this.#database.execute(
        `update ${schema}.job set expire_in = now() - started_on + interval '${lease} seconds'
         where name = $1 and id = any($2::uuid[]) and state = 'active'`,
        [this.#name, jobs],
      );
  }

  /**
   * Ends a job: its rows are kept in the same transaction, what failed is tried again or set aside, and the rest goes back. A job
   * that was given to somebody else meanwhile is theirs, and nothing is kept of it here.
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

  /** Gives jobs back that are not begun or not ended, without counting it as a failure. */
  async giveBack(jobs: readonly SweepJob[]): Promise<void> {
    for (const job of jobs) await this.finish(job, { done: [], failed: null });
  }

  /** Nobody else can have any of them: whoever had them was killed. */
  async #giveBackAll(): Promise<void> {
    await this.#database.execute(
      `update ${schema}.job set state = 'created', started_on = null, retry_count = 0 where name = $1 and state in ('active', 'retry')`,
      [this.#name],
    );
    await this.sortOut();
  }

  /**
   * Jobs that ended three times with the machine that had them. One run of theirs may be at fault: each becomes a job of its own, and
   * a run that was alone is set aside.
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
        else
          await setAside(inside, this.#sweep, { run: runs[0], reason: `the machine that had it died or fell silent, ${mostTries} times` });
      }
    });
  }

  /** Whether there are jobs that somebody has or will have. */
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

/** As pg-boss speaks to a database of somebody else's. */
function bossOf(statements: Statements): PgBoss.Db {
  return { executeSql: async (text: string, values?: unknown[]) => ({ rows: [...(await statements.execute(text, values ?? []))] }) };
}

/** pg-boss answers with no job where none could be asked for: what went wrong is heard all the same. */
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
