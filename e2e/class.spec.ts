/** Links for a class, a presentation in a lecture hall, and a panel inside of another page. */

import type { Locator, Page } from "@playwright/test";
import { parseExperiment } from "../src/labs/learnability/document/document";
import { learnabilityKind } from "../src/labs/learnability/document/kind";
import { encodeLink } from "../src/labs/learnability/document/link";
import { decodeLink } from "../src/labs/learnability/document/link-testing";
import { presets as learnabilityPresets } from "../src/labs/learnability/document/presets";
import { controlsOf, locksFor } from "../src/platform/documents/assignment";
import { problemLine } from "../src/platform/fields/problem";
import { looks, violations } from "./accessible";
import { leftToVerify } from "./in-verify";
import { activity, button, closeMenu, expect, longLink, menuEntry, scrolledTo, shortLink, test, trainedTo } from "./page";

test.use({ calm: true, still: true });

const experiment = experimentOf(shortLink(7));
const leftIt = "This is no longer the experiment of your teacher’s link.";
const seed = (page: Page) => page.evaluate(() => window.playground.experiment.seed);
const panelShown = (page: Page) => page.locator(".stage-panel[data-state=shown] .panel-title");

test("a teacher's link, made in the dialog, locks what was not ticked; leaving it is said plainly", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`./${shortLink(7)}`);
  await button(page, "Share").click();
  const dialog = page.getByRole("dialog", { name: "Share this experiment" });
  await dialog.getByRole("radio", { name: "Choose one by one" }).check();
  await button(page, "Tick none").click();
  await dialog.getByRole("checkbox", { name: "Samples N", exact: true }).check();
  await dialog.getByRole("checkbox", { name: "Earlier runs: hide it" }).check();
  // From the last one up: what a part shows moves those below it.
  for (const part of ["Embed in a page", "Present", "Instructions for the link", "QR code"])
    await dialog.locator("summary", { hasText: part }).click();
  await expect(dialog.getByRole("img", { name: /^QR code of the link http/ })).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Instructions for the link" })).toHaveValue(/You may change: Samples N\./);
  await expect(dialog.getByRole("textbox", { name: "HTML" })).toHaveValue(/^<iframe src="http.*mode=embed&amp;panel=loss#1\./);
  expect(await violations(page, ".modal")).toEqual([]);
  await dialog.getByRole("button", { name: "Copy link" }).click();
  await expect(dialog.getByText("Copied", { exact: true })).toHaveCount(1);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  // The ticks are kept.
  await page.keyboard.press("Escape");
  await button(page, "Share").click();
  await expect(dialog.getByRole("checkbox", { name: "Samples N", exact: true })).toBeChecked();
  await expect(dialog.getByRole("checkbox", { name: "Choice of a preset", exact: true })).not.toBeChecked();
  await expect(dialog.getByRole("checkbox", { name: "Earlier runs: hide it" })).toBeChecked();
  const code = /The code of this assignment is (\S{4})/.exec(await dialog.innerText())![1];

  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.getByText("You may change: Samples N.")).toBeVisible();
  await expect(page.getByText(`Code ${code}`)).toBeVisible();
  // A picture stands in place of a locked control: there is nothing to press or to focus.
  await expect(page.getByRole("textbox", { name: "Samples N" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Dimension d" })).toHaveCount(0);
  await expect(page.getByRole("slider", { name: "Dimension d" })).toHaveCount(0);
  await expect(button(page, /^Preset: /)).toBeDisabled();
  await expect(await menuEntry(page, /^New seed: /)).toBeDisabled();
  await closeMenu(page);
  await expect(button(page, "Earlier runs")).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  const samples = page.getByRole("textbox", { name: "Samples N" });
  await samples.fill("300");
  await samples.press("Enter");
  await expect
    .poll(() => page.evaluate(() => "samples" in window.playground.experiment.task && window.playground.experiment.task.samples))
    .toBe(300);
  // The student's address has the student's value, and the page shows the teacher's code. The address follows in a moment.
  await expect.poll(() => decodeLink(page.url().split("#")[1])).toMatchObject({ ok: true, experiment: { task: { samples: 300 } } });
  const handedIn = page.url();
  await expect(page.getByText(`Code ${code}`)).toBeVisible();
  // A panel whose controls are locked shows them, and the reason.
  const landscape = page.locator(".landscape-panel");
  await scrolledTo(landscape);
  await expect(landscape.getByRole("button", { name: "Between two solutions" })).toBeDisabled();
  await expect(landscape.getByText("Locked by the link of your teacher")).toBeVisible();
  // Keys that work everywhere reach the session, which refuses.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("Space");
  await expect(page.getByText(/Running and pausing is locked/)).toBeVisible();
  expect(await activity(page)).not.toBe("paused");
  const locked = page.url();
  expect(decodeLink(locked.split("#")[1])).toMatchObject({ ok: true, locks: { free: ["random-attention.samples"] } });

  // An edited address leaves the link, and the page shows a note until the way back is taken.
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, shortLink(99));
  await expect(page.getByText(leftIt)).toBeVisible();
  expect(await seed(page)).toBe(99);
  await page.reload();
  await expect(page.getByText(leftIt)).toBeVisible();
  // Undo returns to the link, too, and redo leaves it again.
  await page.keyboard.press("Control+z");
  await expect(page.getByText(leftIt)).toHaveCount(0);
  await expect(page.getByText("You may change: Samples N.")).toBeVisible();
  await page.keyboard.press("Control+Shift+z");
  await expect(page.getByText(leftIt)).toBeVisible();
  await button(page, "Back to the link").click();
  await expect(page.getByText(leftIt)).toHaveCount(0);
  expect(await seed(page)).toBe(7);
  // The address follows in a moment, sooner than a person can reload.
  await expect.poll(() => decodeLink(page.url().split("#")[1])).toMatchObject({ ok: true, locks: { free: ["random-attention.samples"] } });
  await page.reload();
  await expect(page.getByText("You may change: Samples N.")).toBeVisible();
  // The teacher opens a student's address where the link is open: it is still the assignment, with the student's value.
  await page.evaluate((address) => {
    window.location.hash = new URL(address).hash;
  }, handedIn);
  await expect.poll(() => page.evaluate(() => JSON.stringify(window.playground.experiment.task))).toContain('"samples":300');
  await expect(page.getByText(leftIt)).toHaveCount(0);
  await expect(page.getByText(`Code ${code}`)).toBeVisible();
  await page.setViewportSize(looks[1].viewport);
  // The header is measured anew, and takes another shape in the next frame.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violations(page)).toEqual([]);
});

