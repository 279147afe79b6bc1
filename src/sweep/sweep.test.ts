/** Tests of whole sweeps: processes and threads that are killed at random moments, and the results afterwards. */

import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { labs } from "../labs/compute";
import { serializeResult } from "../platform/documents/serialize-result";
import { noData, recognise } from "../platform/engine/intake/recognise";
import { problemLine } from "../platform/fields/problem";
import { inVerify } from "../platform/numerics/in-verify-testing";
import { type RunArguments, readArguments } from "./arguments";
import { run } from "./commands/run";
import { type Lock, lockFolder } from "./folder/lock";

const folder = mkdtempSync(join(tmpdir(), "sweeps-"));
const place = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The scripts that processes and threads start from. */
let scripts: string;
beforeAll(async () => {
  scripts = await new Promise((done, fail) => {
    const print = `import("${resolve("scripts/bundles.mjs")}").then(async (m) => process.stdout.write(await m.bundleSweep()))`;
    execFile(process.execPath, ["-e", print], (error, out) => (error ? fail(error) : done(out.trim().split("\n").at(-1) ?? "")));
  });
});

const map = {
  format: "learnability-experiment",
  version: 1,
  task: { kind: "random-attention", d: 2, n: 4, samples: 32, testSamples: 20 },
  learners: [{ kind: "closed-form" }],
  map: {
    learner: { kind: "gradient", heads: 2, steps: 40, rate: 0.01, batch: 8 },
    x: { fields: ["learner.heads"], points: [[1], [2], [4], [8], [16]] },
    y: { fields: ["task.samples"], points: [[4], [8], [16], [24], [32]] },
    seeds: 4,
  },
};
/** Beside the map: a sweep, a document of another lab, and one that cannot be computed because it has too many features. */
const documents = [
  map,
  { ...map, map: null, sweep: { field: "samples", values: [4, 8] } },
  { format: map.format, version: 1, lab: "lion", problem: { kind: "random", length: 8 } },
  { ...map, map: null, task: { ...map.task, d: 16 }, learners: [{ kind: "closed-form", compress: 2 }] },
];
const mapRuns = 1 + 5 * 5 * 4;
const runs = mapRuns + 3 + 1 + 1;

const file = (name: string, content: unknown) => {
  writeFileSync(place(name), typeof content === "string" ? content : JSON.stringify(content));
  return place(name);
};
const lines = (name: string) => readFileSync(place(name), "utf8").trimEnd().split("\n");
const timeless = (text: string) => text.replaceAll(/"milliseconds":[^,}]*/g, "");

/** Numbers from 0 to 1, the same in every run of the tests. */
function* random(): Generator<number, never> {
  for (let state = 7; ; state = (state * 48271) % 2147483647) yield state / 2147483647;
}
const chance = random();

function program(...given: readonly string[]): ChildProcess {
  return spawn(process.execPath, [join(scripts, "main.js"), ...given], { stdio: ["ignore", "ignore", "pipe"] });
}

function ended(child: ChildProcess): Promise<{ readonly code: number | null; readonly said: string }> {
  let said = "";
  child.stderr?.on("data", (text) => {
    said += text;
  });
  return new Promise((done) => child.on("close", (code) => done({ code, said })));
}

/**
 * The process is killed a random moment after it has reported this many finished runs. Its parent never asks after it, so that to
 * others it seems to be there; answers with what ends the parent.
 */
async function killed(given: readonly string[], after: number): Promise<() => void> {
  const command = [process.execPath, join(scripts, "main.js"), ...given].map((word) => `'${word}'`).join(" ");
  const parent = spawn("sh", ["-c", `${command} 2>&1 & echo $!; exec sleep 1000`], { stdio: ["ignore", "pipe", "ignore"] });
  const pid = await new Promise<number>((done) => {
    let said = "";
    parent.stdout?.on("data", (text) => {
      said += text;
      if ([...said.matchAll(/(\d+) of \d+ runs done/g)].some(([, runs]) => Number(runs) >= after)) done(Number.parseInt(said, 10));
    });
  });
  await new Promise((done) => setTimeout(done, 300 * chance.next().value));
  process.kill(pid, "SIGKILL");
  return () => void parent.kill("SIGKILL");
}

interface Inside {
  readonly code: number;
  readonly said: string;
}

/** A sweep in this process. */
async function inside(given: readonly string[], onThread: (thread: Worker) => void = () => {}): Promise<Inside> {
  let said = "";
  const hear = (text: string) => {
    said += text;
  };
  const streams = { out: () => {}, error: hear, columns: null, now: () => performance.now() };
  const createThread = (content: unknown) => {
    const thread = new Worker(join(scripts, "thread.js"), { workerData: content });
    onThread(thread);
    return thread;
  };
  const signal = new AbortController().signal;
  const code = await run(readArguments(given, {}) as RunArguments, { streams, createThread, watchPage: null, signal });
  return { code, said };
}

