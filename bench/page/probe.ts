import type { Page } from "@playwright/test";

interface Counts {
  /** Main-thread tasks over 50 ms. */
  longTasks: number;
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
  const counts: Counts = { longTasks: 0, draws: 0 };
  window.benchCounts = counts;
  new PerformanceObserver((list) => {
    counts.longTasks += list.getEntries().length;
  }).observe({ type: "longtask" });
  let changed = false;
  const watch = new MutationObserver((records) => {
    if (records.some(({ target }) => target instanceof SVGElement)) changed = true;
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true });
  const frame = () => {
    if (changed) counts.draws++;
    changed = false;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

export async function readCounts(page: Page): Promise<Counts> {
  return page.evaluate(() => ({ longTasks: window.benchCounts?.longTasks ?? Number.NaN, draws: window.benchCounts?.draws ?? Number.NaN }));
}
