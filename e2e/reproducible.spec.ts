/** The page and the headless runner compute the same numbers, bit for bit. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { differences } from "../bench/browsers/differences";
import { type Experiment, parseExperiment } from "../src/experiment/learnability/document";
import { encodeLink } from "../src/experiment/learnability/link";
import { expect, finished, test } from "./page";

test.use({ still: true });

const steps = 400;
const parsed = parseExperiment({
  format: "learnability-experiment",
  version: 1,
  seed: 11,
  task: { kind: "random-attention", d: 3, n: 6, samples: 96, noise: 0.1, testSamples: 50 },
  learners: [
    { kind: "closed-form", ridge: 1e-6 },
    { kind: "gradient", heads: 3, steps, precision: "float32" },
    { kind: "gradient", heads: 2, steps, precision: "float64", optimizer: "sgd", rate: 0.001 },
    { kind: "transformer", steps: 60 },
  ],
});
if (!parsed.ok) throw new Error(parsed.problem.message);
const { experiment } = parsed;

test("the headless runner, the page's result and the curves that it draws are the same, to the last bit", async ({ page }) => {
  await page.goto(`./#${encodeLink(experiment)}`);
  await finished(page);
  const drawn = await page.evaluate(() => {
    const { certificate, learners } = window.playground.series;
    const curves = learners.map((state) => state && [state.curve.step, state.curve.train, state.curve.test].map((values) => [...values]));
    return { eigenvalues: [...(certificate?.certificate?.eigenvalues ?? [])], curves };
  });
  const result = await page.evaluate(() => window.playground.result());
  const curves = result.learners.map(({ losses: { step, train, test } }) => [step, train, test]);
  expect(differences(drawn, { eigenvalues: result.certificate.eigenvalues, curves })).toEqual([]);
  expect(differences(result, headless(experiment))).toEqual([]);
});

function headless(document: Experiment): object {
  const folder = mkdtempSync(join(tmpdir(), "playground-"));
  try {
    const [input, output] = ["experiment.json", "result.json"].map((name) => join(folder, name));
    writeFileSync(input, JSON.stringify(document));
    execFileSync("npm", ["run", "--silent", "headless", "--", input, "--out", output], { stdio: "inherit" });
    return JSON.parse(readFileSync(output, "utf8")) as object;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
