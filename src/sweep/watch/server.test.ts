/** The page that watches a sweep, as its server answers; what it draws is seen in a browser (e2e/watch.spec.ts). */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readClone, writeClone } from "../../platform/documents/clone-json";
import type { WatchedRows, WatchedSweep } from "../../platform/engine/watched-sweep";
import { openFolder } from "../folder/embedded";
import type { Database } from "../queue/database";
import { keepContent, keepRuns, makeTables, seeWorker, setAside } from "../queue/store";
import { Sweep } from "../sweep";
import { serveWatch, type WatchServer } from "./server";
import { Watched } from "./watched";

const folder = mkdtempSync(join(tmpdir(), "watch-"));
const map = {
  format: "learnability-experiment",
  version: 1,
  task: { kind: "random-attention", d: 2, n: 4, samples: 32, testSamples: 20 },
  learners: [],
  map: {
    learner: { kind: "gradient", heads: 2, steps: 40 },
    x: { fields: ["learner.heads"], points: [[1], [2]] },
    y: { fields: ["task.samples"], points: [[4], [8]] },
    seeds: 1,
  },
};
let database: Database;
let sweep: Sweep;
let server: WatchServer;

beforeAll(async () => {
  mkdirSync(join(folder, "page"));
  writeFileSync(join(folder, "page", "index.html"), "<title>Sweep</title>");
  const documents = [{ name: "map", text: JSON.stringify({ ...map, lab: "learnability" }) }];
  sweep = await Sweep.open({ documents, data: null, weights: false });
  database = await openFolder(join(folder, "sweep"));
  await makeTables(database);
  await keepContent(database, sweep, "");
  await seeWorker(database, sweep.id, { name: "here 1", threads: 2 });
  server = await serveWatch(new Watched(database, sweep, sweep.count), join(folder, "page"), 0);
});

afterAll(async () => {
  await server.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = async <Told>(path: string) => (await (await fetch(`${server.address}${path}`)).json()) as Told;

it("says how far the sweep is, and hands on each row once", async () => {
  const outcome = { run: { error: Number.NaN, curve: { step: Float64Array.of(1, 2) } }, certificate: null };
  const row = (run: number) => ({ run, text: writeClone(outcome), seconds: 2 });
  await keepRuns(database, sweep.id, [row(3), row(1)]);
  await setAside(database, sweep.id, { run: 2, reason: "too large" });
  expect(await ask<WatchedSweep>("state")).toMatchObject({
    runs: 5,
    done: 2,
    setAside: 1,
    computingSeconds: 4,
    ended: false,
    maps: [{ document: 0, name: "map" }],
    workers: [{ name: "here 1", threads: 2 }],
    failures: [{ run: expect.stringMatching(/^map, x \d, y \d, seed 0/), reason: "too large" }],
  });
  const first = await ask<WatchedRows>("rows?document=0&known=0");
  expect(first.rows.map(readClone)).toEqual([outcome, outcome]);
  expect(JSON.parse(first.document)).toMatchObject({ map: { seeds: 1 } });
  await keepRuns(database, sweep.id, [row(4)]);
  expect((await ask<WatchedRows>(`rows?document=0&known=${first.known}`)).rows).toHaveLength(1);
});

it("can be read and nothing else, by this machine alone", async () => {
  const page = await fetch(server.address);
  expect([page.status, await page.text()]).toEqual([200, "<title>Sweep</title>"]);
  expect(page.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'; script-src 'self';/);
  expect((await fetch(server.address, { method: "POST" })).status).toBe(405);
  for (const path of ["../sweep/lock/1", "%2e%2e/sweep/lock/1", "rows?document=7", "rows?document=a"])
    expect((await fetch(`${server.address}${path}`)).status).toBe(404);
  const { port } = new URL(server.address);
  const asked = await new Promise<number | undefined>((resolve) =>
    request({ port, host: "127.0.0.1", headers: { host: "elsewhere.example" } }, (response) => resolve(response.resume().statusCode)).end(),
  );
  expect(asked).toBe(403);
  const other = new Watched(database, sweep, sweep.count);
  await expect(serveWatch(other, join(folder, "page"), Number(port))).rejects.toThrow(
    `--watch cannot listen on port ${port}: another program uses it`,
  );
});
