/**
 * The page on a slow device: Chromium's own throttling makes its main thread four times slower, and a line of 9 Mbit/s with
 * 170 ms to the server and back stands for a telephone's. Workers run as fast as they do: the page cannot slow them.
 */
import type { Browser, Page } from "@playwright/test";
import { encodeLink } from "../../src/labs/learnability/document/link";
import type { Figure } from "../check";
import { median } from "../median";
import { forgetLongest, readCounts } from "./probe";
import { quantile } from "./quantile";
import { drawnAfter, endless, firstCurve, openWatched } from "./watched";

const slower = 4;
const watchedSeconds = 15;
const settlingSeconds = 3;
const line = { offline: false, latency: 170, downloadThroughput: (9e6 / 8) | 0, uploadThroughput: (9e6 / 8) | 0 };

export async function onSlowDevice(browser: Browser, address: string): Promise<Figure[]> {
  const question = await typically(() => drawnAfter(browser, address, (page) => page.locator(".question-line").waitFor(), slowly));
  const run = await typically(() => drawnAfter(browser, `${address}#${encodeLink(endless)}`, firstCurve, slowly));
  const there = `${slower} times slower, over 4G`;
  return [
    { name: `milliseconds until the first curve of a first visit is drawn, ${there}`, value: question, relation: "<", bound: 2500 },
    { name: `milliseconds until the first curve moves, ${there}`, value: run, relation: "<", bound: 2500 },
    ...(await trainingThere(browser, address)),
  ];
}

const visits = 3;

/** The median of some visits: one differs from the next by a tenth. */
async function typically(milliseconds: () => Promise<number>): Promise<number> {
  const measured: number[] = [];
  for (let visit = 0; visit < visits; visit++) measured.push(await milliseconds());
  return median(measured);
}

/** Makes the main thread slower, and the line that of a telephone. */
async function slowly(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", line);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
}

async function trainingThere(browser: Browser, address: string): Promise<Figure[]> {
  // Slow from its first script on, as such a device is, and watched once all of it has come: what keeps it offline comes last.
  const page = await openWatched(browser, address, endless, async (opened) => {
    const devtools = await opened.context().newCDPSession(opened);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForTimeout(1000 * settlingSeconds);
  await forgetLongest(page);
  const before = await readCounts(page);
  await page.waitForTimeout(1000 * watchedSeconds);
  const after = await readCounts(page);
  const answers = await answersToInput(page);
  await page.close();
  const at = `, ${slower} times slower`;
  return [
    {
      name: `main-thread tasks over 50 ms in ${watchedSeconds} s of training${at}`,
      value: after.longTasks - before.longTasks,
      relation: "=",
      bound: 0,
    },
    { name: `snapshots drawn per second${at}`, value: (after.draws - before.draws) / watchedSeconds, relation: ">=", bound: 4 },
    { name: `milliseconds of three of four answers to input${at}`, value: quantile(answers, 0.75), relation: "<=", bound: 100 },
  ];
}

const presses = 40;

/** Milliseconds from each press of an arrow key on a slider until its answer was painted, as the browser itself times it. */
async function answersToInput(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { benchAnswers: durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === "keydown") durations.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  const slider = page.getByRole("slider").first();
  await slider.focus();
  for (let i = 0; i < presses; i++) {
    await page.keyboard.press(i % 2 === 0 ? "ArrowRight" : "ArrowLeft");
    await page.waitForTimeout(400);
  }
  const slow = await page.evaluate(() => (window as unknown as { benchAnswers: number[] }).benchAnswers);
  // Faster answers than the browser reports have no entry.
  return [...slow, ...Array.from({ length: Math.max(0, presses - slow.length) }, () => 16)];
}
