import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { labs as allLabs } from "../engine/labs";
import { parseOwnData } from "../tasks/custom/data";
import { writeCsv, writeJson, writeNpz } from "../tasks/custom/formats";
import { headless } from "./headless";
import { largeFaults, writeLarge } from "./large-file-testing";

const launcher = resolve("scripts/headless.mjs");
const folder = mkdtempSync(join(tmpdir(), "headless-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The program, in a process of its own. */
function program(given: readonly string[], input = ""): Promise<Outcome> {
  return new Promise((done) => {
    const child = execFile(process.execPath, [launcher, ...given], { cwd: folder, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      done({ code: error === null ? 0 : Number(error.code), stdout, stderr });
    });
    // The runner may refuse before it has read everything.
    child.stdin?.on("error", () => {});
    child.stdin?.end(input);
  });
}

let files = 0;

function file(content: unknown): string {
  const name = `${files++}.json`;
  writeFileSync(join(folder, name), typeof content === "string" ? content : JSON.stringify(content));
  return join(folder, name);
}

const random = {
  format: "learnability-experiment",
  version: 1,
  task: { kind: "random-attention", d: 2, n: 4, samples: 64, testSamples: 16 },
};
const small = { ...random, learners: [{ kind: "closed-form" }, { kind: "gradient", heads: 2, steps: 60 }] };
const custom = { ...random, task: { kind: "custom" }, learners: [{ kind: "closed-form" }] };
const samples = [
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
const data = { format: "learnability-data", version: 1, samples, test: [{ Z: [[1], [2]] }] };

let written: Promise<Outcome> | undefined;

/** The small experiment on standard output, in a process of its own, once for all who look at it. */
function smallOnStandardOutput(): Promise<Outcome> {
  written ??= program([file(small)]);
  return written;
}

/** What the program does, without the second that a process takes to start. */
async function inside(given: readonly string[], columns: number | null = null, labs = allLabs): Promise<Outcome> {
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

/** A result without what is different in every run. */
const timeless = (text: string) => text.replaceAll(/"milliseconds":[^,}]*/g, "");

/** The one line on stderr; checks everything else that a refusal promises. */
async function refusal(given: readonly string[], start: (given: readonly string[]) => Promise<Outcome> = inside): Promise<string> {
  const { code, stdout, stderr } = await start(given);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toMatch(/^[^\n]+\n$/);
  return stderr.trimEnd();
}

describe("the headless runner refuses, with one line and exit code 2,", () => {
  const experiments: readonly [string, unknown, string | RegExp][] = [
    [
      "an experiment out of bounds",
      { ...random, task: { kind: "random-attention", d: 99 } },
      "task.d must be a whole number between 2 and 16, got 99",
    ],
    ["an unknown task", { ...random, task: { kind: "magic" } }, /^task\.kind must be one of .*, got "magic"$/],
    ["an unknown learner", { ...random, learners: [{ kind: "magic" }] }, /^learners\[0\]\.kind must be one of .*, got "magic"$/],
    ["a misspelt field", { ...random, sed: 1 }, "sed is not a known field (did you mean seed?)"],
    ["a newer experiment", { ...random, version: 2 }, /\.json: version 2 is newer than this program, which reads version 1$/],
    ["an empty file", "", /\.json: the text is empty, expected a JSON document$/],
    ["a file that is not JSON", '{\n "version": 1,\n}', /\.json: the text is not valid JSON: line 3, column 1: unexpected "}"$/],
    [
      "a lab that there is not",
      { ...random, lab: "learnabilty" },
      'lab must be one of "learnability", "eagle", "lion", got "learnabilty" (did you mean learnability?)',
    ],
    ["a lab without a name", { ...random, lab: 7 }, 'lab must be one of "learnability", "eagle", "lion", got 7'],
    ["own data left out", custom, 'task.kind is "custom", which needs a data file: add --data data.json'],
  ];
  it.each(experiments)("%s", async (_, experiment, line) => {
    expect(await refusal([file(experiment)])).toEqual(typeof line === "string" ? line : expect.stringMatching(line));
  });

  const broken: readonly [string, unknown, string | RegExp][] = [
    ["a ragged Z", { ...data, samples: [samples[0], { Z: [[1, 2], [3]], y: [1] }] }, "samples[1].Z[1] has 1 entry, expected 2 like Z[0]"],
    [
      "text in Z",
      {
        ...data,
        samples: [
          {
            Z: [
              ["abc", 2],
              [3, 4],
            ],
            y: [1],
          },
        ],
      },
      'samples[0].Z[0][0] is "abc", expected a number',
    ],
    [
      "a wrong length of y",
      { ...data, samples: [samples[0], { ...samples[1], y: [1, 2] }] },
      "samples[1].y has 2 entries, expected 1 like the others",
    ],
    ["empty data", { ...data, samples: [] }, "samples is empty, expected at least one sample"],
    ["newer data", { ...data, version: 7 }, /\.json: version 7 is newer than this program, which reads version 1$/],
  ];
  it.each(broken)("%s", async (_, content, line) => {
    expect(await refusal([file(custom), "--data", file(content)])).toEqual(typeof line === "string" ? line : expect.stringMatching(line));
  });

  it("data other than those the experiment was made with", async () => {
    const document = file({ ...custom, task: { kind: "custom", hash: "0123456789abcdef" } });
    expect(await refusal([document, "--data", file(data)])).toMatch(/^task\.hash is "0123456789abcdef", but .*\.json has "[0-9a-f]{16}"/);
  });

  it("data for a task that makes its own", async () => {
    expect(await refusal([file(random), "--data", file(data)])).toMatch(/^--data is given, but task\.kind is "random-attention"/);
  });

  it.each([
    ["a missing file", ["none.json"], "none.json cannot be read: it does not exist"],
    ["a folder", [folder], `${folder} cannot be read: it is a folder`],
    ["a missing argument", [], "the experiment file is missing; see --help"],
    ["an unknown option", ["a.json", "--uot", "b.json"], "--uot is not a known option (did you mean --out?)"],
    ["an option without its value", ["a.json", "--out"], "--out needs a file name"],
    ["no threads", ["a.json", "--threads", "0"], "--threads must be a whole number between 1 and 1024, got 0"],
    ["half a thread", ["a.json", "--threads=1.5"], "--threads must be a whole number between 1 and 1024, got 1.5"],
    ["threads without a number", ["a.json", "--threads"], "--threads needs a number"],
    ["an argument too many", ["a.json", "b.json"], "b.json is one argument too many; see --help"],
  ])("%s", async (_, given, line) => {
    expect(await refusal(given)).toBe(line);
  });

  it("a place that cannot take the result, before it reads anything", async () => {
    expect(await refusal(["none.json", "--out", "nowhere/result.json"])).toBe(
      "--out nowhere/result.json cannot be written: the folder nowhere does not exist",
    );
    expect(await refusal(["none.json", "--out", folder])).toBe(`--out ${folder} is a folder, expected a file name`);
  });

  it("and writes nothing", async () => {
    const out = join(folder, "never.json");
    await refusal([file({ ...random, seed: -1 }), "--out", out]);
    expect(existsSync(out)).toBe(false);
    expect(readdirSync(folder).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });
});

/** Its kernel matrix alone has 2.3 GB. */
const universal = {
  ...random,
  task: { kind: "automaton", states: 3, letters: 2, length: 4, traces: 1500 },
  learners: [{ kind: "closed-form" }],
};

describe("an experiment that does not fit in memory", () => {
  const line = "task.traces must be at most 1329, got 1500: a closed form of 12000 samples needs 2.50 GB, the limit is 2 GB";

  it("is refused with the field and the largest value that fits, and nothing is written", async () => {
    const out = join(folder, "too-large.json");
    expect(await refusal([file(universal), "--out", out, "--verbose"], program)).toBe(line);
    expect(existsSync(out)).toBe(false);
  });

  it("is refused before the engine is loaded, on a terminal too", async () => {
    const unloaded = vi.fn(allLabs.learnability.engine);
    const labs = { learnability: { ...allLabs.learnability, engine: unloaded } };
    expect(await refusal([file(universal)], (given) => inside(given, 80, labs))).toBe(line);
    expect(unloaded).not.toHaveBeenCalled();
    // The same engine is what an experiment that fits is computed with.
    expect((await inside([file(small)], null, labs)).code).toBe(0);
    expect(unloaded).toHaveBeenCalledTimes(1);
  });

  it("of own data is refused with the number of samples that fits", async () => {
    const row = (value: number) => Array.from({ length: 40 }, (_, i) => [value + i]);
    const many = { ...data, samples: Array.from({ length: 12_000 }, (_, i) => ({ Z: row(i % 7), y: [1] })), test: [{ Z: row(1) }] };
    expect(await refusal([file(custom), "--data", file(many)])).toMatch(/^samples must be at most \d+, got 12000: a closed form of 12000 /);
  });

  it("for a learner that is not computed at its dimension is refused before the data are made", async () => {
    const large = { ...universal, task: { ...universal.task, traces: 1200 }, learners: [{ kind: "closed-form" }, { kind: "convex" }] };
    expect(await refusal([file(large)])).toMatch(/^learners\[1\] failed: tokens of 43 coordinates have 40678 cubic features, /);
    const wide = { ...random, task: { ...random.task, d: 12 }, learners: [{ kind: "closed-form", compress: 2 }] };
    expect(await refusal([file(wide)])).toMatch(/^learners\[0\] failed: fewer heads are looked for up to d = 10, got d = 12: /);
  });
});

describe("progress", () => {
  it("is shown on a terminal unasked, is gone at the end, and leaves one line of a refusal", async () => {
    const { code, stdout, stderr } = await inside([file(small)], 80);
    expect(code).toBe(0);
    expect(JSON.parse(stdout).format).toBe("learnability-result");
    const lines = stderr.split("\r\u001b[K");
    expect(lines.slice(0, 2)).toEqual(["", "0 %: data and closed forms"]);
    expect(lines.at(-1)).toBe("");
    const failing = { ...small, task: { kind: "custom" } };
    const unlabelled = { ...data, samples: samples.map(({ Z }) => ({ Z })) };
    const refused = await inside([file(failing), "--data", file(unlabelled)], 80);
    expect(refused.code).toBe(2);
    expect(refused.stderr.split("\r\u001b[K").at(-1)).toMatch(/^[^\n]*y[^\n]*\n$/);
  });
});

describe("a broken document of many megabytes", () => {
  it.each(largeFaults)("is refused $what", async ({ last, line }) => {
    writeLarge(join(folder, "large.json"), 10, last);
    expect(await refusal([file(custom), "--data", "large.json"], program)).toMatch(line);
  });
});

describe("the headless runner", () => {
  it("explains itself", async () => {
    const { code, stdout, stderr } = await inside(["--help"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/^usage: npm run --silent headless -- experiment\.json/);
  });

  it("writes the result to standard output, with the experiment fully resolved", async () => {
    const { code, stdout, stderr } = await smallOnStandardOutput();
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const result = JSON.parse(stdout);
    expect(result).toMatchObject({ format: "learnability-result", version: 1, experiment: { seed: 1, task: { d: 2, heads: 2 } } });
    expect(result.certificate).toMatchObject({ psi: 6, N: 64, rank: 6, nullity: 0 });
    expect(result.certificate.eigenvalues).toHaveLength(6);
    expect(result.certificate.pointwise).toHaveLength(16);
    expect(result.learners.map((learner: { readonly kind: string }) => learner.kind)).toEqual(["closed-form", "gradient"]);
    for (const learner of result.learners) {
      expect(learner.p.map((row: readonly number[]) => row.length)).toEqual([6, 6]);
      expect(learner.predictions).toHaveLength(16);
    }
    expect(result.learners[0].testMse).toBeLessThan(1e-20);
  });

  it("computes the map too, every run with the bits of the experiment that it stands for", async () => {
    const learner = { kind: "gradient", heads: 2, steps: 60 };
    const map = {
      learner,
      x: { fields: ["learner.heads"], points: [[1], [2]] },
      y: { fields: ["task.samples"], points: [[4], [64]] },
      seeds: 2,
    };
    const one = { ...random, seed: 2, learners: [learner] };
    const [{ code, stdout }, alone] = [await inside([file({ ...small, map })]), await inside([file(one)])];
    expect(code).toBe(0);
    const { cells } = JSON.parse(stdout).map;
    expect(cells.map(({ x, y, nullity }: { readonly x: number; readonly y: number; readonly nullity: number }) => [x, y, nullity])).toEqual(
      [
        [0, 0, 2],
        [1, 0, 2],
        [0, 1, 0],
        [1, 1, 0],
      ],
    );
    expect(cells[3].runs[1].error).toBe(JSON.parse(alone.stdout).learners[0].losses.test.at(-1));
    expect(JSON.parse(stdout).learners).toHaveLength(2);
  });

  it("gives the same numbers again, and the same through a file as through standard input and output, whatever it tells of its progress", async () => {
    const verbose = program(["-", "--out=through-file.json", "--verbose"], JSON.stringify(small));
    const [first, second] = await Promise.all([verbose, smallOnStandardOutput()]);
    expect([first.code, first.stdout, second.code]).toEqual([0, "", 0]);
    expect(timeless(readFileSync(join(folder, "through-file.json"), "utf8"))).toBe(timeless(second.stdout));
    // A line of each stage, and none unasked.
    expect(first.stderr.replaceAll(/\d+\.\d s/g, "0 s")).toBe(
      "data and closed forms: 0 s\nlearners[0] (closed form): 0 s\nlearners[1] (2 heads): 0 s\ncertificate of the test samples: 0 s\n",
    );
    expect(second.stderr).toBe("");
  });

  it("gives the same numbers from CSV and .npz as from JSON", async () => {
    const parsed = parseOwnData({ ...data, samples: samples.map(({ Z, y }) => ({ Z: Z.map((row) => row.slice(0, 2)), y })) });
    if (!parsed.ok) throw new Error("the data are valid");
    writeFileSync(join(folder, "lab.json"), writeJson(parsed.data));
    writeFileSync(join(folder, "lab.csv"), writeCsv(parsed.data));
    writeFileSync(join(folder, "lab.npz"), writeNpz(parsed.data));
    const experiment = file(custom);
    const results = [];
    for (const name of ["lab.json", "lab.csv", "lab.npz"]) {
      const { code, stdout } = await inside([experiment, "--data", join(folder, name)]);
      expect(code).toBe(0);
      const result = JSON.parse(stdout);
      results.push([result.experiment.task.hash, result.certificate, result.learners[0].p, result.learners[0].predictions]);
    }
    expect(results[1]).toEqual(results[0]);
    expect(results[2]).toEqual(results[0]);
  });

  it("runs on own data and notes their name and content", async () => {
    const name = file(data);
    const { code, stdout } = await inside([file(custom), "--data", name]);
    expect(code).toBe(0);
    const result = JSON.parse(stdout);
    expect(result.experiment.task).toEqual({ kind: "custom", name: basename(name), hash: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(result.certificate).toMatchObject({ psi: 6, N: 2, rank: 2, nullity: 4 });
    expect(result.learners[0].testMse).toBeNull();
    expect(result.learners[0].predictions).toHaveLength(1);
  });
});
