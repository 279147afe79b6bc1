/** What everyone must be able to use: axe finds nothing, and nothing to press is too small. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";

/** Both colour schemes and both layouts; the other two pairings have no rule of their own. */
export const looks = [
  { name: "dark", viewport: { width: 1440, height: 900 }, colorScheme: "dark" },
  { name: "narrow", viewport: { width: 390, height: 844 }, colorScheme: "light" },
] as const;

/** Shows a page in each look in turn, beginning with the one that it has: none cuts it off sideways. */
export async function inEveryLook(page: Page, judge: () => Promise<void>): Promise<void> {
  const width = page.viewportSize()?.width;
  // Laying everything out anew takes as long as judging it.
  for (const { viewport, colorScheme } of looks.toSorted(
    (a, b) => Number(b.viewport.width === width) - Number(a.viewport.width === width),
  )) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    await judge();
  }
}

/**
 * A dialog or a popover that opens is there before it can be seen: not until the keyboard of a telephone has gone and it has its
 * place. Axe would take it for no dialog, and read none of it.
 */
const opening = "[style*='mask-image']";

/** What axe finds fault with, in the whole page or inside of one element. */
export async function violations(page: Page, within?: string) {
  await expect(page.locator(opening)).toHaveCount(0);
  // Half a megabyte of source is given to a page once.
  const given = await Promise.all(page.frames().map((frame) => frame.evaluate(() => "axe" in window)));
  // The legacy mode skips a blank page per call, which only frames of other origins need. Passed checks are not described,
  // and nothing is fetched once more: only rules about turned screens, which are off, and about sounds, of which there are none, ask for it.
  const builder = new AxeBuilder({ page, ...(given.every(Boolean) && { axeSource: "undefined" }) })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"], preload: false });
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target, failureSummary }) => [target, failureSummary])]);
}

/** The names and sizes of those that are shown smaller than 24 px either way (WCAG 2.2, 2.5.8, which excepts words within a text). */
export function tooSmall(targets: Locator) {
  return targets.evaluateAll((all) =>
    all
      .filter((one) => !one.matches(".term"))
      .map((one) => ({ name: one.getAttribute("aria-label") ?? one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(({ name, box }) => [name, box.width, box.height]),
  );
}
