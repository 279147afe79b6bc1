/** The presentation of an experiment: every slide on the stages of a hall, where nothing can be scrolled. */
import type { Page } from "@playwright/test";
import { cutOff } from "../../e2e/cut-off";
import { overlaps } from "../../e2e/overlaps";
import type { LookedAt } from "./experiments";
import { type Found, languages, type Screen } from "./pages";
import { held, prepare, resized, stillness } from "./still";

export const stages: readonly Screen[] = [
  [1920, 1080],
  [1280, 720],
  [1024, 768],
];

const shown = ".stage-panel[data-state=shown]";
const within = `${shown}, .stage-foot`;

export async function lookAtSlides(
  page: Page,
  address: string,
  { link }: LookedAt,
  screens = stages,
  spoken = languages,
): Promise<Found[]> {
  await prepare(page);
  const found: Found[] = [];
  for (const language of spoken) {
    await page.setViewportSize({ width: stages[0][0], height: stages[0][1] });
    await page.goto(`${address}?mode=present&lang=${language}#${link}`);
    await page.locator(`${shown} .panel-title`).waitFor();
    // Another language of the same link is no other document: the page is not fetched anew by itself.
    await page.reload();
    await page.locator(`${shown} .panel-title`).waitFor();
    await held(page, 3);
    await page.keyboard.press("Home");
    found.push(...(await everySlide(page, screens)).map((finding) => ({ language, finding })));
  }
  return found;
}

async function everySlide(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const title = page.locator(`${shown} .panel-title`);
  const found: string[] = [];
  await stillness(page);
  for (let last = ""; (await title.innerText()) !== last; ) {
    last = await title.innerText();
    for (const screen of screens) {
      await resized(page, screen);
      const findings = [...(await cutOff(page, { still: true, within })), ...(await overlaps(page, within))];
      found.push(...findings.map((finding) => `${last}, ${screen.join(" x ")}: ${finding}`));
    }
    await page.keyboard.press("PageDown");
    await stillness(page);
  }
  return found;
}
