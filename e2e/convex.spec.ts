/** Gradient descent on W on the page: added from the rail, computed at once, explained when its rate is too large. */

import { parseExperiment } from "../src/labs/learnability/document/document";
import { encodeLink } from "../src/labs/learnability/document/link";
import { problemLine } from "../src/platform/fields/problem";
import { test } from "./kept";
import { activity, button, expect, finished, open } from "./page";

test.use({ still: true });
test.describe.configure({ mode: "default" });

function linkOf(...learners: readonly object[]): string {
  const task = { kind: "random-attention", samples: 256 };
  const parsed = parseExperiment({ format: "learnability-experiment", version: 1, task, learners });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return `#${encodeLink(parsed.experiment)}`;
}

const card = ".learner";

test("is added from the rail, learns, and shows its rate within the bound", async ({ page }) => {
  await open(page, linkOf({ kind: "closed-form" }));
  await finished(page);
  await button(page, "Add a convex learner: gradient descent on W").click();
  await finished(page);
  const learner = page.locator(card).nth(1);
  await expect(learner).toContainText("gradient descent on W, from zero");
  await expect(learner).toContainText(/rate \S+ of at most \S+ \(= d_out\/λ_max\)/);
  await expect(learner).toContainText(/10\s000 steps computed in .* T = rate × steps = /);
  await expect(page.locator(".loss-main-dashed")).toHaveCount(1);
  await expect(page.locator(".panel", { hasText: "Loss" }).first()).toContainText("The convex learner reached");
  await button(page, "Add a convex learner: gradient descent on W").click();
  await expect(page.locator(card).nth(2)).toContainText("gradient descent on W, from a Gaussian W");
});

test("explains a rate above the bound with both numbers, and mends it", async ({ page }) => {
  await open(page, linkOf({ kind: "convex", relativeRate: 1.2, steps: 100_000 }));
  const learner = page.locator(card).first();
  await expect(learner).toContainText(/above \S+ \(= d_out\/λ_max\), the largest stable one/);
  await expect(learner).toContainText(/The learning rate \S+ is above \S+ = d_out/);
  await button(page, "Try 0.9 of the largest stable rate").click();
  await expect(learner).toContainText(/100\s000 steps computed in/);
});

test("is held to no speed, goes from record to record by single steps, and is there again after a reload", async ({ page }) => {
  await open(page, linkOf({ kind: "convex", steps: 5000 }, { kind: "gradient", heads: 2, steps: 5_000_000 }));
  await expect(page.locator(card).first()).toContainText(/5\s000 steps computed in/);
  await button(page, "Pause").click();
  await button(page, "Reset: start again from the same values").click();
  expect(await activity(page)).toBe("paused");
  await button(page, "One step").click();
  await expect(page.locator(card).first()).toContainText(/computed to step 1 of 5\s000/);
  await button(page, "One step").click();
  await expect(page.locator(card).first()).toContainText(/computed to step 2 of 5\s000/);
  await button(page, "Play").click();
  await expect(page.locator(card).first()).toContainText(/5\s000 steps computed in/);
  await button(page, "Pause").click();
  await page.reload();
  await expect(page.locator(card).first()).toContainText(/5\s000 steps computed in/);
  expect(await activity(page)).toBe("paused");
});
