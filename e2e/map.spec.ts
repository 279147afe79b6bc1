/** Learnability maps: drawn when asked for, paused, kept across a reload, and opened run by run. */

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { type Experiment, parseExperiment } from "../src/labs/learnability/document/document";
import { encodeLink } from "../src/labs/learnability/document/link";
import { runExperiment } from "../src/labs/learnability/engine/run-experiment";
import { serializeResult } from "../src/platform/documents/serialize-result";
import { problemLine } from "../src/platform/fields/problem";
import { violations } from "./accessible";
import { test } from "./kept";
import { broughtIntoView, expect, finished, menuWords, open, takeFromMenu } from "./page";

test.use({ calm: true, still: true });
test.describe.configure({ mode: "default" });

const panel = (page: Page) => page.getByRole("region", { name: "Learnability map", exact: true });
const summary = (page: Page) => panel(page).locator(".panel-summary");
const act = (page: Page, name: string) => panel(page).getByRole("button", { name, exact: true });
/** Says what it costs. */
const compute = (page: Page) => panel(page).getByRole("button", { name: /^Compute/ });
const cells = (page: Page) => panel(page).getByRole("slider", { name: /Read a cell/ });

function linkOf(document: object): string {
  const parsed = parseExperiment({ format: "learnability-experiment", version: 1, ...document });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return encodeLink(parsed.experiment);
}

const task = { kind: "random-attention", d: 2, n: 4, testSamples: 100, shifts: [] };

/** Five by four cells of two seeds; the last row trains for so long that a pause finds it at work. */
const map = {
  learner: { kind: "gradient", heads: 2, steps: 300, rate: 0.01, batch: 8 },
  x: { fields: ["learner.heads"], points: [[1], [2], [3], [4], [8]] },
  y: {
    fields: ["task.samples", "learner.steps"],
    points: [
      [2, 300],
      [8, 300],
      [32, 300],
      [64, 300_000],
    ],
  },
  seeds: 2,
};

/** Opens a link and scrolls to the panel, which is fetched then. */
async function opened(page: Page, link: string): Promise<void> {
  await open(page, link);
  await broughtIntoView(page.locator(".map-panel"), panel(page).locator(".map-picture, .map-none"));
}

async function done(page: Page): Promise<number> {
  return Number(await panel(page).getByRole("progressbar").getAttribute("value"));
}

/** The table of the map with numbers in full, as its export holds it. */
async function exported(page: Page): Promise<string[][]> {
  const download = page.waitForEvent("download");
  await takeFromMenu(page, "Learnability map", menuWords.csv);
  const text = readFileSync(await (await download).path(), "utf8");
  return text
    .trim()
    .split("\r\n")
    .map((row) => row.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));
}

test("a map fills in, is paused, is completed after a reload, and opens its runs bit for bit", async ({ page }) => {
  await opened(page, linkOf({ task, learners: [{ kind: "closed-form" }], map }));
  await expect(summary(page)).toHaveText(/^20 cells with 2 seeds each: 40 runs, .* on this device\.$/);
  await expect(compute(page)).toHaveText(/^Compute, about/);
  await compute(page).click();
  await expect(summary(page)).toHaveText(/ of 40 runs are finished/);
  // Looked at often: the whole map takes some machines a second or two.
  await expect.poll(() => done(page), { intervals: [20] }).toBeGreaterThan(3);
  await act(page, "Pause").click();
  await expect(summary(page)).toHaveText(/Paused at \d+ of 40 runs; finished runs are stored\.$/);
  const before = await done(page);
  expect(before).toBeLessThan(40);

  await page.reload();
  await opened(page, page.url());
  await expect.poll(() => done(page)).toBeGreaterThanOrEqual(before);
  await act(page, "Go on").click();
  await expect(act(page, "Pause")).toHaveCount(0);
  await expect(summary(page)).toHaveText(/In 5 cells Λ is singular\.$/);

  const [columns, ...rows] = await exported(page);
  expect(rows).toHaveLength(20);
  expect(rows.every((row) => row[columns.indexOf("finished seeds")] === "2")).toBe(true);
  await cells(page).focus();
  await page.keyboard.press("Home");
  for (const key of ["ArrowDown", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  await expect(cells(page)).toHaveAttribute("aria-valuetext", /^Heads H 3 · Samples N 32, Steps 300: median error .*λ_min of Λ/);
  expect(await violations(page, ".map-panel")).toEqual([]);
  await panel(page)
    .getByRole("button", { name: /^seed 2: / })
    .click();
  await finished(page);
  const run = await page.evaluate(() => {
    const { experiment, series } = window.playground;
    const curve = series.learners[1]?.curve;
    return { experiment, error: curve?.test[curve.test.length - 1] };
  });
  expect(run.experiment).toMatchObject({ seed: 2, task: { samples: 32 }, learners: [{ kind: "closed-form" }, { heads: 3, steps: 300 }] });
  expect(String(run.error)).toBe(rows[2 * 5 + 2][columns.indexOf("error of seed 2")]);
  // The run belongs to the same map, which is still there.
  await expect(summary(page)).toHaveText(/^In \d+ of 20 cells/);
  await cells(page).focus();
  // A cell stays beside the map once it is chosen, and is opened by a button of its own.
  await page.keyboard.press("Enter");
  const samples = () => page.evaluate(() => (window.playground.experiment.task as { samples: number }).samples);
  expect(await samples()).toBe(32);
  await page.keyboard.press("ArrowDown");
  await act(page, "Open as the experiment").click();
  await expect.poll(samples).toBe(64);
  await expect(page.locator(".loss-panel")).toBeInViewport({ ratio: 0.9 });
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(samples).toBe(32);
});

test("a result that was computed elsewhere is shown from its file, and its runs are those of the page, bit for bit", async ({ page }) => {
  const small = { ...map, y: { fields: ["task.samples"], points: [[8], [32]] } };
  const parsed = parseExperiment({ format: "learnability-experiment", version: 1, task, learners: [{ kind: "closed-form" }], map: small });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  const result = runExperiment(parsed.experiment, null);
  await open(page, linkOf({ task, learners: [{ kind: "closed-form" }] }));
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "map.json", mimeType: "", buffer: Buffer.from(serializeResult(result)) });
  await expect.poll(() => page.evaluate(() => window.playground.experiment.map)).not.toBeNull();
  await page.locator(".map-panel").evaluate((element) => element.scrollIntoView());
  await expect(summary(page)).toHaveText(/^In \d+ of 10 cells every seed has an error of at most/);
  await expect(compute(page)).toHaveCount(0);
  const [columns, ...rows] = await exported(page);
  const cellsOfFile = result.map?.cells ?? [];
  expect(rows.map((row) => row[columns.indexOf("error of seed 2")])).toEqual(cellsOfFile.map(({ runs }) => String(runs[1].error)));
  const seed = panel(page).getByRole("button", { name: /^seed 2: / });
  // On a busy machine the file may be drawn once more in between, and what was read is gone.
  await expect(async () => {
    await cells(page).focus();
    for (const key of ["ArrowDown", "ArrowRight"]) await page.keyboard.press(key);
    await seed.click({ timeout: 2000 });
  }).toPass();
  await finished(page);
  const error = await page.evaluate(() => window.playground.series.learners[1]?.curve?.test.at(-1));
  const place = await page.evaluate(() => {
    const { task: own, learners } = window.playground.experiment as Experiment;
    return { samples: (own as { samples: number }).samples, heads: (learners[1] as { heads: number }).heads };
  });
  const [x, y] = [small.x.points.findIndex(([heads]) => heads === place.heads), place.samples === 8 ? 0 : 1];
  expect(error).toBe(cellsOfFile[y * 5 + x].runs[1].error);
});

