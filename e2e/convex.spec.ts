/** Gradient descent on W on the page: added from the rail, computed at once, explained when its rate is too large. */

import type { Locator, Page } from "@playwright/test";
import { parseExperiment } from "../src/labs/learnability/document/document";
import { encodeLink } from "../src/labs/learnability/document/link";
import { problemLine } from "../src/platform/fields/problem";
import { test } from "./kept";
import { activity, added, briefQuestion, button, expect, finished, open, pressInMenu, runButton } from "./page";
import { keptOf } from "./workers";

test.use({ still: true });
test.describe.configure({ mode: "default" });

function linkOf(...learners: readonly object[]): string {
  const task = { kind: "random-attention", samples: 256 };
  const parsed = parseExperiment({ format: "learnability-experiment", version: 1, task, learners, sampleComplexity: briefQuestion });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return `#${encodeLink(parsed.experiment)}`;
}

/** The popover of a learner by its place. */
async function opened(page: Page, place: number): Promise<Locator> {
  await closed(page);
  await page.locator(".chip").nth(place).click();
  return page.locator(".contender-popover");
}

/** Without a popover: a press of Escape before it has the focus is lost. */
async function closed(page: Page): Promise<void> {
  const popover = page.locator(".contender-popover");
  await expect(async () => {
    if ((await popover.count()) > 0) await page.keyboard.press("Escape");
    await expect(popover).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

/** Expects these words about the first learner in its popover. */
async function says(page: Page, words: RegExp): Promise<void> {
  const popover = await opened(page, 0);
  await expect(popover).toContainText(words);
  await closed(page);
}

test("is added from the rail, learns, and shows its rate within the bound", async ({ page }) => {
  await open(page, linkOf({ kind: "closed-form" }));
  await finished(page);
  await added(page, "Convex");
  await finished(page);
  const popover = await opened(page, 1);
  await expect(popover).toContainText("gradient descent on W, from zero");
  await expect(popover).toContainText(/rate \S+ of at most \S+ \(= d_out\/λ_max\)/);
  await expect(popover).toContainText(/10\s000 steps computed in .* T = rate × steps = /);
  await expect(page.locator(".loss-main-dashed")).toHaveCount(1);
  await expect(page.locator(".panel", { hasText: "Loss" }).first()).toContainText("The convex learner reached");
  await page.keyboard.press("Escape");
  await added(page, "Convex");
  await expect(await opened(page, 2)).toContainText("gradient descent on W, from a Gaussian W");
  await page.keyboard.press("Escape");
});

test("explains a rate above the bound with both numbers, and mends it", async ({ page }) => {
  await open(page, linkOf({ kind: "convex", relativeRate: 1.2, steps: 100_000 }));
  const popover = await opened(page, 0);
  await expect(popover).toContainText(/above \S+ \(= d_out\/λ_max\), the largest stable one/);
  await expect(page.locator(".chip-trouble")).toContainText(/The learning rate \S+ is above \S+ = d_out/);
  await popover.getByRole("button", { name: "Try 0.9 of the largest stable rate" }).click();
  await expect(page.locator(".chip-trouble")).toHaveCount(0);
  await expect(popover).toContainText(/100\s000 steps computed in/);
  await page.keyboard.press("Escape");
});

test("is held to no speed, goes from record to record by single steps, and is there again after a reload", async ({ page }) => {
  await open(page, linkOf({ kind: "convex", steps: 5000 }, { kind: "gradient", heads: 2, steps: 5_000_000 }));
  await says(page, /5\s000 steps computed in/);
  await button(page, "Pause").click();
  await button(page, "Reset: start again from the same values").click();
  expect(await activity(page)).toBe("paused");
  await pressInMenu(page, "One step");
  await says(page, /computed to step 1 of 5\s000/);
  await pressInMenu(page, "One step");
  await says(page, /computed to step 2 of 5\s000/);
  await runButton(page).click();
  await says(page, /5\s000 steps computed in/);
  await button(page, "Pause").click();
  // The pause is kept once it has been written.
  await expect.poll(async () => (await keptOf(page)).paused).toContain(true);
  await page.reload();
  await says(page, /5\s000 steps computed in/);
  expect(await activity(page)).toBe("paused");
});
