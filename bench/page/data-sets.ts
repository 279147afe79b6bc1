/** The page while its panel on sample complexity draws data sets, fits them, and compares dimensions. */
import type { Browser, Page } from "@playwright/test";
import { learnabilityKind } from "../../src/labs/learnability/document/kind";
import { presets } from "../../src/labs/learnability/document/presets";
import { encodeLink } from "../../src/platform/documents/link";
import type { Figure } from "../check";
import { countDraws, forgetLongest, readCounts } from "./probe";

/** Experiments that differ in their seed, each with data sets of its own; the first one opens the page. */
const seeds = [1, 2, 3, 4];

export async function whileDrawingDataSets(browser: Browser, address: string): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => localStorage.setItem("tour", "seen"));
  await page.addInitScript("globalThis.__name = (target) => target");
  await page.addInitScript(countDraws);
  await page.goto(`${address}${linkOf(seeds[0])}`);
  await answered(page);
  let [longTasks, milliseconds, longest] = [0, 0, 0];
  for (const seed of seeds.slice(1)) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, linkOf(seed));
    await page.waitForFunction(() => !/fresh data sets/.test(document.querySelector(".guarantee-panel .panel-summary")?.textContent ?? ""));
    await forgetLongest(page);
    const [before, start] = [await readCounts(page), Date.now()];
    await answered(page);
    const after = await readCounts(page);
    longTasks += after.longTasks - before.longTasks;
    longest = Math.max(longest, after.longest);
    milliseconds += Date.now() - start;
  }
  await page.close();
  return [
    { name: "seconds until data sets are fitted and checked, mean of 3 seeds", value: milliseconds / 3000, relation: "<", bound: 10 },
    { name: "main-thread tasks over 50 ms meanwhile, of all 3", value: longTasks, relation: "<=", bound: 1 },
    { name: "milliseconds of the longest", value: longest, relation: "<", bound: 200 },
  ];
}

/** The preset of the panel, without learners beside it. */
function linkOf(seed: number): string {
  const preset = presets.find(({ id }) => id === "a-promise");
  if (!preset) throw new Error("the preset is gone");
  const document = { ...preset.document, seed, learners: preset.document.learners.slice(0, 1) };
  return `#${encodeLink(learnabilityKind, document, { data: undefined, locks: null, views: preset.views }).replace(/^#/, "")}`;
}

async function answered(page: Page): Promise<void> {
  await page.waitForFunction(
    () => /fresh data sets/.test(document.querySelector(".guarantee-panel .panel-summary")?.textContent ?? ""),
    null,
    {
      timeout: 120_000,
    },
  );
}
