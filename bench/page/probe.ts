import type { Page } from "@playwright/test";

interface Counts {
  /** Main-thread tasks over 50 ms. */
  longTasks: number;
  /** Milliseconds of the longest of them, 0 without any. */
  longest: number;
  /** Animation frames in which something in a chart changed. */
  draws: number;
}

declare global {
  interface Window {
    benchCounts?: Counts;
  }
}

/** Runs in the page before anything else does. */
export function countDraws(): void {
  const counts: Counts = { longTasks: 0, longest: 0, draws: 0 };
  window.benchCounts = counts;
  new PerformanceObserver((list) => {
    counts.longTasks += list.getEntries().length;
    for (const { duration } of list.getEntries()) counts.longest = Math.max(counts.longest, duration);
  }).observe({ type: "longtask" });
  // A frame is asked for where something changed alone: asking for every one would cost a slow device more than charts do.
  let asked = false;
  const watch = new MutationObserver((records) => {
    if (asked || !records.some(({ target }) => target instanceof SVGElement)) return;
    asked = true;
    requestAnimationFrame(() => {
      counts.draws++;
      asked = false;
    });
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true });
}

export async function readCounts(page: Page): Promise<Counts> {
  return page.evaluate(() => window.benchCounts ?? { longTasks: Number.NaN, longest: Number.NaN, draws: Number.NaN });
}

/** Counts the longest anew: what opening the page took is not what is asked. */
export async function forgetLongest(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (window.benchCounts) window.benchCounts.longest = 0;
  });
}
