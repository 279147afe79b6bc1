/** The tables of a sweep beside its jobs: documents, a row for each finished run, and the runs set aside. */
import type { Sweep, SweepContent } from "../sweep";
import type { Database, Row, Statements } from "./database";

const schema = "playground_sweep";

const tables = `
  create schema if not exists ${schema};
  create table if not exists ${schema}.sweep (
    id text primary key, kernels text not null, weights boolean not null, runs integer not null,
    shard text not null, begun timestamptz not null default now());
  create table if not exists ${schema}.document (
    sweep text not null, number integer not null, name text not null, text text not null, primary key (sweep, number));
  create table if not exists ${schema}.data (
    sweep text primary key, name text not null, hash text not null, bytes text not null);
  create table if not exists ${schema}.run (
    sweep text not null, run integer not null, outcome text not null, seconds double precision not null, primary key (sweep, run));
  create table if not exists ${schema}.set_aside (
    sweep text not null, run integer not null, reason text not null, primary key (sweep, run));
  create table if not exists ${schema}.worker (
    sweep text not null, name text not null, threads integer not null, seen timestamptz not null, primary key (sweep, name));
`;

/** The lock for creating tables or jobs, because two machines may start the same sweep. */
export const planning = "select pg_advisory_xact_lock(7311941)";

export interface StoredSweep {
  readonly id: string;
  readonly kernels: string;
  readonly runs: number;
  /** "3/16"; empty for a whole sweep. */
  readonly shard: string;
}

/** A finished run. */
export interface DoneRun {
  readonly run: number;
  /** Its outcome, as `writeClone` gives it. */
  readonly text: string;
  readonly seconds: number;
}

export interface SetAside {
  readonly run: number;
  readonly reason: string;
}

/** A process working on a sweep. */
export interface SeenWorker {
  /** "host 4711". */
  readonly name: string;
  readonly threads: number;
  /** Since its last sign of life. */
  readonly seconds: number;
}

export interface Counts {
  readonly done: number;
  readonly setAside: number;
  /** Of all finished runs. */
  readonly seconds: number;
}

export async function makeTables(database: Database): Promise<void> {
  await database.transaction(async (inside) => {
    await inside.execute(planning);
    await inside.execute(tables);
  });
}

/** All stored sweeps; none before the tables exist. */
export async function storedSweeps(database: Statements): Promise<readonly StoredSweep[]> {
  const [{ there }] = await database.execute(`select to_regclass('${schema}.sweep') is not null as there`);
  if (there !== true) return [];
  const rows = await database.execute(`select id, kernels, runs, shard from ${schema}.sweep order by begun, id`);
  return rows as unknown as readonly StoredSweep[];
}

/** The stored content of a sweep. */
export async function contentOf(database: Statements, id: string): Promise<SweepContent> {
  const [{ weights }] = await database.execute(`select weights from ${schema}.sweep where id = $1`, [id]);
  const documents = await database.execute(`select name, text from ${schema}.document where sweep = $1 order by number`, [id]);
  const [data] = await database.execute(`select name, hash, bytes from ${schema}.data where sweep = $1`, [id]);
  return {
    documents: documents.map(({ name, text }) => ({ name: String(name), text: String(text) })),
    data: data ? { name: String(data.name), hash: String(data.hash), bytes: Buffer.from(String(data.bytes), "base64") } : null,
    weights: weights === true,
  };
}