test("a map that takes less than three seconds is computed unasked, and a longer one waits for a press", async ({ page }) => {
  const learners = [{ kind: "closed-form" }];
  const small = { ...map, y: { fields: ["task.samples"], points: [[8], [32]] } };
  await opened(page, linkOf({ task, learners, map: { ...small, learner: { ...map.learner, steps: 40 } } }));
  await expect(summary(page)).toHaveText(/^In \d+ of 10 cells every seed has an error of at most/);
  await expect(compute(page)).toHaveCount(0);
  // The whole of this one takes hours.
  await opened(page, linkOf({ task, learners, map: { ...small, learner: { ...map.learner, steps: 10_000_000 }, seeds: 10 } }));
  await expect(compute(page)).toHaveText(/^Compute, about \d/);
  await expect(act(page, "Pause")).toHaveCount(0);
});

test("a map is put together in the form, which says what is wrong, on a narrow dark screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  const learners = [{ kind: "closed-form" }, { kind: "gradient", heads: 2, steps: 200, batch: 8 }];
  await opened(page, linkOf({ task: { ...task, samples: 32 }, learners }));
  await expect(summary(page)).toHaveText(/^A map trains one learner for every pair of values of two settings/);
  await act(page, "Plan a map").click();
  expect(await violations(page, ".map-panel")).toEqual([]);
  const up = panel(page).getByRole("group", { name: "Vertical axis" });
  await up.getByLabel("Setting").selectOption({ label: "Learning rate" });
  await up.getByLabel("Values, separated by commas").fill("0.01, 99");
  await up.getByLabel("Values, separated by commas").press("Enter");
  await expect(panel(page).getByRole("alert")).toHaveText("");
  await compute(page).press("Enter");
  await expect(panel(page).getByRole("alert")).toHaveText("map.y.points[1][0] must be between 1e-8 and 10, got 99");
  await up.getByLabel("From").fill("0.001");
  await up.getByLabel("To", { exact: true }).fill("0.1");
  await up.getByLabel("Values", { exact: true }).fill("3");
  await expect(up.getByLabel("Values, separated by commas")).toHaveValue("0.001, 0.01, 0.1");
  await expect(summary(page)).toHaveText(/^15 cells with 3 seeds each: 45 runs, 9\.0k steps in total/);
  await expect(compute(page)).toHaveText(/^Compute, (about|less than)/);
  expect(await page.evaluate(() => window.playground.experiment.map)).toBeNull();
  await compute(page).press("Enter");
  await expect.poll(() => page.evaluate(() => window.playground.experiment.map)).not.toBeNull();
  const { map: taken, task: same } = await page.evaluate(() => window.playground.experiment as Experiment);
  expect(taken).toMatchObject({ learner: { heads: 2, steps: 200, batch: 8 }, y: { fields: ["learner.rate"] } });
  expect(same).toMatchObject({ samples: 32 });
  await expect(summary(page)).toHaveText(/^In \d+ of 15 cells every seed has an error of at most 1e-6; the lowest median is [^;]+\.$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violations(page, ".map-panel")).toEqual([]);
  const drawn = page.url();
  await takeFromMenu(page, "Learnability map", "Remove the map");
  await expect(act(page, "Plan a map")).toBeVisible();
  // The address follows what is on the page, a moment later.
  await expect(page).not.toHaveURL(drawn);
  await page.goBack();
  await expect(summary(page)).toHaveText(/^In \d+ of 15 cells/);
});
