/** Actions of a person on a run. */

import type { Page } from "@playwright/test";
import { parseExperiment } from "../src/labs/learnability/document/document";
import { encodeLink } from "../src/labs/learnability/document/link";
import { formatCount } from "../src/platform/charts/format";
import { problemLine } from "../src/platform/fields/problem";
import { leftToVerify } from "./in-verify";
import { killableWorkers, killWorker } from "./killable";
import {
  activity,
  button,
  expect,
  finished,
  letGo,
  longLink,
  middlingLink,
  pressInMenu,
  recorded,
  runAgainHeld,
  runButton,
  setSpeed,
  steps,
  test,
  trainedTo,
} from "./page";
import { answered, startsOf } from "./workers";

test.use({ still: true });

test("the page trains at first sight, and both panels draw", async ({ page }) => {
  await page.goto("./");
  await trainedTo(page, 100);
  const loss = page.getByRole("region", { name: "Loss" });
  await expect(loss.locator(".loss-main")).toHaveCount(3);
  await expect(loss.locator(".loss-main").first()).toHaveAttribute("d", /^M.*L/);
  await expect(loss.locator(".loss-level-closed-form")).toHaveCount(1);
  await expect(loss.locator(".panel-summary")).toHaveText(/^The closed form reached /);
  const spectrum = page.getByRole("region", { name: "Spectrum of the data" });
  await expect(spectrum.locator(".spectrum-seen")).toHaveAttribute("d", /^M/);
  await expect(spectrum.locator(".panel-summary")).toHaveText("The function is identified: Λ has full rank 40.");
  // The best fit of one head is a line once curves move, and the one head comes down to it.
  await expect(loss.locator("svg[role=img]")).toContainText("best one-head fit found");
  await expect(loss.locator(".panel-summary")).toContainText("one head has reached the best one-head fit found, at a test error of 22.1");
});

test("pause stops training, one step is exactly one step, play goes on", async ({ page }) => {
  await page.goto(`./${longLink()}`);
  await trainedTo(page, 200);
  await button(page, "Pause").click();
  await answered(page);
  const paused = await steps(page);
  await answered(page);
  expect(await steps(page)).toEqual(paused);
  await pressInMenu(page, "One step");
  await expect.poll(() => steps(page)).toEqual(paused.map((step) => step + 1));
  await pressInMenu(page, "One step");
  await expect.poll(() => steps(page)).toEqual(paused.map((step) => step + 2));
  await runButton(page).click();
  await trainedTo(page, Math.max(...paused) + 50);
});

/** Its kernel matrix alone has more than 2 GB. */
function tooLarge(): string {
  const parsed = parseExperiment({
    format: "learnability-experiment",
    version: 1,
    task: { kind: "automaton", states: 3, letters: 2, length: 4, traces: 1500 },
    learners: [{ kind: "closed-form" }, { kind: "gradient", heads: 2 }],
  });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return `#${encodeLink(parsed.experiment)}`;
}

for (const [language, notice, field] of [
  [
    "en",
    /^This experiment cannot run: task\.traces must be at most 1\s329, got 1\s500: a closed form /,
    /^must be at most 1\s329, got 1\s500: /,
  ],
  [
    "de",
    /^Dieses Experiment ist zu groß: task\.traces darf höchstens 1\s329 sein, nicht 1\s500: eine geschlossene Lösung /,
    /^darf höchstens 1\s329 sein, nicht 1\s500: /,
  ],
] as const)
  test(
    `an experiment that does not fit in memory is not begun, which the page and the field say: ${language}`,
    language === "en" ? {} : leftToVerify,
    async ({ page }) => {
      await page.goto(`./?lang=${language}${tooLarge()}`);
      await expect(page.getByText(notice)).toBeVisible();
      await expect(page.locator(".rail").getByText(field)).toBeVisible();
      expect(await activity(page)).toBe("stopped");
      expect(await startsOf(page)).toBe(0);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.getByText(notice)).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    },
  );

/** Before the first report of the middling link's new run, the steps are those of the old one. */
async function isUnderWay(page: Page): Promise<void> {
  const underWay = (all: readonly number[]) => all.length > 0 && all.every((step) => step > 0 && step < 20_000);
  await expect.poll(async () => underWay(await steps(page))).toBe(true);
}

test("reset, and then pauses and single steps on the way, do not change the curves", async ({ page }) => {
  await page.goto(`./${middlingLink()}`);
  await finished(page);
  const undisturbed = await recorded(page);
  await setSpeed(page, 1000);
  await button(page, /^Reset/).click();
  await isUnderWay(page);
  for (let i = 0; i < 2; i++) {
    await button(page, "Pause").click();
    await pressInMenu(page, "One step");
    await runButton(page).click();
  }
  await isUnderWay(page);
  await letGo(page);
  await finished(page);
  expect(await recorded(page)).toBe(undisturbed);
});

// The contract of every lab does the same with a run that was paused.
test("a worker that dies is replaced, says so, and the curves come out the same", leftToVerify, async ({ page }) => {
  await page.addInitScript(killableWorkers);
  await page.goto(`./${middlingLink()}`);
  await finished(page);
  const undisturbed = await recorded(page);

  await runAgainHeld(page);
  await isUnderWay(page);
  await killWorker(page);
  await expect(page.getByText(/^A worker stopped\. /)).toBeVisible();
  await trainedTo(page, 1000);
  await button(page, "Pause").click();
  await expect.poll(() => activity(page)).toBe("paused");
  await answered(page);
  const reached = Math.min(...(await steps(page)));
  await killWorker(page);
  await expect(page.getByText(`A worker stopped. Training continued from step ${formatCount(reached)};`)).toBeVisible();
  await letGo(page);
  await runButton(page).click();
  await finished(page);
  expect(await recorded(page)).toBe(undisturbed);
  await button(page, "Dismiss").click();
  await expect(page.getByText(/^A worker stopped\. /)).toHaveCount(0);
});

test("three crashes in a row end the training, and reset begins it anew", async ({ page }) => {
  await page.addInitScript(killableWorkers);
  await page.goto(`./${longLink()}`);
  await trainedTo(page, 1);
  for (let i = 0; i < 3; i++) await killWorker(page);
  await expect(page.getByText(/^Training stopped: a worker failed three times in a row/)).toBeVisible();
  expect(await activity(page)).toBe("stopped");
  await button(page, /^Reset/).click();
  await trainedTo(page, 100);
  await expect(page.getByText(/^Training stopped/)).toHaveCount(0);
});
