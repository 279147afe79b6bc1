/** Nothing is cut off, measured by boxes: every preset on screens of all sizes, and every slide of it, in both languages. */
import type { Browser, Locator, Page } from "@playwright/test";
import { violations } from "../../e2e/accessible";
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

/** A dialog, or something else that opens over the page or within it: how, and what is measured then. */
interface Opened {
  readonly name: string;
  readonly by: (page: Page) => Locator;
  readonly within: string;
  /** What is unfolded in it before it is measured. */
  readonly unfolded?: string;
}

/** Modal dialogs, by the buttons that open them wherever the bar has put these. */
const dialogs: readonly Opened[] = [
  // Sharing, taking away and help; their order depends on the bar.
  ...[0, 1, 2].map((place) => ({
    name: `button ${place + 1} of the bar`,
    by: (page: Page) => page.locator(".bar [aria-haspopup=dialog].icon-button:not(.stop-rules *)").nth(place),
    within: "[role=dialog]",
    unfolded: "[role=dialog] details:not([open]) > summary",
  })),
  { name: "lessons", by: (page) => page.locator(".bar .bar-link[aria-haspopup=dialog]").first(), within: "[role=dialog]" },
  { name: "about", by: (page) => page.locator(".page-foot [aria-haspopup=dialog]"), within: "[role=dialog]" },
  { name: "stop rules", by: (page) => page.locator(".stop-rules button"), within: "[role=dialog]" },
  { name: "backend", by: (page) => page.locator(".backend-button"), within: "[role=dialog]" },
  { name: "settings", by: (page) => page.locator(".sheet-button"), within: "[role=dialog]" },
];

/** Buttons of panels whose help, table and menu unfold within the page. */
const helps = ".panel-explain button";

/** Where dialogs are looked at: telephones upright and on their side, a laptop at 200 %, a desk. */
const dialogScreens = [
  [320, 568],
  [390, 844],
  [844, 390],
  [720, 450],
  [1440, 900],
] as const;

/** Dialogs are those of the page, and one preset has them all; helps are those of panels, and exhibits are panels too. */
const ofDialogs = new Set(["a-memory-of-four-pairs"]);
const ofHelps = new Set(["a-memory-of-four-pairs", "parity-from-8-traces", "binary-increment"]);

async function dialogsOf(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await page.locator(".loss-panel .panel-chart svg").first().waitFor();
  const found: string[] = [];
  const seen = new Set<string>();
  for (const [width, height] of dialogScreens) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(settled);
    for (const dialog of dialogs) {
      const opener = dialog.by(page);
      if (!(await reached(page, opener))) continue;
      seen.add(dialog.name);
      await opener.click();
      await page.locator(dialog.within).last().waitFor();
      while (dialog.unfolded && (await page.locator(dialog.unfolded).count()) > 0) await page.locator(dialog.unfolded).first().click();
      await page.waitForTimeout(settled);
      for (const finding of await cutOff(page, { within: dialog.within })) found.push(`${dialog.name}, ${width} x ${height}: ${finding}`);
      for (const rule of await violations(page, dialog.within))
        found.push(`${dialog.name}, ${width} x ${height}: axe ${JSON.stringify(rule)}`);
      await page.keyboard.press("Escape");
      await page.locator("[role=dialog]").first().waitFor({ state: "detached" });
    }
  }
  // A dialog that could be opened nowhere has not been looked at.
  return [...found, ...dialogs.filter(({ name }) => !seen.has(name)).map(({ name }) => `${name} could not be opened`)];
}

/** Whether a button can be pressed, unfolding what is behind the button for more where there is one. */
async function reached(page: Page, opener: Locator): Promise<boolean> {
  if ((await opener.count()) === 0) return false;
  const more = page.locator(".bar-folded > button[aria-expanded=false]");
  if (!(await opener.isVisible()) && (await more.count()) > 0) await more.click();
  return opener.isVisible();
}

async function helpsOf(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await page.locator(".loss-panel .panel-chart svg").first().waitFor();
  const found: string[] = [];
  for (const [width, height] of dialogScreens) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(settled);
    for (const finding of await openedHelps(page)) found.push(`${width} x ${height}: ${finding}`);
  }
  return found;
}

/** The help of every panel that is on the page: whole, and over nothing that it explains. */
async function openedHelps(page: Page): Promise<string[]> {
  await page.evaluate(passPanels);
  const found: string[] = [];
  for (const help of await page.locator(helps).all()) {
    await help.click();
    const part = page.locator(".panel-explanation");
    await part.waitFor();
    await page.waitForTimeout(100);
    found.push(...(await cutOff(page, { within: ".panel:has(> .panel-explanation)" })), ...(await page.evaluate(coveredByHelp)));
    await page.keyboard.press("Escape");
    await part.waitFor({ state: "detached" });
  }
  return found;
}

/** Runs in the page: what the open help lies over in its panel. */
function coveredByHelp(): string[] {
  const help = document.querySelector(".panel-explanation");
  const panel = help?.closest(".panel");
  if (!help || !panel) return ["no help is open"];
  const own = help.getBoundingClientRect();
  return [...panel.querySelectorAll(".panel-title, .panel-summary, .panel-body, .panel-toolbar")].flatMap((part) => {
    const box = part.getBoundingClientRect();
    const apart = box.bottom <= own.top + 1 || box.top >= own.bottom - 1 || box.width === 0;
    return apart ? [] : [`${panel.className}: help lies over ${part.className}`];
  });
}

/** What is found on every preset; each finding is printed, as a figure only counts them. */
async function lookedAt(browser: Browser, address: string, { look, chosen }: Looked): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const language of languages) {
    let count = 0;
    for (const { id, experiment } of presets.filter((preset) => chosen?.has(preset.id) ?? true)) {
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

interface Looked {
  readonly look: Look;
  /** All presets, unless told. */
  readonly chosen?: ReadonlySet<string>;
}

const check = (id: string, title: string, looked: Looked): Check => ({
  id,
  title,
  alone: true,
  run: () => withServedPage((address) => withChromium((browser) => lookedAt(browser, address, looked))),
});

export const checks: readonly Check[] = [
  check("fits-page", "every preset is whole on screens from 320 to 1920 pixels", { look: pageOf }),
  check("fits-stage", "every slide of every preset is whole on the three stages", { look: slidesOf }),
  check("fits-dialogs", "every dialog is whole on telephones and desks, and passes axe", { look: dialogsOf, chosen: ofDialogs }),
  check("fits-help", "the help of every panel is whole, and beside what it explains", { look: helpsOf, chosen: ofHelps }),
];
