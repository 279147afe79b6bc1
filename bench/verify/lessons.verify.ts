import type { Browser } from "@playwright/test";
import { type Walk, walks, walkThrough, walkWords } from "../../e2e/lesson-walk";
import { withChromium, withServedPage } from "../browsers/served";
import type { Check } from "../check";

export const checks: readonly Check[] = [
  {
    id: "lessons-in-german",
    alone: true,
    title: "every lesson is walked to its end in German, by keyboard alone",
    run: () =>
      withServedPage((address) =>
        withChromium(async (browser) => [
          { name: "German lessons walked to the end", value: await walked(browser, address), relation: "=", bound: walks.length },
        ]),
      ),
  },
];

/** How many come to their end; what stopped one is told. */
async function walked(browser: Browser, address: string): Promise<number> {
  let ended = 0;
  for (const walk of walks) ended += await walkedOne(browser, address, walk);
  return ended;
}

async function walkedOne(browser: Browser, address: string, walk: Walk): Promise<0 | 1> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  try {
    // The tour of a first visit would have the keyboard.
    await page.addInitScript(() => localStorage.setItem("tour", "seen"));
    // The runner of this file keeps the names of functions through a helper that the page does not have.
    await page.addInitScript("globalThis.__name = (target) => target");
    await page.goto(`${address}?lang=de&lesson=${walk.id}`);
    await walkThrough(page, walk, walkWords.de);
    return 1;
  } catch (error) {
    console.error(`the lesson "${walk.id}" stopped: ${error instanceof Error ? error.message : error}`);
    return 0;
  } finally {
    await page.close();
  }
}
