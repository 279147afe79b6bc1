/** Every setting by mouse and by keyboard: takes effect at once with the same seed, or says why not. */

import type { Page } from "@playwright/test";
import { test } from "./kept";
import {
  added,
  allSettings,
  button,
  chip,
  chooseInMenu,
  choosePreset,
  closeMenu,
  closeSettings,
  expect,
  learner,
  longLink,
  menuEntry,
  moreButton,
  runButton,
  setSpeed,
  steps,
  trainedTo,
} from "./page";

test.use({ calm: true, still: true });
test.describe.configure({ mode: "default" });

const experiment = (page: Page) => page.evaluate(() => window.playground.experiment);
const task = async (page: Page) => (await experiment(page)).task as unknown as Record<string, unknown>;
const specOf = async (page: Page, index: number) => (await experiment(page)).learners[index] as unknown as Record<string, unknown>;
const entry = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const slider = (page: Page, name: string) => page.getByRole("slider", { name, exact: true });
test.beforeEach(async ({ page }) => {
  await page.goto(`./${longLink()}`);
  // The page is shared, and so is what the test before has left open.
  if (await page.locator(".all-settings-sheet").isVisible()) await closeSettings(page);
  await page.locator(".rail input.entry-input").first().waitFor();
});

test.describe("a number", () => {
  test.beforeEach(async ({ page }) => {
    await allSettings(page);
  });

  test("is typed, runs at once with the same seed, and its dot takes it back", async ({ page }) => {
    const { seed } = await experiment(page);
    await entry(page, "Samples N").fill("512");
    await entry(page, "Samples N").press("Enter");
    await expect.poll(async () => (await task(page)).samples).toBe(512);
    expect((await experiment(page)).seed).toBe(seed);
    await trainedTo(page, 10);
    await button(page, "Samples N: back to the preset").click();
    await expect.poll(async () => (await task(page)).samples).not.toBe(512);
    await expect(button(page, "Samples N: back to the preset")).toHaveCount(0);
  });

  test("moves at once under the slider, before all that hangs on it is drawn anew", async ({ page }) => {
    const thumb = slider(page, "Tokens n");
    await thumb.focus();
    const before = Number((await task(page)).n);
    const seen = await thumb.evaluate(async (input) => {
      const said: [string | null, number][] = [];
      for (let press = 0; press < 2; press++) {
        input.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));
        // No frame passes: React draws what an event has changed before the next task.
        await Promise.resolve();
        said.push([input.getAttribute("aria-valuetext"), (window.playground.experiment.task as { n?: number }).n ?? 0]);
      }
      return said;
    });
    expect(seen).toEqual([
      ["10", before],
      ["12", before],
    ]);
    await expect.poll(async () => (await task(page)).n).toBe(12);
  });

  test("follows its slider by keyboard and by pointer, and a whole drag is one undo", async ({ page }) => {
    const thumb = slider(page, "Tokens n");
    await thumb.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(async () => (await task(page)).n).toBe(10);
    await expect(thumb).toHaveAttribute("aria-valuetext", "10");
    await page.keyboard.press("Home");
    await expect.poll(async () => (await task(page)).n).toBe(1);
    await page.keyboard.press("End");
    await expect.poll(async () => (await task(page)).n).toBe(128);
    // A drag is one change while its moves follow each other closely, and runs that begin anew on the way would hold them up.
    await button(page, "Pause").click();
    const track = await page.locator(".all-settings-sheet .field", { hasText: "Teacher heads" }).locator(".slider-track").boundingBox();
    if (!track) throw new Error("no track");
    const y = track.y + track.height / 2;
    const before = await task(page);
    // A slow device: values wait half a second for their picture, and what is pressed next comes after them all the same.
    await page.evaluate(() => {
      window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 500);
    });
    await page.mouse.move(track.x + 0.1 * track.width, y);
    await page.mouse.down();
    for (const share of [0.3, 0.5, 0.8]) await page.mouse.move(track.x + share * track.width, y, { steps: 4 });
    await page.mouse.up();
    await button(page, "Undo").click();
    await expect.poll(() => task(page)).toEqual(before);
    await page.keyboard.press("Control+Shift+z");
    // Within one of 13: a drag moves the thumb from where it was taken.
    await expect.poll(async () => Math.abs(Number((await task(page)).heads) - 13)).toBeLessThanOrEqual(1);
  });

  test("out of bounds, or no number at all, is answered in the schema's words and changes nothing", async ({ page }) => {
    const before = await experiment(page);
    for (const [typed, answer] of [
      ["99", "must be a whole number between 2 and 16, got 99"],
      ["2.5", "must be a whole number between 2 and 16, got 2.5"],
      ["many", "must be a whole number between 2 and 16, got “many”"],
    ]) {
      await entry(page, "Dimension d").fill(typed);
      await entry(page, "Dimension d").press("Enter");
      await expect(page.getByText(answer)).toBeVisible();
      await expect(entry(page, "Dimension d")).toHaveAttribute("aria-invalid", "true");
    }
    expect(await experiment(page)).toEqual(before);
    await entry(page, "Dimension d").press("Escape");
    await expect(entry(page, "Dimension d")).toHaveValue("4");
    await expect(entry(page, "Dimension d")).toHaveAttribute("aria-invalid", "false");
  });

  test("may be written as 3e-4", async ({ page }) => {
    await closeSettings(page);
    const rate = (await learner(page, "2 heads")).getByRole("textbox", { name: "Learning rate" });
    await rate.fill("3e-4");
    await rate.press("Enter");
    await expect.poll(async () => (await specOf(page, 1)).rate).toBe(3e-4);
    await page.keyboard.press("Escape");
  });
});

