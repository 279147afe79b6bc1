/** Starts the headless runner for tests, in a process of its own or in this one, with small documents and data for it. */
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { labs as allLabs } from "../labs/compute";
import { headless } from "./headless";

const launcher = resolve("scripts/headless.mjs");
export const folder = mkdtempSync(join(tmpdir(), "headless-"));

/** For every file of tests: the folder exists while they run. One process may run several of them, which share this module. */
export function withFolder(): void {
  beforeAll(() => mkdirSync(folder, { recursive: true }));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
}

export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The program, in a process of its own. */
export function program(given: readonly string[], input = ""): Promise<Outcome> {
  return new Promise((done) => {
    const child = execFile(process.execPath, [launcher, ...given], { cwd: folder, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      done({ code: error === null ? 0 : Number(error.code), stdout, stderr });
    });
    // The runner may refuse before it has read all input.
    child.stdin?.on("error", () => {});
    child.stdin?.end(input);
  });
}

let files = 0;

/** The path of a new file with this content. */
export function file(content: unknown): string {
  const name = `${files++}.json`;
  writeFileSync(join(folder, name), typeof content === "string" ? content : JSON.stringify(content));
  return join(folder, name);
}

export const random = {
  format: "learnability-experiment",
  version: 1,
  task: { kind: "random-attention", d: 2, n: 4, samples: 64, testSamples: 16 },
};
export const small = { ...random, learners: [{ kind: "closed-form" }, { kind: "gradient", heads: 2, steps: 60 }] };
export const custom = { ...random, task: { kind: "custom" }, learners: [{ kind: "closed-form" }] };
export const samples = [
  {
    Z: [
      [1, 2, 3],
      [4, 5, 7],
    ],
    y: [1],
  },
  {
    Z: [
      [1, -2],
      [0.5, 5],
    ],
    y: [2],
  },
];
export const data = { format: "learnability-data", version: 1, samples, test: [{ Z: [[1], [2]] }] };

/** Outcome of the program in this process, without the second that a process takes to start. */
export async function inside(given: readonly string[], columns: number | null = null, labs = allLabs): Promise<Outcome> {
  const said = { stdout: "", stderr: "" };
  const out = (text: string) => {
    said.stdout += text;
  };
  const error = (line: string) => {
    said.stderr += line;
  };
  const code = await headless(given, { out, error, columns, now: () => performance.now() }, labs);
  return { code, ...said };
}

/** The one line on stderr; checks all other properties of a refusal. */
export async function refusal(given: readonly string[], start: (given: readonly string[]) => Promise<Outcome> = inside): Promise<string> {
  const { code, stdout, stderr } = await start(given);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toMatch(/^[^\n]+\n$/);
  return stderr.trimEnd();
}
