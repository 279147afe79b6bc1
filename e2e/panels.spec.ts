/** The four panels: their contents, their tools, and that hidden ones do not draw. */

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parseExperiment } from "../src/labs/learnability/document/document";
import { encodeLink } from "../src/labs/learnability/document/link";
import { problemLine } from "../src/platform/fields/problem";
import { looks, violations } from "./accessible";
import { leftToVerify } from "./in-verify";
import { test } from "./kept";
import {
  briefQuestion,
  button,
  expect,
  finished,
  menuWords,
  open,
  panelMenu,
  scrolledTo,
  takeFromMenu,
  toggleInLegend,
  trainedTo,
} from "./page";

test.use({ calm: true, still: true });
test.describe.configure({ mode: "default" });

const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** The learners of the first preset, in a short run: the final drawing does not change. */
function link(): string {
  const learners = [1, 4, 16].map((heads) => ({ kind: "gradient", heads, steps: 1000, rate: 0.002, schedule: "cosine" }));
  const parsed = parseExperiment({
    format: "learnability-experiment",
    version: 1,
    task: { kind: "random-attention", d: 4, n: 8, heads: 2, samples: 1024 },
    learners: [{ kind: "closed-form" }, ...learners],
    sampleComplexity: briefQuestion,
  });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return encodeLink(parsed.experiment);
}

async function trained(page: Page): Promise<void> {
  await open(page, link());
  await finished(page);
  await scrolledTo(page.locator(".attention-panel"));
  await expect(page.locator(".attention-panel canvas")).toHaveCount(1);
}

test.describe("on a screen that shows one panel at a time", () => {
  test.use({ viewport: { width: 390, height: 600 } });

  test("no views are computed that are out of sight", async ({ page }) => {
    await open(page, link());
    await trainedTo(page, 200);
    const canvas = page.locator(".attention-panel canvas");
    await expect(canvas).toHaveCount(0);
    await scrolledTo(page.locator(".attention-panel"));
    await expect(canvas).toHaveCount(1);
  });
});

test("all four panels are there, each with a sentence, and the first two without scrolling", async ({ page }) => {
  await trained(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const name of ["Loss", "Spectrum of the data"]) await expect(panel(page, name)).toBeInViewport({ ratio: 1 });
  for (const name of ["Loss", "Spectrum of the data", "Attention", "Heads"]) {
    await expect(panel(page, name).locator(".panel-summary")).toHaveText(/\w.*\.$/);
  }
});

test("the closed form attends as the teacher does, and every head can be read cell by cell", async ({ page }) => {
  await trained(page);
  const attention = panel(page, "Attention");
  await expect(attention.locator(".panel-summary")).toHaveText(/^The closed form .*match(es)? the teacher within 0\.1 %/);
  const slider = attention.getByRole("slider");
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", /^head 1: token 2 attends to token 1: Teacher .*, Closed form /);
  await page.keyboard.press("PageDown");
  await expect(slider).toHaveAttribute("aria-valuetext", /^head 2: token 2/);
  await expect(page.locator(".readout-cell")).toHaveCount(3);
  await page.keyboard.press("Escape");
  await expect(page.locator(".readout-cell")).toHaveCount(0);
});

test("another sample shows other matrices", async ({ page }) => {
  await trained(page);
  const attention = panel(page, "Attention");
  // Compared by a digest: when pictures differ, their texts would be compared letter by letter for the message.
  const picture = () =>
    attention.locator("canvas").evaluate(async (canvas: HTMLCanvasElement) => {
      const url = new TextEncoder().encode(canvas.toDataURL());
      return String(new Uint8Array(await crypto.subtle.digest("SHA-256", url)));
    });
  // Data on their way at the end of the run are still drawn: the first picture is the one that stays.
  let first = "";
  const stays = async () => {
    const before = first;
    first = await picture();
    return first === before;
  };
  await expect.poll(stays, { intervals: [400] }).toBe(true);
  await button(page, "Next sample").click();
  await expect(attention.getByLabel("Sample", { exact: true })).toHaveValue("2");
  await expect.poll(picture).not.toBe(first);
  await button(page, "Previous sample").click();
  await expect.poll(picture).toBe(first);
  await expect(button(page, "Previous sample")).toBeDisabled();
});