test("a problem between fields is answered at the field that was changed", async ({ page }) => {
  await allSettings(page);
  await page.getByRole("radio", { name: "every prefix" }).check({ force: true });
  await expect.poll(async () => (await task(page)).supervision).toBe("causal");
  await entry(page, "Samples N").fill("65536");
  await entry(page, "Samples N").press("Enter");
  await entry(page, "Tokens n").fill("128");
  await entry(page, "Tokens n").press("Enter");
  await expect(page.getByText(/samples must keep samples x n at or below 1\s048\s576 when every prefix is supervised/)).toBeVisible();
  expect((await task(page)).n).toBe(8);
});

test("choices are made by keyboard: segments by arrows, lists by their first letters", async ({ page }) => {
  await learner(page, "2 heads");
  await page.getByRole("radio", { name: "AdamW" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await specOf(page, 1)).optimizer).toBe("sgd");
  await expect(entry(page, "Momentum")).toBeVisible();
  await page.keyboard.press("Escape");
  await allSettings(page);
  await button(page, /Input distribution/).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("listbox").waitFor();
  await page.keyboard.press("r");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await task(page)).inputLaw).toBe("rademacher");
});

test("shifted test sets are added, changed and removed", async ({ page }) => {
  await allSettings(page);
  await button(page, "Add a shifted test set: other distribution").click();
  await button(page, "Add a shifted test set: other length").click();
  await expect.poll(async () => (await task(page)).shifts).toHaveLength(3);
  await expect(button(page, /^Add a shifted test set/)).toHaveCount(0);
  const scale = page.locator(".all-settings-sheet .shift").first().getByRole("textbox");
  await scale.fill("5");
  await scale.press("Enter");
  await expect.poll(async () => ((await task(page)).shifts as { factor?: number }[])[0].factor).toBe(5);
  await button(page, "Remove the shifted test set: scaled").click();
  await expect.poll(async () => (await task(page)).shifts).toHaveLength(2);
});

test("learners are added, duplicated, hidden, shown and removed", async ({ page }) => {
  const learners = page.locator(".chip:not(.chip-add)");
  await added(page, "Closed form");
  await added(page, "Gradient");
  await expect(learners).toHaveCount(5);
  const popover = await learner(page, "2 heads");
  await popover.getByRole("button", { name: "Duplicate" }).click();
  await expect(learners).toHaveCount(6);
  await popover.getByRole("button", { name: "Hide" }).click();
  await popover.getByRole("button", { name: "Show" }).click();
  await popover.getByRole("button", { name: "Remove" }).click();
  await expect(popover).toHaveCount(0);
  await expect(learners).toHaveCount(5);
});

