/** The gallery of presets: opened, searched, walked through and left again, by keyboard, mouse and on a telephone. */
import type { Page } from "@playwright/test";
import { inEveryLook, tooSmall, violations } from "./accessible";
import { cutOff } from "./cut-off";
import { leftToVerify } from "./in-verify";
import { button, expect, shortLink, test } from "./page";

test.use({ calm: true, still: true });

const gallery = (page: Page) => page.getByRole("dialog", { name: "Choose an experiment" });
const cards = (page: Page) => gallery(page).locator(".gallery-card");
const presetButton = (page: Page) => button(page, /^Preset: /);
const task = (page: Page) => page.evaluate(() => window.playground.experiment.task as unknown as Record<string, unknown>);
const titleInFocus = (page: Page) => page.evaluate(() => document.activeElement?.querySelector(".gallery-card-title > span")?.textContent);

async function opened(page: Page): Promise<void> {
  await page.goto("./");
  await expect(presetButton(page)).toBeVisible();
  // The page listens for keys once it has been drawn.
  await expect(async () => {
    if ((await gallery(page).count()) === 0) await page.keyboard.press("g");
    await expect(cards(page).first()).toBeVisible({ timeout: 3000 });
  }).toPass();
}

test("G opens it, a search ranks titles first, Enter runs the first card, and the focus comes back", async ({ page }) => {
  await opened(page);
  await expect(gallery(page).getByRole("searchbox")).toBeFocused();
  await expect(gallery(page).locator("[aria-current=true]")).toContainText("Extra heads help");
  await page.keyboard.type("label noise");
  await expect(cards(page).first()).toContainText("Label noise");
  await page.keyboard.press("Enter");
  await expect(gallery(page)).toHaveCount(0);
  await expect(presetButton(page)).toHaveText(/Label noise/);
  await expect(presetButton(page)).toBeFocused();
  expect((await task(page)).noise).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.playground.activity)).toBe("running");

  await presetButton(page).click();
  await expect(gallery(page).locator("[aria-current=true]")).toContainText("Label noise");
  await button(page, "Surprise me").click();
  await expect(presetButton(page)).not.toHaveText(/Label noise/);
  await presetButton(page).click();
  await expect(cards(page).filter({ hasText: "Label noise" }).getByText("opened before")).toBeAttached();
});

test("the cards are one stop of the tab key, and the arrow keys move in both directions", async ({ page }) => {
  await opened(page);
  expect(await cards(page).evaluateAll((all) => all.filter((card) => (card as HTMLElement).tabIndex === 0).length)).toBe(1);
  await gallery(page).locator("[aria-current=true]").focus();
  await page.keyboard.press("ArrowRight");
  const [first, second] = await cards(page).evaluateAll((all) =>
    all.slice(1, 7).map((card) => card.querySelector("span > span")?.textContent),
  );
  expect(await titleInFocus(page)).toBe(first);
  await page.keyboard.press("ArrowRight");
  expect(await titleInFocus(page)).toBe(second);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  const below = await cards(page).evaluateAll((all) => {
    const [{ x, y }] = all.map((card) => card.getBoundingClientRect());
    const next = all.find((card) => card.getBoundingClientRect().y > y && Math.abs(card.getBoundingClientRect().x - x) < 2);
    return next?.querySelector(".gallery-card-title > span")?.textContent;
  });
  expect(await titleInFocus(page)).toBe(below);
  await page.keyboard.press("ArrowUp");
  expect(await titleInFocus(page)).toBe("Extra heads help");
  await page.keyboard.press("End");
  expect(await titleInFocus(page)).toBe(await cards(page).last().locator(".gallery-card-title > span").first().textContent());
  await page.keyboard.press("/");
  await expect(gallery(page).getByRole("searchbox")).toBeFocused();
});

test("chips show one group, a search without a hit offers three words, and Escape goes back to what was there", async ({ page }) => {
  await page.goto(`./${shortLink(5)}`);
  await presetButton(page).click();
  await expect(cards(page)).not.toHaveCount(0);
  const all = await cards(page).count();
  const chip = gallery(page).getByRole("button", { name: /^Failures/ });
  await chip.click();
  await expect(gallery(page).locator(".gallery-group")).toHaveCount(1);
  expect(await cards(page).count()).toBe(Number((await chip.textContent())?.match(/\d+/)?.[0]));
  await gallery(page).getByRole("button", { name: /^All/ }).click();
  await expect(cards(page)).toHaveCount(all);
  const search = gallery(page).getByRole("searchbox");
  await search.fill("xyz");
  await expect(gallery(page).getByRole("status")).toHaveText("Nothing with “xyz”. Try softmax, noise, parity.");
  await gallery(page).getByRole("button", { name: "parity" }).click();
  await expect(search).toHaveValue("parity");
  await expect(cards(page).first()).toContainText("Parity");
  const before = await page.evaluate(() => JSON.stringify(window.playground.experiment));
  await page.keyboard.press("Escape");
  await expect(gallery(page)).toHaveCount(0);
  await expect(presetButton(page)).toBeFocused();
  expect(await page.evaluate(() => JSON.stringify(window.playground.experiment))).toBe(before);
});

test("everyone can use it, in five columns or two, and every card has its picture", leftToVerify, async ({ page }) => {
  await opened(page);
  const columns = () =>
    gallery(page)
      .locator(".gallery-group ul")
      .first()
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
  await inEveryLook(page, async () => {
    await expect.poll(columns).toBe(page.viewportSize()?.width === 390 ? 2 : 5);
    expect(await violations(page, ".gallery")).toEqual([]);
    expect(await cutOff(page, { within: ".gallery" })).toEqual([]);
    expect(await tooSmall(gallery(page).getByRole("button"))).toEqual([]);
  });
  const empty = await gallery(page)
    .locator(".thumbnail svg")
    .evaluateAll((all) => all.filter((picture) => picture.children.length === 0).length);
  expect(empty).toBe(0);
});
