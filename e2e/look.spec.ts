/** How the page fits, reads and answers to the keyboard. */
import { looks, violations } from "./accessible";
import { test } from "./kept";
import { button, chooseInMenu, expect, finished, longLink, open, shortLink, steps, trainedTo } from "./page";

test.use({ calm: true, lively: true });
test.describe.configure({ mode: "default" });

for (const { name, viewport, colorScheme } of looks)
  test.describe(name, () => {
    test.use({ viewport, colorScheme });

    test("passes axe, does not scroll sideways, and its layout does not move while it trains", async ({ page }) => {
      await open(page, longLink());
      await page.evaluate(() => {
        window.location.hash = "not-a-link";
      });
      await expect(page.getByText(/Nothing was changed/)).toBeVisible();
      const chart = page.locator(".loss-panel .panel-body");
      // On a telephone it is in the menu.
      await (name === "narrow" ? chooseInMenu(page, /^Reset/) : button(page, /^Reset/).click());
      await trainedTo(page, 10);
      const before = await chart.boundingBox();
      await trainedTo(page, 1000);
      expect(await chart.boundingBox()).toEqual(before);
      await button(page, "Pause").click();
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    });
  });

test("a chosen theme is remembered, and choosing the system's again forgets it", async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, shortLink());
  const light = await background();
  await chooseInMenu(page, "Use the dark theme");
  const dark = await background();
  expect(dark).not.toBe(light);
  await page.reload();
  expect(await background()).toBe(dark);
  await chooseInMenu(page, "Use the light theme");
  expect(await background()).toBe(light);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(background).toBe(dark);
});

test("the loss is read by pointer and by arrow keys", async ({ page }) => {
  await open(page, shortLink());
  await finished(page);
  const slider = page.getByRole("slider", { name: "Read the losses at a step" });
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(slider).toHaveAttribute("aria-valuetext", /^step 1: 2 heads .*, 8 heads .*, closed form /);
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", /^step 2: /);
  await expect(page.locator(".readout-box")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".readout-box")).toHaveCount(0);
  await slider.hover();
  await expect(page.locator(".readout-title")).toHaveText(/^step /);
});

test("a panel that is scrolled out of sight does not draw, and catches up when it returns", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page, longLink());
  const curve = page.locator(".loss-main").first();
  await curve.waitFor();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  let hidden: string | null = null;
  await expect
    .poll(async () => {
      hidden = await curve.getAttribute("d");
      await trainedTo(page, Math.max(...(await steps(page))) + 300);
      return (await curve.getAttribute("d")) === hidden;
    })
    .toBe(true);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => curve.getAttribute("d")).not.toBe(hidden);
});
