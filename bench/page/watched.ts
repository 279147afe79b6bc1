/** Pages that train while somebody counts. */
import type { Browser, Page } from "@playwright/test";
import type { Experiment } from "../../src/labs/learnability/document/document";
import { encodeLink } from "../../src/labs/learnability/document/link";
import { experimentOf } from "../../src/labs/learnability/engine/testing";
import type { Figure } from "../check";
import { countDraws, readCounts } from "./probe";

const watchedSeconds = 20;

/** Learners that train for longer than anyone watches. */
export const endless = experimentOf({
  seed: 1,
  task: { kind: "random-attention", d: 8, n: 16, samples: 4096 },
  learners: [{ kind: "closed-form" }, ...[1, 4, 16].map((heads) => ({ kind: "gradient", heads, steps: 10_000_000, rate: 1e-4 }))],
});

/** The largest generated problem: a worker shares its time between the eigenproblem and the learners. */
export const largest = {
  seed: 1,
  task: { kind: "random-attention", d: 16, n: 16, samples: 8192 },
  learners: endless.learners,
};

export async function firstCurve(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const learners = window.playground?.series.learners ?? [];
    return learners.some((state) => state !== null && state.kind === "gradient" && state.curve.step.length > 1);
  });
}

/**
 * Milliseconds from a visit until something is drawn.
 *
 * @param prepare  what is done to the page before it is asked for anything
 */
export async function drawnAfter(
  browser: Browser,
  address: string,
  drawn: (page: Page) => Promise<void>,
  prepare?: (page: Page) => Promise<void>,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await prepare?.(page);
  const start = Date.now();
  await page.goto(address);
  await drawn(page);
  const milliseconds = Date.now() - start;
  await context.close();
  return milliseconds;
}

/**
 * A page that trains, watched from before its first script on.
 *
 * @param prepare  what is done to the page before it is asked for anything
 */
export async function openWatched(
  browser: Browser,
  address: string,
  experiment: Experiment,
  prepare?: (page: Page) => Promise<void>,
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await prepare?.(page);
  // The runner of this file keeps the names of functions through a helper that the page does not have.
  await page.addInitScript("globalThis.__name = (target) => target");
  await page.addInitScript(countDraws);
  await page.goto(`${address}#${encodeLink(experiment)}`);
  await firstCurve(page);
  await page.waitForTimeout(3000);
  return page;
}

/**
 * Whether a page stutters and how often it draws while nobody touches it, as figures.
 *
 * @param at  what it computes meanwhile, as the names of the figures say it
 */
export async function smoothness(page: Page, at: { readonly tasks: string; readonly draws: string }): Promise<Figure[]> {
  const before = await readCounts(page);
  await page.waitForTimeout(1000 * watchedSeconds);
  const after = await readCounts(page);
  return [
    {
      name: `main-thread tasks over 50 ms in ${watchedSeconds} s${at.tasks}`,
      value: after.longTasks - before.longTasks,
      relation: "=",
      bound: 0,
    },
    { name: `snapshots drawn per second${at.draws}`, value: (after.draws - before.draws) / watchedSeconds, relation: ">=", bound: 24 },
  ];
}
