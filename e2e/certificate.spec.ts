/** The certificate laboratory: below the live panels, loaded when it is seen, and what a certificate makes possible. */

import type { Page } from "@playwright/test";
import { parseExperiment } from "../src/labs/learnability/document/document";
import { encodeLink } from "../src/labs/learnability/document/link";
import { openEnvelope } from "../src/platform/documents/envelope";
import { problemLine } from "../src/platform/fields/problem";
import { looksInTurn, violations } from "./accessible";
import { leftToVerify } from "./in-verify";
import { test } from "./kept";
import {
  broughtIntoView,
  button,
  chooseInMenu,
  expect,
  menuWords,
  open,
  pressUnlessBegun,
  scrolledTo,
  takeFromMenu,
  trainedTo,
  writtenAddress,
} from "./page";
import { answered, openedFor, startsOf } from "./workers";

test.use({ calm: true, still: true });
test.describe.configure({ mode: "default" });

const laboratory = (page: Page) => page.getByRole("region", { name: "Certificate laboratory", exact: true });
const summary = (page: Page) => laboratory(page).locator(".panel-summary");

function linkOf(task: object, learners: readonly object[]): string {
  const parsed = parseExperiment({ format: "learnability-experiment", version: 1, task, learners: [{ kind: "closed-form" }, ...learners] });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return `#${encodeLink(parsed.experiment)}`;
}

/** 24 samples for 40 features leave 16 directions free. */
const few = () => linkOf({ kind: "random-attention", samples: 24 }, [{ kind: "gradient", heads: 4, steps: 3000 }]);
/** Orthonormal keys leave 40 of 288 directions free, however many memories there are. */
const memories = () => linkOf({ kind: "associative-memory", samples: 1000 }, []);
const fullRank = () => linkOf({ kind: "random-attention" }, [{ kind: "gradient", heads: 2, steps: 3000 }]);

async function opened(page: Page, link: string, view: string): Promise<void> {
  await open(page, link);
  await seen(page);
  await laboratory(page).getByRole("button", { name: view, exact: true }).click();
}

/** Scrolls down to the laboratory, which is fetched then. */
const seen = (page: Page) =>
  broughtIntoView(page.locator(".certificate-panel"), page.getByRole("group", { name: "View of the laboratory" }));

/** Waits for a summary in view: a panel above may come late and move the laboratory out of it, where nothing is drawn. */
function says(page: Page, words: RegExp): Promise<void> {
  return expect(async () => {
    await seen(page);
    await expect(summary(page)).toHaveText(words, { timeout: 5000 });
  }).toPass();
}

/** A number in the summary, by what stands before it. */
async function numberAfter(page: Page, words: string): Promise<number> {
  const said = (await summary(page).textContent()) ?? "";
  return Number(new RegExp(`${words} (−?[\\d.\u202fe-]+?)[.,;]? `).exec(`${said} `)?.[1].replace("−", "-").replaceAll("\u202f", ""));
}

test("the laboratory and its worker are fetched when somebody scrolls to it", async ({ page }) => {
  await open(page, fullRank());
  await trainedTo(page, 100);
  const fetched = () =>
    page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => name.includes("CertificatePanel")).length);
  expect(await fetched()).toBe(0);
  expect(await openedFor(page, "learnability study")).toBe(0);
  await seen(page);
  await expect(summary(page)).toHaveText(/^Certified: every linear attention that fits these data perfectly gives the same output here/);
  expect(await fetched()).toBeGreaterThan(0);
  expect(await openedFor(page, "learnability study")).toBe(1);
});

test("the sample that is looked at is certified, or it is said how much of it was never seen", async ({ page }) => {
  await opened(page, few(), "This sample");
  await expect(summary(page)).toHaveText(/^Not certified: \d+ % of H\(Z\) lies outside the span of the training features/);
  const chart = laboratory(page).locator("svg[role=img]");
  await expect(chart).toContainText("threshold 1e-5");
  await expect(chart).toContainText("no bound");
  const before = await chart.textContent();
  await button(page, "Test sample: next").click();
  await expect(chart).not.toHaveText(before ?? "");
  await scrolledTo(page.locator(".attention-panel"));
  await expect(page.locator(".attention-panel").getByLabel("Sample", { exact: true })).toHaveValue("2");
});

