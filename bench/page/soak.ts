/** What a page holds over a long while: memory looked at from outside, and what is left of it after a collection. */
import type { Page } from "@playwright/test";
import { rendererMegabytes } from "./memory";
import { forgetLongest, readCounts } from "./probe";

export interface Soak {
  readonly minutes: number;
  /** Resident memory of page and workers at the end, in MB. */
  readonly megabytes: number;
  /** MB by which the resident memory grew over all. */
  readonly grown: number;
  /** MB per minute by which its least value within a minute grew, by least squares, after the first sixth of the time. */
  readonly slope: number;
  /** Main-thread tasks over 50 ms, and the milliseconds of the longest. */
  readonly longTasks: number;
  readonly longest: number;
  /** Of the page alone, after collections at begin and end: MB of objects, elements and text nodes, listeners. */
  readonly heapGrown: number;
  readonly nodesGrown: number;
  readonly listenersGrown: number;
}

const looksPerMinute = 12;

/** Watches a page that trains. The page must have been opened with `countDraws` of probe.ts. */
export async function soak(page: Page, minutes: number): Promise<Soak> {
  const before = await held(page);
  // What a collection takes is no task of the page.
  const countsBefore = await readCounts(page);
  await forgetLongest(page);
  const looks: number[] = [rendererMegabytes()];
  for (let look = 0; look < minutes * looksPerMinute; look++) {
    await page.waitForTimeout(60_000 / looksPerMinute);
    looks.push(rendererMegabytes());
  }
  const counts = await readCounts(page);
  const after = await held(page);
  return {
    minutes,
    megabytes: looks[looks.length - 1],
    grown: looks[looks.length - 1] - looks[0],
    slope: slopeOfLeast(looks),
    longTasks: counts.longTasks - countsBefore.longTasks,
    longest: counts.longest,
    heapGrown: (after.heap - before.heap) / 1e6,
    nodesGrown: after.nodes - before.nodes,
    listenersGrown: after.listeners - before.listeners,
  };
}

/** Garbage makes memory rise and fall within seconds; what is really held shows in the least of every minute. */
function slopeOfLeast(looks: readonly number[]): number {
  const settled = looks.slice(Math.ceil(looks.length / 6));
  const perWindow = Math.max(1, Math.min(looksPerMinute, Math.floor(settled.length / 4)));
  const windows = Array.from({ length: Math.floor(settled.length / perWindow) }, (_, window) =>
    Math.min(...settled.slice(window * perWindow, (window + 1) * perWindow)),
  );
  const minute = windows.map((_, window) => (window * perWindow) / looksPerMinute);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [time, size] = [mean(minute), mean(windows)];
  const products = minute.map((at, window) => (at - time) * (windows[window] - size));
  return mean(products) / mean(minute.map((at) => (at - time) ** 2));
}

async function held(page: Page): Promise<{ readonly heap: number; readonly nodes: number; readonly listeners: number }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  await devtools.send("HeapProfiler.enable");
  for (let pass = 0; pass < 3; pass++) await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  await devtools.detach();
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { heap: of("JSHeapUsedSize"), nodes: of("Nodes"), listeners: of("JSEventListeners") };
}
