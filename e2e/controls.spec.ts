/** Every setting by mouse and by keyboard: takes effect at once with the same seed, or says why not. */
import type { Page } from "@playwright/test";
import { test } from "./kept";
import { button, expect, longLink, shortLink, steps, trainedTo } from "./page";

test.use({ calm: true, still: true });
test.describe.configure({ mode: "default" });

const experiment = (page: Page) => page.evaluate(() => window.playground.experiment);
const task = async (page: Page) => (await experiment(page)).task as unknown as Record<string, unknown>;
const learner = async (page: Page, index: number) => (await experiment(page)).learners[index] as unknown as Record<string, unknown>;
const entry = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const slider = (page: Page, name: string) => page.getByRole("slider", { name, exact: true });
async function unfold(page: Page, name: string): Promise<void> {
  const fold = page.locator(".learner-name", { hasText: name });
  if ((await fold.getAttribute("aria-expanded")) !== "true") await fold.click();
}

test.beforeEach(async ({ page }) => {
  await page.goto(`./${longLink()}`);
  await entry(page, "Dimension d").waitFor();
});

test.describe("a number", () => {
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
    const track = await page.locator(".field", { hasText: "Teacher heads" }).locator(".slider-track").boundingBox();
    if (!track) throw new Error("no track");
    const y = track.y + track.height / 2;
    const heads = (await task(page)).heads;
    await page.mouse.move(track.x + 0.1 * track.width, y);
    await page.mouse.down();
    for (const share of [0.3, 0.5, 0.8]) await page.mouse.move(track.x + share * track.width, y, { steps: 4 });
    await page.mouse.up();
    // Within one of 13: a drag moves the thumb from where it was taken.
    await expect.poll(async () => Math.abs(Number((await task(page)).heads) - 13)).toBeLessThanOrEqual(1);
    await button(page, "Undo").click();
    await expect.poll(async () => (await task(page)).heads).toBe(heads);
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
    await unfold(page, "2 heads");
    await entry(page, "Learning rate").fill("3e-4");
    await entry(page, "Learning rate").press("Enter");
    await expect.poll(async () => (await learner(page, 1)).rate).toBe(3e-4);
  });
});

test("a problem between fields is answered at the field that was changed", async ({ page }) => {
  await button(page, /^More settings/)
    .first()
    .click();
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
  await unfold(page, "2 heads");
  await page.getByRole("radio", { name: "AdamW" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await learner(page, 1)).optimizer).toBe("sgd");
  await expect(entry(page, "Momentum")).toBeVisible();
  await button(page, /Input distribution/).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("listbox").waitFor();
  await page.keyboard.press("r");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await task(page)).inputLaw).toBe("rademacher");
});

test("shifted test sets are added, changed and removed", async ({ page }) => {
  await button(page, "Add a shifted test set: other distribution").click();
  await button(page, "Add a shifted test set: other length").click();
  await expect.poll(async () => (await task(page)).shifts).toHaveLength(3);
  await expect(button(page, /^Add a shifted test set/)).toHaveCount(0);
  const scale = page.locator(".shift").first().getByRole("textbox");
  await scale.fill("5");
  await scale.press("Enter");
  await expect.poll(async () => ((await task(page)).shifts as { factor?: number }[])[0].factor).toBe(5);
  await button(page, "Remove the shifted test set: scaled").click();
  await expect.poll(async () => (await task(page)).shifts).toHaveLength(2);
});

test("learners are added, duplicated, hidden, shown and removed", async ({ page }) => {
  await button(page, "Add a closed-form learner").click();
  await button(page, "Add a gradient learner").click();
  await expect(page.locator(".learner")).toHaveCount(5);
  await button(page, /^Duplicate 2 heads/)
    .first()
    .click();
  await expect(page.locator(".learner")).toHaveCount(6);
  await button(page, /^Hide 8 heads/)
    .first()
    .click();
  await expect(button(page, /^Show 8 heads/).first()).toBeVisible();
  await button(page, /^Show 8 heads/)
    .first()
    .click();
  while ((await page.locator(".learner").count()) > 0)
    await button(page, /^Remove (?!the)/)
      .first()
      .click();
  await expect(page.getByText(/^No learner/)).toBeVisible();
});

test("a learner that diverged says why, and one click mends it", async ({ page }) => {
  await page.getByLabel("Preset", { exact: true }).selectOption("a-rate-that-diverges");
  await expect(page.getByText(/^diverged: the loss stopped being a number/)).toBeVisible();
  await button(page, "Try rate 0.0003").click();
  await expect.poll(async () => (await learner(page, 1)).rate).toBe(3e-4);
  await expect(page.getByText(/^diverged/)).toHaveCount(0);
});

test("stop rules end a learner, and the card says which", async ({ page }) => {
  await button(page, "Stop rules").click();
  await entry(page, "Target error").fill("1");
  await entry(page, "Target error").press("Enter");
  await page.keyboard.press("Escape");
  await expect(button(page, "Stop rules (1 active)")).toBeFocused();
  await expect(page.getByText(/stopped at .*: target error reached/).first()).toBeVisible();
});

