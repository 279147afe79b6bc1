/** The page, the headless runner and a sweep compute the same numbers, bit for bit, and write the same document. */

import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { differences } from "../bench/browsers/differences";
import { type Experiment, parseExperiment } from "../src/labs/learnability/document/document";
import { encodeLink } from "../src/labs/learnability/document/link";
import type { ResultDocument } from "../src/labs/learnability/document/result";
import { problemLine } from "../src/platform/fields/problem";
import { leftToVerify } from "./in-verify";
import { chooseInMenu, expect, finished, test } from "./page";

test.use({ still: true });

const steps = 150;
const parsed = parseExperiment({
  format: "learnability-experiment",
  version: 1,
  seed: 11,
  task: { kind: "random-attention", d: 3, n: 6, samples: 96, noise: 0.1, testSamples: 50 },
  learners: [
    { kind: "closed-form", ridge: 1e-6 },
    { kind: "gradient", heads: 3, steps, precision: "float32" },
    { kind: "gradient", heads: 2, steps, precision: "float64", optimizer: "sgd", rate: 0.001 },
    { kind: "transformer", steps: 20 },
  ],
  map: {
    learner: { kind: "gradient", heads: 2, steps: 100, rate: 0.01, batch: 8 },
    x: { fields: ["learner.heads"], points: [[1], [3]] },
    // With more coefficients than samples there are undetermined directions; the last rate is too large.
    y: {
      fields: ["task.samples", "learner.rate"],
      points: [
        [8, 0.01],
        [64, 0.01],
        [64, 10],
      ],
    },
    seeds: 2,
  },
});
if (!parsed.ok) throw new Error(problemLine(parsed.problem));
const { experiment } = parsed;

test(
  "the headless runner, a sweep and the page write the same result document, map and all, and the page draws it, to the last bit",
  leftToVerify,
  async ({ page }) => {
    const elsewhere = computedElsewhere(experiment);
    await page.goto(`./#${encodeLink(experiment)}`);
    await finished(page);
    const drawn = await page.evaluate(() => {
      const { certificate, learners } = window.playground.series;
      const curves = learners.map((state) => state && [state.curve.step, state.curve.train, state.curve.test].map((values) => [...values]));
      return { eigenvalues: [...(certificate?.certificate?.eigenvalues ?? [])], curves };
    });
    await chooseInMenu(page, "Export");
    const saved = page.waitForEvent("download");
    await page.getByRole("dialog", { name: "Export" }).getByRole("button", { name: "Save Result as JSON" }).click();
    const text = readFileSync(await (await saved).path(), "utf8");
    const { headless, swept } = await elsewhere;

    const result = JSON.parse(text) as ResultDocument;
    const curves = result.learners.map(({ losses: { step, train, test } }) => [step, train, test]);
    expect(differences(drawn, { eigenvalues: result.certificate.eigenvalues, curves })).toEqual([]);
    expect(result.map?.cells.flatMap(({ runs }) => runs)).toHaveLength(12);
    // A list of the differences helps more than their existence.
    expect(differences(result, JSON.parse(headless))).toEqual([]);
    expect(differences(result, JSON.parse(swept))).toEqual([]);
    expect(timeless(headless)).toBe(timeless(text));
    expect(timeless(swept)).toBe(timeless(text));
  },
);

/** Without times, which differ from run to run. */
const timeless = (text: string) => text.replaceAll(/"milliseconds":[^,}]*/g, "");

/** Results of the command line: one process, and the threads of a sweep whose runs are joined. */
async function computedElsewhere(document: Experiment): Promise<{ readonly headless: string; readonly swept: string }> {
  const folder = mkdtempSync(join(tmpdir(), "playground-"));
  const [input, output, sweep] = ["experiment.json", "result.json", "sweep"].map((name) => join(folder, name));
  const run = (script: string, ...given: readonly string[]) => promisify(execFile)(process.execPath, [`scripts/${script}.mjs`, ...given]);
  try {
    writeFileSync(input, JSON.stringify(document));
    await Promise.all([run("headless", input, "--out", output), run("sweep", input, "--out", sweep, "--export", "--threads", "2")]);
    return { headless: readFileSync(output, "utf8"), swept: readFileSync(join(sweep, "results", "experiment.json"), "utf8") };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
