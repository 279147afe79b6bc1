import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { labs as allLabs } from "../labs/compute";
import { largeFaults, writeLarge } from "./large-file-testing";
import { custom, data, file, folder, inside, type Outcome, program, random, refusal, samples, small, withFolder } from "./testing";

withFolder();

describe("the headless runner refuses, with one line and exit code 2,", () => {
  const pipe = join(folder, "pipe");
  /** It waits 5 s for a reader of the pipe, and the other tests run in that time. */
  let withoutReader: Promise<Outcome>;
  beforeAll(() => {
    execFileSync("mkfifo", [pipe]);
    withoutReader = program(["none.json", "--out", pipe]);
  });

  const experiments: readonly [string, unknown, string | RegExp][] = [
    [
      "an experiment out of bounds",
      { ...random, task: { kind: "random-attention", d: 99 } },
      "task.d must be a whole number between 2 and 16, got 99",
    ],
    ["an unknown task", { ...random, task: { kind: "magic" } }, /^task\.kind must be one of .*, got "magic"$/],
    ["an unknown learner", { ...random, learners: [{ kind: "magic" }] }, /^learners\[0\]\.kind must be one of .*, got "magic"$/],
    ["a misspelt field", { ...random, sed: 1 }, "sed is not a known field (did you mean seed?)"],
    [
      "a newer experiment",
      { ...random, version: 2 },
      /\.json: version 2 is newer than this program, which reads version 1 \(reload the page to update it\)$/,
    ],
    ["an empty file", "", /\.json: the text is empty, expected a JSON document$/],
    ["a file that is not JSON", '{\n "version": 1,\n}', /\.json: the text is not valid JSON: line 3, column 1: unexpected "}"$/],
    [
      "a lab that there is not",
      { ...random, lab: "learnabilty" },
      'lab must be one of "learnability", "eagle", "lion", got "learnabilty" (did you mean learnability?)',
    ],
    ["a lab without a name", { ...random, lab: 7 }, 'lab must be one of "learnability", "eagle", "lion", got 7'],
    [
      "less than one failing data set",
      { ...random, sampleComplexity: { samples: [12], draws: 50, delta: 0.01 } },
      "sampleComplexity.delta must be at least one data set of 50, got a share of 0.01 (take at least 100 data sets or a larger delta)",
    ],
    ["own data left out", custom, 'task.kind is "custom", which needs a file: add --data data.json'],
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

  it("subsets of more than half of the own data, and own data of too many features for them", async () => {
    const asked = (counts: readonly number[]) => file({ ...custom, learners: [], sampleComplexity: { samples: counts } });
    expect(await refusal([asked([1, 2]), "--data", file(data)])).toBe(
      "sampleComplexity.samples[1] must be at most 1, half of the 2 training rows of the file (remove the largest numbers of samples)",
    );
    const wide = { Z: Array.from({ length: 17 }, (_, row) => [row]), y: [1] };
    expect(await refusal([asked([1]), "--data", file({ ...data, samples: [wide, wide], test: [] })])).toBe(
      "sampleComplexity the second moment of 2601 features is not stored, at most 2200 are possible (lower the dimension)",
    );
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
    ["an argument too many", ["a.json", "b.json"], "b.json is an extra argument; see --help"],
  ])("%s", async (_, given, line) => {
    expect(await refusal(given)).toBe(line);
  });

  it("a place that cannot take the result, before it reads anything", async () => {
    expect(await refusal(["none.json", "--out", "nowhere/result.json"])).toBe(
      "--out nowhere/result.json cannot be written: the folder nowhere does not exist",
    );
    expect(await refusal(["none.json", "--out", folder])).toBe(`--out ${folder} is a folder, but a file is needed`);
    const below = join(file(small), "result.json");
    expect(await refusal(["none.json", "--out", below])).toBe(`--out ${below} cannot be written: a part of its path is not a folder`);
    // There is room for the name, but not for that of the file which is written first.
    const long = join(folder, "x".repeat(255));
    const refused = `--out ${long} cannot be written: the folder ${folder} does not accept this file: the name is too long`;
    expect(await refusal(["none.json", "--out", long])).toBe(refused);
  });

  it("a pipe that no process reads, a full device, and a folder that takes no files, without waiting for ever", async () => {
    const unread = `--out ${pipe} cannot be written: it is a pipe without a reader for 5 s: start the reader first`;
    const none = "--out /proc/result.json cannot be written: the folder /proc does not accept this file";
    expect(
      await Promise.all([
        refusal([], () => withoutReader),
        refusal([file(small), "--out", "/dev/full"], program),
        refusal(["none.json", "--out", "/proc/result.json"], program),
      ]),
    ).toEqual([unread, "--out /dev/full cannot be written: the disk is full", none]);
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
    expect(await refusal([file(wide)])).toMatch(
      /^learners\[0\] failed: compression to fewer heads is available up to d = 10, got d = 12: /,
    );
  });
});

describe("a broken document of many megabytes", () => {
  it.each(largeFaults)("is refused $what", async ({ last, line }) => {
    writeLarge(join(folder, "large.json"), 10, last);
    expect(await refusal([file(custom), "--data", "large.json"], program)).toMatch(line);
  });
});
