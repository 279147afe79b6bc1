/** Sample complexity: data sets drawn afresh, the promise of epsilon and delta, and the need against other quantities. */

import type { Page } from "@playwright/test";
import { parseExperiment } from "../src/labs/learnability/document/document";
import { learnabilityKind } from "../src/labs/learnability/document/kind";
import { decodeLink } from "../src/labs/learnability/document/link-testing";
import { presets } from "../src/labs/learnability/document/presets";
import { encodeLink } from "../src/platform/documents/link";
import { problemLine } from "../src/platform/fields/problem";
import { violations } from "./accessible";
import { leftToVerify } from "./in-verify";
import { test } from "./kept";
import { button, expect, open, pressUnlessBegun, writtenAddress } from "./page";

test.use({ calm: true, still: true });
test.describe.configure({ mode: "default" });

const panel = (page: Page) => page.getByRole("region", { name: "Sample complexity", exact: true });
const summary = (page: Page) => panel(page).locator(".panel-summary");
const needed = (page: Page) => panel(page).getByRole("region", { name: "Samples needed" });
const epsilon = (page: Page) => panel(page).getByRole("slider", { name: "Tolerance ε", exact: true });
const delta = (page: Page) => panel(page).getByRole("slider", { name: "Failure probability δ", exact: true });

/** Half as many samples as in the preset, for half as many features. */
const sizes = [12, 20, 32, 50, 80, 128, 160, 200, 256, 320, 400, 500, 640, 800];

/** The preset on this question, smaller, with other settings of it and other learners. Its numbers are tested without a page. */
function linkOf(change: object = {}, learners: readonly object[] = [{ kind: "closed-form" }]): string {
  const preset = presets.find(({ id }) => id === "a-promise");
  if (!preset) throw new Error("there is no preset on a promise");
  const { document, views } = preset;
  const sampleComplexity = { ...document.sampleComplexity, samples: sizes, draws: 50, ...change };
  const parsed = parseExperiment({ ...document, task: { ...document.task, d: 3 }, sampleComplexity, learners });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return encodeLink(learnabilityKind, parsed.experiment, { data: undefined, locks: null, views });
}

/** The number of samples that the sentence names, with the count of fresh data sets within epsilon. */
async function promised(page: Page) {
  await expect(summary(page)).toHaveText(
    /^With N ≥ [\d\u202f]+ samples, .* Of 50 fresh data sets of [\d\u202f]+ samples, \d+ are within it\.$/,
  );
  const [, samples, within] = /N ≥ ([\d\u202f]+) .* samples, (\d+) are/.exec((await summary(page).textContent()) ?? "") ?? [];
  return { samples: Number(samples.replace("\u202f", "")), within: Number(within) };
}

test("data sets are drawn, the number that is enough is computed and checked, and both handles move it", async ({ page }) => {
  await open(page, linkOf());
  const first = await promised(page);
  // Against d, as it is shown first, data sets of other dimensions are drawn for every tolerance.
  await needed(page).getByRole("combobox").selectOption("against δ");

  expect(first.samples).toBeGreaterThan(185);
  expect(first.samples).toBeLessThan(235);
  expect(first.within).toBeGreaterThan(42);
  // Half a decade down: excess falls with 1 / N, so that about three times as many samples are needed.
  await epsilon(page).focus();
  for (let step = 0; step < 10; step++) await page.keyboard.press("ArrowDown");
  await expect(epsilon(page)).toHaveAttribute("aria-valuetext", /^ε = 0\.015[89]$/);
  const second = await promised(page);
  expect(second.samples / first.samples).toBeGreaterThan(2.4);
  expect(second.samples / first.samples).toBeLessThan(3.8);
  // A larger share of failures needs fewer samples.
  await delta(page).focus();
  await page.keyboard.press("Home");
  await expect(delta(page)).toHaveAttribute("aria-valuetext", "δ = 0.5, 25 of 50 data sets lie below");
  await expect.poll(async () => (await promised(page)).samples).toBeLessThan(second.samples);
  // The link has the promise.
  const linked = decodeLink(new URL(await writtenAddress(page)).hash.slice(1));
  expect(linked.ok && linked.experiment.sampleComplexity).toMatchObject({ epsilon: expect.closeTo(0.0158, 3), delta: 0.5 });
  expect(await violations(page, ".guarantee-panel")).toEqual([]);
});

