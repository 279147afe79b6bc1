/** The help of every panel: whole, and over nothing that it explains. */
import type { Page } from "@playwright/test";
import { cutOff } from "../../e2e/cut-off";
import { overlaps } from "../../e2e/overlaps";
import { dialogScreens } from "./dialogs";
import type { LookedAt } from "./experiments";
import { everyMenuButton, takeEntry } from "./insides";
import { type Found, languages, openPage } from "./pages";
import { held, resized, stillness } from "./still";

export async function lookAtHelps(
  page: Page,
  address: string,
  experiment: LookedAt,
  screens = dialogScreens,
  spoken = languages,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const language of spoken) {
    await openPage(page, address, experiment, language);
    await held(page, 2);
    for (const screen of screens) {
      await resized(page, screen);
      found.push(...(await everyHelp(page)).map((finding) => ({ language, finding: `${screen.join(" x ")}: ${finding}` })));
    }
  }
  return found;
}

async function everyHelp(page: Page): Promise<string[]> {
  const found: string[] = [];
  const within = ".panel:has(> .panel-explanation)";
  for (const button of await everyMenuButton(page)) {
    await takeEntry(page, button, "help");
    await page.mouse.move(0, 0);
    const part = page.locator(".panel-explanation");
    await part.waitFor();
    await stillness(page);
    found.push(...(await cutOff(page, { within })), ...(await overlaps(page, within)), ...(await page.evaluate(coveredByHelp)));
    // The pointer may have been over a word of the glossary, whose meaning stays for a moment, and which Escape would close first.
    await page.locator(".term-meaning").waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    await part.waitFor({ state: "detached" });
  }
  return found;
}

/** Runs in the page: what the open help lies over in its panel. */
function coveredByHelp(): string[] {
  const help = document.querySelector(".panel-explanation");
  const panel = help?.closest(".panel");
  if (!help || !panel) return ["no help is open"];
  const own = help.getBoundingClientRect();
  return [...panel.querySelectorAll(".panel-title, .panel-summary, .panel-body, .panel-toolbar")].flatMap((part) => {
    const box = part.getBoundingClientRect();
    const apart = box.bottom <= own.top + 1 || box.top >= own.bottom - 1 || box.width === 0;
    return apart ? [] : [`${panel.className}: help lies over ${part.className}`];
  });
}
