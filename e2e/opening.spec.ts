/** A first visit: from the bare address to an answered question and on to the whole page, by mouse, touch and keyboard. */
import type { Page } from "@playwright/test";
import { schemesAt, tooSmall, violations } from "./accessible";
import { cutOff } from "./cut-off";
import { leftToVerify } from "./in-verify";
import { overlaps } from "./overlaps";
import { button, expect, shortLink, test } from "./page";
import { dragBy } from "./pointers";
import { forgotten, reply, scrolled } from "./question";

test.use({ calm: true, newcomer: true, lively: true });

const slider = (page: Page) => page.getByRole("slider", { name: "Training samples" });

/** Where the thumb of the slider is for so many examples. */
async function placeFor(page: Page, examples: number) {
  const box = await slider(page).boundingBox();
  if (!box) throw new Error("the slider is not on the screen");
  return { x: box.x + 13 + ((box.width - 26) * (examples - 1)) / 79, y: box.y + box.height / 2 };
}

async function drawn(page: Page): Promise<void> {
  await page.goto("./");
  await expect(page.locator(".question-line")).toBeVisible();
  await expect(page.locator(".question-dot").first()).toBeVisible();
}

for (const { name, viewport } of [
  { name: "wide", viewport: { width: 1440, height: 900 } },
  { name: "narrow", viewport: { width: 390, height: 844 } },
])
  test.describe(name, () => {
    test.use({ viewport });
    const rest = name === "wide" ? {} : leftToVerify;

    test("two actions of the mouse answer the question without scrolling, and everyone can use it before and after the answer", async ({
      page,
    }) => {
      for (const colorScheme of schemesAt(viewport)) {
        await page.emulateMedia({ colorScheme });
        await page.evaluate(() => localStorage.clear()).catch(() => {});
        await page.goto("about:blank");
        await drawn(page);
        await expect(page.locator(".question-off")).toHaveText(/^Relative error \d+ %$/);
        expect(await page.locator(".question-strip svg").getAttribute("data-examples")).toBe("8");
        expect(await violations(page)).toEqual([]);
        expect(await tooSmall(page.getByRole("button"))).toEqual([]);
        await button(page, "80").click();
        await expect(reply(page)).toContainText("Your answer: 80");
        const [from, to] = [await placeFor(page, 8), await placeFor(page, 46)];
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y, { steps: 12 });
        await page.mouse.up();
        await expect(reply(page)).toContainText("40 suffice: the other 40 change nothing.");
        await expect(page.locator(".question-off")).toHaveText(/^Exact to 1\d digits$/);
        expect(await scrolled(page)).toEqual([0, 0, 0]);
        await button(page, "no number suffices").click();
        await expect(reply(page)).toContainText("On a softmax layer this learner would not become exact.");
        expect(await violations(page)).toEqual([]);
        expect(await scrolled(page)).toEqual([0, 0, 0]);
      }
    });

    test("the keyboard alone answers, and goes on to two panels, three controls and everything", rest, async ({ page }) => {
      await drawn(page);
      await button(page, "40").focus();
      await page.keyboard.press("Enter");
      await slider(page).focus();
      await page.keyboard.press("End");
      await expect(reply(page)).toContainText(/^Correct: with 39 samples the relative error is \d/);
      expect(await scrolled(page)).toEqual([0, 0, 0]);
      await button(page, "Go on").focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("figure", { name: "Attention in three steps" })).toBeVisible();
      await button(page, "Go on").focus();
      await page.keyboard.press("Enter");
      await expect(page.locator(".few .panel")).toHaveCount(2);
      await expect(page.locator(".few .form input, .few .form [role=slider], .few .form .field")).not.toHaveCount(0);
      await expect
        .poll(() => page.evaluate(() => window.playground.experiment.task))
        .toMatchObject({ kind: "random-attention", samples: 80 });
      await button(page, "Show everything").focus();
      await page.keyboard.press("Enter");
      await expect(page.locator(".loss-panel")).toBeVisible();
      await expect(page.locator(".rail-preset")).toBeVisible();
      await expect(page.getByRole("region", { name: "Tour of the page" })).toBeHidden();
      expect(await page.evaluate(() => window.playground.activity)).toBe("running");
    });
  });

