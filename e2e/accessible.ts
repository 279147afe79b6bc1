/** What everyone must be able to use: axe finds nothing, and nothing to press is too small. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";

/** Both colour schemes and both layouts; the other two pairings have no rule of their own. */
export const looks = [
  { name: "dark", viewport: { width: 1440, height: 900 }, colorScheme: "dark" },
  { name: "narrow", viewport: { width: 390, height: 844 }, colorScheme: "light" },
] as const;

/** Shows a page in each look in turn, none of which cuts it off sideways. */
export async function inEveryLook(page: Page, judge: () => Promise<void>): Promise<void> {
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    await judge();
  }
}

/** What axe finds fault with, in the whole page or inside of one element. */
export async function violations(page: Page, within?: string) {
  // Half a megabyte of source is given to a page once.
  const given = await Promise.all(page.frames().map((frame) => frame.evaluate(() => "axe" in window)));
  // The legacy mode skips a blank page per call, which only frames of other origins need. Passed checks are not described, and
  // style sheets and media are not fetched once more, which no rule that is on asks for.
  const builder = new AxeBuilder({ page, ...(given.every(Boolean) && { axeSource: "undefined" }) })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"], preload: false });
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target, failureSummary }) => [target, failureSummary])]);
}

/** The names and sizes of those that are shown smaller than 24 px either way (WCAG 2.2, 2.5.8). */
export function tooSmall(targets: Locator) {
  return targets.evaluateAll((all) =>
    all
      .map((one) => ({ name: one.getAttribute("aria-label") ?? one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(({ name, box }) => [name, box.width, box.height]),
  );
}
