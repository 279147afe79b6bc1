/** Every lesson is walked to its end by keyboard alone: its questions answered and compared, its exercise solved and recognised. */
import type { Locator, Page } from "@playwright/test";
import { tooSmall, violations } from "./accessible";
import { button, expect, test } from "./page";

test.use({ still: true });

/** Solves the exercise of a lesson, whose parts are found in `exercise`. */
type Solve = (page: Page, exercise: Locator) => Promise<void>;

const lessons: readonly { readonly id: string; readonly predictions: number; readonly solve: Solve; readonly solved: RegExp }[] = [
  {
    id: "one-sample",
    predictions: 1,
    solve: async (page, exercise) => {
      await typeInto(page, exercise.getByRole("spinbutton", { name: "Z, row 1, column 1" }), "-2");
      await typeInto(page, exercise.getByRole("spinbutton", { name: "Z, row 2, column 1" }), "-1");
    },
    solved: /2 numbers of Z are others, but Z Zᵀ and the last token are what they were/,
  },
  {
    id: "cubic-trick",
    predictions: 1,
    solve: (page, exercise) => typeInto(page, exercise.getByRole("spinbutton", { name: "Samples N" }), "28"),
    solved: /28 samples see 28 of the 40 directions/,
  },
  {
    id: "one-shot",
    predictions: 1,
    solve: (page, exercise) => typeInto(page, exercise.getByRole("spinbutton", { name: "Samples N" }), "4096"),
    solved: /4\u2009096 samples bring the test error down/,
  },
  {
    id: "more-heads",
    predictions: 1,
    solve: (page, exercise) => typeInto(page, exercise.getByRole("spinbutton", { name: "Steps" }), "40000"),
    solved: /with 40\u2009000 steps: patience/,
  },
  {
    id: "identifiability",
    predictions: 2,
    solve: (page, exercise) => typeInto(page, exercise.getByRole("spinbutton", { name: "Dimension d" }), "5"),
    solved: /500 samples for 75 directions, and their law hides 20/,
  },
  {
    id: "memories",
    predictions: 1,
    solve: async (page) => {
      // The table is one stop; arrow keys lead on from its first key, down to the fourth pair and along to the cross behind it.
      await expect(button(page, "Remove pair 4")).toBeVisible();
      await tabTo(page, page.getByRole("grid").locator("[tabindex='0']"));
      for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", ...Array<string>(6).fill("ArrowRight")]) await page.keyboard.press(key);
      await expect(button(page, "Remove pair 4")).toBeFocused();
      await page.keyboard.press("Enter");
      await tabTo(page, button(page, "Orthonormalise keys"));
      await page.keyboard.press("Enter");
    },
    solved: /All 3 keys have length 1 and stand at right angles/,
  },
  {
    id: "automata",
    predictions: 1,
    solve: (page, exercise) => typeInto(page, exercise.getByRole("spinbutton", { name: "Traces N" }), "48"),
    solved: /48 traces certify all 16 computations/,
  },
  {
    id: "turing-machine",
    predictions: 1,
    solve: async (page, exercise) => {
      await typeInto(page, exercise.getByRole("spinbutton", { name: "Traces" }), "12");
      await typeInto(page, exercise.getByRole("spinbutton", { name: "Seed" }), "3");
    },
    solved: /12 traces certify all 4 computations/,
  },
];

for (const { id, predictions, solve, solved } of lessons)
  test(`the lesson "${id}" is walked to its end by keyboard alone`, async ({ page }) => {
    await page.goto(`./?lesson=${id}`);
    const questions = page.locator(".lesson-predict");
    await expect(questions).toHaveCount(predictions);
    for (const question of await questions.all()) {
      const entry = question.locator("input").first();
      await tabTo(page, entry);
      await page.keyboard.press((await entry.getAttribute("type")) === "radio" ? "Space" : "7");
      await tabTo(page, question.getByRole("button", { name: "Run and compare" }));
      await page.keyboard.press("Enter");
      await expect(question.locator(".lesson-outcome")).toHaveText(
        /: .+\. (That is what you predicted|You predicted otherwise|You said|Exactly)/,
        {
          timeout: 90_000,
        },
      );
    }
    const exercise = page.locator(".lesson-exercise");
    await expect(exercise.locator(".lesson-outcome")).toHaveText("");
    const start = exercise.getByRole("button", { name: "Start from here" });
    if ((await start.count()) > 0) {
      await tabTo(page, start);
      await page.keyboard.press("Enter");
    }
    await solve(page, exercise);
    await expect(exercise.locator(".lesson-outcome")).toHaveText(solved, { timeout: 90_000 });
  });

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
      .getByRole("button", { name: /^What linear attention computes/ })
      .click();
    await expect(page).toHaveURL(/[?]lesson=one-sample/);
    const heading = page.getByRole("heading", { name: "What linear attention computes" });
    await expect(heading).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.playground.experiment.task)).toMatchObject({ d: 2, n: 3 });
    expect(await violations(page)).toEqual([]);
    expect(await tooSmall(page.locator(".lesson button:not(.lesson-word), .lesson select, .drag-number input"))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    await button(page, "the attention panel").click();
    await expect(page.locator(".attention-panel")).toBeInViewport();
    await expect(button(page, "Panels")).toBeFocused();
    await button(page, "Text").click();
    await page.getByRole("heading", { name: "What the answer does not see" }).scrollIntoViewIfNeeded();
    await page.waitForTimeout(200);

    await page.emulateMedia({ media: "print", colorScheme: "light" });
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    await expect(page.locator(".lesson-figure .panel-title")).toHaveText("Attention");
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

/** Presses Tab, or Shift and Tab to go back, until the element has the focus, as a person without a mouse does. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  const stops = await element.evaluate(stopsBefore);
  const key = stops < 0 ? "Shift+Tab" : "Tab";
  // The count is rough: the last few are looked at one by one.
  for (let presses = Math.abs(stops) - 4; presses > 0; presses--) await page.keyboard.press(key);
  for (let presses = 0; presses < 30; presses++) {
    if (await element.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${element}`);
}

/** Runs in the page: about how many stops of Tab an element lies ahead; less than none when it lies behind. */
function stopsBefore(element: Element): number {
  const stops = [...document.querySelectorAll<HTMLElement>("button, input, select, summary, a[href]")].filter(
    (one) => one.offsetParent !== null && !one.matches(":disabled, [type=radio], [tabindex='-1']"),
  );
  const after = (from: Element) => stops.filter((one) => from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING).length;
  const ahead = after(document.activeElement ?? document.body) - after(element);
  const active = document.activeElement;
  return active && active !== document.body && active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
    ? -Math.abs(ahead) - 1
    : Math.max(0, ahead);
}

async function typeInto(page: Page, entry: Locator, text: string): Promise<void> {
  await tabTo(page, entry);
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}
