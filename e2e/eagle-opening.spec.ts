/** The opening of EAGLE: from the first choice of the lab to its page, by mouse, touch and keyboard. */
import type { Page } from "@playwright/test";
import { eagleKind } from "../src/labs/eagle/document/kind";
import { presets } from "../src/labs/eagle/document/presets";
import { encodeLink } from "../src/platform/documents/link";
import { schemesAt, tooSmall, violations } from "./accessible";
import { cutOff } from "./cut-off";
import { leftToVerify } from "./in-verify";
import { overlaps } from "./overlaps";
import { button, chooseInMenu, expect, moreButton, test } from "./page";
import { choice, drawnAfterReload, labOf, movedByKeys, openingOf, reply, scrolled } from "./question";

test.use({ calm: true, newcomer: true, lively: true });

const slider = (page: Page) => page.getByRole("slider", { name: "Iterations" });
const asked = (page: Page) => openingOf(page, "EAGLE", /^Block D after 0 iterations/);

for (const { name, viewport } of [
  { name: "wide", viewport: { width: 1440, height: 900 } },
  { name: "narrow", viewport: { width: 390, height: 844 } },
])
  test.describe(name, () => {
    test.use({ viewport });
    const rest = name === "wide" ? {} : leftToVerify;

    test("the keyboard alone drags and answers, and goes on to five solvers", rest, async ({ page }) => {
      await asked(page);
      await choice(page, "1").focus();
      await page.keyboard.press("Enter");
      await expect(reply(page)).toContainText("Your answer: 1. Drag the slider");
      await movedByKeys(slider(page), [
        ["PageUp", "5"],
        ["PageUp", "10"],
        ["ArrowRight", "11"],
        ["ArrowLeft", "10"],
        ["PageDown", "5"],
        ["Home", "0"],
        ["End", "20"],
      ]);
      await expect(slider(page)).toHaveAttribute(
        "aria-valuetext",
        "Block D after 20 iterations. Gradient descent: 64 % off. EAGLE: right to 14 digits.",
      );
      await expect(reply(page)).toContainText(/^Right: 1\. Each further iteration squares the error/);
      await expect(reply(page)).toContainText("But 12 iterations pass first, and each costs 5.2 times as many operations.");
      expect(await scrolled(page)).toEqual([0, 0, 0]);
      await button(page, "Go on").click();
      await expect(page.locator(".preset-view h2, .question h2, main h2").first()).toContainText("A block is missing");
      expect(await labOf(page)).toBe("eagle");
    });

    test("everyone can use it before and after the answer", rest, async ({ page }) => {
      for (const colorScheme of schemesAt(viewport)) {
        await page.emulateMedia({ colorScheme });
        await page.evaluate(() => localStorage.clear()).catch(() => {});
        await page.goto("about:blank");
        await asked(page);
        expect(await violations(page)).toEqual([]);
        expect(await tooSmall(page.getByRole("button"))).toEqual([]);
        expect(await overlaps(page)).toEqual([]);
        await choice(page, "1 000").or(choice(page, "1\u202f000")).first().click();
        await slider(page).press("End");
        await expect(reply(page)).toContainText("That holds for an error that shrinks by a constant factor");
        expect(await violations(page)).toEqual([]);
        expect(await cutOff(page)).toEqual([]);
      }
    });
  });

test("each wrong answer has its own reply once iteration 14 has been reached, and the lesson on EAGLE is one press away", async ({
  page,
}) => {
  await asked(page);
  for (const [answer, said] of [
    ["13", "So many passed before the first digits; 1 more is enough."],
    ["1\u202f000", "That holds for an error that shrinks by a constant factor; here 1 is enough."],
    ["31\u202f000", "That is gradient descent; EAGLE needs 1."],
  ]) {
    await choice(page, answer).click();
    if (answer === "13") {
      await slider(page).focus();
      for (let k = 0; k < 13; k++) await page.keyboard.press("ArrowRight");
      await expect(reply(page)).toContainText("Your answer: 13.");
      await page.keyboard.press("ArrowRight");
    }
    await expect(reply(page)).toContainText(said);
    await expect(reply(page)).toContainText("Gradient descent needs 31\u202f000 more. But 12 iterations pass first");
    await expect(choice(page, answer)).toHaveAttribute("data-verdict", "wrong");
  }
  await button(page, "Start with lesson 13").click();
  await expect(page.locator(".lesson h2")).toHaveText("An algorithm read from weights");
});

