/** Nothing is cut off, measured by boxes: every preset on screens of all sizes, and every slide of it, in both languages. */
import type { Browser, Page } from "@playwright/test";
import { cutOff } from "../../e2e/cut-off";
import { encodeLink } from "../../src/experiment/learnability/link";
import { presets } from "../../src/experiment/learnability/presets";
import { withChromium, withServedPage } from "../browsers/served";
import type { Check, Figure } from "../check";

const languages = ["en", "de"] as const;

/** Telephones, tablets, laptops at 100 % and 200 %, and desks. */
const screens = [
  [320, 568],
  [360, 640],
  [390, 844],
  [600, 960],
  [720, 450],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const;

const stages = [
  [1920, 1080],
  [1280, 720],
  [1024, 768],
] as const;

/** Settled after a change of size: charts are laid out anew, and summaries are written at reading pace. */
const settled = 700;

type Look = (page: Page, address: string) => Promise<string[]>;

async function pageOf(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await page.locator(".loss-panel .panel-chart svg").first().waitFor();
  const found: string[] = [];
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    // What is fetched when it is near comes now.
    await page.evaluate(passPanels);
    await page.waitForTimeout(settled);
    for (const finding of await cutOff(page)) found.push(`${width} x ${height}: ${finding}`);
  }
  return found;
}

/** Runs in the page: brings every panel into view for a moment. What is fetched then takes the place of the panel that waited. */
async function passPanels(): Promise<void> {
  for (let index = 0; index < document.querySelectorAll(".panel").length; index++) {
    document.querySelectorAll(".panel")[index]?.scrollIntoView();
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  window.scrollTo(0, 0);
}

async function slidesOf(page: Page, address: string): Promise<string[]> {
  await page.setViewportSize({ width: stages[0][0], height: stages[0][1] });
  await page.goto(address.replace("?", "?mode=present&"));
  const title = page.locator(".stage-panel[data-state=shown] .panel-title");
  await title.waitFor();
  const found: string[] = [];
  for (let last = ""; (await title.innerText()) !== last; ) {
    last = await title.innerText();
    for (const [width, height] of stages) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(settled);
      const within = ".stage-panel[data-state=shown], .stage-foot";
      for (const finding of await cutOff(page, { still: true, within })) found.push(`${last}, ${width} x ${height}: ${finding}`);
    }
    await page.keyboard.press("PageDown");
    await page.waitForTimeout(settled);
  }
  return found;
}

/** What is found on every preset; each finding is printed, as a figure only counts them. */
async function lookedAt(browser: Browser, address: string, look: Look): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const language of languages) {
    let count = 0;
    for (const { id, experiment } of presets) {
      const context = await browser.newContext({ reducedMotion: "reduce" });
      // Functions that are sent to the page were named by the compiler's helper, which the page does not have.
      await context.addInitScript("globalThis.__name = (named) => named; localStorage.setItem('tour', 'seen')");
      const found = await look(await context.newPage(), `${address}?lang=${language}#${encodeLink(experiment)}`);
      for (const finding of found) console.log(`  ${id} (${language}): ${finding}`);
      count += found.length;
      await context.close();
    }
    figures.push({ name: `places that are cut off, ${language}`, value: count, relation: "=", bound: 0 });
  }
  return figures;
}

const check = (id: string, title: string, look: Look): Check => ({
  id,
  title,
  alone: true,
  run: () => withServedPage((address) => withChromium((browser) => lookedAt(browser, address, look))),
});

export const checks: readonly Check[] = [
  check("fits-page", "every preset is whole on screens from 320 to 1920 pixels", pageOf),
  check("fits-stage", "every slide of every preset is whole on the three stages", slidesOf),
];
