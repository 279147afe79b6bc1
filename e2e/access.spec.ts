/** The page in all its states, for everyone: axe, keyboard, zoom, narrow screens, reduced motion. */
import type { Page } from "@playwright/test";
import { violations } from "./accessible";
import { leftToVerify } from "./in-verify";
import { test } from "./kept";
import {
  added,
  allSettings,
  button,
  chooseInMenu,
  expect,
  test as fresh,
  learner,
  longLink,
  menuWords,
  open,
  panelMenu,
  trainedTo,
} from "./page";

test.use({ calm: true, still: true });
test.describe.configure({ mode: "default" });

/** The controls have taken the place of their pictures. */
async function controlsReady(page: Page): Promise<void> {
  await expect(page.locator(".rail input.entry-input").first()).toBeVisible();
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

test("stop rules and own data pass axe", leftToVerify, async ({ page }) => {
  await open(page, longLink());
  await controlsReady(page);
  await button(page, "Pause").click();
  await page.getByLabel("Kind of target").selectOption("custom");
  await expect(button(page, "Open a file")).toBeVisible();
  await passesAxe(page, ".rail");
  await chooseInMenu(page, "Stop rules");
  await expect(page.getByRole("dialog", { name: "Stop rules" })).toBeVisible();
  await passesAxe(page, ".popover");
  await page.keyboard.press("Escape");
  await page.getByLabel("Kind of target").selectOption("random-attention");
});

test("all settings, an error, a learner's popover and eight learners pass axe", async ({ page }) => {
  await open(page, longLink());
  await controlsReady(page);
  await button(page, "Pause").click();
  for (let count = 3; count < 8; count++) await added(page, "Gradient");
  await expect(page.getByText("At most eight learners run at once.")).toBeVisible();
  const popover = await learner(page, "2 heads");
  await popover.getByRole("button", { name: /^More settings/ }).click();
  await passesAxe(page, ".contender-popover");
  await page.keyboard.press("Escape");
  const entry = (await allSettings(page)).getByRole("textbox", { name: "Dimension d" });
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
  await expect(page.getByRole("button", { name: "Settings", exact: true })).toBeInViewport();
});

test.describe("on a narrow screen", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  fresh("run controls stay in sight, settings are in a sheet without motion, targets are large enough for a thumb", async ({ page }) => {
    await open(page, longLink());
    await trainedTo(page, 10);
    await page.evaluate(() => window.scrollTo(0, 1200));
    await expect(button(page, "Pause")).toBeInViewport();
    // A finger does not hover: a press on the menu brings the selectors with it.
    await panelMenu(page, "Loss").tap();
    await expect(page.getByRole("menuitem", { name: menuWords.explain })).toBeVisible();
    await expect(page.locator(".loss-panel .panel-choices")).toBeVisible();
    await page.keyboard.press("Escape");
    const motions = await countMotions(page);
    await page.getByRole("button", { name: "Settings", exact: true }).tap();
    const sheet = page.getByRole("dialog", { name: "Settings", exact: true });
    await sheet.waitFor();
    await expect(sheet.getByRole("textbox", { name: "Samples N" })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    // Motion is unwanted, so the sheet has appeared at once.
    expect(await motions()).toBe(0);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll(".sheet button:not([tabindex='-1']), .sheet .select, .sheet .slider, .bar button, .bar select")]
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
    await expect(page.getByRole("button", { name: "Settings", exact: true })).toBeFocused();
  });
});

fresh("the controls take the place of their pictures without a jump", async ({ page }) => {
  const tops = () => page.locator(".rail .field, .rail .chip").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
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
  expect(before.length).toBeGreaterThan(6);
  expect(await page.locator(".rail .slider input").count()).toBe(0);
  release();
  await controlsReady(page);
  expect(await tops()).toEqual(before);
});
