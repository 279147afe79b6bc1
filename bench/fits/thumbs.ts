/** On a telephone everything that can be pressed is as large as a thumb: on the page, in views of panels, menus, settings and dialogs. */
import type { Page } from "@playwright/test";
import { missedByThumbs } from "../../e2e/thumbs";
import type { LookedAt } from "./experiments";
import { everyMenu, everyView, settingsOpen } from "./insides";
import { type Found, languages, openPage, type Screen } from "./pages";
import { held, resized } from "./still";

/** Upright, the narrowest, and on its side. */
const telephones: readonly Screen[] = [
  [390, 844],
  [320, 568],
  [844, 390],
];

/** @param page  of a device that is touched. */
export async function lookAtThumbs(page: Page, address: string, experiment: LookedAt): Promise<Found[]> {
  const [language] = languages;
  const look = missedByThumbs;
  await openPage(page, address, experiment, language);
  await held(page, 3);
  const found: Found[] = [];
  for (const screen of telephones) {
    await resized(page, screen);
    const findings = [
      ...(await look(page)),
      ...(await everyView(page, look)),
      ...(await everyMenu(page, look)),
      ...(await settingsOpen(page, (within) => look(page, within))),
    ];
    found.push(...[...new Set(findings)].map((finding) => ({ language, finding: `${screen.join(" x ")}: ${finding}` })));
  }
  return found;
}
