/** Sweeps on a real PostgreSQL with several machines, and in shards: nothing lost, nothing twice, the bits of one process. */

import pg from "pg";
import { parseExperiment } from "../../src/labs/learnability/document/document";
import { runExperiment } from "../../src/labs/learnability/engine/run-experiment";
import { serializeResult } from "../../src/platform/documents/serialize-result";
import { problemLine } from "../../src/platform/fields/problem";
import { Queue, type SweepJob } from "../../src/sweep/queue/queue";
import { openServer } from "../../src/sweep/queue/server";
import { countsOf, makeTables } from "../../src/sweep/queue/store";
import type { Check, Figure } from "../check";
import { missingPostgres, type Postgres, startPostgres } from "../postgres";
import { ended, equal, holds, timeless, withPrograms } from "../programs";

const map = {
  format: "learnability-experiment",
  version: 1,
  task: { kind: "random-attention", d: 3, n: 6, samples: 64, testSamples: 50 },
  learners: [{ kind: "closed-form" }, { kind: "gradient", heads: 2, steps: 200 }],
  map: {
    // Long enough that three machines have a job at the same time, also where nothing else runs.
    learner: { kind: "gradient", heads: 2, steps: 20_000, rate: 0.01, batch: 16 },
    x: { fields: ["learner.heads"], points: [[1], [2], [4], [8]] },
    y: { fields: ["task.samples"], points: [[4], [16], [64]] },
    seeds: 10,
  },
};
const runs = 1 + 4 * 3 * 10;
const tinyJobs = 10_000;

/** The result document as one process computes it, without a queue. */
function alone(): string {
  const parsed = parseExperiment(map);
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return timeless(serializeResult(runExperiment(parsed.experiment, null)));
}

async function onServer(check: (server: Postgres) => Promise<readonly Figure[]>): Promise<readonly Figure[]> {
  const server = startPostgres();
  if (!server) return missingPostgres;
  try {
    return await check(server);
  } finally {
    server.stop();
  }
}

/** Waits until so many jobs are being worked at, or none is left; answers with how many are. */
async function jobsAtOnce(address: string, wanted: number): Promise<number> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query("select to_regclass('playground_queue.job') is not null as there");
      const counted = rows[0].there
        ? await client.query(
            `select count(*) filter (where state = 'active') as active, count(*) filter (where state < 'completed') as left,
                    count(*) as all from playground_queue.job`,
          )
        : null;
      const [active, left, all] = ["active", "left", "all"].map((name) => Number(counted?.rows[0][name] ?? 0));
      if (active >= wanted || (all > 0 && left === 0)) return active;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  } finally {
    await client.end();
  }
}

async function asKilled(server: Postgres): Promise<readonly Figure[]> {
  return withPrograms(async (programs) => {
    programs.write("map.json", map);
    const queue = ["--queue", server.address];
    // One thread each, as three machines of one core would; the workers are there before the sweep, and one of them is killed.
    const first = programs.start("worker", ...queue, "--threads", "1", "--wait");
    const second = programs.start("worker", ...queue, "--threads", "1", "--wait");
    const [firstEnd, secondEnd] = [ended(first), ended(second)];
    const end = programs.run("map.json", ...queue, "--out", "all", "--export", "--threads", "1", "--job-seconds", "0.2");
    const atOnce = await jobsAtOnce(server.address, 3);
    first.kill("SIGKILL");
    await firstEnd;
    server.restart();
    const { code, said } = await end;
    second.kill("SIGINT");
    const other = await secondEnd;
    if (code !== 0) console.error(said);
    if (other.code !== 130) console.error(other.said);
    const again = await programs.run("worker", ...queue);

    const client = new pg.Client({ connectionString: server.address });
    await client.connect();
    const rows = await client.query("select count(*) as all, count(distinct run) as apart from playground_sweep.run");
    // Kernels that nobody has: whoever comes is refused.
    await client.query("update playground_sweep.sweep set kernels = 'learnability 00000000'");
    await client.query("delete from playground_sweep.run where run = 5");
    await client.end();
    const refused = await programs.run("worker", ...queue);
    return [
      equal("rows of runs", Number(rows.rows[0].all), runs),
      equal("runs that have a row", Number(rows.rows[0].apart), runs),
      equal("exit code of the sweep", code ?? -1, 0),
      equal("machines that had a job when one was killed", atOnce, 3),
      equal("exit code of the other worker, interrupted while it waits", other.code ?? -1, 130),
      equal("exit code of a worker with nothing to do", again.code ?? -1, 0),
      holds("the result document is that of one process, bit for bit", programs.result("all") === alone()),
      equal("exit code of a worker with other kernels", refused.code ?? -1, 2),
      holds("it says so in one line", /^the sweep on .* was started with kernels learnability 00000000[^\n]*\n$/.test(refused.said)),
    ];
  });
}

