/**
 * The page while everything computes at once: the largest generated problem, whose closed form and certificate have a helper of
 * their own, three gradient learners, and a map. What is to be seen of it is drawn all the while.
 */
import type { Browser, Page } from "@playwright/test";
import { experimentOf } from "../../src/labs/learnability/engine/testing";
import { headerText } from "../../src/platform/shell/header/words";
import type { Figure } from "../check";
import { firstCurve, largest, openWatched, smoothness } from "./watched";

/** With a map that nobody sees the end of. */
const everything = experimentOf({
  ...largest,
  map: {
    learner: { kind: "gradient", heads: 4, steps: 20_000, rate: 1e-3 },
    x: { fields: ["learner.heads"], points: [1, 2, 4, 8, 16].map((heads) => [heads]) },
    y: { fields: ["learner.rate"], points: [1e-4, 3e-4, 1e-3, 3e-3].map((rate) => [rate]) },
    seeds: 3,
  },
});

export async function whileEverythingComputes(browser: Browser, address: string): Promise<Figure[]> {
  const page = await openWatched(browser, address, everything, withAllPanels);
  await computeMap(page);
  // The data are drawn and solved anew, now beside the map.
  await page.getByRole("button", { name: headerText.run.reset }).click();
  await firstCurve(page);
  if (await page.evaluate(() => window.playground?.series.certificate?.status === "done"))
    throw new Error("the certificate was complete before it had been watched");
  const at = " while closed form and certificate at d = 16, N = 8,192, three gradient learners and a map compute";
  const figures = await smoothness(page, { tasks: at, draws: at });
  if (!(await page.locator(".map-panel progress").count())) throw new Error("the map was complete before it had been watched");
  await page.close();
  return figures;
}

/** On a first visit the map is a card below the two panels that lead. */
async function withAllPanels(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("panels", "all"));
}

/** Presses the button of the map, which lies below the others, and goes back to these. */
async function computeMap(page: Page): Promise<void> {
  const panel = page.locator(".map-panel");
  // It is fetched when it is near.
  await panel.evaluate((element) => element.scrollIntoView());
  const compute = panel.getByRole("button", { name: /^Compute/ });
  await compute.click();
  await panel.getByRole("progressbar").waitFor();
  await page.locator(".panels").evaluate((element) => element.scrollTo(0, 0));
}