const preset = learnabilityPresets.find(({ id }) => id === "extra-heads-help")!;

test("a class link takes two clicks, and says what students can change", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`./#${encodeLink(preset.document)}`);
  await button(page, "Share").click();
  await button(page, "Copy: Only this setting").click();
  const dialog = page.getByRole("dialog", { name: "Share this experiment" });
  await expect(dialog.getByText("Copied", { exact: true })).toBeVisible();
  expect(decodeLink((await page.evaluate(() => navigator.clipboard.readText())).split("#")[1])).toMatchObject({
    ok: true,
    locks: { free: ["export", "history", "random-attention.heads", "run", "share"] },
  });
  await expect(dialog.getByText("Students can change only: Teacher heads")).toBeVisible();
  // The boxes come only with the choice that needs them.
  await expect(dialog.getByRole("checkbox")).toHaveCount(0);
  await dialog.getByRole("radio", { name: "All but the seed" }).check();
  await expect(dialog.getByText(/^Students can change everything except: .*Seed.*\.$/)).toBeVisible();
  await dialog.getByRole("radio", { name: "Look, don’t touch" }).check();
  await expect(dialog.getByText("Students can read every panel but change no setting.")).toBeVisible();
  await dialog.getByLabel("The setting").selectOption({ label: await labelOfSecond(dialog) });
  await expect(dialog.getByRole("radio", { name: "Only this setting" })).toBeChecked();
  expect(await violations(page, ".modal")).toEqual([]);
});

