/** The question with which a lab opens: its reply, its slider, and the way to it. */
import { expect, type Locator, type Page } from "@playwright/test";

export const reply = (page: Page) => page.locator(".question-reply");
export const choice = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const labOf = (page: Page) => page.evaluate(() => window.playground.experiment.lab as string);

/** Where the page is scrolled to, and how far it can be. */
export const scrolled = (page: Page) => page.evaluate(() => [scrollX, scrollY, document.documentElement.scrollHeight - innerHeight]);

/** The opening of the first lab, and from there that of another. @param picture  the name of its picture. */
export async function openingOf(page: Page, lab: string, picture: RegExp): Promise<void> {
  await page.goto("./");
  await expect(page.locator(".question-line")).toBeVisible();
  await choice(page, lab).click();
  await expect(page.getByRole("img", { name: picture })).toBeVisible();
}

/** Leaves the page and takes away all that it has stored: the next visit is a first one again. */
export async function forgotten(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  await page.evaluate(() => sessionStorage.clear());
  await page.goto("about:blank");
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await session.detach();
}

/** Presses keys on a slider, which then has these values. */
export async function movedByKeys(slider: Locator, steps: readonly (readonly [key: string, value: string])[]): Promise<void> {
  await slider.focus();
  for (const [key, value] of steps) {
    await slider.press(key);
    await expect(slider).toHaveValue(value);
  }
}

/** Reloads the page. @returns the headlines of all openings and panels that were drawn since. */
export async function drawnAfterReload(page: Page, settled: Locator): Promise<string[]> {
  await page.addInitScript(noteHeadlines);
  await page.reload();
  await expect(settled).toBeVisible();
  return page.evaluate(() => [...(globalThis as typeof globalThis & { headlines: Set<string> }).headlines]);
}

/** Runs in the page before any other script. */
function noteHeadlines(): void {
  const headlines = new Set<string>();
  Object.assign(globalThis, { headlines });
  new MutationObserver(() => {
    for (const headline of document.querySelectorAll(".first-question h2, .panel-title")) headlines.add(headline.textContent);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