test("full-rank data have no twin, and say so", async ({ page }) => {
  await opened(page, fullRank(), "The twin");
  await expect(laboratory(page)).toContainText("No twin exists: Λ has rank 40 of 40");
  await expect(page.getByRole("slider", { name: "Amplitude c" })).toHaveCount(0);
});

test("the twin fits as well as the closed form, is wrong elsewhere, and a sample shows it", async ({ page }) => {
  await opened(page, few(), "The twin");
  await expect(summary(page)).toHaveText(/^The twin has a training error of /);
  const slider = page.getByRole("slider", { name: "Amplitude c" });
  await slider.focus();
  await page.keyboard.press("End");
  await expect(slider).toHaveAttribute("aria-valuetext", "10");
  const far = { train: await numberAfter(page, "training error of"), fresh: await numberAfter(page, "test error of") };
  expect(far.train).toBeLessThan(1e-20);
  expect(far.fresh).toBeGreaterThan(1);
  const answers = { closedForm: await numberAfter(page, "closed form outputs"), twin: await numberAfter(page, "the twin") };
  expect(Math.abs(answers.twin - answers.closedForm)).toBeGreaterThan(100);
  const found = page.getByRole("region", { name: "Found sample" });
  await expect(found.locator("canvas")).toHaveCount(1);
  await expect(found.getByRole("slider")).toHaveAttribute("aria-valuetext", /^row 1, column 1: tokens/);
  // The heads follow when the slider has come to rest, and the document keeps where it rests.
  await expect(page.getByRole("region", { name: "The twin’s heads" }).locator("svg[role=img]").first()).toContainText("twin");
  await expect.poll(() => page.evaluate(() => window.playground.experiment.laboratory.amplitude)).toBe(10);
  await page.keyboard.press("Home");
  await expect(summary(page)).toHaveText(/^At amplitude 0 the twin equals the closed form/);
});

test("moving the slider runs nothing again", async ({ page }) => {
  await opened(page, few(), "The twin");
  await trainedTo(page, 3000);
  const starts = await startsOf(page);
  expect(starts).toBeGreaterThan(0);
  const slider = page.getByRole("slider", { name: "Amplitude c" });
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => page.evaluate(() => window.playground.experiment.laboratory.amplitude)).toBe(1.2);
  await answered(page);
  expect(await startsOf(page)).toBe(starts);
  expect(await page.evaluate(() => window.playground.series.learners[1]?.status)).toBe("done");
});

test("distances are taken apart into what the data see and what they leave free", async ({ page }) => {
  await opened(page, few(), "Gradient learners");
  await trainedTo(page, 3000);
  await expect(summary(page)).toHaveText(/^Four heads .* in the 16 undetermined directions\.$/);
  const chart = laboratory(page).locator("svg[role=img]");
  await expect(chart).toContainText("4 heads, determined");
  await expect(chart).toContainText("4 heads, undetermined");
});

test("samples are added until no direction is free, and taken out again", async ({ page }) => {
  await opened(page, memories(), "More data");
  await says(page, /^40 Gaussian samples would determine all/);
  const slider = page.getByRole("slider", { name: "Added samples k" });
  await expect(slider).toHaveAttribute("aria-valuetext", "80");
  await button(page, "Add these 80 samples to the training data").click();
  await expect(summary(page)).toHaveText(/^Λ has full rank: with the 80 added samples/);
  await page.evaluate(() => document.querySelector(".spectrum-panel")?.scrollIntoView());
  await expect(page.locator(".spectrum-panel .panel-summary")).toHaveText(/^The function is identified/);
  await seen(page);
  await button(page, "Remove the 80 added samples").click();
  await expect(summary(page)).toHaveText(/^40 Gaussian samples would determine all/);
});

