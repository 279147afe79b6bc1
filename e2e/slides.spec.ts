/** Slides of a presentation: the question, their size, their order in the link, clicks, and the window with notes. */
import { join } from "node:path";
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
import { violations } from "./accessible";
import { leftToVerify } from "./in-verify";
import { overlaps } from "./overlaps";
import { button, expect, test, trainedTo } from "./page";
import { readableShare, smallerThan } from "./smallest";

test.use({ calm: true, still: true });

const labs: readonly { readonly kind: DocumentKind; readonly presets: readonly Preset[] }[] = [
  { kind: learnabilityKind as DocumentKind, presets: learnabilityPresets },
  { kind: eagleKind as DocumentKind, presets: eaglePresets },
  { kind: lionKind as DocumentKind, presets: lionPresets },
];
/** `npm run verify -- slides` measures the slides of all presets, `npm test` those of this one. */
const every = process.env.EVERY_SLIDE !== undefined;
const sample = "race";

/** A folder for a picture of each slide at each size, to be looked at. */
const pictures = process.env.SLIDE_PICTURES;

const screens = [
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
  // Of the same shape as the first one.
  ...(every ? [{ width: 1280, height: 720 }] : []),
];

const place = (page: Page) => page.locator(".stage-place");
const shown = (page: Page) => page.locator(".stage-panel[data-state=shown]");
const adamw = learnabilityPresets.find(({ id }) => id === "extra-heads-help")!;
const present = async (page: Page, document: LabDocument = adamw.document, views = adamw.views) => {
  await page.goto(`./?mode=present#${encodeLink(learnabilityKind as DocumentKind, document, { views })}`);
  await trainedTo(page, 1);
  await expect(shown(page)).toBeVisible();
};
/** Its words hold a number that the page writes. */
const question = "Sixteen heads reach rounding error. Do they stay there?";

for (const { kind, presets } of labs)
  for (const [at, { id, document, views }] of presets.filter(({ id }) => every || id === sample).entries())
    test(`words on the slides of ${id} are a fortieth of the height, exponents included, and none lies over another`, async ({ page }) => {
      // With all presets at once the largest take minutes on a busy machine.
      if (every) test.setTimeout(480_000);
      // Every second one in German and dark.
      const dark = at % 2 === 1;
      if (dark) await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      await page.goto(`./?mode=present${dark ? "&lang=de" : ""}#${encodeLink(kind, document, { views })}`);
      // The largest preset computes for more than a minute before its first panel has a sentence.
      await expect(shown(page).locator(".panel-summary")).not.toBeEmpty({ timeout: 180_000 });
      // One slide alone is no walk: on a busy machine the second one takes its time.
      const ready = page.locator(".stage-dots > span:not([data-waiting])");
      await expect.poll(() => ready.count(), { timeout: 120_000 }).toBeGreaterThan(1);
      const seen = new Set<string>();
      for (;;) {
        const slide = (await shown(page).getAttribute("data-panel"))!;
        if (seen.has(slide)) break;
        seen.add(slide);
        for (const screen of screens) {
          await page.setViewportSize(screen);
          const small = () => smallerThan(page, screen.height * readableShare);
          const message = `${slide}, ${screen.width}`;
          await expect.poll(small, { message }).toEqual([]);
          await expect.poll(() => overlaps(page, ".stage-panel[data-state=shown]"), { message }).toEqual([]);
          if (pictures) await page.screenshot({ path: join(pictures, `${kind.lab}-${id}-${seen.size}-${slide}-${screen.width}.png`) });
        }
        await page.keyboard.press("PageDown");
      }
      expect(seen.size).toBeGreaterThan(1);
    });

test("the first slide is the question; clicks on the halves and keys walk, B blanks the screen", async ({ page }) => {
  await page.setViewportSize(screens[0]);
  await present(page);
  const headline = page.getByRole("heading", { level: 1 });
  await expect(headline).toHaveText(question);
  const sizeOf = () => headline.evaluate((element) => element.getBoundingClientRect().height);
  const large = await sizeOf();
  await expect(shown(page).locator(".panel-summary")).toContainText(/steps so far\.$/);
  await expect(shown(page)).toHaveAttribute("data-panel", adamw.lead[0]);
  // A panel that is not ready is passed.
  await expect(page.locator(`.stage-panel[data-panel=${adamw.lead[1]}]`)).toHaveAttribute("data-state", "asleep");
  await page.mouse.click(1500, 600);
  await expect(shown(page)).toHaveAttribute("data-panel", adamw.lead[1]);
  expect(await sizeOf()).toBeLessThan(large / 1.5);
  await page.mouse.click(300, 600);
  await expect(shown(page)).toHaveAttribute("data-panel", adamw.lead[0]);
  await page.keyboard.press("b");
  await expect(page.locator(".stage-blank")).toBeVisible();
  await expect(page.getByText("The screen is black. B shows the slide again.")).toBeAttached();
  await page.keyboard.press("b");
  await expect(page.locator(".stage-blank")).toHaveCount(0);
  // A paused run says nothing of its steps.
  await page.keyboard.press("Space");
  await expect(shown(page).locator(".panel-summary")).not.toContainText("so far");

  await test.step("a second window that the browser refuses is reported with what to do", async () => {
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.keyboard.press("n");
    await expect(page.getByText("The browser refused the second window. Allow pop-ups for this page, then press N again.")).toBeVisible();
  });
});