test("learners are compared and left out by their chips", async ({ page }) => {
  await trained(page);
  const attention = panel(page, "Attention");
  await toggleInLegend(attention, "Compared", "1 head");
  await expect(attention.locator(".matrix-title", { hasText: "1 head" })).toHaveCount(1);
  const loss = panel(page, "Loss");
  const curves = await loss.locator(".loss-main").count();
  await toggleInLegend(loss, "Learners", "1 head");
  await expect(loss.locator(".loss-main")).toHaveCount(curves - 1);
  await attention.getByRole("button", { name: "Compared", exact: true }).click();
  await expect(attention.getByRole("button", { name: "4 heads", exact: true })).toBeVisible();
  await expect(attention.getByRole("button", { name: "1 head", exact: true })).toHaveCount(0);
  await toggleInLegend(loss, "Learners", "1 head");
  await expect(loss.locator(".loss-main")).toHaveCount(curves);
});

test("the loss is drawn against samples, seconds and N, and out of distribution", async ({ page }) => {
  await trained(page);
  const loss = panel(page, "Loss");
  const across = loss.getByLabel("Horizontal axis", { exact: true });
  await across.selectOption("samples");
  await expect(loss.locator("svg[role=img]")).toContainText("samples seen (steps × batch)");
  await across.selectOption("seconds");
  await expect(loss.locator("svg[role=img]")).toContainText("computing time in seconds");
  await across.selectOption("curve");
  await expect(loss.locator("svg[role=img]")).toContainText("N = ψ = 40");
  await expect(loss.locator(".panel-summary")).toHaveText(/^With 1.024 samples the closed form is at /);
  await across.selectOption("steps");
  await loss.getByLabel("Scale of the horizontal axis").selectOption("linear");
  await loss.getByLabel("Error shown").selectOption("0");
  await expect(loss.locator("svg[role=img]")).toContainText("out of distribution: tokens × 2");
});

test("a panel takes the whole area, Escape returns, and focus stays", async ({ page }) => {
  await trained(page);
  const menu = panelMenu(page, "Heads");
  await menu.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: menuWords.explain })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: menuWords.enlarge })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(menu).toBeFocused();
  await expect(page.getByRole("region", { name: "Loss", exact: true })).toBeHidden();
  await expect.poll(async () => (await panel(page, "Heads").boundingBox())?.width).toBeGreaterThan(1000);
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await expect(panel(page, "Loss")).toBeVisible();
});

test("numbers are there as a table, and as a file", async ({ page }) => {
  await trained(page);
  await takeFromMenu(page, "Spectrum of the data", menuWords.table);
  const rows = panel(page, "Spectrum of the data").getByRole("row");
  await expect(rows).toHaveCount(41);
  await takeFromMenu(page, "Spectrum of the data", menuWords.chart);
  await takeFromMenu(page, "Loss", menuWords.table);
  await expect(panel(page, "Loss").locator(".panel-table-note")).toHaveText(/^The first 200 of /);
  const csv = await saved(page, "Loss", menuWords.csv);
  expect(csv.name).toBe("learnability-loss.csv");
  expect(csv.text.split("\r\n").length).toBeGreaterThan(300);
  await takeFromMenu(page, "Loss", menuWords.chart);
});

