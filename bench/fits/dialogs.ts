/** Every dialog of the page, on telephones and desks: whole, and without faults that axe finds. */
import type { Page } from "@playwright/test";
import { violations } from "../../e2e/accessible";
import { cutOff } from "../../e2e/cut-off";
import { overlaps } from "../../e2e/overlaps";
import { chooseInMenu } from "../../e2e/page";
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
  /** Presses what opens it; false where this screen has no such button. */
  readonly open: (page: Page) => Promise<boolean>;
}

/** By a button of the page. */
const pressed = (name: string, selector: string): Opener => ({
  name,
  open: async (page) => {
    const button = page.locator(selector).first();
    if ((await button.count()) === 0 || !(await button.isVisible())) return false;
    await button.click();
    return true;
  },
});

/** By an entry in the menu of the page, in either language. */
const chosen = (name: string, entry: RegExp): Opener => ({
  name,
  open: async (page) => {
    await chooseInMenu(page, entry);
    return true;
  },
});

const ofEveryLab: readonly Opener[] = [
  pressed("share", ".bar .icon-button[aria-haspopup=dialog]"),
  pressed("lessons", ".bar-link[aria-haspopup=dialog]"),
  pressed("presets", ".preset-button"),
  pressed("about", ".page-foot [aria-haspopup=dialog]"),
  pressed("settings", ".sheet-button"),
  pressed("all settings", ".rail .rail-all"),
  chosen("export", /^(Export|Exportieren)$/),
  chosen("help", /^(Help|Hilfe)/),
  chosen("threads", /^(Compute threads|Rechen-Threads)$/),
];

const ofLearnability: readonly Opener[] = [chosen("stop rules", /^(Stop rules|Stoppregeln)/), chosen("backend", /^Backend/)];

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
    for (const { name, open } of openers) {
      if (!(await open(page))) continue;
      seen.add(name);
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

/** Runs in the page: shows what is folded away in a dialog; of the licences, of which there are a hundred alike, the first three. */
function unfold(dialog: string): void {
  for (const part of document.querySelectorAll<HTMLDetailsElement>(`${dialog} details:not(li:nth-child(n + 4) *)`)) part.open = true;
}
