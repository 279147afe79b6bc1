/** What a job and a row cost, in a folder and on a server. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseExperiment } from "../../src/labs/learnability/document/document";
import { resultParts } from "../../src/labs/learnability/engine/parts/result-parts";
import { writeClone } from "../../src/platform/documents/clone-json";
import { problemLine } from "../../src/platform/fields/problem";
import { openFolder } from "../../src/sweep/folder/embedded";
import type { Database } from "../../src/sweep/queue/database";
import { Queue } from "../../src/sweep/queue/queue";
import { openServer } from "../../src/sweep/queue/server";
import { keepRuns, makeTables } from "../../src/sweep/queue/store";
import type { Postgres } from "../postgres";

export interface Costs {
  readonly place: string;
  /** Milliseconds to take and to end a job of nothing, one after another, while so many others wait. */
  readonly few: number;
  readonly many: number;
  /** Rows a second, when each transaction holds so many. */
  readonly rows: readonly { readonly together: number; readonly rate: number }[];
  /** On disk for each row, all told, and the length of its text. */
  readonly bytes: number;
  readonly text: number;
}

const waiting = { few: 200, many: 20_000 };
const measured = 200;

/** A run of a map of 5,000 steps, as it is kept. */
export function exampleRow(): string {
  const parsed = parseExperiment({
    format: "learnability-experiment",
    version: 1,
    task: { kind: "random-attention", d: 4, n: 8, samples: 512, testSamples: 100 },
    learners: [],
    map: {
      learner: { kind: "gradient", heads: 4, steps: 5000, rate: 0.01, batch: 32 },
      x: { fields: ["learner.heads"], points: [[4]] },
      y: { fields: ["task.samples"], points: [[512]] },
      seeds: 1,
    },
  });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return writeClone(resultParts.open(parsed.experiment, null)(1));
}

async function costsOf(database: Database, place: string, row: string): Promise<Costs> {
  await makeTables(database);
  const few = await costOfJob(database, waiting.few);
  const many = await costOfJob(database, waiting.many);
  const rows = [];
  let run = 0;
  for (const together of [1, 10, 100, 1000]) {
    const transactions = Math.max(5, Math.min(200, 5000 / together));
    const start = performance.now();
    for (let k = 0; k < transactions; k++) {
      const batch = Array.from({ length: together }, () => ({ run: run++, text: row, seconds: 1 }));
      await database.transaction((inside) => keepRuns(inside, "rows", batch));
    }
    rows.push({ together, rate: (1000 * transactions * together) / (performance.now() - start) });
  }
  const [{ bytes }] = await database.execute("select pg_total_relation_size('playground_sweep.run')::integer as bytes");
  return { place, few, many, rows, bytes: Number(bytes) / run, text: row.length };
}

/** Milliseconds to take and to end a job while so many wait. */
async function costOfJob(database: Database, count: number): Promise<number> {
  const queue = await Queue.open(database, `costs-${count}`, () => {});
  const runs = Array.from({ length: count }, (_, run) => run);
  await queue.fill(runs, (missing) => missing.map((run) => [run]));
  const start = performance.now();
  for (let k = 0; k < measured; k++) {
    const job = await queue.next();
    if (!job) throw new Error("a job is missing");
    await queue.finish(job, { done: [], failed: null });
  }
  const milliseconds = (performance.now() - start) / measured;
  await queue.close();
  return milliseconds;
}

export async function costsInFolder(row: string): Promise<Costs> {
  const folder = mkdtempSync(join(tmpdir(), "scale-"));
  const database = await openFolder(folder);
  try {
    return await costsOf(database, "PGlite, in a folder", row);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function costsOnServer(server: Postgres, row: string): Promise<Costs> {
  const database = await openServer(server.address);
  try {
    return await costsOf(database, "PostgreSQL, on a socket", row);
  } finally {
    await database.close();
  }
}