/** Stores the content of a sweep, unless it is stored already. */
export async function keepContent(database: Statements, { id, kernels, count, content }: Sweep, shard: string): Promise<void> {
  const { documents, data, weights } = content;
  await database.execute(
    `insert into ${schema}.sweep (id, kernels, weights, runs, shard) values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [id, kernels, weights, count, shard],
  );
  for (const [number, { name, text }] of documents.entries())
    await database.execute(`insert into ${schema}.document values ($1, $2, $3, $4) on conflict do nothing`, [id, number, name, text]);
  if (data)
    await database.execute(`insert into ${schema}.data values ($1, $2, $3, $4) on conflict do nothing`, [
      id,
      data.name,
      data.hash,
      Buffer.from(data.bytes).toString("base64"),
    ]);
}

/** Stores rows of runs. A run counts once: a second row is equal and is ignored. */
export async function keepRuns(database: Statements, id: string, runs: readonly DoneRun[]): Promise<void> {
  if (runs.length === 0) return;
  await database.execute(
    `insert into ${schema}.run (sweep, run, outcome, seconds)
     select $1, (item->>'run')::integer, item->>'text', (item->>'seconds')::double precision
     from json_array_elements($2::json) as item on conflict do nothing`,
    [id, JSON.stringify(runs)],
  );
}

export async function setAside(database: Statements, id: string, { run, reason }: SetAside): Promise<void> {
  await database.execute(`insert into ${schema}.set_aside values ($1, $2, $3) on conflict do nothing`, [id, run, reason]);
}

/** Forgets the runs set aside, so that they are tried again. */
export async function forgetSetAside(database: Statements, id: string): Promise<void> {
  await database.execute(`delete from ${schema}.set_aside where sweep = $1`, [id]);
}

export async function runsSetAside(database: Statements, id: string): Promise<readonly SetAside[]> {
  const rows = await database.execute(`select run, reason from ${schema}.set_aside where sweep = $1 order by run`, [id]);
  return rows as unknown as readonly SetAside[];
}

export async function runsDone(database: Statements, id: string): Promise<readonly number[]> {
  const rows = await database.execute(`select run from ${schema}.run where sweep = $1`, [id]);
  return rows.map(({ run }) => Number(run));
}

/** The finished runs from `from` to before `to`. */
export async function runsDoneBetween(database: Statements, id: string, from: number, to: number): Promise<readonly number[]> {
  const rows = await database.execute(`select run from ${schema}.run where sweep = $1 and run >= $2 and run < $3`, [id, from, to]);
  return rows.map(({ run }) => Number(run));
}

/** The rows of some runs. */
export async function rowsOf(database: Statements, id: string, runs: readonly number[]): Promise<readonly DoneRun[]> {
  const rows = await database.execute(`select run, outcome, seconds from ${schema}.run where sweep = $1 and run = any($2::integer[])`, [
    id,
    runs,
  ]);
  return rows.map(doneRun);
}

/** The rows of the runs from `from` to before `to`, ascending. */
export async function rowsBetween(database: Statements, id: string, from: number, to: number): Promise<readonly DoneRun[]> {
  const rows = await database.execute(
    `select run, outcome, seconds from ${schema}.run where sweep = $1 and run >= $2 and run < $3 order by run`,
    [id, from, to],
  );
  return rows.map(doneRun);
}

function doneRun({ run, outcome, seconds }: Row): DoneRun {
  return { run: Number(run), text: String(outcome), seconds: Number(seconds) };
}

/** Records that a process is working. */
export async function seeWorker(database: Statements, id: string, { name, threads }: Omit<SeenWorker, "seconds">): Promise<void> {
  await database.execute(
    `insert into ${schema}.worker values ($1, $2, $3, now()) on conflict (sweep, name) do update set threads = $3, seen = now()`,
    [id, name, threads],
  );
}

/** Removes an ended process. */
export async function forgetWorker(database: Statements, id: string, name: string): Promise<void> {
  await database.execute(`delete from ${schema}.worker where sweep = $1 and name = $2`, [id, name]);
}

/** The processes with a sign of life within the last `within` seconds. */
export async function workersSeen(database: Statements, id: string, within: number): Promise<readonly SeenWorker[]> {
  const rows = await database.execute(
    `select name, threads, extract(epoch from now() - seen)::double precision as seconds from ${schema}.worker
     where sweep = $1 and seen > now() - make_interval(secs => $2) order by name`,
    [id, within],
  );
  return rows.map(({ name, threads, seconds }) => ({ name: String(name), threads: Number(threads), seconds: Number(seconds) }));
}

export async function countsOf(database: Statements, id: string): Promise<Counts> {
  const [row] = await database.execute(
    `select (select count(*) from ${schema}.run where sweep = $1) as done,
            (select coalesce(sum(seconds), 0) from ${schema}.run where sweep = $1) as seconds,
            (select count(*) from ${schema}.set_aside where sweep = $1) as aside`,
    [id],
  );
  return { done: Number(row.done), setAside: Number(row.aside), seconds: Number(row.seconds) };
}
