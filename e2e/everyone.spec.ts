import type { Page } from "@playwright/test";
import { violations } from "./accessible";
import { button, chooseInMenu, expect, menuWords, moreButton, panelMenu, shortLink, steps, takeFromMenu, test, trainedTo } from "./page";

test.use({ calm: true, still: true });

test("the page speaks German by its address or a press, and the run goes on through a change", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.goto(`./?lang=de${shortLink()}`);
  await expect(page.getByRole("heading", { name: "Spektrum der Daten" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page).toHaveTitle(/linearer Attention beweisbar lernen/);
  expect(await violations(page)).toEqual([]);
  const before = await steps(page);
  await chooseInMenu(page, "English");
  await expect(page.getByRole("heading", { name: "Spectrum of the data" })).toBeVisible();
  await expect(moreButton(page)).toBeFocused();
  expect((await steps(page)).every((step, index) => step >= before[index])).toBe(true);
  expect(new URL(page.url()).search).toBe("?lang=en");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Spectrum of the data" })).toBeVisible();
  await chooseInMenu(page, "Deutsch");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("heading", { name: "Verlust", exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

/** Pixels that one element shares with another; NaN while one of them is not there. */
function overlap(page: Page, one: string, other: string): Promise<number> {
  return page.evaluate(
    ([a, b]) => {
      const [first, second] = [a, b].map((selector) => document.querySelector(selector)?.getBoundingClientRect());
      if (!first || !second) return Number.NaN;
      const shared = (low: number, high: number) => Math.max(0, high - low);
      const [left, right] = [Math.max(first.left, second.left), Math.min(first.right, second.right)];
      return shared(left, right) * shared(Math.max(first.top, second.top), Math.min(first.bottom, second.bottom));
    },
    [one, other] as const,
  );
}

test("help, glossary, sound and what is kept are reached by keyboard, and the tour is offered once", async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem("visited") === null) {
      localStorage.removeItem("tour");
      localStorage.setItem("opening", "shown");
    }
    sessionStorage.setItem("visited", "yes");
  });
  await page.goto("./");
  const tour = page.getByRole("region", { name: "Tour of the page" });
  await expect(tour.getByRole("heading", { name: "Learnability" })).toBeVisible();
  const walk = async (anchors: readonly string[]) => {
    for (const [index, title] of ["Choose an experiment", "Run it", "Read the panels", "Share and export"].entries()) {
      await tour.getByRole("button", { name: "Next" }).click();
      await expect(tour.getByRole("heading", { name: title })).toBeVisible();
      await expect.poll(() => overlap(page, ".tour", anchors[index]), `the card lies over ${anchors[index]}`).toBe(0);
      await expect.poll(() => overlap(page, ".tour-ring", anchors[index]), `the ring is not around ${anchors[index]}`).toBeGreaterThan(0);
    }
  };
  await walk([".rail-preset", ".run-controls", ".loss-panel", ".bar-tools"]);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(tour).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("tour"))).toBe("seen");

  await page.mouse.move(0, 0);
  await panelMenu(page, "Spectrum of the data").press("Enter");
  await page.getByRole("menuitem", { name: menuWords.explain }).press("Enter");
  const term = page.locator(".spectrum-panel .term", { hasText: "eigenvalue" });
  await term.focus();
  await expect(page.getByRole("tooltip")).toContainText("The mean square of the features along one eigenvector");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toBeHidden();

  await takeFromMenu(page, "Spectrum of the data", "Listen");
  await expect(page.locator(".listening")).toContainText("Spectrum of the data");
  await page.keyboard.press("Escape");
  await expect(page.locator(".listening")).toBeHidden();

  await page.locator("body").press("?");
  const help = page.getByRole("dialog", { name: "Help" });
  await expect(help.getByRole("rowheader", { name: "Space" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await help.getByRole("tab", { name: "Glossary" }).click();
  await expect(help.getByText("each step moves all weights a little")).toBeVisible();
  await help.getByRole("tab", { name: "Storage" }).click();
  await help.getByRole("button", { name: "Delete: Theme, language and other choices" }).click();
  await expect(help.getByRole("alert")).toContainText("permanently: Theme, language and other choices");
  await help.getByRole("button", { name: "Yes, delete" }).click();
  await expect(help.getByRole("status")).toContainText("Deleted");
  expect(await page.evaluate(() => localStorage.getItem("tour"))).toBe(null);
  // A telephone held sideways has room beside parts of what the steps are about.
  await page.setViewportSize({ width: 844, height: 390 });
  await help.getByRole("button", { name: "Take the tour" }).click();
  await expect(tour).toBeVisible();
  await walk([".preset-button", ".run-controls", ".loss-panel .panel-summary", ".bar > .icon-button"]);
});

test("the tour is not offered on a link, and ends with any other action", async ({ page }) => {
  await page.addInitScript(() => localStorage.removeItem("tour"));
  const tour = page.getByRole("region", { name: "Tour of the page" });
  await page.goto(`./${shortLink()}`);
  await trainedTo(page, 1);
  // Longer than the second after which it is offered.
  await page.waitForTimeout(2500);
  await expect(tour).toBeHidden();
  await page.locator("body").press("?");
  await button(page, "Take the tour").click();
  await expect(tour).toBeVisible();
  await button(page, "Reset: start again from the same values").click();
  await expect(tour).toBeHidden();
});
