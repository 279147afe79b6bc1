/** Every dialog of the page, on telephones and desks: whole, and without faults that axe finds. */
import type { Locator, Page } from "@playwright/test";
import { violations } from "../../e2e/accessible";
import { cutOff } from "../../e2e/cut-off";
import { overlaps } from "../../e2e/overlaps";
import type { LookedAt } from "./experiments";
import { type Found, languages, openPage, type Screen } from "./pages";
import { held, resized, stillness } from "./still";

/** Telephones upright and on their side, a laptop at 200 %, a desk. */
export const dialogScreens: readonly Screen[] = [
  [320, 568],
  [390, 844],
  [844, 390],
  [720, 450],
  [1440, 900],
];

interface Opener {
  readonly name: string;
  readonly by: (page: Page) => Locator;
}

/** By the buttons that open them, wherever the bar has put these. */
const ofEveryLab: readonly Opener[] = [
  // Sharing, taking away and help; their order depends on the bar.
  ...[0, 1, 2].map((place) => ({
    name: `button ${place + 1} of the bar`,
    by: (page: Page) => page.locator(".bar [aria-haspopup=dialog].icon-button:not(.stop-rules *)").nth(place),
  })),
  { name: "lessons", by: (page) => page.locator(".bar .bar-link[aria-haspopup=dialog]").first() },
  { name: "about", by: (page) => page.locator(".page-foot [aria-haspopup=dialog]") },
  { name: "settings", by: (page) => page.locator(".sheet-button") },
];

const ofLearnability: readonly Opener[] = [
  { name: "stop rules", by: (page) => page.locator(".stop-rules button") },
  { name: "backend", by: (page) => page.locator(".backend-button") },
];

const dialog = "[role=dialog]";

/** A matrix of one's own, of which the rail asks for the block that is missing. */
const ownMatrix = {
  name: "own.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(Array.from({ length: 12 }, (_, row) => Array.from({ length: 12 }, (_, column) => 1 / (row + column + 1))).join("\n")),
};

export async function lookAtDialogs(
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
    const isOf = (lab: string) => experiment.kinds.some((kind) => kind.startsWith(lab));
    const eagle = isOf("eagle");
    if (eagle) {
      await page.locator(".bar input[type=file]").first().setInputFiles(ownMatrix);
      await page.locator(".rail .suite").waitFor({ state: "attached" });
    }
    const findings = await everyDialog(page, isOf("learnability") ? [...ofEveryLab, ...ofLearnability] : ofEveryLab, screens);
    found.push(...findings.map((finding) => ({ language, finding })));
  }
  return found;
}

async function everyDialog(page: Page, openers: readonly Opener[], screens: readonly Screen[]): Promise<string[]> {
  const found: string[] = [];
  const seen = new Set<string>();
  for (const screen of screens) {
    await resized(page, screen);
    for (const { name, by } of openers) {
      const opener = by(page);
      // What the bar had unfolded for the button before would lie over this one.
      await page.keyboard.press("Escape");
      if (!(await reached(page, opener))) continue;
      seen.add(name);
      await opener.click();
      await page.locator(dialog).last().waitFor();
      await stillness(page);
      await page.evaluate(unfold, dialog);
      await stillness(page);
      const findings = [...(await cutOff(page, { within: dialog })), ...(await overlaps(page, dialog))];
      const rules = (await violations(page, dialog)).map((rule) => `axe ${JSON.stringify(rule)}`);
      found.push(...[...findings, ...rules].map((finding) => `${name}, ${screen.join(" x ")}: ${finding}`));
      await page.keyboard.press("Escape");
      await page.locator(dialog).first().waitFor({ state: "detached" });
    }
  }
  // A dialog that could be opened nowhere has not been looked at.
  return [...found, ...openers.filter(({ name }) => !seen.has(name)).map(({ name }) => `${name} could not be opened`)];
}

/** Whether a button can be pressed, unfolding what is behind the button for more where there is one. */
async function reached(page: Page, opener: Locator): Promise<boolean> {
  if ((await opener.count()) === 0) return false;
  const more = page.locator(".bar-folded > button[aria-expanded=false]");
  if (!(await opener.isVisible()) && (await more.count()) > 0) await more.click();
  return opener.isVisible();
}

/** Runs in the page: shows what is folded away in a dialog; of the licences, of which there are a hundred alike, the first three. */
function unfold(dialog: string): void {
  for (const part of document.querySelectorAll<HTMLDetailsElement>(`${dialog} details:not(li:nth-child(n + 4) *)`)) part.open = true;
}
