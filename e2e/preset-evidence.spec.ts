/** A preset opens where what it says is seen, its words lead there, and they fold once the experiment is another one. */

import type { Page } from "@playwright/test";
import { commentaries } from "../src/labs/learnability/document/presets/commentaries";
import { presetsDe } from "../src/labs/learnability/document/presets.de";
import { fillNumbers } from "../src/labs/learnability/page/preset-words/fill";
import { commentaryLinks, plainCommentary } from "../src/platform/documents/commentary-testing";
import { sentenceCase } from "../src/platform/ui/grammar";
import { pairings } from "./every-pairing";
import { test } from "./kept";
import { button, expect } from "./page";

test.use({ calm: true, still: true });
test.describe.configure({ mode: "default" });

const words = {
  en: { preset: "Preset", back: "Back to the preset", showed: "Results of the preset" },
  de: { preset: "Vorlage", back: "Zurück zur Vorlage", showed: "Ergebnisse der Vorlage" },
} as const;
const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const;

const firstPanel = (page: Page) => page.locator(".panel-grid > .panel").first();
const choose = (page: Page, label: string, id: string) => page.getByLabel(label, { exact: true }).selectOption(id);

const looks = [
  { language: "en", width: "wide" },
  { language: "de", width: "narrow" },
  { language: "de", width: "wide" },
  { language: "en", width: "narrow" },
] as const;

for (const { language, width } of pairings(looks))
  test(`presets open on their evidence and their words fold after a change, ${language}, ${width}`, async ({ page }) => {
    const { preset, back, showed } = words[language];
    const told = (id: string) => fillNumbers(language === "en" ? commentaries[id] : presetsDe[id].commentary, language, id);
    await page.setViewportSize(sizes[width]);
    await page.goto(`./?lang=${language}`);

    await choose(page, preset, "too-few-samples");
    const commentary = page.getByText(plainCommentary(told("too-few-samples")));
    await expect(firstPanel(page)).toHaveClass(/spectrum-panel/);
    await expect(commentary).toBeVisible();

    // Another seed draws other data, so that its figures need not hold; they can still be looked up.
    await page.evaluate(() => document.querySelector(".panels")?.scrollTo(0, 300));
    await button(page, language === "en" ? /^New seed: / : /^Neuer Seed: /).click();
    await expect(commentary).toBeHidden();
    await page.getByText(showed).click();
    await expect(commentary).toBeVisible();
    await button(page, back).click();
    await expect(page.getByText(showed)).toHaveCount(0);
    await expect(commentary).toBeVisible();

    // The view that a word names is opened, and its panel comes into sight.
    await choose(page, preset, "right-and-rolled-out-wrong");
    await expect(firstPanel(page)).toHaveClass(/computations-panel/);
    await expect(firstPanel(page)).toBeInViewport();
    const opened = page.url();
    const [rollout] = commentaryLinks(told("right-and-rolled-out-wrong"));
    await button(page, rollout.words).and(page.locator(".rail-link")).click();
    await expect(firstPanel(page).locator(".computations-views [aria-pressed=true]")).toHaveText(sentenceCase(rollout.words));
    await expect(firstPanel(page)).toBeInViewport({ ratio: 0.5 });

    // What a link holds opens alike.
    await expect.poll(() => page.url()).not.toBe(opened);
    const address = page.url();
    await choose(page, preset, "heads-that-help");
    await expect(firstPanel(page)).toHaveClass(/loss-panel/);
    await page.goto(address);
    await expect(firstPanel(page)).toHaveClass(/computations-panel/);
    await expect(firstPanel(page).locator(".computations-views [aria-pressed=true]")).toHaveText(sentenceCase(rollout.words));
  });
