/** The page of an experiment, on screens of all sizes and in both languages. */
import type { Page } from "@playwright/test";
import { cutOff } from "../../e2e/cut-off";
import { overlaps } from "../../e2e/overlaps";
import { chooseInMenu } from "../../e2e/page";
import type { LookedAt } from "./experiments";
import { held, prepare, resized } from "./still";

export type Screen = readonly [width: number, height: number];
export type Language = "en" | "de";
export const languages: readonly Language[] = ["en", "de"];
/** In the menu of the page. */
const ownNames = { en: "English", de: "Deutsch" } as const;

/** Telephones, tablets, laptops at 100 % and 200 %, and desks. */
export const allScreens: readonly Screen[] = [
  [1920, 1080],
  [1440, 900],
  [1280, 800],
  [1024, 768],
  [844, 390],
  [768, 1024],
  [720, 450],
  [600, 960],
  [390, 844],
  [360, 640],
  [320, 568],
];

/** One of each layout: panels beside each other, below each other, and the narrowest. */
export const fewScreens: readonly Screen[] = [
  [1440, 900],
  [720, 450],
  [320, 568],
];

export interface Found {
  readonly language: Language;
  readonly finding: string;
}

/** Where there is room for every control. */
const desk = [1440, 900] as const;

export async function openPage(page: Page, address: string, { link }: LookedAt, language: Language): Promise<void> {
  await prepare(page);
  await page.setViewportSize({ width: desk[0], height: desk[1] });
  await page.goto(`${address}?lang=${language}#${link}`);
  await page.locator(".panel-chart :is(svg, canvas)").first().waitFor();
}

/** On which screens something is looked at, and in which languages. */
export interface Scope {
  readonly screens: readonly Screen[];
  readonly spoken: readonly Language[];
}

/**
 * What cannot be read on a page, on some screens and in some languages.
 *
 * @param scopeOf  told the panels that the page has, by their classes.
 */
export async function lookAtPage(
  page: Page,
  address: string,
  experiment: LookedAt,
  scopeOf: (panels: readonly string[]) => Scope,
): Promise<Found[]> {
  await openPage(page, address, experiment, languages[0]);
  await held(page, 3);
  const panels = await page.evaluate(() => [...document.querySelectorAll(".panel")].map(({ className }) => className));
  const { screens, spoken } = scopeOf(panels);
  const found: Found[] = [];
  for (const language of spoken) {
    await resized(page, desk);
    if (language !== languages[0]) await chooseInMenu(page, ownNames[language]);
    for (const screen of screens) {
      await resized(page, screen);
      const findings = [...(await cutOff(page)), ...(await overlaps(page))];
      found.push(...findings.map((finding) => ({ language, finding: `${screen.join(" x ")}: ${finding}` })));
    }
  }
  return found;
}
