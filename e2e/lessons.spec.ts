/** Every lesson is walked to its end by keyboard alone, and then holds for everyone, in both languages. */
import type { Page } from "@playwright/test";
import { tooSmall, violations } from "./accessible";
import { test as kept } from "./kept";
import { walks, walkThrough, walkWords } from "./lesson-walk";
import { button, expect, test } from "./page";

test.use({ still: true });
kept.use({ still: true });

// Every lesson is looked at light and dark, wide and narrow, and in both languages: in two of the eight ways there are.
const looks = [
  { wide: "light", narrow: "dark" },
  { wide: "dark", narrow: "light" },
] as const;

for (const [index, walk] of walks.entries())
  kept(`the lesson "${walk.id}" is walked to its end by keyboard alone, and passes axe in both languages`, async ({ page }) => {
    const { wide, narrow } = looks[index % 2];
    await page.emulateMedia({ colorScheme: wide });
    if (page.url() === "about:blank") await page.goto(`./?lang=en&lesson=${walk.id}`);
    else await follow(page, `?lang=en&lesson=${walk.id}`);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await walkThrough(page, walk, walkWords.en);
    expect(await faults(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: narrow });
    await follow(page, `?lang=de&lesson=${walk.id}`);
    await expect(page.locator(".lesson-exercise .lesson-outcome")).toHaveText(walkWords.de.solved);
    expect(await faults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

/** Goes to another address of the page without loading it anew, as the arrows of the browser do. */
function follow(page: Page, search: string): Promise<void> {
  return page.evaluate((address) => {
    history.pushState(null, "", address + location.hash);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, search);
}

/** What axe finds fault with in a lesson that shows all it has, its hints too. The panels beside it are looked at elsewhere. */
async function faults(page: Page) {
  await page.locator(".lesson-hint").evaluateAll((hints) => {
    for (const hint of hints) (hint as HTMLDetailsElement).open = true;
  });
  return violations(page, ".lesson");
}

test.describe("dark and narrow", () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: "dark" });

  test("a lesson opens from the list, passes axe, points at its panels, is resumed, printed and left, and nothing of the person's is lost", async ({
    page,
  }) => {
    await page.goto("./");
    const own = await page.evaluate(() => JSON.stringify(window.playground.experiment));
    await button(page, "Lessons").click();
    await page
      .getByRole("dialog", { name: "Lessons" })
      .getByRole("button", { name: /^1\. What linear attention computes/ })
      .click();
    await expect(page).toHaveURL(/[?]lesson=one-sample/);
    const heading = page.getByRole("heading", { name: "What linear attention computes" });
    await expect(heading).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.playground.experiment.task)).toMatchObject({ d: 2, n: 3 });
    expect(await violations(page)).toEqual([]);
    expect(await tooSmall(page.locator(".lesson button:not(.lesson-word), .lesson select, .drag-number input"))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    for (const size of [
      { width: 320, height: 568 },
      { width: 568, height: 320 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await expect.poll(() => page.evaluate(coveredInBars), { message: `${size.width} x ${size.height}` }).toEqual([]);
    }

    await page.getByRole("button", { name: "the attention panel", exact: true }).click();
    await expect(page.locator(".attention-panel")).toBeInViewport();
    await expect(page.locator(".attention-panel .panel-body")).toBeVisible();
    await expect(button(page, "Panels")).toBeFocused();
    await button(page, "Text").click();
    await page.getByRole("heading", { name: "What the answer does not see" }).scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => JSON.parse(localStorage.getItem("lessons") ?? "{}").lessons?.["one-sample"]?.place ?? null);
    await expect.poll(place).not.toBeNull();

    await page.emulateMedia({ media: "print", colorScheme: "light" });
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    await expect(page.locator(".lesson-figure .panel-title")).toHaveText("Attention", { useInnerText: true });
    await expect(page.locator(".lesson-lines").first()).toBeVisible();
    await expect(page.locator(".bar")).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await page.emulateMedia({ media: "screen", colorScheme: "dark" });

    await page.reload();
    await expect(page.getByText("You are where you left off.")).toBeVisible();
    await button(page, "Leave the lesson").last().click();
    await expect(heading).toBeHidden();
    await page.goBack();
    await expect(heading).toBeVisible();
    await button(page, "Leave the lesson").last().click();
    await page.keyboard.press("Control+z");
    await expect.poll(() => page.evaluate(() => JSON.stringify(window.playground.experiment))).toBe(own);
  });
});

/** Runs in the page: buttons of the bars that another one lies over, or that lie beyond the screen. */
function coveredInBars(): string[] {
  const buttons = [...document.querySelectorAll(":is(.bar, .lesson-sides) button")].filter((button) => button.checkVisibility());
  return buttons.flatMap((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const whole = [left + 4, right - 4].every((x) => button.contains(document.elementFromPoint(x, (top + bottom) / 2)));
    return whole ? [] : [button.getAttribute("aria-label") ?? button.textContent ?? ""];
  });
}
