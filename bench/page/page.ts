/**
 * The page in a real browser while it trains: what it costs to open, whether it stutters, how often it draws, and what it
 * holds after a long while. Rendering is in software, so a screen with a GPU only does better.
 */
import type { Browser } from "@playwright/test";
import { encodeLink } from "../../src/labs/learnability/document/link";
import { experimentOf } from "../../src/labs/learnability/engine/testing";
import { withChromium, withServedPage } from "../browsers/served";
import type { Figure } from "../check";
import { settingsByKey } from "./by-key";
import { whileEverythingComputes } from "./everything";
import { onSlowDevice } from "./slow-device";
import { soak } from "./soak";
import { drawnAfter, endless, firstCurve, largest, openWatched, smoothness } from "./watched";

/** Ten minutes unless the caller says otherwise. */
const soakMinutes = Number(process.env.SOAK_MINUTES ?? 10);

export async function measurePage(): Promise<Figure[]> {
  return withServedPage((address) =>
    withChromium(async (browser) => [
      ...(await firstView(browser, address)),
      ...(await whileSolvingLarge(browser, address)),
      ...(await whileEverythingComputes(browser, address)),
      ...(await whileTraining(browser, address)),
      ...(await onSlowDevice(browser, address)),
      ...(await settingsByKey(browser, address)),
    ]),
  );
}

/**
 * The first visit by the bare address, which begins with a question, and a visit by a link, which begins with a run. What they may
 * fetch is held by the browser tests, where the speed of the machine makes no difference.
 */
async function firstView(browser: Browser, address: string): Promise<Figure[]> {
  const question = await drawnAfter(browser, address, (page) => page.locator(".question-line").waitFor());
  const run = await drawnAfter(browser, `${address}#${encodeLink(endless)}`, firstCurve);
  return [
    { name: "milliseconds until the first curve of a first visit is drawn", value: question, relation: "<", bound: 3000 },
    { name: "milliseconds until the first curve moves", value: run, relation: "<", bound: 3000 },
  ];
}

async function whileSolvingLarge(browser: Browser, address: string): Promise<Figure[]> {
  const page = await openWatched(browser, address, experimentOf(largest));
  const at = " with d = 16, N = 8,192 and three gradient learners";
  const figures = await smoothness(page, { tasks: at, draws: at });
  await page.close();
  return figures;
}

async function whileTraining(browser: Browser, address: string): Promise<Figure[]> {
  const page = await openWatched(browser, address, endless);
  const figures = await smoothness(page, { tasks: " of training", draws: "" });
  const held = await soak(page, soakMinutes);
  // What comes next is measured alone: a page that went on training would have half of the machine.
  await page.close();
  return [
    ...figures,
    {
      name: `main-thread tasks over 50 ms in ${soakMinutes} more minutes`,
      value: held.longTasks,
      relation: "=",
      bound: 0,
    },
    { name: `MB of page and workers after ${soakMinutes} minutes of training`, value: held.megabytes, relation: "<", bound: 600 },
    { name: "MB grown in those minutes", value: held.grown, relation: "<", bound: 100 },
  ];
}