test(
  "the preview of a class link is the student's page, whose locked parts keep their explanations",
  leftToVerify,
  async ({ page, context }) => {
    await page.addInitScript(() => localStorage.removeItem("panels"));
    await page.goto(`./#${encodeLink(preset.document)}`);
    await button(page, "Share").click();
    await button(page, "Copy: Only this setting").click();
    const dialog = page.getByRole("dialog", { name: "Share this experiment" });
    await dialog.getByLabel("The setting").selectOption({ label: await labelOfSecond(dialog) });
    const [student] = await Promise.all([context.waitForEvent("page"), dialog.getByRole("link", { name: "Preview as a student" }).click()]);
    await expect(student.getByText("You may change: Samples N")).toBeVisible();
    await expect(student.getByRole("textbox", { name: "Samples N" })).toBeVisible();
    // A locked setting has a lock, whose focus shows what the setting means.
    const lock = button(student, /^Dimension d: locked/);
    await lock.focus();
    await expect(student.locator(".field", { has: lock }).locator(".field-help")).toBeVisible();
    // A locked panel stays a card with a lock, and explains itself when it is opened.
    const card = student.locator(".panel-card[data-panel=landscape]");
    await expect(card.getByRole("img", { name: "Locked by the link of your teacher" })).toBeVisible();
    await card.click();
    const landscape = student.locator(".landscape-panel");
    await expect(landscape.getByText("Locked by the link of your teacher")).toBeVisible();
    await landscape.locator(".panel-tools button").first().click();
    await student.getByRole("menuitem", { name: "What am I seeing?" }).click();
    await expect(landscape.locator(".panel-explanation")).toBeVisible();
    const term = landscape.locator(".term").first();
    await term.focus();
    await expect(student.getByRole("tooltip")).toBeVisible();
    expect(await violations(student)).toEqual([]);
  },
);

test("a presentation is walked by keyboard, and keeps the screen on", async ({ page }) => {
  await page.addInitScript(watchWakeLock);
  const wakeLock = () => page.evaluate(() => window.wakeLockCalls.join(" "));
  await page.goto(`./${longLink()}`);
  await trainedTo(page, 1);
  await button(page, "Present").click();
  await expect(panelShown(page)).toHaveText("Loss");
  await expect(page.locator(".bar, .rail")).toHaveCount(0);
  await expect.poll(wakeLock).toBe("requested");
  // A browser takes the lock from a hidden page; the page requests it again when it is visible.
  await page.evaluate(() => window.loseWakeLock());
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(wakeLock).toBe("requested lost requested");
  await page.keyboard.press("PageDown");
  await expect(panelShown(page)).toHaveText("Spectrum of the data");
  // Until it is known of each panel whether it is a slide, their number is not written.
  await expect(page.locator(".stage-place")).toHaveText(/^2( of 7| · [1-6] not ready yet)?$/);
  // What is not ready yet would be passed.
  await expect(page.locator(".stage-panel[data-panel=attention][data-state=asleep]")).toHaveCount(1);
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".stage-place")).toHaveText(/^3( of 7| · [1-6] not ready yet)?$/);
  await expect(page).toHaveURL(/mode=present&panel=attention#1\./);
  // A map that was never computed is a form, and no slide; every counted slide can be reached.
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(page.locator(".stage-place")).toHaveText("7 of 7", { timeout: 2000 });
  }).toPass();
  await expect(page.locator(".stage-hint")).not.toContainText("Learnability map");
  // A landscape that is still being computed is skipped, and named.
  const isNamed = (await page.locator(".stage-hint").innerText()).includes("Landscape of the loss");
  expect((await panelShown(page).innerText()) === "Landscape of the loss").toBe(!isNamed);
  await page.keyboard.press("Home");
  // A clicker moves the presentation, also after a chart has the focus.
  await page.locator(".readout-area").first().focus();
  await page.keyboard.press("PageDown");
  await page.keyboard.press("PageUp");
  await expect(panelShown(page)).toHaveText("Loss");
  await page.keyboard.press("Space");
  await expect.poll(() => activity(page)).toBe("paused");
  await page.keyboard.press("Space");
  await expect.poll(() => activity(page)).toBe("running");
  // The first move of the mouse shows the keys by itself, for eight seconds; those that are asked for stay.
  await page.mouse.move(5, 5);
  await page.keyboard.press("Home");
  await page.keyboard.press("?");
  const list = page.getByText("black screen", { exact: true });
  await expect(list).toBeVisible();
  // The read-out is at the pointer, although everything is drawn larger.
  const area = await page.locator(".readout-area").first().boundingBox();
  await page.mouse.move(area!.x + area!.width / 2, area!.y + area!.height / 2);
  const line = await page.locator(".readout-line").boundingBox();
  expect(Math.abs(line!.x - (area!.x + area!.width / 2))).toBeLessThan(0.05 * area!.width);
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  }
  await expect(list).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".bar")).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
  await expect.poll(wakeLock).toBe("requested lost requested released");
  // If a browser refuses the lock, the presentation goes on.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => window.refuseWakeLock());
  await button(page, "Present").click();
  await expect(panelShown(page)).toHaveText("Loss");
  await expect.poll(wakeLock).toBe("requested lost requested released refused");
  await expect(page.locator(".notices")).toBeEmpty();
});

