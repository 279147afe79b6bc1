/**
 * Demands of a preset's page on a reader at first sight: few stops of Tab, few words. `npm test` looks at the first preset of each
 * group in English and at the first of each lab in German, `npm run verify -- looks` at all of them in both.
 */
import type { Page } from "@playwright/test";
import { eagleKind } from "../src/labs/eagle/document/kind";
import { presets as eaglePresets } from "../src/labs/eagle/document/presets";
import { learnabilityKind } from "../src/labs/learnability/document/kind";
import { presets as learnabilityPresets } from "../src/labs/learnability/document/presets";
import { lionKind } from "../src/labs/lion/document/kind";
import { presets as lionPresets } from "../src/labs/lion/document/presets";
import type { DocumentKind, LabDocument } from "../src/platform/documents/kind";
import { encodeLink } from "../src/platform/documents/link";
import type { Preset } from "../src/platform/documents/preset";
import { firstSight } from "./first-sight";
import { inVerify, leftToVerify } from "./in-verify";
import { expect, test } from "./page";

/** Only the elements that a page shows by itself are in view. */
test.use({ calm: true, still: true, newcomer: true });

const most = { stops: 30, words: 180 };
/** German needs more words for the same content. */
const germanShare = 1.15;
/** Editors of machines: their tools and their table. */
const moreStopsOfEditors = 10;
const editors = [".automaton-panel", ".turing-panel"];

interface LabOfPresets {
  readonly kind: DocumentKind;
  readonly presets: readonly Preset[];
}
const labs = [
  { kind: learnabilityKind, presets: learnabilityPresets },
  { kind: eagleKind, presets: eaglePresets },
  { kind: lionKind, presets: lionPresets },
] as unknown as readonly LabOfPresets[];

const firstOfGroups = (presets: readonly Preset[]) =>
  presets.filter(({ group }, place) => presets.findIndex((other) => other.group === group) === place);
const inEnglish = (lab: LabOfPresets) => (inVerify ? lab.presets : lab === labs[0] ? firstOfGroups(lab.presets) : lab.presets.slice(0, 1));
const inGerman = ({ presets }: LabOfPresets) => (inVerify ? presets : presets.slice(0, 1));

const rest = (lab: LabOfPresets, language: string) => (language === "en" || lab === labs[0] ? {} : leftToVerify);

for (const lab of labs)
  for (const [language, presets] of [
    ["en", inEnglish(lab)],
    ["de", inGerman(lab)],
  ] as const)
    test(`presets of ${lab.kind.lab} have few stops and few words at first sight, ${language}`, rest(lab, language), async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem("tour", "seen"));
      await page.goto(`./?lang=${language}#${linkOf(lab.kind, presets[0])}`);
      const counted: Record<string, readonly [stops: number, words: number]> = {};
      for (const preset of presets) {
        await page.goto(`./?lang=${language}#${linkOf(lab.kind, preset)}`);
        const { stops: all, words } = await atRest(page, preset.document);
        // These buttons exist because this test has opened other presets.
        const stops = all.filter((name) => !/^button (Undo|Rückgängig|Earlier runs: \d+|Frühere Läufe: \d+)$/.test(name));
        const editor = (await page.locator(editors.join(", ")).count()) > 0;
        counted[preset.id] = [stops.length, words.length];
        expect
          .soft(stops.length, `${preset.id} stops at ${stops.join("; ")}`)
          .toBeLessThanOrEqual(most.stops + (editor ? moreStopsOfEditors : 0));
        const room = Math.floor(most.words * (language === "de" ? germanShare : 1));
        expect.soft(words.length, `${preset.id} says ${words.join(" ")}`).toBeLessThanOrEqual(room);
      }
      console.log(`${lab.kind.lab} ${language} ${JSON.stringify(counted)}`);
    });

function linkOf(kind: DocumentKind, { document, views }: Preset): string {
  return encodeLink(kind, document, { data: undefined, locks: null, views });
}

/** Waits until the page shows the document, its parts have come, and its words no longer change. */
async function atRest(page: Page, document: LabDocument) {
  const shown = () => page.evaluate((expected) => JSON.stringify(window.playground?.experiment) === expected, JSON.stringify(document));
  await expect.poll(shown).toBe(true);
  await expect(page.locator(".panel-cards, .panels-ways").first()).toBeVisible();
  await expect(page.locator(".waiting")).toHaveCount(0);
  // A large solution in the making says how long it still takes.
  await expect(page.locator(".long-work")).toHaveCount(0);
  let [now, before] = [await firstSight(page), ""];
  await expect
    .poll(async () => {
      before = `${now.stops.length} ${now.words.length}`;
      now = await firstSight(page);
      return `${now.stops.length} ${now.words.length}` === before;
    })
    .toBe(true);
  return now;
}
