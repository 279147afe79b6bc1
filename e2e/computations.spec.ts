/** Unseen computations of machines: what is certified, what learners make of them, and what traces never show. */

import type { Page } from "@playwright/test";
import { parseExperiment } from "../src/labs/learnability/document/document";
import { encodeLink } from "../src/labs/learnability/document/link";
import { problemLine } from "../src/platform/fields/problem";
import { violations } from "./accessible";
import { leftToVerify } from "./in-verify";
import { test } from "./kept";
import { broughtIntoView, expect, finished, open } from "./page";

test.use({ calm: true, still: true });
test.describe.configure({ mode: "default" });

const panel = (page: Page) => page.getByRole("region", { name: "Unseen computations", exact: true });
const summary = (page: Page) => panel(page).locator(".panel-summary");
const choose = (page: Page, view: string) => panel(page).getByRole("button", { name: view, exact: true }).click();
const sample = (page: Page) => panel(page).getByRole("spinbutton", { name: "Sample" });
const columns = (page: Page) => panel(page).getByRole("slider", { name: /Read a computation/ });

const eightHeads = { kind: "gradient", heads: 8, steps: 3000, rate: 0.003, schedule: "cosine", batch: 16 };

function linkOf(task: object, learners: readonly object[] = []): string {
  const parsed = parseExperiment({ format: "learnability-experiment", version: 1, task, learners: [{ kind: "closed-form" }, ...learners] });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return encodeLink(parsed.experiment);
}

/** Opens a link and scrolls to the panel, which is fetched then. */
async function opened(page: Page, link: string): Promise<void> {
  await open(page, link);
  await broughtIntoView(page.locator(".computations-panel"), panel(page).getByRole("group", { name: "View of unseen computations" }));
}