const map = {
  learner: { kind: "gradient", heads: 2, batch: 8 },
  x: { fields: ["learner.heads"], points: [[1], [2]] },
  y: { fields: ["task.samples"], points: [[8], [32]] },
  seeds: 2,
};

/** The experiment with a map of four cells, whose learner takes this many steps. */
function mapped(steps: number): string {
  const parsed = parseExperiment({ ...JSON.parse(JSON.stringify(experiment)), map: { ...map, learner: { ...map.learner, steps } } });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return encodeLink(parsed.experiment);
}

test("a presentation computes a map without stored runs, and counts it", async ({ page }) => {
  await page.goto(`./?mode=present#${mapped(200)}`);
  await expect(page.locator(".stage-place")).toHaveText("1 of 8");
  await page.keyboard.press("End");
  await expect(panelShown(page)).toHaveText("Learnability map");
  await expect(page.locator(".stage-place")).toHaveText("8 of 8");
  await expect(page.locator(".stage-panel[data-state=shown] .panel-summary")).toHaveText(/of 4 cells/);
});

test("a presentation leaves out a map whose computation takes hours, and does not count it", leftToVerify, async ({ page }) => {
  await page.goto(`./?mode=present#${mapped(10_000_000)}`);
  await expect(page.locator(".stage-place")).toHaveText("1 of 7");
  // The last slide is the last one that is ready; those behind the first are made ready meanwhile.
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(page.locator(".stage-place")).toHaveText("7 of 7", { timeout: 2000 });
  }).toPass();
  await expect(page.locator(".stage-hint")).not.toContainText("Learnability map");
});

test("a panel in the frame of another page has no controls, and leaves the person's own experiment alone", async ({ page, baseURL }) => {
  const hidden = new Set(controlsOf(learnabilityKind, experiment));
  const link = encodeLink(experiment, undefined, locksFor(learnabilityKind, experiment, new Set(), hidden));
  const frameAddress = `${baseURL}?mode=embed&panel=loss#${link}`;
  await page.route("**/host.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="en"><title>A course</title><h1>A course</h1><iframe title="Loss" width="640" height="400" src="${frameAddress}"></iframe></html>`,
    }),
  );
  await page.goto(`./${shortLink(11)}`);
  await trainedTo(page, 1);
  await page.goto("./host.html");
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { name: "Loss" })).toBeVisible();
  await expect(frame.locator(".loss-panel .panel-chart svg").first()).toBeVisible();
  await expect(frame.getByRole("heading")).toHaveCount(1);
  await expect(frame.locator(".bar, .rail, .panel-tools:visible, .class-bar")).toHaveCount(0);
  const open = frame.getByRole("link", { name: "Open in the Playground" });
  expect(await open.getAttribute("href")).toBe(`/#${link}`);
  const inner = page.frame({ url: /mode=embed/ });
  expect(await inner!.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight])).toEqual([640, 400]);
  expect(await inner!.evaluate(() => window.playground.experiment.seed)).toBe(7);
  // The same tab without a frame: its kept work is still there.
  await page.goto("./");
  await trainedTo(page, 1);
  expect(await seed(page)).toBe(11);
  await expect(page.getByText(leftIt)).toHaveCount(0);
});

const labelOfSecond = async (dialog: Locator) => (await dialog.getByLabel("The setting").locator("option").nth(1).innerText()).trim();

declare global {
  interface Window {
    readonly wakeLockCalls: string[];
    readonly loseWakeLock: () => void;
    readonly refuseWakeLock: () => void;
  }
}

/** Runs in the page before any other script: a screen lock that records its calls. */
function watchWakeLock(): void {
  const calls: string[] = [];
  let refuses = false;
  let lose = () => {};
  const request = async () => {
    calls.push(refuses ? "refused" : "requested");
    if (refuses) throw new DOMException("no lock on an empty battery", "NotAllowedError");
    const held = { released: false, release: async () => end("released") };
    const end = (how: string) => {
      held.released = true;
      calls.push(how);
    };
    lose = () => end("lost");
    return held;
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
  Object.assign(window, {
    wakeLockCalls: calls,
    loseWakeLock: () => lose(),
    refuseWakeLock: () => {
      refuses = true;
    },
  });
}

function experimentOf(hash: string) {
  const decoded = decodeLink(hash.slice(1));
  if (!decoded.ok) throw new Error(problemLine(decoded.problem));
  return decoded.experiment;
}