test("a chart is exported as a drawing of its own and as a picture of twice its size", async ({ page }) => {
  await trained(page);
  for (const name of ["Loss", "Attention"]) {
    const { text } = await saved(page, name, menuWords.svg);
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(text).toContain("@font-face");
    expect(text).not.toMatch(/var\(--|color-mix|class=|url\(http/);
    if (name === "Attention") expect(text).toMatch(/<image href="data:image\/png/);
    const size = Number(/width="(\d+)"/.exec(text)?.[1]);
    const { bytes } = await saved(page, name, menuWords.png);
    expect(bytes.readUInt32BE(16)).toBe(2 * size);
  }
});

async function saved(page: Page, title: string, format: string) {
  const download = page.waitForEvent("download");
  await takeFromMenu(page, title, format);
  const file = await download;
  const bytes = readFileSync(await file.path());
  return { name: file.suggestedFilename(), bytes, text: bytes.toString("utf8") };
}

test("the function view tells the distance to the teacher", async ({ page }) => {
  await trained(page);
  await page.getByRole("button", { name: "Function", exact: true }).click();
  const view = panel(page, "Function");
  await expect(view.locator(".panel-summary")).toHaveText(/^The closed form .*match(es)? the teacher’s function/);
  await expect(view.locator("svg[role=img]")).toContainText("distance");
  await takeFromMenu(page, "Function", menuWords.explain);
  await expect(view.locator(".panel-explanation")).toContainText("compute the same function if and only if");
});

test("attention is shown on training samples too, and help is in sight, beside what it explains, until Escape or a press elsewhere", async ({
  page,
}) => {
  await trained(page);
  const attention = panel(page, "Attention");
  const looked = () => page.evaluate(() => window.playground.series.target);
  await attention.getByLabel("Samples of the test set, or of the training set").selectOption("Training sample");
  await expect.poll(async () => (await looked())?.sample).toBe((await looked())?.samples);
  await expect(attention.locator(".sample-stepper")).toContainText(/of 1\u202f024/);
  await attention.getByLabel("Samples of the test set, or of the training set").selectOption("Sample");
  await expect.poll(async () => (await looked())?.sample).toBe(0);

  const help = () => takeFromMenu(page, "Loss", menuWords.explain);
  const explanation = panel(page, "Loss").locator(".panel-explanation");
  const chart = panel(page, "Loss").locator(".panel-chart");
  const height = async () => (await chart.boundingBox())!.height;
  const before = await height();
  await help();
  const [told, drawn] = await Promise.all([explanation.boundingBox(), chart.boundingBox()]);
  expect(told!.y + told!.height).toBeLessThanOrEqual(drawn!.y);
  expect(await height()).toBeCloseTo(before, -1);
  await expect(page.locator(".term-meaning")).toHaveCount(0);
  await expect(explanation).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(explanation).toHaveCount(0);
  await expect(panelMenu(page, "Loss")).toBeFocused();
  await help();
  await expect(explanation).toBeVisible();
  await panel(page, "Loss").locator(".panel-title").click();
  await expect(explanation).toHaveCount(0);

  const below = panelMenu(page, "Attention");
  await below.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom + 8 - innerHeight));
  await below.press("Enter");
  await page.getByRole("menuitem", { name: menuWords.explain }).press("Enter");
  await expect(panel(page, "Attention").locator(".panel-explanation")).toBeInViewport({ ratio: 0.95 });
});

for (const { name, viewport, colorScheme } of looks)
  test.describe(name, () => {
    test.use({ viewport, colorScheme });

    test("charts, tables, explanations and an enlarged panel pass axe", name === looks[0].name ? {} : leftToVerify, async ({ page }) => {
      await trained(page);
      const faults = () => violations(page, ".panels");
      await page.getByRole("button", { name: "Function", exact: true }).click();
      expect(await faults()).toEqual([]);
      await takeFromMenu(page, "Attention", menuWords.table);
      await takeFromMenu(page, "Loss", menuWords.explain);
      await panelMenu(page, "Spectrum of the data").press("Enter");
      await expect(page.getByRole("menu")).toBeVisible();
      expect(await faults()).toEqual([]);
      await page.keyboard.press("Escape");
      await takeFromMenu(page, "Attention", menuWords.enlarge);
      expect(await faults()).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      await page.keyboard.press("Escape");
      await takeFromMenu(page, "Attention", menuWords.chart);
    });
  });