test("random signs never show what they cannot show", async ({ page }) => {
  await opened(page, linkOf({ kind: "random-attention", inputLaw: "rademacher" }, []), "More data");
  await laboratory(page).getByLabel("Distribution").selectOption("rademacher");
  const slider = page.getByRole("slider", { name: "Added samples k" });
  await slider.focus();
  for (let step = 0; step < 20; step++) await page.keyboard.press("ArrowRight");
  await expect(summary(page)).toHaveText(/random-sign samples would still leave 12 undetermined directions/);
  await laboratory(page).getByLabel("Distribution").selectOption("gaussian");
  await expect(summary(page)).toHaveText(/^12 Gaussian samples would determine all/);
});

test("the smallest eigenvalue for independent entries falls to zero with the slider on the fourth moment", async ({ page }) => {
  await opened(page, fullRank(), "Fourth moment");
  await expect(summary(page)).toHaveText(/^At m₄\/m₂² = 1.5 the smallest eigenvalue of Λ is [\d.]+; for normal entries it is n − 1 = 7\.$/);
  await laboratory(page).getByRole("slider", { name: "m₄/m₂²" }).press("Home");
  await expect(summary(page)).toContainText("Λ is singular: at m₄ = m₂² the entries are random signs, and 12 undetermined directions");
  await expect(laboratory(page).locator("svg[role=img]")).toContainText("2 560 samples".replace(" ", "\u202f"));
});

test("a layer with a feature map recovers a teacher that has it, and another map does not", async ({ page }) => {
  await opened(page, linkOf({ kind: "random-attention", teacher: "relu", samples: 400 }, []), "Feature map");
  await expect(summary(page)).toHaveText(
    /^The layer with ReLU has a test error of \d\.\de-\d\d on these labels; without a feature map it is \d.*\. Λ has full rank 64, so W is unique; its relative distance from the target’s is \d\.\de-1\d\.$/,
  );
  const charts = laboratory(page).locator("svg[role=img]");
  await expect(charts.nth(0)).toContainText("rank 64 of 64");
  await expect(charts.nth(1)).toContainText("teacher: 2");
  await laboratory(page).getByLabel("Feature map φ").selectOption("elu");
  await expect(summary(page)).toHaveText(
    /^The layer with ELU \+ 1 has a test error of \d[\d.]* on these labels; .* Λ has full rank 64, so W is unique\.$/,
  );
  await laboratory(page).getByLabel("Feature map φ").selectOption("both");
  await expect(summary(page)).toHaveText(/ Λ has rank 208 of 256; more than 208 is impossible, since ZZᵀ is symmetric\.$/);
  const inAddress = () => {
    const opened = openEnvelope(new URL(page.url()).hash.slice(1));
    return opened.ok ? opened.envelope.views.certificate : null;
  };
  await expect.poll(inAddress).toBe("map.both");
});

test("the closed form is written with as few heads as made its target", async ({ page }) => {
  await opened(page, fullRank(), "Fewest heads");
  await button(page, "Search for fewer heads").click();
  await expect(summary(page)).toHaveText(/^Two heads compute this function \(relative residual \d.*\); the SVD of W gives 16\.$/);
  const chart = laboratory(page).locator("svg[role=img]");
  await expect(chart).toContainText("teacher: 2");
  await expect(chart).toContainText("generic: at least 7");
  await button(page, "Use 2 heads").click();
  expect(await page.evaluate(() => window.playground.experiment.learners[0])).toMatchObject({ kind: "closed-form", compress: 2 });
  await expect(laboratory(page)).toContainText("The closed form uses two heads.");
  await button(page, "Use the SVD of W again").click();
  expect(await page.evaluate(() => window.playground.experiment.learners[0])).toMatchObject({ compress: 0 });
});

test("a search can be given up, and keeps what it had found", async ({ page }) => {
  await opened(page, linkOf({ kind: "random-attention", d: 8, heads: 16, samples: 2000 }, []), "Fewest heads");
  await button(page, "Search for fewer heads").click();
  await expect(summary(page)).toHaveText(/^Trying .* heads?\.$/);
  await expect(page.getByRole("progressbar", { name: "Progress of the search" })).toBeVisible();
  await button(page, "Cancel the search").click();
  await expect(button(page, "Search again")).toBeVisible();
  await expect(summary(page)).toHaveText(/found no exact fit; the smallest relative residual is/);
});