test("the chips of learners are one tab stop, and have keys to hide and to remove", async ({ page }) => {
  const learners = page.locator(".chip:not(.chip-add)");
  await chip(page, "Closed form").focus();
  await page.keyboard.press("End");
  await expect(button(page, "Add a learner")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(chip(page, "8 heads")).toBeFocused();
  await expect(page.locator(".chip:not([tabindex='-1'])")).toHaveCount(1);
  await page.keyboard.press("h");
  await expect(chip(page, "8 heads")).toHaveAccessibleName(/hidden in the charts/);
  await page.keyboard.press("h");
  await page.keyboard.press("Delete");
  await expect(page.getByText("Removed: 8 heads. Undo restores it.")).toBeVisible();
  await expect(learners).toHaveCount(2);
  await button(page, "Undo").click();
  await expect(learners).toHaveCount(3);
  await chip(page, "Closed form").focus();
  for (let left = 3; left > 0; left--) {
    await page.keyboard.press("Delete");
    await expect(learners).toHaveCount(left - 1);
  }
  await expect(page.getByText(/^No learner/)).toBeVisible();
  await expect(button(page, "Add a learner")).toBeFocused();
});

test("settings are searched, one that was changed joins the rail, and stays there until another preset is opened", async ({ page }) => {
  const noise = page.locator(".rail").getByRole("textbox", { name: "Label noise σ" });
  await expect(noise).toHaveCount(0);
  const settings = await allSettings(page);
  await expect(settings.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("deviation gaussian");
  await expect(settings.locator(".form").first().locator(".field")).toHaveCount(1);
  await entry(page, "Label noise σ").fill("0.1");
  await entry(page, "Label noise σ").press("Enter");
  await expect.poll(async () => (await task(page)).noise).toBe(0.1);
  await settings.getByRole("searchbox").fill("no such setting");
  await expect(settings.getByText("No setting contains “no such setting”.")).toBeVisible();
  await settings.getByRole("searchbox").press("Escape");
  await expect(settings.getByRole("searchbox")).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(settings).toHaveCount(0);
  await expect(button(page, "All settings")).toBeFocused();
  await expect(noise).toHaveValue("0.1");
  await button(page, "Label noise σ: back to the preset").click();
  await expect(noise).toHaveValue("0");
  await choosePreset(page, "Too few samples");
  await expect(noise).toHaveCount(0);
});

test("a learner that diverged says why, and one click mends it", async ({ page }) => {
  await choosePreset(page, "A learning rate that is too large");
  await expect(page.getByText(/^diverged: the loss stopped being a number/)).toBeVisible();
  await button(page, "Try rate 0.0003").click();
  await expect.poll(async () => (await specOf(page, 1)).rate).toBe(3e-4);
  await expect(page.getByText(/^diverged/)).toHaveCount(0);
});

test("stop rules end a learner, whose popover says which", async ({ page }) => {
  await chooseInMenu(page, "Stop rules");
  await entry(page, "Target error").fill("1");
  await entry(page, "Target error").press("Enter");
  await page.keyboard.press("Escape");
  await expect(moreButton(page)).toBeFocused();
  await expect(await menuEntry(page, "Stop rules (1 active)")).toBeVisible();
  await closeMenu(page);
  await expect(await learner(page, "8 heads")).toContainText(/stopped at .*: target error reached/);
  await page.keyboard.press("Escape");
});

test("a number that does not fit in memory is refused where it is typed, with one that fits", async ({ page }) => {
  await page.getByLabel("Kind of target").selectOption("automaton");
  await expect.poll(async () => (await task(page)).kind).toBe("automaton");
  await allSettings(page);
  const set = async (name: string, value: number) => {
    await entry(page, name).fill(String(value));
    await entry(page, name).press("Enter");
  };
  await set("States Q", 3);
  await set("Word length L", 4);
  await expect.poll(async () => (await task(page)).length).toBe(4);
  await set("Traces N", 1500);
  const said = page.locator(".all-settings-sheet .field", { hasText: "Traces N" }).locator(".field-help");
  await expect(said).toHaveText(/^must be at most [\d\u202f]+, got 1\u202f500: .* needs 2\.\d\d GB, the limit is 2 GB$/);
  expect((await task(page)).traces).not.toBe(1500);
  const [, grouped] = /at most ([\d\u202f]+)/.exec((await said.textContent()) ?? "") ?? [];
  const most = Number(grouped.replaceAll("\u202f", ""));
  await set("Traces N", most);
  await expect.poll(async () => (await task(page)).traces).toBe(most);
  await expect(said).not.toHaveText(/GB/);
});

test("speed holds the learners back", async ({ page }) => {
  await setSpeed(page, 10);
  const begun = Date.now();
  await button(page, /^Reset/).click();
  const fastest = async () => Math.max(0, ...(await steps(page)));
  // Those of the run before are far more, and gone with its first report.
  await expect.poll(async () => (await fastest()) >= 5 && (await fastest()) < 200, { intervals: [50] }).toBe(true);
  // Ten a second, however long the machine takes over them, and a few that a learner may catch up on.
  expect(await fastest()).toBeLessThan(20 + (10 * (Date.now() - begun)) / 1000);
});

test("a seed is typed or drawn anew", async ({ page }) => {
  await allSettings(page);
  await entry(page, "Seed").fill("77");
  await entry(page, "Seed").press("Enter");
  await expect.poll(async () => (await experiment(page)).seed).toBe(77);
  await button(page, "New seed for the data").click();
  await expect.poll(async () => (await experiment(page)).seed).not.toBe(77);
});

test("an example file becomes the target, and random attention brings the other back", async ({ page }) => {
  await page.getByLabel("Kind of target").selectOption("custom");
  expect((await task(page)).kind).toBe("random-attention");
  await button(page, "Two heads, d = 3").click();
  await expect.poll(async () => (await task(page)).kind).toBe("custom");
  await expect(page.getByText("40 training and 20 test sequences, d = 3, 2 outputs")).toBeVisible();
  await page.getByLabel("Kind of target").selectOption("random-attention");
  await expect.poll(async () => (await task(page)).kind).toBe("random-attention");
});

test("long work says how far it is, and cancelling stops it there", async ({ page }) => {
  await choosePreset(page, "Sixteen dimensions");
  await expect(page.getByText(/% · about \d+ s left/)).toBeVisible();
  await button(page, "Cancel").click();
  await expect(page.getByText(/^Stopped at \d+ %\. Press Run to continue\.$/)).toBeVisible();
  await expect(runButton(page)).toBeVisible();
});
