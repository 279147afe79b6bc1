/** Draggable elements follow the first drag of a mouse, a finger and a pen: inputs that the browser may cancel. */

import type { Page } from "@playwright/test";
import { parseExperiment } from "../src/labs/learnability/document/document";
import { encodeLink } from "../src/labs/learnability/document/link";
import { problemLine } from "../src/platform/fields/problem";
import { leftToVerify, pairings } from "./in-verify";
import { test } from "./kept";
import { walkWords } from "./lesson-walk";
import { expect, test as fresh, longLink, open } from "./page";
import { dragBy, pointers } from "./pointers";

test.use({ calm: true, still: true });
test.describe.configure({ mode: "default" });

const looks = [
  { language: "en", width: 1440 },
  { language: "de", width: 390 },
  { language: "de", width: 1440 },
  { language: "en", width: 390 },
] as const;

for (const { language, width } of pairings(looks))
  test(`the first drag of a number in a lesson moves it, in ${language} at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`./?lang=${language}&lesson=one-sample`);
    const { entry } = walkWords[language];
    for (const [index, kind] of pointers.entries()) {
      // Numbers that have not been pressed before.
      const number = page.getByRole("spinbutton", { name: entry(1, index + 1) }).first();
      const before = Number(await number.getAttribute("aria-valuenow"));
      await dragBy(page, kind, number, { x: 40, y: 0 });
      await expect(number, kind).toHaveAttribute("aria-valuenow", `${before + 5}`);
      await dragBy(page, kind, number, { x: -40, y: 0 }, "quick");
      await expect(number, kind).toHaveAttribute("aria-valuenow", `${before}`);
      await expect(number, "a drag is no wish to type").not.toBeFocused();
      // On a busy machine a tap may last so long that it counts as a long press, not as a press.
      await expect(async () => {
        await dragBy(page, kind, number, { x: 0, y: 0 });
        await expect(number, `a press of the ${kind} is`).toBeFocused({ timeout: 1000 });
      }).toPass();
      await page.keyboard.type("7");
      // Half-typed text is entered when another number is dragged.
      const other = page.getByRole("spinbutton", { name: entry(2, index + 1) }).first();
      const known = Number(await other.getAttribute("aria-valuenow"));
      await dragBy(page, kind, other, { x: 16, y: 0 });
      await expect(other, kind).toHaveAttribute("aria-valuenow", `${known + 2}`);
      await expect(number, kind).toHaveAttribute("aria-valuenow", "7");
    }
  });

test("a finger that goes down from a number scrolls the page, and changes nothing", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("./?lang=en&lesson=one-sample");
  const number = page.getByRole("spinbutton", { name: walkWords.en.entry(1, 1) }).first();
  await number.scrollIntoViewIfNeeded();
  const before = await number.boundingBox();
  await dragBy(page, "touch", number, { x: 0, y: -300 });
  await expect.poll(async () => (await number.boundingBox())?.y).toBeLessThan((before?.y ?? 0) - 100);
  await expect(number).toHaveAttribute("aria-valuenow", "2");
});

for (const width of [1440, 390])
  test(`the first drag of a slider moves it, at ${width} pixels`, width === 390 ? leftToVerify : {}, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, longLink());
    if (width < 760) await page.getByRole("button", { name: "Settings", exact: true }).click();
    await expect(page.locator(".slider input").first()).toBeAttached();
    const heads = async () => Number((await page.evaluate(() => window.playground.experiment.task as { heads?: number })).heads);
    const thumb = page.locator(".field", { hasText: "Teacher heads" }).locator(".slider-thumb");
    for (const kind of pointers) {
      const before = await heads();
      await dragBy(page, kind, thumb, { x: 60, y: 0 });
      await expect.poll(heads, { message: kind }).toBeGreaterThan(before);
    }
  });

test.describe("on a screen to touch", () => {
  // The drawing's library listens for touches only on a touch screen.
  fresh.use({ hasTouch: true });

  fresh("the first drag of a state in the drawing of an automaton moves it", async ({ page }) => {
    const parsed = parseExperiment({
      format: "learnability-experiment",
      version: 1,
      task: { kind: "automaton", length: 2, traces: 8, testTraces: 4 },
      learners: [],
    });
    if (!parsed.ok) throw new Error(problemLine(parsed.problem));
    await open(page, encodeLink(parsed.experiment));
    const place = (name: string) => position(page, name);
    for (const kind of pointers) {
      const state = page.getByRole("group", { name: /^State even( |$)/ });
      const before = await place("even");
      await dragBy(page, kind, state, { x: 30, y: 20 });
      await expect.poll(() => place("even"), { message: kind }).not.toEqual(before);
    }
  });
});

/** Position of a state in the document. */
function position(page: Page, name: string): Promise<readonly number[] | undefined> {
  return page.evaluate((state) => {
    const { task } = window.playground.experiment;
    if (task.kind !== "automaton") throw new Error("the target is no automaton");
    return task.machine.positions?.[task.machine.states.indexOf(state)];
  }, name);
}