/** The result document of the map as one process computes it, without a queue. */
async function alone(document: object): Promise<string> {
  const kind = await labs.learnability.kind();
  const engine = await labs.learnability.engine();
  const parsed = kind.parse(document);
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return serializeResult((await engine.prepare(parsed.document)).result(parsed.document, null));
}

describe("a sweep of a hundred runs and some documents of any lab", () => {
  /** A process in a folder that this one holds. It waits 5 s for the folder, and the other tests run in that time. */
  let second: ReturnType<typeof ended>;
  let held: Lock | null = null;
  /** What ends the parents of processes that were killed. */
  const parents: (() => void)[] = [];
  beforeAll(async () => {
    held = await lockFolder(place("held"));
    second = ended(program(file("one.json", map), "--out", place("held")));
  });
  afterAll(async () => {
    for (const end of parents) end();
    await second;
    held?.release();
  });

  it("has every run once, to the bits of one process, however often processes and threads are killed, also where no process asks after them", async () => {
    const list = file("list.ndjson", documents.map((document) => JSON.stringify(document)).join("\n"));
    const sweep = [list, "--out", place("sweep"), "--threads", "2", "--job-seconds", "0.3"];
    // Among the jobs, and before there are any. To open its database takes a process far longer than to compute.
    for (const after of inVerify ? [1, 10] : [10]) parents.push(await killed([...sweep, "--verbose"], after));

    // The lock of the killed process is taken over at once, and the work of the folder continues.
    const deaths: Promise<unknown>[] = [];
    const { code, said } = await inside([...sweep.slice(1), "--export"], (thread) => {
      thread.on("message", ({ type }) => {
        if (type === "done" && deaths.length < 3 && chance.next().value < 0.1) deaths.push(thread.terminate());
      });
    });
    await Promise.all(deaths);
    expect({ code, said }).toEqual({ code: 3, said: expect.stringMatching(new RegExp(`^${runs - 1} of ${runs} runs done`)) });
    expect(said).toMatch(/\n1 set aside: list-4: learners\[0\] failed: .*; retry with --again\n$/);

    const rows = lines("sweep/runs.ndjson").map((line) => JSON.parse(line));
    expect(rows.map(({ run }) => run)).toEqual(Array.from({ length: runs }, (_, k) => k));
    expect(lines("sweep/runs.csv")).toHaveLength(1 + runs);
    // The settings of a run stand before its results.
    expect(lines("sweep/runs.csv")[0]).toMatch(/^run,document,x,y,seed,learner.heads,task.samples,seconds,/);
    const [own, four, eight, lion, failed] = rows.slice(mapRuns);
    expect([own, four, eight].map(({ at }) => at)).toEqual([{}, { "task.samples": 4 }, { "task.samples": 8 }]);
    expect(eight.outcome).toMatchObject({ certificate: { N: 8 }, learners: [{ testMse: expect.any(Number) }] });
    expect(lion.outcome).toMatchObject({ experiment: { lab: "lion" }, maxDifference: expect.any(Number) });
    expect(failed.setAside).toMatch(/^learners\[0\] failed: /);

    const text = readFileSync(place("sweep/results/list-1.json"), "utf8");
    expect(timeless(text)).toBe(timeless(await alone(map)));
    // The page opens the map, and also each of its cells as an experiment of its own.
    expect(await recognise(new TextEncoder().encode(text), "map.json", noData)).toMatchObject({
      kind: "experiment",
      document: JSON.parse(text).experiment,
    });
  }, 600_000);

  it("is refused to a second process in the same folder", async () => {
    expect(await second).toEqual({
      code: 2,
      said: `${place("held")} is in use by process ${process.pid}: only one process can use a folder\n`,
    });
  });

  it.each([
    ["a file", () => file("taken", ""), "it is a file instead of a folder"],
    ["a folder that takes none", () => "/proc/sweep", "/proc does not accept folders"],
    ["a device", () => "/dev/full", "it is a file instead of a folder"],
  ])("is refused in one line where its folder would be %s", async (_, where, why) => {
    const out = where();
    expect(await ended(program(file("one.json", map), "--out", out))).toEqual({
      code: 2,
      said: `the folder ${out} cannot be made: ${why}\n`,
    });
  });

  it("is refused to another sweep, and begins with documents", async () => {
    const other = file("other.json", { ...map, seed: 2 });
    await expect(inside([other, "--out", place("sweep")])).rejects.toThrow(/sweep holds another sweep, of 106 runs: choose another folder/);
    await expect(inside(["--out", place("nowhere")])).rejects.toThrow(/nowhere holds no sweep to continue/);
    mkdirSync(place("twice"));
    for (const name of ["twice/a-1.json", "twice/a.ndjson"]) file(name, map);
    await expect(inside([place("twice"), "--out", place("nowhere")])).rejects.toThrow(
      /a[.]ndjson, line 1 and .*a-1[.]json would both have the name a-1: rename one of the files/,
    );
  });
});
