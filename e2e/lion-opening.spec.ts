/** The opening of LION: from the first choice of the lab to its page, by mouse, touch and keyboard. */
import type { Page } from "@playwright/test";
import { schemesAt, tooSmall, violations } from "./accessible";
import { cutOff } from "./cut-off";
import { leftToVerify } from "./in-verify";
import { overlaps } from "./overlaps";
import { button, chooseInMenu, expect, test } from "./page";
import { choice, drawnAfterReload, labOf, movedByKeys, openingOf, reply, scrolled } from "./question";

test.use({ calm: true, newcomer: true, lively: true });

const slider = (page: Page) => page.getByRole("slider", { name: "Decay of the full stop" });
const asked = (page: Page) => openingOf(page, "LION", /the full stop has decay 0\.9/);

for (const { name, viewport, right } of [
  { name: "wide", viewport: { width: 1440, height: 900 }, right: "only the full stop" },
  { name: "narrow", viewport: { width: 390, height: 844 }, right: "only the stop" },
])
  test.describe(name, () => {
    test.use({ viewport });
    const rest = name === "wide" ? {} : leftToVerify;

    test("the keyboard alone drags and answers, and goes on to two directions", rest, async ({ page }) => {
      await asked(page);
      await choice(page, right).focus();
      await page.keyboard.press("Enter");
      await expect(reply(page)).toContainText(`Your answer: ${right}. Drag the slider`);
      await movedByKeys(slider(page), [
        ["PageDown", "80"],
        ["ArrowLeft", "79"],
        ["ArrowRight", "80"],
        ["PageUp", "90"],
        ["Home", "0"],
      ]);
      await expect(slider(page)).toHaveAttribute(
        "aria-valuetext",
        "Mask of LION-S for eleven tokens; the full stop has decay 0. 0 % of the weight of the words crosses it.",
      );
      await expect(reply(page)).toContainText(/^Right: only the full stop\. I.* attends to all (eleven )?tokens/);
      await expect(reply(page)).toContainText("A learned decay is a sigmoid, which comes near 0 and never reaches it.");
      await button(page, "Theorem 3.1").click();
      await expect(reply(page)).toContainText("rows and columns have swapped");
      await button(page, "Go on").click();
      await expect(page.locator("main h2").first()).toContainText("Can two recurrences replace the attention matrix?");
      expect(await labOf(page)).toBe("lion");
    });

    test("everyone can use it before and after the answer", rest, async ({ page }) => {
      for (const colorScheme of schemesAt(viewport)) {
        await page.emulateMedia({ colorScheme });
        await page.evaluate(() => localStorage.clear()).catch(() => {});
        await page.goto("about:blank");
        await asked(page);
        expect(await violations(page)).toEqual([]);
        expect(await tooSmall(page.locator(".question-asked").getByRole("button"))).toEqual([]);
        expect(await overlaps(page)).toEqual([]);
        expect(await scrolled(page)).toEqual([0, 0, 0]);
        await choice(page, "none").click();
        await slider(page).press("Home");
        await expect(reply(page)).toContainText("One token does: the full stop itself.");
        expect(await violations(page)).toEqual([]);
        expect(await cutOff(page)).toEqual([]);
      }
    });
  });

test("each wrong answer has its own reply once 0 has been reached, a wall stands only there, and the first lesson is one press away", async ({
  page,
}) => {
  await asked(page);
  for (const [answer, said] of [
    ["all", "No word does: the weight is exactly 0."],
    ["those after it", "Words after it do not: their earlier tokens are behind the wall."],
    ["none", "One token does: the full stop itself."],
  ]) {
    await choice(page, answer).click();
    if (answer === "all") {
      await expect(reply(page)).toContainText("Your answer: all.");
      await slider(page).press("Home");
    }
    await expect(reply(page)).toContainText(said);
    await expect(reply(page)).toContainText("Its row is full: it attends to all eleven tokens.");
    await expect(choice(page, answer)).toHaveAttribute("data-verdict", "wrong");
  }

  await test.step("the counts of rows and columns tell the wall, and the bar of the full stop drags it as well", async () => {
    const counts = () => page.locator(".mask-count").allTextContents();
    await slider(page).press("Home");
    await expect(page.locator(".mask-wall")).toHaveCount(3);
    const rows = (await counts()).filter((_, at) => at % 2 === 0);
    const columns = (await counts()).filter((_, at) => at % 2 === 1);
    expect(rows).toEqual(["5", "5", "5", "5", "5", "11", "5", "5", "5", "5", "5"]);
    expect(columns).toEqual(["6", "6", "6", "6", "6", "1", "6", "6", "6", "6", "6"]);
    await slider(page).press("ArrowRight");
    await expect(page.locator(".mask-wall")).toHaveCount(1);
    expect(new Set(await counts())).toEqual(new Set(["11"]));
    const bar = await page.locator(".mask-handle").boundingBox();
    if (!bar) throw new Error("the bar is not on the screen");
    await page.mouse.move(bar.x + bar.width / 2, bar.y + bar.height - 2);
    await page.mouse.down();
    await page.mouse.move(bar.x + bar.width / 2, bar.y + bar.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect(slider(page)).toHaveValue(/^(49|50|51)$/);
  });
  await button(page, "Start with lesson 14").click();
  await expect(page.locator(".lesson h2")).toBeVisible();
  await expect.poll(() => page.url()).toContain("lesson=decay");
});

test("a reload comes back to it; after Show everything the lab opens without it, and Introduction leads back", async ({ page }) => {
  await asked(page);
  await expect.poll(() => page.url()).toContain("#");
  const headline = await page.locator(".first-question h2").innerText();
  expect(await drawnAfterReload(page, slider(page))).toEqual([headline]);
  await button(page, "Show everything").click();
  await expect(page.locator(".gallery")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(page.locator(".rail-preset")).toBeVisible();
  await expect(slider(page)).toHaveCount(0);
  await chooseInMenu(page, "Introduction");
  await expect(slider(page)).toBeVisible();
});

test("German says the same", async ({ page }) => {
  await page.goto("./?lang=de");
  await choice(page, "LION").click();
  await choice(page, "keines").click();
  await page.getByRole("slider", { name: "Zerfall des Punkts" }).press("Home");
  await expect(reply(page)).toContainText("Ein Token schon: der Punkt selbst.");
});