test("everything can be reached and used by keyboard", async ({ page }) => {
  await open(page, few());
  await seen(page);
  const first = laboratory(page).getByRole("button", { name: "This sample", exact: true });
  await first.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const twin = laboratory(page).getByRole("button", { name: "The twin", exact: true });
  await expect(twin).toBeFocused();
  await expect(twin).toHaveAttribute("aria-pressed", "true");
  const direction = laboratory(page).getByLabel("Number", { exact: true });
  await expect(direction).toHaveValue("1");
  await direction.focus();
  await page.keyboard.press("ArrowUp");
  await expect(direction).toHaveValue("2");
  await expect.poll(() => page.evaluate(() => window.playground.experiment.laboratory.direction)).toBe(1);
  const errors = laboratory(page).getByRole("slider", { name: "Read the errors at an amplitude" });
  await errors.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(errors).toHaveAttribute("aria-valuetext", /^c = .*: training .*, test .*, found sample/);
});

test("a link opens the view it was made with", async ({ page }) => {
  await opened(page, few(), "The twin");
  await expect.poll(() => page.evaluate(() => window.playground.experiment.laboratory.view)).toBe("twin");
  const link = await writtenAddress(page);
  await opened(page, fullRank(), "This sample");
  await open(page, link);
  await seen(page);
  await expect(laboratory(page).getByRole("button", { name: "The twin", exact: true })).toHaveAttribute("aria-pressed", "true");
  await expect(summary(page)).toHaveText(/^The twin has a training error of /);
});

test("a sweep of one's own is made, passes axe, runs, travels in the link and is undone", async ({ page }) => {
  await opened(page, linkOf({ kind: "random-attention", samples: 24 }, []), "The sweep");
  const sweep = () => page.evaluate(() => window.playground.experiment.sweep);
  await laboratory(page).getByLabel("Values, separated by commas").fill("16, 5000000, 64");
  await button(page, "Create the sweep").click();
  await expect(laboratory(page).getByRole("alert")).toContainText("sweep.values[1] must be a whole number between");
  expect(await violations(page, ".certificate-panel")).toEqual([]);
  await laboratory(page).getByLabel("Values, separated by commas").fill("16, 64");
  await button(page, "Create the sweep").click();
  await expect.poll(sweep).toEqual({ field: "samples", values: [16, 64] });
  const link = await writtenAddress(page);
  await pressUnlessBegun(button(page, /^Run the sweep($|,)/), button(page, /^(Cancel the sweep|Run the sweep again)$/));
  await says(page, /^The closed form is at distance .+ from the teacher for Samples N 16 and at distance .+ for 64\.$/);
  // Another language draws the page anew, and loses nothing that was begun.
  await chooseInMenu(page, "Deutsch");
  await expect(page.locator(".certificate-panel .panel-summary")).toContainText(" bei 64 ");
  await chooseInMenu(page, "English");
  await button(page, "Change the sweep").click();
  await button(page, "Remove the sweep").click();
  await expect.poll(sweep).toBeNull();
  await button(page, /^Undo/).click();
  await expect.poll(sweep).toEqual({ field: "samples", values: [16, 64] });
  await open(page, fullRank());
  await open(page, link);
  expect(await sweep()).toEqual({ field: "samples", values: [16, 64] });
});

test(
  "every view passes axe in every look, with its table and its explanation, and nothing is cut off sideways",
  leftToVerify,
  async ({ page }) => {
    await opened(page, few(), "This sample");
    await trainedTo(page, 3000);
    const judge = looksInTurn(page, async () => {
      await seen(page);
      expect(await violations(page, ".certificate-panel")).toEqual([]);
    });
    for (const view of ["This sample", "The twin", "Gradient learners", "More data", "Fewest heads"]) {
      await laboratory(page).getByRole("button", { name: view, exact: true }).click();
      await expect(laboratory(page).locator("svg[role=img]").first()).toBeVisible();
      await judge();
    }
    await takeFromMenu(page, "Certificate laboratory", menuWords.explain);
    await laboratory(page).getByRole("button", { name: "More data", exact: true }).click();
    await takeFromMenu(page, "Certificate laboratory", menuWords.table);
    await expect(laboratory(page).getByRole("row").nth(2)).toBeVisible();
    await judge();
  },
);
