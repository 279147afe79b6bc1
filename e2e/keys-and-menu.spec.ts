/** The bar of the page by keyboard and mouse: undo, shortcuts, the menu, dialogs, and the order of the tab stops. */
import type { Page } from "@playwright/test";
import { violations } from "./accessible";
import { test } from "./kept";
import { allSettings, button, chooseInMenu, choosePreset, closeSettings, expect, longLink, moreButton, runButton, shortLink } from "./page";

test.use({ calm: true, still: true });
test.describe.configure({ mode: "default" });

const experiment = (page: Page) => page.evaluate(() => window.playground.experiment);
const task = async (page: Page) => (await experiment(page)).task as unknown as Record<string, unknown>;
const entry = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
test.beforeEach(async ({ page }) => {
  await page.goto(`./${longLink()}`);
  // The page is shared, and so is what the test before has left open.
  if (await page.locator(".all-settings-sheet").isVisible()) await closeSettings(page);
  await page.locator(".rail input.entry-input").first().waitFor();
});

test("undo and redo by keys, but not while typing; the space bar plays and pauses", async ({ page }) => {
  await allSettings(page);
  await entry(page, "Samples N").fill("512");
  await entry(page, "Samples N").press("Enter");
  await expect.poll(async () => (await task(page)).samples).toBe(512);
  await page.keyboard.press("Control+z");
  expect((await task(page)).samples).toBe(512);
  // The entry's own undo brought the old text back; Escape drops it.
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { name: "All settings" }).click();
  await page.keyboard.press("Control+z");
  await expect.poll(async () => (await task(page)).samples).toBe(256);
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(async () => (await task(page)).samples).toBe(512);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+y");
  await expect.poll(async () => (await task(page)).samples).toBe(512);
  await page.keyboard.press("Space");
  await expect(runButton(page)).toBeVisible();
  await page.keyboard.press("Space");
  await expect(button(page, "Pause")).toBeVisible();
});

test("the rail can be put away", async ({ page }) => {
  await chooseInMenu(page, "Hide the settings");
  await expect(page.getByRole("heading", { name: "Target" })).toBeHidden();
  await chooseInMenu(page, "Show the settings");
  await expect(page.getByRole("heading", { name: "Target" })).toBeVisible();
});

test("share and export open their dialogs and give the focus back", async ({ page }) => {
  const closesTo = async (name: string) => {
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("button", { name, exact: true })).toBeFocused();
  };
  await button(page, "Share").click();
  await closesTo("Share");
  await chooseInMenu(page, "Export");
  await closesTo("More");
});

test("the menu is walked by arrows and letters, and Escape gives the focus back", async ({ page }) => {
  await moreButton(page).press("Enter");
  await expect(page.getByRole("menuitem", { name: "One step" })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("menuitemradio", { checked: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menuitem", { name: "Speed" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(moreButton(page)).toBeFocused();
});

test("brackets open the preset before and the next one, Alt held down or not", async ({ page }) => {
  const shown = page.locator(".preset-button");
  const first = "Too few samples";
  await choosePreset(page, first);
  await expect(shown).toContainText(first);
  await page.locator(".preset-question h2").click();
  await page.keyboard.press("]");
  await expect(shown).not.toContainText(first);
  await page.keyboard.press("Alt+[");
  await expect(shown).toContainText(first);
});

test("tab leads through the bar and the rail, every stop with a name", async ({ page }) => {
  await page.goto(`./${shortLink()}`);
  await page.reload();
  await page.locator(".rail input.entry-input").first().waitFor();
  const names: string[] = [];
  for (let i = 0; i < 24; i++) {
    await page.keyboard.press("Tab");
    names.push(
      await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const labelled = (element.getAttribute("aria-labelledby") ?? "")
          .split(" ")
          .map((id) => document.getElementById(id)?.textContent ?? "");
        const label = (element as HTMLInputElement).labels?.[0]?.textContent;
        return (element.getAttribute("aria-label") ?? labelled.join("")) || label || element.textContent || "";
      }),
    );
  }
  expect(names.filter((name) => name === "")).toEqual([]);
  const bar = ["Learnability Playground", "Learnability", "EAGLE", "LION", "Lessons"];
  const tools = ["Reset: start again from the same values", "Share", "Present", "More"];
  for (const name of [...bar, ...tools]) expect(names).toContain(name);
  const preset = names.findIndex((name) => name.startsWith("Preset: "));
  expect(preset).toBeGreaterThan(0);
  expect(preset).toBeLessThanOrEqual(11);
});
