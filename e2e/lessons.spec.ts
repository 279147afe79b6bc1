/** Lessons are completed by keyboard alone, and axe reads them: some of them here, all of them in verify. */
import type { Page } from "@playwright/test";
import { tooSmall, violations } from "./accessible";
import { inVerify, leftToVerify } from "./in-verify";
import { test as kept } from "./kept";
import { walks, walkThrough, walkWords } from "./lesson-walk";
import { button, chooseInMenu, expect, test } from "./page";

test.use({ still: true });
kept.use({ still: true });

/** Of two labs, the quickest ones; `npm run verify -- pairings` walks through all others as well. */
const quick = ["identifiability", "tape", "both-ways"];

/**
 * Lessons are alike: axe reads two in each of these looks, wide in English or narrow in German; `npm run verify -- pairings` reads
 * every lesson in both.
 */
const looks = [
  { scheme: "light", inGerman: false },
  { scheme: "dark", inGerman: true },
  { scheme: "dark", inGerman: false },
  { scheme: "light", inGerman: true },
] as const;

for (const [index, walk] of walks.entries())
  kept(`the lesson "${walk.id}" is walked to its end by keyboard alone`, quick.includes(walk.id) ? {} : leftToVerify, async ({ page }) => {
    const { scheme, inGerman } = looks[index % looks.length];
    await page.emulateMedia({ colorScheme: scheme });
    if (page.url() === "about:blank") await page.goto(`./?lang=en&lesson=${walk.id}`);
    else await follow(page, `?lang=en&lesson=${walk.id}`);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await walkThrough(page, walk, walkWords.en);
    if (inVerify || !inGerman) expect(await faults(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await follow(page, `?lang=de&lesson=${walk.id}`);
    await expect(page.locator(".lesson-exercise .lesson-outcome")).toHaveText(walkWords.de.solved);
    if (inVerify || inGerman) expect(await faults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

const everythingBeside = () => localStorage.setItem("lessons", JSON.stringify({ version: 1, lessons: {}, everything: true }));

const covering = [
  { language: "en", skip: "Skip the question", given: "The residual of three scalars" },
  { language: "de", skip: "Die Frage überspringen", given: "Das Residuum der drei Skalare" },
];
for (const { language, skip, given } of covering)
  test(
    `a question covers the panels that would answer it until it is skipped, in ${language}`,
    language === "en" ? {} : leftToVerify,
    async ({ page }) => {
      await page.addInitScript(everythingBeside);
      await page.goto(`./?lang=${language}&lesson=discovered`);
      const question = page.locator('[data-question="structure"]');
      await expect(page.locator(".lesson-article > p .lesson-live").nth(1)).toHaveText(/^1\d/);
      for (const panel of ["weights", "constants", "unrolled", "stored-runs"])
        await expect(page.locator(`.${panel}-panel`)).toHaveClass(/panel-covered/);
      await expect(page.locator(".training-panel")).not.toHaveClass(/panel-covered/);
      await expect(page.locator(".panels")).not.toContainText(given);
      await expect(page.locator(".lesson-article")).not.toContainText("EAGLE");
      await page.locator(".weights-panel").getByRole("button", { name: skip }).click();
      await expect(page.locator(".weights-panel .panel-summary")).toContainText(given);
      await expect(question.locator(".lesson-after")).toBeVisible();
      await expect(question.locator(".lesson-reply")).toHaveCount(0);
      await expect(page.locator(".lesson-article")).toContainText("EAGLE");
      // The next question still hides its answer while its own run is on the page.
      await expect(page.locator(".unrolled-panel")).toHaveClass(/panel-covered/);
      await chooseInMenu(page, /seed/i);
      await expect(page.locator(".unrolled-panel")).not.toHaveClass(/panel-covered/);
    },
  );

test("an exercise shows numbers and controls of its own experiment alone, and starting it skips the question about it", async ({
  page,
}) => {
  await page.goto("./?lang=en&lesson=both-ways");
  const exercise = page.locator(".lesson-exercise");
  await expect(page.locator(".training-panel .panel-summary")).toContainText("LION-D");
  await exercise.scrollIntoViewIfNeeded();
  await expect(exercise.locator(".lesson-live")).toHaveText("–");
  await expect(exercise.getByRole("combobox")).toHaveCount(0);
  await expect(exercise).toContainText("The panels show another experiment.");
  await expect(exercise).toContainText("read, from the mean,");
  const story = page.getByText("the initial weights had the same symmetry");
  await expect(story).toHaveCount(0);
  await exercise.getByRole("button", { name: "Start from here" }).click();
  await expect(exercise.getByRole("combobox")).toHaveCount(2);
  await expect(exercise.locator(".lesson-live")).toHaveText(/^0[.][45]/);
  await expect(exercise).not.toContainText("The panels show another experiment.");
  await expect(story).toBeVisible();
  await expect(page.locator('[data-question="mirror"] .lesson-outcome')).toHaveText(/: 0[.][45]\d*[.] You skipped the question[.]$/);
  // Questions about other experiments stay open.
  await page.goto("./?lang=en&lesson=traces");
  await exercise.getByRole("button", { name: "Start from here" }).click();
  await expect(exercise.locator(".lesson-live")).toHaveText([/^\d/, /^\d/, /^\d/]);
  await expect(page.locator('[data-question="all-but-eight"] .lesson-outcome')).toHaveText("");
});

test("a word that speaks of an experiment runs it where the page shows another, and a skipped question is asked anew", async ({ page }) => {
  await page.goto("./?lang=en&lesson=turing-machine");
  const question = page.locator(".lesson-predict");
  await question.getByRole("button", { name: "Skip the question" }).click();
  await expect(question.locator(".lesson-outcome")).toHaveText(/: 84[.] You skipped the question[.]$/);
  await expect(question.getByRole("button", { name: "Answer again" })).toBeFocused();
  const steps = () => page.evaluate(() => (window.playground.experiment.task as { readonly steps?: number }).steps);
  await expect.poll(steps).toBe(12);
  await page.getByRole("button", { name: "the panel of unseen computations" }).click();
  await expect.poll(steps).toBe(8);
  await question.getByRole("button", { name: "Answer again" }).click();
  await expect(question.locator(".lesson-outcome")).toHaveText("");
  await expect(question.getByRole("button", { name: "Run and compare" })).toBeDisabled();
});

/** Goes to another address of the page without a reload, as the arrows of the browser do. */
function follow(page: Page, search: string): Promise<void> {
  return page.evaluate((address) => {
    history.pushState(null, "", address + location.hash);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, search);
}

/** Violations that axe finds in a fully unfolded lesson, with its hints. The panels beside it are checked elsewhere. */
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
      .getByRole("button", { name: /^1\. Linear attention by hand/ })
      .click();
    await expect(page).toHaveURL(/[?]lesson=one-sample/);
    const heading = page.getByRole("heading", { name: "Linear attention by hand" });
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
    await page.getByRole("heading", { name: "Dependence on the sequence" }).scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => JSON.parse(localStorage.getItem("lessons") ?? "{}").lessons?.["one-sample"]?.place ?? null);
    // The first step is known since the lesson was opened, and nobody is led back to it.
    const laterStep = /^step-(?!1$)/;
    await expect.poll(place).toMatch(laterStep);

    await page.emulateMedia({ media: "print", colorScheme: "light" });
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    await expect(page.locator(".lesson-figure .panel-title")).toHaveText("Attention", { useInnerText: true });
    await expect(page.locator(".lesson-lines").first()).toBeVisible();
    await expect(page.locator(".bar")).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await page.emulateMedia({ media: "screen", colorScheme: "dark" });

    await expect.poll(place).toMatch(laterStep);
    await page.reload();
    await expect(page.getByText("This is where you left off.")).toBeVisible();
    await button(page, "Leave the lesson").last().click();
    await expect(heading).toBeHidden();
    await page.goBack();
    await expect(heading).toBeVisible();
    await button(page, "Leave the lesson").last().click();
    await page.keyboard.press("Control+z");
    await expect.poll(() => page.evaluate(() => JSON.stringify(window.playground.experiment))).toBe(own);
  });
});

/** Runs in the page: buttons of the bars that another one covers, or that lie beyond the screen. */
function coveredInBars(): string[] {
  const buttons = [...document.querySelectorAll(":is(.bar, .lesson-sides) button")].filter((button) => button.checkVisibility());
  return buttons.flatMap((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const whole = [left + 4, right - 4].every((x) => button.contains(document.elementFromPoint(x, (top + bottom) / 2)));
    return whole ? [] : [button.getAttribute("aria-label") ?? button.textContent ?? ""];
  });
}