/** Four takers complete jobs of nothing as fast as they can. */
async function tiny(server: Postgres): Promise<readonly Figure[]> {
  const database = await openServer(server.address);
  try {
    await makeTables(database);
    const queue = await Queue.open(database, "tiny", () => {});
    const all = Array.from({ length: tinyJobs }, (_, run) => run);
    await queue.fill(all, (missing) => missing.map((run) => [run]));
    const start = performance.now();
    const take = async () => {
      for (let job: SweepJob | null = await queue.next(); job; job = await queue.next())
        await queue.finish(job, { done: job.runs.map((run) => ({ run, text: "{}", seconds: 0 })), failed: null });
    };
    await Promise.all([take(), take(), take(), take()]);
    const seconds = (performance.now() - start) / 1000;
    const { done } = await countsOf(database, "tiny");
    const left = await queue.hasJobs();
    await queue.close();
    return [
      equal("tiny jobs that are done", done, tinyJobs),
      holds("no job is left", !left),
      // Each taker has a ten-second job at a time: what the queue takes of each is lost to computing.
      { name: "share of a ten-second job that the queue takes", value: (4 * seconds) / tinyJobs / 10, relation: "<", bound: 0.02 },
      { name: "jobs a second", value: tinyJobs / seconds, relation: ">", bound: 0 },
    ];
  } finally {
    await database.close();
  }
}

async function shards(): Promise<readonly Figure[]> {
  return withPrograms(async (programs) => {
    programs.write("map.json", map);
    const codes: (number | null)[] = [];
    for (const shard of ["1/3", "2/3", "3/3"]) {
      const { code } = await programs.run("map.json", "--out", `shard-${shard[0]}`, "--shard", shard, "--threads", "2");
      codes.push(code);
    }
    const two = await programs.run("merge", "shard-1", "shard-3", "--out", "two");
    const merged = await programs.run("merge", "shard-1", "shard-2", "shard-3", "--out", "merged");
    const exported = await programs.run("--out", "merged", "--export");
    // What the missing shard would have computed is computed when the sweep goes on.
    const rest = await programs.run("--out", "two", "--export", "--threads", "2");
    const expected = alone();
    return [
      equal("shards that ended well", codes.filter((code) => code === 0).length, 3),
      equal(
        "exit codes of merging, exporting and going on",
        [two, merged, exported, rest].reduce((sum, { code }) => sum + (code ?? 9), 0),
        0,
      ),
      holds("merged, the result document is that of one process, bit for bit", programs.result("merged") === expected),
      holds("so it is where one shard was missing and was computed later", programs.result("two") === expected),
    ];
  });
}

export const checks: readonly Check[] = [
  {
    id: "sweeps-server",
    title: "PostgreSQL with three processes, one killed, the server restarted on the way: every run once, to the bits of one process",
    run: () => onServer(asKilled),
  },
  { id: "sweeps-tiny", title: "10,000 tiny jobs on PostgreSQL, nothing lost and nothing twice", run: () => onServer(tiny) },
  { id: "sweeps-shards", title: "shards of a sweep without a server, merged", run: shards },
];
