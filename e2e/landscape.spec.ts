/** The loss landscape: below the live panels, loaded when it is seen. */

import type { Page } from "@playwright/test";
import { parseExperiment } from "../src/labs/learnability/document/document";
import { encodeLink } from "../src/labs/learnability/document/link";
import { problemLine } from "../src/platform/fields/problem";
import { looksInTurn, tooSmall, violations } from "./accessible";
import { leftToVerify } from "./in-verify";
import { test } from "./kept";
import { broughtIntoView, button, expect, menuWords, open, takeFromMenu, trainedTo } from "./page";

test.use({ calm: true, still: true });
test.describe.configure({ mode: "default" });

const panel = (page: Page) => page.getByRole("region", { name: "Landscape of the loss", exact: true });
const summary = (page: Page) => panel(page).locator(".panel-summary");
const reader = (page: Page) => panel(page).getByRole("slider", { name: "Read the loss off the maps" });

const steps = 1500;

function linkOf(...learners: readonly object[]): string {
  const task = { kind: "random-attention", d: 3, heads: 2, samples: 200 };
  const parsed = parseExperiment({ format: "learnability-experiment", version: 1, task, learners: [{ kind: "closed-form" }, ...learners] });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return `#${encodeLink(parsed.experiment)}`;
}

const two = () => linkOf({ kind: "gradient", heads: 4, steps, rate: 0.01 }, { kind: "gradient", heads: 1, steps, rate: 0.01 });

/** Scrolls down to the panel, which is fetched then. */
const seen = (page: Page) => broughtIntoView(page.locator(".landscape-panel"), page.locator(".landscape-views"));

test("both maps and the path are drawn, read by keyboard, and cut along other directions", async ({ page }) => {
  await open(page, two());
  await trainedTo(page, steps);
  await seen(page);
  const told = /^At step 1.500 the \(V, Q\) slice near the path has .* local minim(um|a), .*; over W the loss is a bowl with minimum /;
  await expect(summary(page)).toHaveText(told);
  const chart = panel(page).getByRole("img", { name: "Two maps of the training loss" });
  await expect(chart.locator(".landscape-path")).toHaveCount(2);
  for (const path of await chart.locator(".landscape-path").all())
    expect(await path.getAttribute("d")).toMatch(/^M[-\d.]+,[-\d.]+(L[-\d.]+,[-\d.]+){50}/);
  await expect(chart).toContainText("a, to the teacher");
  await reader(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect(reader(page)).toHaveAttribute("aria-valuetext", /^Over \(V, Q\) of four heads, a = .*, b = .*: loss [\d.]/);
  await page.keyboard.press("PageDown");
  await expect(reader(page)).toHaveAttribute("aria-valuetext", /^Over W, a = .*: loss [\d.]/);
  await page.getByLabel("First direction, a").selectOption({ label: "a: sharpest" });
  await page.getByLabel("Second direction, b").selectOption({ label: "b: second sharpest" });
  await expect(chart).toContainText("image of the second sharpest direction in W");
  await expect(summary(page)).toHaveText(/The largest curvatures are [\d.]+ and [\d.]+\.$/);
  expect(await violations(page, ".landscape-panel")).toEqual([]);
});

test("both views pass axe in every look, with table and explanation, and nothing is cut off sideways", leftToVerify, async ({ page }) => {
  await open(page, two());
  await trainedTo(page, steps);
  await seen(page);
  const judge = looksInTurn(page, async () => {
    // Panels above may have come in the meantime and moved it down.
    await panel(page).evaluate((element) => element.scrollIntoView());
    expect(await violations(page, ".landscape-panel")).toEqual([]);
    expect(await tooSmall(panel(page).locator("button, select"))).toEqual([]);
  });
  for (const view of ["Between two solutions", "Two coordinates"]) {
    await button(page, view).click();
    await expect(button(page, view)).toHaveAttribute("aria-pressed", "true");
    await expect(panel(page).locator("svg[role=img]")).toBeVisible();
    await judge();
  }
  await takeFromMenu(page, "Landscape of the loss", menuWords.explain);
  await takeFromMenu(page, "Landscape of the loss", menuWords.table);
  await expect(panel(page).getByRole("row").nth(20)).toBeVisible();
  await judge();
  await takeFromMenu(page, "Landscape of the loss", menuWords.chart);
});

test("one learner alone is compared with its teacher, and without any there is nothing to see", async ({ page }) => {
  await open(page, linkOf({ kind: "gradient", heads: 2, steps, rate: 0.01 }));
  await trainedTo(page, steps);
  await seen(page);
  await button(page, "Between two solutions").click();
  await expect(summary(page)).toHaveText(/^The loss barrier from 2 heads to the teacher is .* and 0 in W\.$/);
  await open(page, linkOf());
  await seen(page);
  await expect(panel(page)).toContainText("Add a gradient learner to see its landscape");
});
