/** Beside a lesson: the panels its text has reached, its numbers in the attention panel, and maps of the largest size. */
import type { Page } from "@playwright/test";
import { button, expect, test } from "./page";

test.use({ calm: true, still: true });

const titles = (page: Page) => page.locator(".panels .panel-title").allInnerTexts();
const map = (page: Page) => page.locator(".attention-panel");

/** Place of the attention maps, and size of the chart. */
function mapsOf(page: Page) {
  return map(page).evaluate((panel) => {
    const frames = [...panel.querySelectorAll(".matrix-frame")].map((frame) => ({
      side: Number(frame.getAttribute("width")) - 1,
      // Without the line around it.
      right: Number(frame.getAttribute("x")) + Number(frame.getAttribute("width")) - 0.5,
      bottom: Number(frame.getAttribute("y")) + Number(frame.getAttribute("height")) - 0.5,
    }));
    const svg = panel.querySelector("svg[role=img]");
    return { frames, width: svg?.clientWidth ?? 0, height: svg?.clientHeight ?? 0 };
  });
}

test("the panels come as the text does, stay after a reload, and all of them are one press away", async ({ page }) => {
  await page.goto("./?lesson=identifiability");
  await expect(page.locator(".lesson-step").first()).toBeVisible();
  await expect.poll(() => titles(page)).toEqual(["Loss"]);
  // Their words follow the first question.
  await page.locator('[data-question="other-numbers"]').getByRole("button", { name: "Skip the question" }).click();
  await page.getByRole("heading", { name: "Probes" }).scrollIntoViewIfNeeded();
  await expect.poll(() => titles(page)).toEqual(["Certificate laboratory", "Spectrum of the data", "Loss"]);
  await expect(page.locator(".lesson > [role=status]")).toHaveText(/^Now beside the text: .*Certificate laboratory\.$/);

  const everything = button(page, "Show everything");
  await everything.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".map-panel")).toBeVisible();
  await expect(button(page, "Show only those mentioned so far")).toBeFocused();
  await page.reload();
  await expect(page.locator(".map-panel")).toBeVisible();
  await button(page, "Show only those mentioned so far").click();
  await expect.poll(() => titles(page)).toEqual(["Certificate laboratory", "Spectrum of the data", "Loss"]);

  // A word whose text has not been read also shows its panel when it is reached by keyboard alone.
  await page.evaluate(() => {
    history.pushState(null, "", `?lesson=more-heads${location.hash}`);
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect.poll(() => titles(page)).toEqual(["Loss"]);
  await button(page, "The landscape panel").evaluate((word: HTMLElement) => word.focus({ preventScroll: true }));
  await page.keyboard.press("Enter");
  await expect(page.locator(".landscape-panel")).toBeInViewport();
  await expect(button(page, "The landscape panel")).toBeFocused();
  // The lesson's own run may be a step of its own on the way back.
  await expect(async () => {
    await page.goBack();
    await expect(page).toHaveURL(/lesson=identifiability/, { timeout: 500 });
  }).toPass();
  await expect.poll(() => titles(page)).toEqual(["Certificate laboratory", "Spectrum of the data", "Loss"]);
});

test("the numbers of lesson 1 are those of the attention panel, in both directions, with a map as large as there is room", async ({
  page,
}) => {
  await page.goto("./?lesson=one-sample");
  const first = page.getByRole("spinbutton", { name: "Z, row 1, column 1" });
  const [inText, inPanel] = [page.locator(".lesson-article").locator(first).first(), map(page).locator(first)];
  await expect(inPanel).toHaveValue("2");
  await inText.focus();
  await page.keyboard.press("ArrowUp");
  await expect(inPanel).toHaveValue("3");
  await expect(map(page).locator(".panel-summary")).toHaveText(/scores are 2, 2 and 0 .* output is 8 and 0\./);
  await expect(map(page).locator(".lesson-cell").nth(2)).toHaveText("2");
  await inPanel.focus();
  await page.keyboard.press("ArrowDown");
  await expect(inText).toHaveValue("2");
  await expect(map(page).locator(".panel-summary")).toHaveText(/scores are 1, 2 and 0 .* output is 3 and −1\./);

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(viewport);
    await expect.poll(async () => (await mapsOf(page)).frames[0]?.side).toBeGreaterThan(viewport.height / 2);
    const { frames, width, height } = await mapsOf(page);
    const [{ side, right, bottom }] = frames;
    expect(side % 3).toBe(0);
    expect(right).toBeLessThanOrEqual(width);
    // Below the map: the legend.
    expect(bottom).toBeLessThanOrEqual(height - 26);
    expect(height - 26 - 38 - side).toBeLessThan(3);
  }

  // Wide again: a word in the text shows the target in the panel, and a changed number shows the numbers again.
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(page, "the attention panel of the target").click();
  await expect(map(page).getByText("Teacher", { exact: true })).toBeVisible();
  await inText.focus();
  await page.keyboard.press("ArrowUp");
  await expect(map(page).locator(".lesson-cell")).toHaveCount(9);
  // The presses meanwhile have not changed the numbers.
  await expect(inText).toHaveValue("3");
  await expect(map(page).locator(".panel-summary")).toHaveText(/scores are 2, 2 and 0 .* output is 8 and 0\./);
  // At its end the lesson's numbers leave the panel.
  await page.getByRole("heading", { name: "Summary" }).evaluate((heading) => heading.scrollIntoView({ block: "start" }));
  await expect(map(page).getByText("Teacher", { exact: true })).toBeVisible();
});
