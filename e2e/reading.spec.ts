/** The reading order of the page: panels that answer the question lead, the others are cards that become panels when opened. */
import type { Locator, Page } from "@playwright/test";
import { presets } from "../src/labs/learnability/document/presets";
import { briefLink, button, expect, finished, linkTo, menuWords, panelMenu, scrolledTo, takeFromMenu, test } from "./page";

test.use({ viewport: { width: 1440, height: 900 }, calm: true, still: true, newcomer: true });

const panel = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });
const card = (page: Page, title: string) => page.locator(".panel-card", { has: page.getByText(title, { exact: true }) });
const titlesOf = (page: Page) => page.locator(".panel-grid > .panel .panel-title").allInnerTexts();

/** A visitor who has been here and has not asked for all panels. */
async function opened(page: Page, address = `./${briefLink()}`): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem("tour", "seen");
    localStorage.setItem("opening", "shown");
  });
  await page.goto(address);
  await expect(panel(page, "Loss").first()).toBeVisible();
}

/** Elements inside that Tab comes to. */
function tabStops(within: Locator): Promise<number> {
  return within.evaluate((element) => {
    const all = [...element.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex]")];
    return all.filter((one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }) && !one.matches(":disabled")).length;
  });
}

test("two numbered panels lead, with few tab stops, and the others are cards with a line of state, until a person wants all panels", async ({
  page,
}) => {
  await opened(page);
  expect(await titlesOf(page)).toEqual(["Loss", "Spectrum of the data"]);
  await expect(page.locator(".panel-number")).toHaveText(["1", "2"]);
  await expect(card(page, "Certificate laboratory").locator(".panel-card-state")).toHaveText("Computed when opened");
  await expect(card(page, "Heads").locator(".panel-card-state")).toHaveText("Learners with 2 to 8 heads");
  await page.mouse.move(2, 2);
  expect(await tabStops(panel(page, "Loss"))).toBeLessThanOrEqual(3);
  expect(await tabStops(panel(page, "Spectrum of the data"))).toBeLessThanOrEqual(3);

  await test.step("selectors are out of sight and no tab stop until the panel has pointer or focus, and moving there moves nothing", async () => {
    await finished(page);
    await page.mouse.move(2, 2);
    const across = panel(page, "Loss").getByLabel("Horizontal axis", { exact: true });
    /** The chart within its panel: what stands above the panels may still come. */
    const place = async () => {
      const [outer, inner] = await Promise.all([
        panel(page, "Loss").boundingBox(),
        panel(page, "Loss").locator(".panel-chart").boundingBox(),
      ]);
      return inner && outer && [inner.y - outer.y, inner.width, inner.height];
    };
    await expect(across).toBeHidden();
    const before = await place();
    await panel(page, "Loss").hover();
    await expect(across).toBeVisible();
    expect(await place()).toEqual(before);
    await page.mouse.move(2, 2);
    await expect(across).toBeHidden();
    await panelMenu(page, "Loss").focus();
    await expect(across).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(panel(page, "Loss").getByLabel("Error shown")).toBeFocused();
    expect(await place()).toEqual(before);
  });

  await test.step("all panels are shown at once where a person wants that, also after a reload, and back again", async () => {
    await button(page, "Always show all panels").click();
    await expect(page.locator(".panel-cards")).toHaveCount(0);
    await expect(panel(page, "Heads")).toBeVisible();
    await page.reload();
    await expect(panel(page, "Heads")).toBeVisible();
    await button(page, "Show the panels of the question first").click();
    await expect(page.locator(".panel-cards")).toBeVisible();
    expect(await titlesOf(page)).toEqual(["Loss", "Spectrum of the data"]);
  });
});

test("a card opens with the focus in its panel, closes back to the card, and stands in the link", async ({ page }) => {
  await opened(page);
  await finished(page);
  await expect(page).toHaveURL(/#/);
  const before = page.url();
  await card(page, "Attention").click();
  await expect(panelMenu(page, "Attention")).toBeFocused();
  await expect(panel(page, "Attention")).toBeInViewport();
  await expect(card(page, "Attention")).toHaveCount(0);
  await expect(page).not.toHaveURL(before);
  await page.reload();
  await scrolledTo(panel(page, "Attention"));
  await takeFromMenu(page, "Attention", menuWords.close);
  await expect(card(page, "Attention")).toBeFocused();
  await expect(panel(page, "Attention")).toHaveCount(0);
  // The cards are one tab stop: arrow keys go on from there.
  await page.keyboard.press("ArrowRight");
  await expect(card(page, "Heads")).toBeFocused();
});

test("a word of the commentary and an address open the panel that they name", async ({ page }) => {
  const preset = presets.find(({ id }) => id === "two-valleys-one-bowl");
  if (!preset) throw new Error("the preset is gone");
  await opened(page, `./${linkTo(preset.document)}`);
  await page.locator(".question-folds summary").first().click();
  await page.locator(".question-commentary").getByRole("button", { name: "training loss" }).click();
  await expect(panel(page, "Landscape of the loss")).toBeInViewport();
  await page.goto(`./?panel=certificate${briefLink()}`);
  await expect(panel(page, "Certificate laboratory")).toBeVisible();
});