test("the number of slides is written once it is known, and is that of the slides one walks through", leftToVerify, async ({ page }) => {
  const preset = learnabilityPresets.find(({ id }) => id === "heads-that-help")!;
  // All that the place says from its first moment on.
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    setInterval(() => {
      const words = document.querySelector(".stage-place")?.textContent;
      if (words && words !== said.at(-1)) said.push(words);
    }, 20);
  });
  await present(page, preset.document, preset.views);
  await expect(place(page)).toHaveText(/^1 of \d+$/, { timeout: 120_000 });
  const count = Number((await place(page).textContent())!.replace(/^1 of /, ""));
  const seen: (string | null)[] = [];
  for (let at = 1; ; at++) {
    seen.push(await shown(page).getAttribute("data-panel"));
    if (at === count) break;
    // A slide whose picture is computed again, as a landscape is when the run ends, is passed until it is there.
    await expect(async () => {
      if ((await place(page).textContent()) === `${at} of ${count}`) await page.keyboard.press("PageDown");
      await expect(place(page)).toHaveText(`${at + 1} of ${count}`, { timeout: 2000 });
    }).toPass();
  }
  await page.keyboard.press("PageDown");
  await expect(place(page)).toHaveText(`${count} of ${count}`);
  expect(new Set(seen).size).toBe(count);
  const said = await page.evaluate(() => (window as unknown as { readonly said: readonly string[] }).said);
  expect(said[0]).toMatch(/^1 · \d not ready yet$/);
  expect(said.filter((words) => words.includes(" of ") && !words.endsWith(` of ${count}`))).toEqual([]);
  await expect(page.locator(".stage-dots > span")).toHaveCount(count);
});

test("order and choice of the slides are kept in the link", async ({ page }) => {
  await present(page);
  const before = new URL(page.url()).hash;
  await page.keyboard.press("s");
  const dialog = page.getByRole("dialog", { name: "Slides" });
  await dialog.getByRole("button", { name: "Attention: earlier" }).click();
  for (const title of ["Heads", "Sample complexity", "Certificate laboratory", "Landscape of the loss", "Learnability map"])
    await dialog.getByRole("checkbox", { name: title }).uncheck();
  expect(await violations(page, ".modal")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press("Home");
  await expect(shown(page)).toHaveAttribute("data-panel", "attention");
  await expect(place(page)).toHaveText("1 of 3");
  // The address follows in a moment.
  await expect.poll(() => new URL(page.url()).hash).not.toBe(before);
  const link = page.url().replace(/&panel=\w+/, "");
  await page.goto("about:blank");
  await page.goto(link);
  await expect(shown(page)).toHaveAttribute("data-panel", "attention");
  await page.keyboard.press("End");
  await expect(place(page)).toHaveText("3 of 3");
  await expect(shown(page)).toHaveAttribute("data-panel", "spectrum");
  await page.keyboard.press("s");
  await button(page, "As on the page").click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Home");
  await expect(shown(page)).toHaveAttribute("data-panel", adamw.lead[0]);
});

test("a second window has the notes and the next slide, follows the presentation, and leads it", async ({ page, context }) => {
  await present(page);
  const [notes] = await Promise.all([context.waitForEvent("page"), page.keyboard.press("n")]);
  await expect(notes.getByRole("heading", { level: 1 })).toHaveText(question);
  await expect(notes.getByText(/^AdamW trains one, four and sixteen heads/)).toBeVisible();
  await expect(notes.getByText(/^AdamW replaces the SGD/)).toBeVisible();
  await expect(notes.getByRole("heading", { name: "Next: Attention" })).toBeVisible();
  await expect(notes.getByRole("img", { name: "Attention" })).toBeVisible();
  expect(await violations(notes)).toEqual([]);
  // Nothing is computed there.
  expect(await notes.evaluate(() => window.playground.series.learners.some(Boolean))).toBe(false);
  await page.keyboard.press("PageDown");
  await expect(notes.getByRole("heading", { level: 1 })).toHaveText("Attention");
  await notes.keyboard.press("ArrowLeft");
  await expect(shown(page)).toHaveAttribute("data-panel", adamw.lead[0]);
  await notes.getByRole("button", { name: "Next slide" }).click();
  await expect(shown(page)).toHaveAttribute("data-panel", adamw.lead[1]);
  await page.keyboard.press("Escape");
  await expect(notes.getByText(/^No presentation is running/)).toBeVisible();
});