test("a handle is dragged, and the promise is undone with the settings", async ({ page }) => {
  await open(page, linkOf());
  await promised(page);
  const box = await epsilon(page).boundingBox();
  if (!box) throw new Error("the handle is not drawn");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const way of [10, 20, 30, 40]) await page.mouse.move(x, y + way);
  await page.mouse.up();
  await expect(epsilon(page)).not.toHaveAttribute("aria-valuetext", "ε = 0.05");
  await page.keyboard.press("Control+z");
  await expect(epsilon(page)).toHaveAttribute("aria-valuetext", "ε = 0.05");
});

test("the need grows with the dimension, with 1 / ε and with 1 / δ", async ({ page }) => {
  await open(page, linkOf());
  await promised(page);
  const select = (against: string) => needed(page).getByRole("combobox").selectOption(against);
  await select("against d");
  // On a slow device the page asks first.
  await pressUnlessBegun(needed(page).getByRole("button", { name: /^Draw data sets for d = / }), needed(page).getByText(/N grows like d/));
  await expect(needed(page)).toContainText(/N grows like d to the power [12]\.\d; the theorem allows 4\./);
  await select("against ε");
  await expect(needed(page)).toContainText(/N grows like 1\/ε to the power (0\.[6-9]\d?|1|1\.[01]); the theorem allows 1\./);
  await select("against δ");
  await expect(needed(page)).toContainText(/N grows like 1\/δ to the power 0\.\d+;/);
  expect(await violations(page, ".guarantee-panel")).toEqual([]);
});

test("other teachers are compared", leftToVerify, async ({ page }) => {
  await open(page, linkOf());
  await promised(page);
  await button(page, "Other teachers").click();
  const teachers = panel(page).getByRole("region", { name: "Other teachers" });
  await expect(teachers).toContainText(/Softmax attention.*The best layer leaves \d+ % of the variance of y\./);
  await expect(teachers).toContainText(/Two linear layers.*The best layer leaves \d+ % of the variance of y\./);
  await teachers.getByRole("button", { name: "show above" }).first().click();
  await expect(teachers.locator(".guarantee-teacher-shown")).toContainText("Softmax attention");
  expect(await violations(page, ".guarantee-panel")).toEqual([]);
});

test("a question that these sizes cannot answer, or these data not at all, is told so", async ({ page }) => {
  await open(page, linkOf({ epsilon: 1e-5 }));
  await expect(summary(page)).toHaveText("Up to N = 800 the line of δ stays above ε = 0.00001: more samples are needed.");
  await button(page, /^Continue to N = /).click();
  await expect(summary(page)).toHaveText(/^Up to N = (1\u202f600|3\u202f200) the line/);
});

test("gradient descent is compared on the same sizes, and the time of Algorithm 1 is measured", leftToVerify, async ({ page }) => {
  await open(page, linkOf({}, [{ kind: "closed-form" }, { kind: "gradient", heads: 2, steps: 20 }]));
  await promised(page);
  await needed(page).getByRole("combobox").selectOption("time against N");
  await expect(needed(page)).toContainText(/^Time of Algorithm 1.*The slope on this device is \d/s);
  await panel(page).locator(".guarantee-offers").getByRole("button", { name: "Gradient descent" }).click();
  const trained = panel(page).getByRole("region", { name: "Gradient descent" });
  await expect(trained).toContainText(
    /With N = 800, \d+ of 10 runs with 2 heads ends? within ε, and \d+ % of the data sets in closed form\./,
  );
  await trained.getByRole("combobox").selectOption("against steps");
  await expect(trained.getByRole("img", { name: "Share within ε against gradient steps" })).toBeVisible();
});