test("equal results of the default automaton are numbers; of fewer traces each unseen computation is looked at", async ({ page }) => {
  await opened(page, linkOf({ kind: "automaton" }));
  await expect(summary(page)).toHaveText(/^The data certify all 64 unseen computations, and the closed form is exact on every one/);
  const numbers = panel(page).getByRole("region", { name: "Results in numbers" });
  await expect(numbers).toContainText("The 64 unseen computations have equal results.");
  await expect(numbers.getByRole("row").filter({ hasText: "exact" }).getByRole("cell")).toHaveText("64 of 64");
  await expect(columns(page)).toHaveCount(0);
  expect(await violations(page, ".computations-panel")).toEqual([]);

  await opened(page, linkOf({ kind: "automaton", traces: 24 }));
  await expect(summary(page)).toHaveText(/^The data certify \d+ of 64 unseen computations/);
  await expect(sample(page)).toHaveValue("1");
  await columns(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(columns(page)).toHaveAttribute("aria-valuetext", /^Computation 3: word [ab]{3} on q0 .*certified by the data (yes|no)/);
  await page.keyboard.press("Enter");
  await expect(sample(page)).toHaveValue("3");
  await columns(page).click({ position: { x: 4, y: 40 } });
  await expect(sample(page)).toHaveValue("1");
  expect(await violations(page, ".computations-panel")).toEqual([]);
});

test("what traces never show is seen once probes are added, and a small fixed machine is certified as a whole", async ({ page }) => {
  await opened(page, linkOf({ kind: "automaton" }));
  await choose(page, "Unused coordinates");
  await expect(summary(page)).toHaveText(/span 148 of 15.376 directions: 16 of 31 coordinates are zero/);
  await expect(panel(page).locator(".blocks-never")).toHaveCount(16);
  expect(await violations(page, ".computations-panel")).toEqual([]);
  await panel(page).getByRole("button", { name: "Open a fixed machine" }).click();
  await expect(summary(page)).toHaveText(/^Λ has full rank with 1.024 added samples \(936\)/);
  await panel(page)
    .getByRole("button", { name: /^Remove the 1.024/ })
    .click();
  await expect(summary(page)).toHaveText(/^The traces span 4 of 936 directions: \d+ of 12 coordinates are zero/);
  await panel(page)
    .getByRole("button", { name: /^Add .* Gaussian probes/ })
    .click();
  await expect(summary(page)).toHaveText(/^Λ has full rank/);
});

test("the first token that goes wrong on its own output is marked, and said", async ({ page }) => {
  await opened(page, linkOf({ kind: "automaton", traces: 32 }, [eightHeads]));
  await finished(page);
  await choose(page, "Each one");
  await expect(summary(page)).toHaveText(/^The data certify 10 of 64 .* exact on those 10; after rounding it is correct on all 64\./);
  await choose(page, "Roll-out");
  await expect(summary(page)).toHaveText(
    /closed form computes all 6 tokens correctly; the first wrong token of eight heads is [AB][₀-₃], number \d of 6: “.+” instead of “.+”\.$/,
  );
  await expect(panel(page).locator(".history-wrong")).toHaveCount(1);
  await expect(panel(page).locator("td.rollout-first")).toHaveCount(1);
  await expect(panel(page).getByRole("row", { name: /A₁ A: state q\d, position 1 the same/ })).toBeVisible();
  expect(await violations(page, ".computations-panel")).toEqual([]);
});

test(
  "learners are fed their output as computed or rounded, and how far errors are followed travels in the link",
  leftToVerify,
  async ({ page }) => {
    await opened(page, linkOf({ kind: "turing-machine", family: "one", cells: 4, steps: 8, traces: 8, testTraces: 3 }));
    await choose(page, "Each one");
    await expect(summary(page)).toHaveText(/^The data certify 2 of 3 unseen computations/);
    await choose(page, "Roll-out");
    // The second tape goes wrong within its 24 tokens where outputs are fed back as they are, and not where they are rounded.
    await sample(page).fill("2");
    await expect(summary(page)).toHaveText(
      /^On its own output without rounding, the first wrong token of the closed form is .+, number \d of 24/,
    );
    await choose(page, "Rounded to whole numbers");
    await expect(summary(page)).toHaveText("On its own output rounded to whole numbers, the closed form computes all 24 tokens correctly.");
    await choose(page, "Growth of errors");
    await expect(summary(page)).toHaveText(
      /^Of 3 unseen computations with 120 tokens each, the closed form completes all 3 with rounding and none without\. On the 2 certified ones .*; without rounding, 2 of these runs fail\.$/,
    );
    await expect(panel(page).getByRole("row", { name: "wrong without rounding 3 of 3 2 of 2" })).toBeVisible();
    await expect(panel(page).getByRole("slider", { name: "Read the errors at a token" })).toHaveAttribute(
      "aria-valuetext",
      /^A₄₀, token 120 of 120: given the true history .*, without rounding not finite$/,
    );
    expect(await violations(page, ".computations-panel")).toEqual([]);
    await panel(page).getByRole("spinbutton", { name: "Steps" }).fill("8");
    await expect(summary(page)).toHaveText(/ with 24 tokens each, the closed form completes all 3 with rounding and 2 without\./);
    const link = new URL(page.url()).hash;
    await page.goto("about:blank");
    await opened(page, link.slice(1));
    await expect(panel(page).getByRole("spinbutton", { name: "Steps" })).toHaveValue("8");
    await choose(page, "Roll-out");
    await expect(panel(page).getByRole("button", { name: "Rounded to whole numbers" })).toHaveAttribute("aria-pressed", "true");
  },
);

test("the learning curve fills in draw by draw, and can be stopped", async ({ page }) => {
  await opened(page, linkOf({ kind: "automaton", traces: 24, testTraces: 16 }));
  await choose(page, "More traces");
  await expect(summary(page)).toHaveText(/^Means over 8 draws: the certified and the exact fraction agree at every number of traces\./);
  const reading = panel(page).getByRole("slider", { name: "Read the shares at a number of traces" });
  await expect(reading).toHaveAttribute("aria-valuetext", /^24 traces: correct after rounding \d+ %, certified/);
  expect(await violations(page, ".computations-panel")).toEqual([]);
  // Another number of traces is another curve; a link that says nothing of the panel shows what it shows first.
  await open(page, linkOf({ kind: "automaton", traces: 120, testTraces: 8 }));
  await choose(page, "More traces");
  await panel(page).getByRole("button", { name: "Stop", exact: true }).click();
  await expect(panel(page).getByRole("button", { name: /^Compute/ })).toBeVisible();
});

test("a Turing machine's tokens are told in words on a narrow dark screen", leftToVerify, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await opened(page, linkOf({ kind: "turing-machine", family: "one", cells: 4, steps: 4, traces: 12 }));
  await choose(page, "Each one");
  await expect(summary(page)).toHaveText(/^The data certify .* unseen computations/);
  await choose(page, "Roll-out");
  await expect(panel(page).getByRole("row", { name: /^A₁ A: state .*, head at cell \d.*; tape [01]{4}/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violations(page, ".computations-panel")).toEqual([]);
});
