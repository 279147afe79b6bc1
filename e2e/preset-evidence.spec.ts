/** A preset opens where its evidence is visible, its words link there, and they fold once the experiment is another one. */

import type { Page } from "@playwright/test";
import { learnabilityKind } from "../src/labs/learnability/document/kind";
import { presets } from "../src/labs/learnability/document/presets";
import { commentaries } from "../src/labs/learnability/document/presets/commentaries";
import { presetsDe } from "../src/labs/learnability/document/presets.de";
import { fillNumbers } from "../src/labs/learnability/page/preset-words/fill";
import { commentaryLinks, plainCommentary } from "../src/platform/documents/commentary-testing";
import type { DocumentKind } from "../src/platform/documents/kind";
import { encodeLink } from "../src/platform/documents/link";
import { sentenceCase } from "../src/platform/ui/grammar";
import { pairings } from "./in-verify";
import { test } from "./kept";
import { button, chooseInMenu, choosePreset, expect } from "./page";

test.use({ calm: true, still: true });
test.describe.configure({ mode: "default" });

const words = {
  en: {
    back: "Back to the preset",
    explained: "Explanation of “Too few samples”",
    few: "Too few samples",
  },
  de: {
    back: "Zurück zur Vorlage",
    explained: "Erklärung zu „Zu wenige Beispiele“",
    few: "Zu wenige Beispiele",
  },
} as const;
const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const;

const preset = presets.find(({ id }) => id === "right-and-rolled-out-wrong")!;
const rolledOut = encodeLink(learnabilityKind as DocumentKind, preset.document, { views: preset.views });

const firstPanel = (page: Page) => page.locator(".panel-grid > .panel").first();

const looks = [
  { language: "en", width: "wide" },
  { language: "de", width: "narrow" },
  { language: "de", width: "wide" },
  { language: "en", width: "narrow" },
] as const;

for (const { language, width } of pairings(looks))
  test(`presets open on their evidence, and after a change their words say whose they are, ${language}, ${width}`, async ({ page }) => {
    const { back, explained, few } = words[language];
    const told = (id: string) => fillNumbers(language === "en" ? commentaries[id] : presetsDe[id].commentary, language, id);
    await page.setViewportSize(sizes[width]);
    await page.goto(`./?lang=${language}`);

    await choosePreset(page, few);
    const commentary = page.getByText(plainCommentary(told("too-few-samples")));
    await expect(firstPanel(page)).toHaveClass(/spectrum-panel/);
    const fold = page.locator(".question-folds summary").first();
    await fold.click();
    await expect(commentary).toBeVisible();

    // Another seed draws other data, so that its figures need not hold; they can still be read.
    await page.evaluate(() => document.querySelector(".panels")?.scrollTo(0, 300));
    await chooseInMenu(page, language === "en" ? /^New seed: / : /^Neuer Seed: /);
    await expect(fold).toHaveText(explained);
    await expect(commentary).toBeVisible();
    await button(page, back).click();
    await expect(page.getByText(explained)).toHaveCount(0);
    await expect(commentary).toBeVisible();

    // A word opens the view that it names, and its panel comes into view.
    await page.goto(`./?lang=${language}#${rolledOut}`);
    await expect(firstPanel(page)).toHaveClass(/computations-panel/);
    await expect(firstPanel(page)).toBeInViewport();
    const opened = page.url();
    await fold.click();
    const [rollout] = commentaryLinks(told("right-and-rolled-out-wrong"));
    await button(page, rollout.words).and(page.locator(".rail-link")).click();
    await expect(firstPanel(page).locator(".panel-views [aria-pressed=true]").first()).toHaveText(sentenceCase(rollout.words));
    await expect(firstPanel(page)).toBeInViewport({ ratio: 0.5 });

    // The same from a link.
    await expect.poll(() => page.url()).not.toBe(opened);
    const address = page.url();
    await page.goto(opened);
    await expect(firstPanel(page).locator(".panel-views [aria-pressed=true]").first()).not.toHaveText(sentenceCase(rollout.words));
    await page.goto(address);
    await expect(firstPanel(page)).toHaveClass(/computations-panel/);
    await expect(firstPanel(page).locator(".panel-views [aria-pressed=true]").first()).toHaveText(sentenceCase(rollout.words));
  });