test("a reload and the browser's history come back to it; after Show everything the lab opens without it", async ({ page }) => {
  await asked(page);
  await expect.poll(() => page.url()).toContain("#");
  const headline = await page.locator(".first-question h2").innerText();
  expect(await drawnAfterReload(page, slider(page))).toEqual([headline]);
  await page.goBack();
  await expect(page.getByRole("slider", { name: "Training samples" })).toBeVisible();
  await page.goForward();
  await expect(slider(page)).toBeVisible();
  await button(page, "Show everything").click();
  await expect(page.locator(".gallery")).toBeVisible();
  await page.keyboard.press("Escape");
  await choice(page, "Learnability").click();
  await expect(page.locator(".loss-panel")).toBeVisible();
  await choice(page, "EAGLE").click();
  await expect(page.locator(".rail-preset")).toBeVisible();
  await expect(slider(page)).toHaveCount(0);
  await chooseInMenu(page, "Introduction");
  await expect(slider(page)).toBeVisible();
  await button(page, "Show everything").click();
  await expect(page.locator(".rail-preset")).toBeVisible();
});

test("each lab has a line under its name, by mouse and by focus, which Escape and a choice remove", async ({ page }) => {
  await page.goto("./");
  await expect(page.locator(".question-line")).toBeVisible();
  const line = page.getByRole("tooltip");
  await choice(page, "LION").hover();
  await expect(line).toHaveText(/^Attention in both directions/);
  expect(await violations(page)).toEqual([]);
  await choice(page, "Learnability").focus();
  await page.keyboard.press("Tab");
  await expect(choice(page, "EAGLE")).toBeFocused();
  await expect(line).toHaveText("Which algorithm do layers of linear attention learn for a matrix with a missing block?");
  await expect(choice(page, "EAGLE")).toHaveAccessibleDescription(/^Which algorithm/);
  await page.keyboard.press("Escape");
  await expect(line).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(slider(page)).toBeVisible();
  await expect(line).toHaveCount(0);
});

test(
  "on a telephone the menu has the line, and leads back to the opening from the page, as the name does",
  leftToVerify,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await asked(page);
    for (const back of ["menu", "name"] as const) {
      await button(page, "Show everything").click();
      if (back === "menu") await page.keyboard.press("Escape");
      await expect(page.locator(".rail-preset")).toBeVisible();
      if (back === "name") await page.getByRole("button", { name: "Learnability Playground" }).click();
      else {
        await moreButton(page).click();
        await expect(page.getByRole("menuitem", { name: "Introduction" })).toContainText("Which algorithm do layers");
        await page.getByRole("menuitem", { name: "Introduction" }).click();
      }
      await expect(slider(page)).toBeVisible();
    }
  },
);

test("a link to EAGLE shows everything on a first visit", async ({ page }) => {
  await page.goto(`./#${encodeLink(eagleKind, presets[0].document, {})}`);
  await expect(page.locator(".rail-preset")).toBeVisible();
  expect(await labOf(page)).toBe("eagle");
  await expect(slider(page)).toHaveCount(0);
});

test("German says the same", async ({ page }) => {
  await page.goto("./?lang=de");
  await choice(page, "EAGLE").click();
  await choice(page, "13").click();
  await page.getByRole("slider", { name: "Iterationen" }).press("End");
  await expect(reply(page)).toContainText("So viele vergingen bis zu den ersten Stellen; jetzt genügt 1.");
  await expect(reply(page)).toContainText("Doch zuerst vergehen 12 Iterationen, und jede kostet 5,2-mal so viele Operationen.");
});
