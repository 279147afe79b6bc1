/**
 * Presets open from the gallery and show their subject; their results, and that their words are complete, are tested without a
 * page. The first of each group is opened here, all of them by `npm run verify -- pairings`.
 */
import { learnabilityKind } from "../src/labs/learnability/document/kind";
import { presets } from "../src/labs/learnability/document/presets";
import { commentaries } from "../src/labs/learnability/document/presets/commentaries";
import { paperNotes } from "../src/labs/learnability/document/presets/paper-notes";
import { fillNumbers } from "../src/labs/learnability/page/preset-words/fill";
import { plainCommentary } from "../src/platform/documents/commentary-testing";
import type { DocumentKind } from "../src/platform/documents/kind";
import { encodeLink } from "../src/platform/documents/link";
import { typographic } from "../src/platform/ui/typographic";
import { inVerify } from "./in-verify";
import { test } from "./kept";
import { choosePreset, expect, open, scrolledTo, shortLink, trainedTo } from "./page";

test.use({ calm: true, still: true });
test.describe.configure({ mode: "default" });

for (const group of new Set(presets.map((preset) => preset.group)))
  test(`presets of the group "${group}" open and report`, async ({ page }) => {
    await open(page, shortLink());
    const all = presets.filter((preset) => preset.group === group);
    for (const { id, title, document: experiment } of inVerify ? all : all.slice(0, 1))
      await test.step(title, async () => {
        const paper = paperNotes[id];
        const shown = (words: string) => typographic(plainCommentary(fillNumbers(words, "en", id)), "en");
        await choosePreset(page, shown(title));
        // The answer is folded below the question, and the notes on the paper within it.
        await page.locator(".question-folds summary").first().click();
        await expect(page.getByText(shown(commentaries[id]))).toBeVisible();
        if (paper) await page.locator(".question-folds summary").last().click();
        for (const words of paper ? [paper.setting, paper.reproduced, paper.differs] : [])
          await expect(page.getByText(shown(words))).toBeVisible();
        // Panels off screen are not drawn.
        await scrolledTo(page.locator(".spectrum-panel"));
        await expect(page.locator(".spectrum-panel .panel-summary")).toHaveText(/\d/);
        if (experiment.learners.some(({ kind }) => kind === "gradient")) await trainedTo(page, 1);
      });
  });

test("a link of an answer leads to a preset of another lab, and that one's answer leads on", async ({ page }) => {
  const regression = presets.find(({ id }) => id === "regression-in-context")!;
  await open(page, encodeLink(learnabilityKind as DocumentKind, regression.document, { views: regression.views }));
  const title = page.locator(".preset-button");
  for (const { link, to } of [
    { link: "a prompt is a matrix", to: "A prompt with one missing entry" },
    { link: "Layers of linear attention", to: "Layers and gradient steps" },
  ]) {
    await page.locator(".question-folds summary").first().click();
    await page.locator(".question-folds").getByRole("button", { name: link }).click();
    await expect(title).toContainText(to);
  }
});
