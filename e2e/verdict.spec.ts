/** The four answers above the panels: their place, their keys, and the panels that they open. */
import type { Page } from "@playwright/test";
import { presets } from "../src/labs/learnability/document/presets";
import { cutOff } from "./cut-off";
import { leftToVerify } from "./in-verify";
import { button, expect, finished, linkTo, shortLink, test } from "./page";
import { missedByThumbs } from "./thumbs";

test.use({ calm: true, still: true, newcomer: true });

const answers = (page: Page) => page.locator(".verdict-answer");
const presetOf = (id: string) => presets.find((preset) => preset.id === id)!;
/** What is cut off in the strip. */
const cutOffIn = async (page: Page) => (await cutOff(page)).filter((one) => one.includes("verdict"));

async function opened(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("tour", "seen"));
  await page.goto(`./${address}`);
  await expect(answers(page)).toHaveCount(4);
}

test("the answers come without moving the panels, follow the run, are one tab stop, and each opens the panel with its evidence", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("tour", "seen"));
  await page.goto(`./${shortLink()}`);
  const strip = page.locator(".page-strip");
  const { height } = (await strip.boundingBox())!;
  await finished(page);
  await expect(answers(page)).toHaveText([
    /^Realizable yes, 2 heads$/,
    /^Identified yes, 40 of 40$/,
    /^PAC (\d+ of 100|yes, \d+ needed|not computed)$/,
    /^Gradient descent/,
  ]);
  expect((await strip.boundingBox())!.height).toBe(height);
  await expect(answers(page).nth(3)).toHaveAccessibleDescription(
    /\d of 2 runs (is|are) within ε = 0.05 of the best layer, whose error is 0/,
  );

  await answers(page).first().focus();
  await expect(page.getByRole("tooltip")).toContainText("layer of 2 heads");
  await page.keyboard.press("ArrowRight");
  await expect(answers(page).nth(1)).toBeFocused();
  expect(await answers(page).evaluateAll((all) => all.filter((one) => (one as HTMLElement).tabIndex === 0).length)).toBe(1);
  await expect(page.locator(".guarantee-panel")).toHaveCount(0);
  await answers(page).nth(2).press("Enter");
  await expect(page.locator(".guarantee-panel")).toBeInViewport();
  await expect(page.locator(".heads-panel")).toHaveCount(0);
  await answers(page).first().click();
  await expect(page.locator(".heads-panel")).toBeInViewport();
});

test("the third question is answered by itself after the run, where few data sets are enough for it", async ({ page }) => {
  const { document } = presetOf("label-noise");
  const [closedForm] = document.learners;
  const task = { ...document.task, noise: 0.1, samples: 50 };
  await opened(page, linkTo({ ...document, task, learners: [closedForm] } as typeof document));
  await finished(page);
  await expect(answers(page).nth(2)).toHaveText(/^PAC no, \d+ needed$/);
  await expect(page.locator(".guarantee-panel")).toHaveCount(0);
  // The panel shows the same data sets, with a check on fresh ones.
  const needed = /\d+/.exec((await answers(page).nth(2).textContent()) ?? "")?.[0];
  await answers(page).nth(2).click();
  await expect(page.locator(".guarantee-panel .panel-summary")).toContainText(`With N ≥ ${needed} samples, 95 of these 100 data sets`);
});

test(
  "the panel on sample complexity answers the third question of larger experiments, such as machines",
  leftToVerify,
  async ({ page }) => {
    const { document } = presetOf("parity-from-16-traces");
    await opened(page, linkTo({ ...document, learners: document.learners.slice(0, 1) }));
    await finished(page);
    await expect(answers(page).nth(2)).toHaveText("PAC not computed");
    await answers(page).nth(2).click();
    await expect(page.locator(".guarantee-panel")).toBeInViewport();
    await expect(answers(page).nth(2)).toHaveText(/^PAC no, (≤ )?\d+ needed$/);
    await expect(answers(page).nth(2)).toHaveAccessibleDescription(/By 100 data sets, N = \d+ is enough .* Here N = 16\./);
  },
);

test("the panel on sample complexity answers the third question", async ({ page }) => {
  const { document } = presetOf("label-noise");
  const [closedForm] = document.learners;
  await opened(page, linkTo({ ...document, task: { ...document.task, noise: 0.1 }, learners: [closedForm] } as typeof document));
  await answers(page).nth(2).click();
  await expect(page.locator(".guarantee-panel")).toBeInViewport();
  await expect(answers(page).nth(2)).toHaveText(/^PAC yes, [\d\u202f]+ needed$/);
  await expect(answers(page).nth(2)).toHaveAccessibleDescription(/Here N = 4\s096/);
});

test("they are cut off nowhere, fit a thumb on telephones, and belong to this lab alone", leftToVerify, async ({ page }) => {
  for (const language of ["en", "de"]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await opened(page, `?lang=${language}${linkTo(presetOf("a-softmax-teacher").document)}`);
    for (const width of [1440, 900, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => cutOffIn(page), { message: `${width} ${language}` }).toEqual([]);
      if (width < 400) expect(await missedByThumbs(page, ".verdict")).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page
    .getByRole("link", { name: "EAGLE", exact: true })
    .or(page.getByRole("button", { name: "EAGLE", exact: true }))
    .first()
    .click();
  // The first time a lab begins with its question.
  await button(page, "Alles zeigen").click();
  await expect(page.locator(".panel").first()).toBeVisible();
  await expect(page.locator(".page-strip")).toHaveCount(0);
});