/** The second step, reached from an answered question. */
async function mechanism(page: Page): Promise<void> {
  await drawn(page);
  await button(page, "40").click();
  await slider(page).press("End");
  await button(page, "Go on").click();
  await expect(page.locator(".mechanism[data-moment='3']")).toBeVisible();
}

const scoresOf = (page: Page) => page.locator(".mechanism-strip .mechanism-label:not(.mechanism-name)").allTextContents();

test("attention is seen before it is measured, in steps; the first opening ends with the questions of the other labs", async ({ page }) => {
  await mechanism(page);
  await test.step("tokens move by keys and by the pointer, and every score follows", async () => {
    expect(await scoresOf(page)).toEqual(["0.55", "−1.03", "1.94", "−1.92", "1.27"]);
    await expect(page.locator(".mechanism-sum")).toContainText("sum 0.82");
    const first = page.getByRole("slider", { name: "Token 1: 0.90, −1.30" });
    await first.focus();
    await page.keyboard.press("ArrowUp");
    await expect(page.getByRole("slider", { name: "Token 1: 0.90, −1.20" })).toBeFocused();
    expect(await scoresOf(page)).toEqual(["0.59", "−1.03", "1.94", "−1.92", "1.27"]);
    await expect(reply(page)).toContainText("The last one changes all five, because it makes the query.");
    const last = page.locator(".mechanism-token[data-last=true] .mechanism-dot-token");
    const box = await last.boundingBox();
    if (!box) throw new Error("the last token is not on the screen");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x - 80, box.y + 40, { steps: 8 });
    await page.mouse.up();
    const after = await scoresOf(page);
    for (const [at, before] of ["0.59", "−1.03", "1.94", "−1.92", "1.27"].entries()) expect(after[at]).not.toBe(before);
  });
  await test.step("the steps can be shown one by one, also by keys, and played again", async () => {
    const dot = (step: number) => page.getByRole("button", { name: `Step ${step} of 3` });
    await dot(1).click();
    await expect(page.locator(".mechanism[data-moment='1']")).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(dot(2)).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("ArrowLeft");
    await expect(dot(1)).toHaveAttribute("aria-pressed", "true");
    await button(page, "Play again").click();
    await expect(page.locator(".mechanism[data-moment='3']")).toBeVisible();
  });
  await test.step("the other labs follow", async () => {
    await button(page, "Go on").click();
    const others = page.locator(".few-others");
    await expect(others).toContainText("Two more questions about attention");
    await expect(others).toContainText("Its scores are divided by their sum; those of the Learnability lab are not.");
    await others.getByRole("button", { name: "EAGLE" }).click();
    await expect(page.getByRole("slider", { name: "Iterations" })).toBeVisible();
  });
});

