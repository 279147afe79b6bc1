/** Stored runs of figures: fetched when their panel is on screen, by figure and learning rate, and the cells of Fig. 3 open as runs. */
import type { Page } from "@playwright/test";
import { encodeLink } from "../src/labs/learnability/document/link";
import { presets } from "../src/labs/learnability/document/presets";
import { violations } from "./accessible";
import { expect, open, scrolledTo, test } from "./page";

test.use({ calm: true, still: true });

const panel = (page: Page) => page.getByRole("region", { name: "Stored runs", exact: true });
const summary = (page: Page) => panel(page).locator(".panel-summary");
const choose = (page: Page, choice: string, name: string) => panel(page).getByLabel(choice, { exact: true }).selectOption({ label: name });

const linkTo = (preset: string) => encodeLink(presets.find(({ id }) => id === preset)!.document);

test("curves of Fig. 1 come with their panel, at each learning rate, and Fig. 3 is a map of cells that open", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await open(page, linkTo("paper-figure-1a"));
  expect(fetched.filter((url) => url.includes("stored-runs"))).toEqual([]);
  await scrolledTo(panel(page));
  await expect(summary(page)).toContainText("Stored runs with d = 2, not the current run: medians over 10 seeds at");
  await expect(panel(page).locator(".loss-curve")).toHaveCount(10);
  await choose(page, "Learning rate", "rate 0.01");
  await expect(summary(page)).toContainText("at learning rate 0.01.");
  await choose(page, "Stored figure", "Fig. 1(b)");
  await expect(summary(page)).toContainText("d = 4");
  expect(await violations(page, ".stored-runs-panel")).toEqual([]);
  await choose(page, "Stored figure", "Fig. 3");
  await expect(panel(page).getByLabel("Learning rate", { exact: true })).toHaveCount(0);
  await expect(panel(page).locator(".map-cell")).toHaveCount(20);
  const cells = panel(page).getByRole("slider", { name: /Read a cell/ });
  await cells.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await panel(page).getByRole("button", { name: "Open as the experiment" }).click();
  await expect.poll(() => page.evaluate(() => (window.playground.experiment as { task: { d: number } }).task.d)).toBeGreaterThanOrEqual(8);

  await test.step("an automaton has those of Fig. 4", async () => {
    await open(page, linkTo("the-next-token"));
    await scrolledTo(panel(page));
    await expect(summary(page)).toContainText("Stored runs of Fig. 4 in small");
    await expect(panel(page).locator(".loss-curve")).toHaveCount(3);
    expect(await violations(page, ".stored-runs-panel")).toEqual([]);
  });
});
