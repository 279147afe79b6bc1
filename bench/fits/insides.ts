/** What the page shows when it is asked: views and tables of panels, their menus, what words mean, and what entries refuse. */
import type { Page } from "@playwright/test";
import { cutOff } from "../../e2e/cut-off";
import { overlaps } from "../../e2e/overlaps";
import type { LookedAt } from "./experiments";
import { type Found, fewScreens, languages, openPage } from "./pages";
import { held, resized, stillness } from "./still";

/** What is wrong inside of what a selector names. */
export type Judge = (page: Page, within: string) => Promise<string[]>;

const panelsShown = ".panel-grid > .panel";

const unreadable: Judge = async (page, within) => [...(await cutOff(page, { within })), ...(await overlaps(page, within))];

export async function lookAtInsides(page: Page, address: string, experiment: LookedAt): Promise<Found[]> {
  const found: Found[] = [];
  for (const language of languages) {
    await openPage(page, address, experiment, language);
    await held(page, 3);
    for (const screen of fewScreens) {
      await resized(page, screen);
      const findings = [
        ...(await everyTable(page)),
        ...(await everyView(page, unreadable)),
        ...(await everyMenu(page, unreadable)),
        ...(await everyMeaning(page)),
        ...(await settingsOpen(page, (within) => everyRefusal(page, within))),
      ];
      found.push(...findings.map((finding) => ({ language, finding: `${screen.join(" x ")}: ${finding}` })));
    }
  }
  return found;
}

/** All tables at once: each has its own panel. */
async function everyTable(page: Page): Promise<string[]> {
  const turn = async () => {
    await page.evaluate(pressEach, `${panelsShown} .panel-explain + .icon-button`);
    await stillness(page);
  };
  await turn();
  const found = await unreadable(page, panelsShown);
  await turn();
  return found.map((finding) => `as tables: ${finding}`);
}

/** Every choice of a view, panel by panel; each panel is left as it was found. */
export async function everyView(page: Page, judge: Judge): Promise<string[]> {
  const found: string[] = [];
  for (const group of await page.locator(`${panelsShown} .panel-views`).all()) {
    const choices = await group.locator("button:enabled").all();
    const pressed = await Promise.all(choices.map((choice) => choice.getAttribute("aria-pressed")));
    for (const choice of choices) {
      const name = await choice.innerText();
      await chosen(page, choice);
      found.push(...(await judge(page, `${panelsShown}:has(.panel-views)`)).map((finding) => `${name}: ${finding}`));
    }
    await chosen(page, choices[Math.max(0, pressed.indexOf("true"))]);
  }
  return found;
}

async function chosen(page: Page, choice: ReturnType<Page["locator"]>): Promise<void> {
  await choice.dispatchEvent("click");
  await page.waitForFunction(() => !document.querySelector(".waiting"), undefined, { timeout: 30_000 });
  await stillness(page);
}

export async function everyMenu(page: Page, judge: Judge): Promise<string[]> {
  const found: string[] = [];
  for (const menu of await page.locator(`${panelsShown} .export-menu > .icon-button`).all()) {
    await menu.scrollIntoViewIfNeeded();
    await menu.dispatchEvent("click");
    await stillness(page);
    found.push(...(await judge(page, ".export-list:not([hidden])")));
    await menu.dispatchEvent("click");
  }
  return found;
}

/** What a word of the glossary means, beside the word: in titles, where the page has them. */
async function everyMeaning(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const term of await page.locator(`${panelsShown} .panel-title .term`).all()) {
    await term.scrollIntoViewIfNeeded();
    await term.click();
    await page.locator(".term-meaning").waitFor();
    found.push(...(await unreadable(page, ".term-meaning")));
    await term.blur();
  }
  return found;
}

/**
 * With the settings in sight and unfolded, in their rail or in their sheet.
 *
 * @param look  told the selector of what holds them.
 */
export async function settingsOpen(page: Page, look: (within: string) => Promise<string[]>): Promise<string[]> {
  const sheet = page.locator(".sheet-button");
  const inSheet = await sheet.isVisible();
  const within = inSheet ? ".sheet" : ".rail";
  if (inSheet) await sheet.click();
  await page.locator(`${within} .learner, ${within} .field`).first().waitFor();
  await page.evaluate(pressEach, `${within} [aria-expanded=false]:not([aria-haspopup])`);
  await stillness(page);
  const found = await look(within);
  await page.evaluate(pressEach, `${within} [aria-expanded=true]:not([aria-haspopup])`);
  // By its button: what had the focus may have been folded away, and with it what hears Escape.
  if (inSheet) await page.locator(`${within} .sheet-head button`).last().click();
  await stillness(page);
  return found;
}

/** Settings of which none takes what is typed, all at once. */
async function everyRefusal(page: Page, within: string): Promise<string[]> {
  const entries = await page.locator(`${within} input.entry-input:enabled`).all();
  for (const entry of entries) {
    await entry.fill("-123456789,5");
    await entry.press("Enter");
  }
  await stillness(page);
  const found = await unreadable(page, within);
  for (const entry of entries) await entry.press("Escape");
  return found.map((finding) => `refused: ${finding}`);
}

/** Runs in the page. */
function pressEach(buttons: string): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(buttons)) button.click();
}