test("with reduced motion all three steps are there at once, and everyone can use them, light and dark", leftToVerify, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await mechanism(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
  expect(await scrolled(page)).toEqual([0, 0, 0]);
  await page.reload();
  await expect(page.locator(".mechanism[data-moment='3']")).toBeVisible();
  await page.goBack();
  await expect(page.locator(".question-line")).toBeVisible();
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a tap and a drag of the finger answer the question, without scrolling", async ({ page }) => {
    await drawn(page);
    await button(page, "10").tap();
    const [from, to] = [await placeFor(page, 8), await placeFor(page, 44)];
    const finger = await page.context().newCDPSession(page);
    const touch = (type: string, at?: { x: number; y: number }) =>
      finger.send("Input.dispatchTouchEvent", { type: type as "touchStart", touchPoints: at ? [at] : [] });
    await touch("touchStart", from);
    for (let step = 1; step <= 10; step++) await touch("touchMove", { x: from.x + ((to.x - from.x) * step) / 10, y: from.y });
    await touch("touchEnd");
    await expect(reply(page)).toContainText("It takes 40. With 10 the learner fits the training samples");
    expect(await scrolled(page)).toEqual([0, 0, 0]);
  });

  test("the dots below the frames of attention follow a swipe, and turn to what is drawn", leftToVerify, async ({ page }) => {
    // All is there at once, until it is played.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await mechanism(page);
    const dot = (step: number) => page.getByRole("button", { name: `Step ${step} of 3` });
    const pressed = (step: number) => expect(dot(step)).toHaveAttribute("aria-pressed", "true");
    const frames = page.locator(".mechanism-frames");
    const inView = () => frames.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth);
    await pressed(3);
    await dragBy(page, "touch", page.locator(".mechanism-frame").nth(2).locator("h3"), { x: 240, y: 0 });
    await pressed(2);
    await expect.poll(inView).toBe(1);
    await dot(1).tap();
    await pressed(1);
    await expect.poll(inView).toBe(0);
    // The scores stay: a token that is dragged now changes them.
    await expect(page.locator(".mechanism-sum")).toContainText("sum 0.82");
    await dragBy(page, "touch", page.locator(".mechanism-frame").first().locator("h3"), { x: -240, y: 0 });
    await pressed(2);
    await expect.poll(inView).toBe(1);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await button(page, "Play again").tap();
    await pressed(1);
    await pressed(3);
  });
});

test("nothing is cut off on a telephone of 360 x 640 or 844 x 390, which scrolls", async ({ page }) => {
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(viewport);
    await drawn(page);
    expect(await cutOff(page)).toEqual([]);
    expect(await overlaps(page)).toEqual([]);
    expect((await scrolled(page))[2]).toBeGreaterThan(0);
    // Held sideways, the page shows the effect of a drag.
    if (viewport.width > viewport.height)
      for (const part of [slider(page), page.locator(".question-frame"), button(page, "80")])
        await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test("German says the same", async ({ page }) => {
  await page.goto("./?lang=de");
  await expect(page.getByRole("heading", { level: 2 })).toContainText("Attention ohne Softmax lässt sich exakt lernen.");
  await button(page, "80").click();
  await page.getByRole("slider", { name: "Trainingsbeispiele" }).press("End");
  await expect(reply(page)).toContainText("40 genügen: Die übrigen 40 ändern nichts.");
});

test("lesson 1 is one press away", async ({ page }) => {
  await drawn(page);
  await button(page, "Start with lesson 1").click();
  await expect(page.locator(".lesson h2")).toHaveText("Linear attention by hand");
  await expect(page.locator(".loss-panel, .attention-panel").first()).toBeVisible();
});

test("a reload comes back to the question, and a visit after it has been left shows everything", async ({ page }) => {
  await drawn(page);
  await page.reload();
  await expect(page.locator(".first-question")).toBeVisible();
  await button(page, "Show everything").click();
  await expect(page.locator(".loss-panel")).toBeVisible();
  await page.goto("about:blank");
  await page.goto("./");
  await expect(page.locator(".loss-panel")).toBeVisible();
  await expect(page.locator(".first-question")).toHaveCount(0);
});

test("a link, a lesson, an embedded panel and a presentation are shown on a first visit", async ({ page }) => {
  for (const address of [`./${shortLink()}`, "./?lesson=one-sample", "./?mode=embed&panel=loss", "./?mode=present"]) {
    await page.goto(address);
    await expect(page.locator(".panel").first()).toBeVisible();
    await expect(page.locator(".first-question")).toHaveCount(0);
    await forgotten(page);
  }
});

test("an address that is changed to a link leaves the opening for it", async ({ page }) => {
  await drawn(page);
  const link = shortLink(77);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, link);
  await expect(page.locator(".loss-panel")).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.playground.experiment.seed)).toBe(77);
});
