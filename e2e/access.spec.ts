/** The page in all its states, for everyone: axe, keyboard, zoom, narrow screens, reduced motion. */
import type { Page } from "@playwright/test";
import { violations } from "./accessible";
import { test } from "./kept";
import { button, expect, test as fresh, longLink, open, trainedTo } from "./page";

test.use({ calm: true, still: true });
test.describe.configure({ mode: "default" });

/** The controls have taken the place of their pictures. */
async function controlsReady(page: Page): Promise<void> {
  await expect(page.getByRole("textbox", { name: "Dimension d" })).toBeVisible();
}

/** In both colour schemes; what is beside the element is analysed elsewhere. */
async function passesAxe(page: Page, within?: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, within)).toEqual([]);
  }
}

/** How many animations and transitions begin from now on. */
async function countMotions(page: Page): Promise<() => Promise<number>> {
  const count = await page.evaluateHandle(() => {
    const begun = { motions: 0 };
    for (const event of ["animationstart", "transitionrun"]) document.addEventListener(event, () => begun.motions++);
    return begun;
  });
  return () => count.evaluate(({ motions }) => motions);
}

test("stop rules and own data pass axe", async ({ page }) => {
  await open(page, longLink());
  await controlsReady(page);
  await button(page, "Pause").click();
  await page.getByRole("radio", { name: "Own data" }).check();
  await expect(button(page, "Open a file")).toBeVisible();
  await passesAxe(page, ".rail");
  await button(page, "Stop rules").click();
  await expect(page.getByRole("dialog", { name: "Stop rules" })).toBeVisible();
  await passesAxe(page, ".popover");
  await page.keyboard.press("Escape");
  await page.getByRole("radio", { name: "Random attention" }).check();
});

test("forms unfolded, an error and eight learners pass axe", async ({ page }) => {
  await open(page, longLink());
  await controlsReady(page);
  await button(page, "Pause").click();
  for (let count = 3; count < 8; count++) await button(page, "Add a gradient learner").click();
  await expect(page.getByText("At most eight learners run at once.")).toBeVisible();
  await page.locator(".learner-name").nth(1).click();
  while ((await button(page, /^More settings/).count()) > 0)
    await button(page, /^More settings/)
      .first()
      .click();
  const entry = page.getByRole("textbox", { name: "Dimension d" });
  await entry.fill("99");
  await entry.press("Enter");
  await expect(page.getByText("must be a whole number between 2 and 16, got 99")).toBeVisible();
  await passesAxe(page);
});

test("at 200 % zoom nothing is cut off sideways", async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await open(page, longLink());
  await trainedTo(page, 10);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(720);
  await expect(button(page, "Target and learners")).toBeInViewport();
});

test.describe("on a narrow screen", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  fresh("run controls stay in sight, settings are in a sheet without motion, targets are large enough for a thumb", async ({ page }) => {
    await open(page, longLink());
    await trainedTo(page, 10);
    await page.evaluate(() => window.scrollTo(0, 1200));
    await expect(button(page, "Pause")).toBeInViewport();
    // A finger does not hover: what panels can do is in sight.
    const seen = await page.locator(".panel-tools > *").evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity));
    expect(new Set(seen)).toEqual(new Set(["1"]));
    const motions = await countMotions(page);
    await button(page, "Target and learners").tap();
    const sheet = page.getByRole("dialog", { name: "Target and learners" });
    await sheet.waitFor();
    await expect(sheet.getByRole("textbox", { name: "Samples N" })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    // Motion is unwanted, so the sheet has appeared at once.
    expect(await motions()).toBe(0);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll(".sheet button:not([tabindex='-1']), .sheet .kind, .sheet .slider, .bar button, .bar select")]
        .map((element) => ({
          name: element.getAttribute("aria-label") ?? element.textContent,
          height: element.getBoundingClientRect().height,
        }))
        .filter(({ height }) => height > 0 && height < 44),
    );
    expect(small).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(button(page, "Target and learners")).toBeFocused();
  });
});

fresh("the controls take the place of their pictures without a jump", async ({ page }) => {
  const tops = () => page.locator(".rail .field, .rail .learner").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/control-set-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, longLink());
  await trainedTo(page, 10);
  await page.evaluate(() => document.fonts.ready);
  // The words of the preset are fetched after the first curve has moved, and stand above the controls.
  await expect(page.locator("[class$='-commentary']")).toBeAttached();
  const before = await tops();
  expect(before.length).toBeGreaterThan(8);
  expect(await page.locator(".rail .slider input").count()).toBe(0);
  release();
  await controlsReady(page);
  expect(await tops()).toEqual(before);
});
