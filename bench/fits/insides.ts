/** What the page shows when it is asked: views and tables of panels, their menus, what words mean, and what entries refuse. */
import type { Locator, Page } from "@playwright/test";
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

/** Entries in the menu of a panel that each has, in their order. */
const entries = { help: 0, table: 1 } as const;

const menuButtons = `${panelsShown} .panel-tools [aria-haspopup=menu]`;
const menu = ".panel-menu";

async function openMenu(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await button.dispatchEvent("click");
  await page.locator(`${menu} [role=menuitem]`).first().waitFor();
}

/** Chooses an entry in the menu that this button opens. */
export async function takeEntry(page: Page, button: Locator, entry: keyof typeof entries): Promise<void> {
  await openMenu(page, button);
  await page.locator(`${menu} [role=menuitem]`).nth(entries[entry]).click();
}

export const everyMenuButton = (page: Page): Promise<Locator[]> => page.locator(menuButtons).all();

/** All tables at once: each has its own panel. */
async function everyTable(page: Page): Promise<string[]> {
  const turn = async () => {
    for (const button of await everyMenuButton(page)) await takeEntry(page, button, "table");
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
      // Choices are hidden until the pointer or the focus is in the panel.
      const name = await choice.textContent();
      await chosen(page, choice);
      found.push(...(await judge(page, `${panelsShown}:has(.panel-views)`)).map((finding) => `${name}: ${finding}`));
    }
    await chosen(page, choices[Math.max(0, pressed.indexOf("true"))]);
  }
  return found;
}

async function chosen(page: Page, choice: Locator): Promise<void> {
  await choice.dispatchEvent("click");
  await page.waitForFunction(() => !document.querySelector(".waiting"), undefined, { timeout: 30_000 });
  await stillness(page);
}

export async function everyMenu(page: Page, judge: Judge): Promise<string[]> {
  const found: string[] = [];
  for (const button of await everyMenuButton(page)) {
    await openMenu(page, button);
    await stillness(page);
    found.push(...(await judge(page, menu)));
    await button.dispatchEvent("click");
    await page.locator(menu).waitFor({ state: "detached" });
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
 * With all settings unfolded, in the sheet over the rail or from below.
 *
 * @param look  told the selector of what holds them.
 */
export async function settingsOpen(page: Page, look: (within: string) => Promise<string[]>): Promise<string[]> {
  const inSheet = await page.locator(".sheet-button").first().isVisible();
  if (inSheet) await page.locator(".sheet-button").first().click();
  await page.locator(".rail-all").click();
  const within = inSheet ? ".sheet" : ".all-settings-sheet";
  await page.locator(`${within} .field`).first().waitFor();
  await page.evaluate(pressEach, `${within} [aria-expanded=false]:not([aria-haspopup])`);
  await stillness(page);
  const found = await look(within);
  await page.evaluate(pressEach, `${within} [aria-expanded=true]:not([aria-haspopup])`);
  // By its button: what had the focus may have been folded away, and with it what hears Escape.
  await page.locator(`${within} .sheet-head button`).last().click();
  await page.locator(within).waitFor({ state: "detached" });
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
