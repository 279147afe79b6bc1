/** What everyone must be able to use: axe finds nothing, and nothing to press is too small. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";

/** Both colour schemes and both layouts; the other two pairings have no rule of their own. */
export const looks = [
  { name: "dark", viewport: { width: 1440, height: 900 }, colorScheme: "dark" },
  { name: "narrow", viewport: { width: 390, height: 844 }, colorScheme: "light" },
] as const;

/** What axe finds fault with, in the whole page or inside of one element. */
export async function violations(page: Page, within?: string) {
  // The legacy mode skips a blank page per call, which only frames of other origins need.
  // What passes is counted, and not listed with the place of each element.
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
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
