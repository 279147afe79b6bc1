import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseOwnData } from "../labs/learnability/math/tasks/custom/data";
import { writeCsv, writeJson, writeNpz } from "../labs/learnability/math/tasks/custom/formats";
import { custom, data, file, folder, inside, type Outcome, program, random, samples, small, withFolder } from "./testing";

withFolder();

let written: Promise<Outcome> | undefined;

/** The small experiment on standard output, in a process of its own, once for all who look at it. */
function smallOnStandardOutput(): Promise<Outcome> {
  written ??= program([file(small)]);
  return written;
}

/** A result without what is different in every run. */
const timeless = (text: string) => text.replaceAll(/"milliseconds":[^,}]*/g, "");

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

  it("computes the sample complexity, with an excess for each data set and number of samples", async () => {
    const asked = { samples: [3, 12, 96, 192], draws: 10, epsilon: 0.1, delta: 0.1 };
    const noisy = { ...random, task: { ...random.task, noise: 0.5 }, learners: [], sampleComplexity: asked };
    const [{ code, stdout }, other] = await Promise.all([
      program([file(noisy), "--threads", "2"]),
      inside([file(noisy), "--threads", "1"]),
    ]);
    expect([code, other.code]).toEqual([0, 0]);
    const { experiment, sampleComplexity } = JSON.parse(stdout);
    expect(sampleComplexity).toEqual(JSON.parse(other.stdout).sampleComplexity);
    expect(experiment.sampleComplexity).toEqual(asked);
    expect(Object.keys(sampleComplexity)).toEqual(expect.arrayContaining(["psi", "bestRisk", "rows", "needed", "slope"]));
    const { psi, bestRisk, rows, needed, slope } = sampleComplexity;
    expect({ psi, bestRisk }).toEqual({ psi: 6, bestRisk: 0.5 });
    expect(rows).toEqual(asked.samples.map((samples) => ({ samples, excess: expect.any(Array) })));
    // The ninth smallest of ten.
    const quantiles = rows.map(({ excess }: { readonly excess: readonly number[] }) => excess.toSorted((a, b) => a - b)[8]);
    const passing = quantiles.findLastIndex((quantile: number) => quantile > asked.epsilon) + 1;
    expect(needed).toBeGreaterThan(asked.samples[passing - 1]);
    expect(needed).toBeLessThanOrEqual(asked.samples[passing]);
    expect(slope).toBeLessThan(0);
  });

  it("takes the defaults of the sample complexity, and gives null where the last number of samples is not enough", async () => {
    const { code, stdout } = await inside([file({ ...random, sampleComplexity: { samples: [3] } })]);
    expect(code).toBe(0);
    const { experiment, sampleComplexity } = JSON.parse(stdout);
    expect(experiment.sampleComplexity).toEqual({ samples: [3], draws: 100, epsilon: 0.05, delta: 0.05 });
    expect(sampleComplexity).toMatchObject({ needed: null, slope: null });
    expect(sampleComplexity.rows[0].excess).toHaveLength(100);
    expect(JSON.parse((await inside([file(random)])).stdout)).not.toHaveProperty("sampleComplexity");
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