test("a number that does not fit in memory is refused where it is typed, with one that fits", async ({ page }) => {
  await page.getByRole("radio", { name: "Finite automaton" }).or(button(page, "Finite automaton")).first().click();
  await expect.poll(async () => (await task(page)).kind).toBe("automaton");
  const set = async (name: string, value: number) => {
    await entry(page, name).fill(String(value));
    await entry(page, name).press("Enter");
  };
  await set("States Q", 3);
  await set("Word length L", 4);
  await expect.poll(async () => (await task(page)).length).toBe(4);
  await set("Traces N", 1500);
  const said = page.locator(".field", { hasText: "Traces N" }).locator(".field-help");
  await expect(said).toHaveText(/^must be at most [\d\u202f]+, got 1\u202f500: .* needs 2\.\d\d GB, the limit is 2 GB$/);
  expect((await task(page)).traces).not.toBe(1500);
  const [, grouped] = /at most ([\d\u202f]+)/.exec((await said.textContent()) ?? "") ?? [];
  const most = Number(grouped.replaceAll("\u202f", ""));
  await set("Traces N", most);
  await expect.poll(async () => (await task(page)).traces).toBe(most);
  await expect(said).not.toHaveText(/GB/);
});

test("speed holds the learners back", async ({ page }) => {
  await page.getByLabel("Speed").selectOption("10");
  const begun = Date.now();
  await button(page, /^Reset/).click();
  const fastest = async () => Math.max(0, ...(await steps(page)));
  // Those of the run before are far more, and gone with its first report.
  await expect.poll(async () => (await fastest()) >= 5 && (await fastest()) < 200, { intervals: [50] }).toBe(true);
  // Ten a second, however long the machine takes over them, and a few that a learner may catch up on.
  expect(await fastest()).toBeLessThan(20 + (10 * (Date.now() - begun)) / 1000);
});

test("undo and redo by keys, but not while typing; the space bar plays and pauses", async ({ page }) => {
  await entry(page, "Samples N").fill("512");
  await entry(page, "Samples N").press("Enter");
  await expect.poll(async () => (await task(page)).samples).toBe(512);
  await page.keyboard.press("Control+z");
  expect((await task(page)).samples).toBe(512);
  // The entry's own undo brought the old text back; Escape drops it.
  await page.keyboard.press("Escape");
  await page.locator(".rail-section h2").first().click();
  await page.keyboard.press("Control+z");
  await expect.poll(async () => (await task(page)).samples).toBe(256);
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(async () => (await task(page)).samples).toBe(512);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+y");
  await expect.poll(async () => (await task(page)).samples).toBe(512);
  await page.keyboard.press("Space");
  await expect(button(page, "Play")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(button(page, "Pause")).toBeVisible();
});

test("a seed is typed or drawn anew", async ({ page }) => {
  await entry(page, "Seed").fill("77");
  await entry(page, "Seed").press("Enter");
  await expect.poll(async () => (await experiment(page)).seed).toBe(77);
  await button(page, "New seed for the data").click();
  await expect.poll(async () => (await experiment(page)).seed).not.toBe(77);
});

test("an example file becomes the target, and random attention brings the other back", async ({ page }) => {
  await page.getByRole("radio", { name: "Own data" }).check();
  expect((await task(page)).kind).toBe("random-attention");
  await button(page, "Two heads, d = 3").click();
  await expect.poll(async () => (await task(page)).kind).toBe("custom");
  await expect(page.getByText("40 training and 20 test sequences, d = 3, 2 outputs")).toBeVisible();
  await page.getByRole("radio", { name: "Random attention" }).click();
  await expect.poll(async () => (await task(page)).kind).toBe("random-attention");
});

test("the rail can be put away", async ({ page }) => {
  await button(page, "Hide the settings").click();
  await expect(page.getByRole("heading", { name: "Target" })).toBeHidden();
  await button(page, "Show the settings").click();
  await expect(page.getByRole("heading", { name: "Target" })).toBeVisible();
});

test("long work says how far it is, and cancelling stops it there", async ({ page }) => {
  await page.getByLabel("Preset", { exact: true }).selectOption("sixteen-dimensions");
  await expect(page.getByText(/% · about \d+ s left/)).toBeVisible();
  await button(page, "Cancel").click();
  await expect(page.getByText(/^Stopped at \d+ %\. Press Play to continue\.$/)).toBeVisible();
  await expect(button(page, "Play")).toBeVisible();
});

test("share and export open their dialogs and give the focus back", async ({ page }) => {
  for (const name of ["Share", "Export"]) {
    await page.getByRole("button", { name, exact: true }).click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("button", { name, exact: true })).toBeFocused();
  }
});

test("tab leads through the bar and the rail, every stop with a name", async ({ page }) => {
  await page.goto(`./${shortLink()}`);
  await page.reload();
  await entry(page, "Dimension d").waitFor();
  const names: string[] = [];
  for (let i = 0; i < 24; i++) {
    await page.keyboard.press("Tab");
    names.push(
      await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const labelled = (element.getAttribute("aria-labelledby") ?? "")
          .split(" ")
          .map((id) => document.getElementById(id)?.textContent ?? "");
        const label = (element as HTMLInputElement).labels?.[0]?.textContent;
        return (element.getAttribute("aria-label") ?? labelled.join("")) || label || element.textContent || "";
      }),
    );
  }
  expect(names.filter((name) => name === "")).toEqual([]);
  for (const name of ["Hide the settings", "Reset: start again from the same values", "Speed", "Stop rules", "Share", "Export", "Preset"])
    expect(names).toContain(name);
});
