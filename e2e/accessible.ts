/** Checks that every reader can use the page: axe reports no violation, and no target of a press is too small. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";
import { inVerify } from "./in-verify";

/** Both colour schemes and both layouts; the other two pairings have no rule of their own. */
export const looks = [
  { name: "dark", viewport: { width: 1440, height: 900 }, colorScheme: "dark" },
  { name: "narrow", viewport: { width: 390, height: 844 }, colorScheme: "light" },
] as const;

/** Shows a page in each look in turn, beginning with its current one, and checks that no look cuts it off sideways. */
export function inEveryLook(page: Page, judge: () => Promise<void>): Promise<void> {
  return inLooks(page, looks, judge);
}

/**
 * The same for a panel in several states, which are alike: `npm test` shows each state in one look and the next one in the other,
 * `npm run verify -- looks` in both.
 */
export function looksInTurn(page: Page, judge: () => Promise<void>): () => Promise<void> {
  let states = 0;
  return () => inLooks(page, inVerify ? looks : [looks[states++ % looks.length]], judge);
}

async function inLooks(page: Page, chosen: readonly (typeof looks)[number][], judge: () => Promise<void>): Promise<void> {
  const width = page.viewportSize()?.width;
  // A new layout takes as long as the check of it.
  for (const { viewport, colorScheme } of chosen.toSorted(
    (a, b) => Number(b.viewport.width === width) - Number(a.viewport.width === width),
  )) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    await judge();
  }
}

/** The colour scheme of a width, as in `looks`; `npm run verify -- looks` takes both. */
export function schemesAt({ width }: { readonly width: number }): readonly ("light" | "dark")[] {
  if (inVerify) return ["light", "dark"];
  const look = looks.find(({ viewport }) => viewport.width === width);
  if (!look) throw new Error(`no look is ${width} pixels wide`);
  return [look.colorScheme];
}

/**
 * A dialog or a popover that opens is in the document before it is visible: only when the keyboard of a telephone has gone and
 * it has its place. Axe would not recognise it as a dialog, and would check none of it.
 */
const opening = "[style*='mask-image']";

/** Violations that axe finds in the whole page or inside of one element. */
export async function violations(page: Page, within?: string) {
  await expect(page.locator(opening)).toHaveCount(0);
  // The source of axe, half a megabyte, is given to a page once.
  const given = await Promise.all(page.frames().map((frame) => frame.evaluate(() => "axe" in window)));
  // The legacy mode skips a blank page per call, which only frames of other origins need. Passed checks are not described, and
  // no file is fetched a second time: only rules about rotated screens, which are off, and about sounds, of which there are
  // none, need that.
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
