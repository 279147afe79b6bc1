/** Shared by the tests: a page that fails its test on any console error or warning, and readers of the running experiment. */

import { test as base, expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { type Experiment, parseExperiment } from "../src/labs/learnability/document/document";
import { encodeLink } from "../src/labs/learnability/document/link";
import { decodeLink } from "../src/labs/learnability/document/link-testing";
import type { LearnabilityHandle } from "../src/labs/learnability/page/session/inspected";
import { problemLine } from "../src/platform/fields/problem";
import { watchWorkers } from "./workers";

declare global {
  interface Window {
    readonly playground: LearnabilityHandle;
  }
}

/** Learners of a calm page take a thousand steps a second, so that tests of other things do not wait for their training. */
const calmStepsPerSecond = 1000;

/** Holds the page that several tests share (kept.ts), until its worker has finished the last of them. */
interface Keeper {
  kept?: {
    readonly page: Page;
    readonly complaints: readonly string[];
    /** The tests that share it. */
    readonly file: string;
  };
}

export const test = base.extend<{ calm: boolean; still: boolean; lively: boolean; newcomer: boolean }, { keeper: Keeper }>({
  // Here rather than in kept.ts: a worker, with its browser, is reused for another test only when both have the same fixtures.
  keeper: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern
    async ({}, use) => {
      const keeper: Keeper = {};
      await use(keeper);
      await closeKept(keeper);
    },
    { scope: "worker" },
  ],
  /** Pictures are drawn at every frame, rather than five times a second, which leaves most of the machine to computations. */
  lively: [false, { option: true }],
  calm: [false, { option: true }],
  /** The browser holds no trace of an earlier visit. */
  newcomer: [false, { option: true }],
  /** Pictures do not fade into each other, which saves half of the drawing. */
  still: [false, { option: true }],
  page: async ({ page, keeper, calm, still, lively, newcomer }, use, { file }) => {
    // The last run of the shared page would otherwise continue to compute and draw during the tests of other files.
    if (keeper.kept?.file !== file) await closeKept(keeper);
    await prepare(page, { calm, lively, newcomer });
    if (still) await page.emulateMedia({ reducedMotion: "reduce" });
    const complaints = listenForComplaints(page);
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };

/** Closes the page that several tests share, if there is one. */
export async function closeKept(keeper: Keeper): Promise<void> {
  await keeper.kept?.page.context().close();
  delete keeper.kept;
}

interface Preparation {
  readonly calm: boolean;
  readonly lively: boolean;
  readonly newcomer?: boolean;
}

/** Adds the scripts that run in a page before any other. */
export async function prepare(page: Page, { calm, lively, newcomer = false }: Preparation): Promise<void> {
  if (!newcomer) {
    await page.addInitScript(beenHere);
    await page.addInitScript(withSelectors);
  }
  await page.addInitScript(watchWorkers);
  if (!lively) await page.addInitScript(drawSeldom);
  if (calm) await page.addInitScript(holdBack, calmStepsPerSecond);
}

/** Runs in the page before any other script: these visitors have had the tour and the opening, and see all panels. */
function beenHere(): void {
  try {
    localStorage.setItem("tour", "seen");
    localStorage.setItem("panels", "all");
    localStorage.setItem("openings", "eagle lion");
  } catch {}
}

/** Runs in the page before any other script: selectors are visible, so that their tests need not move the pointer there. */
function withSelectors(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".panel .panel-choices { display: flex; visibility: visible }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Runs in the page before any other script. */
function drawSeldom(): void {
  window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 200);
  window.cancelAnimationFrame = (handle) => window.clearTimeout(handle);
}

/** Runs in the page before any other script: every run starts at a limited speed, until a test chooses another one. */
function holdBack(stepsPerSecond: number): void {
  window.Worker = class extends Worker {
    override postMessage(message: { readonly type?: string; readonly run?: number }, ...rest: never[]): void {
      super.postMessage(message, ...rest);
      if (message.type === "start") super.postMessage({ type: "speed", run: message.run, stepsPerSecond });
    }
  };
}

/** Message of Playwright when it keeps a page from having a service worker; not an error of the page. */
const blockedWorker = "Service Worker registration blocked by Playwright";

/** All errors and warnings of the page so far, with violations of its content policy; the list grows. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    if (message.text() !== blockedWorker) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

/** A check costs little; the default pauses grow to a second. */
const often = { intervals: [50, 100] };

/**
 * Opens an experiment: in a page that shows another one, as a changed address. The run is that of the link when this returns,
 * or has been since the test before.
 * @param link  "#" with the experiment.
 */
export async function open(page: Page, link: string): Promise<void> {
  const decoded = decodeLink(link.replace(/^.*#/, ""));
  if (!decoded.ok) throw new Error(problemLine(decoded.problem));
  const expected = JSON.stringify(decoded.experiment);
  const shown = () => page.evaluate((document) => JSON.stringify(window.playground?.experiment) === document, expected);
  await expect(async () => {
    await page.goto(`./#${link.replace(/^.*#/, "")}`);
    await expect.poll(shown, { ...often, timeout: 10_000, message: "the page shows the experiment of the link" }).toBe(true);
  }).toPass();
  // The run may begin before the page around it has come.
  await expect(page.locator("main").first()).toBeVisible();
}

/** The address, once it holds the document on the page: on a busy machine it is written a moment later. */
export async function writtenAddress(page: Page): Promise<string> {
  await expect
    .poll(async () => {
      const decoded = decodeLink(page.url().replace(/^.*#/, ""));
      return decoded.ok && JSON.stringify(decoded.experiment) === (await page.evaluate(() => JSON.stringify(window.playground.experiment)));
    }, often)
    .toBe(true);
  return page.url();
}

/** Gradient steps of each learner; the closed form has none. */
export function steps(page: Page): Promise<number[]> {
  return page.evaluate(() => window.playground.series.learners.flatMap((state) => (state?.kind === "gradient" ? [state.step] : [])));
}

/** Waits until every gradient learner has reached this step. */
export async function trainedTo(page: Page, step: number): Promise<void> {
  // Before the first report there is no learner, and the minimum of an empty list would be infinite.
  const least = (all: readonly number[]) => (all.length === 0 ? 0 : Math.min(...all));
  await expect.poll(async () => least(await steps(page)), often).toBeGreaterThanOrEqual(step);
}

export function activity(page: Page): Promise<string> {
  return page.evaluate(() => window.playground.activity);
}

/** Every recorded number of the run, as text: equal texts are equal bits. */
export function recorded(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { certificate, learners } = window.playground.series;
    const curves = learners.map(
      (state) => state && [state.curve.step, state.curve.train, state.curve.test].map((values) => Array.from(values, String)),
    );
    return JSON.stringify([Array.from(certificate?.certificate?.eigenvalues ?? [], String), curves]);
  });
}

export async function finished(page: Page): Promise<void> {
  await expect.poll(() => activity(page), { ...often, timeout: 200_000 }).toBe("finished");
}

/** What stands in the place of a panel until it is fetched. */
const unfetched = ".panel-empty.waiting";

/** Scrolls to a panel until it is fetched: panels above it that come later push it out of sight before it is. */
export async function scrolledTo(panel: Locator): Promise<void> {
  await expect(async () => {
    await panel.scrollIntoViewIfNeeded({ timeout: 5000 });
    await expect(panel.locator(unfetched)).toHaveCount(0, { timeout: 2000 });
  }).toPass();
}

/** Scrolls a panel to the top until it is fetched and shows `part`: panels above it that come later push it away again. */
export async function broughtIntoView(panel: Locator, part: Locator): Promise<void> {
  const scroll = () => panel.evaluate((element) => element.scrollIntoView());
  await expect(async () => {
    await scroll();
    await expect(part).toBeVisible({ timeout: 2000 });
  }).toPass();
  await scroll();
}

/** The sheet with all settings, opened over the rail. */
export async function allSettings(page: Page): Promise<Locator> {
  const sheet = page.locator(".all-settings-sheet");
  if (!(await sheet.isVisible())) await page.locator(".rail-all").click();
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Closes the sheet, so that the focus returns to the button that opened it. */
export async function closeSettings(page: Page): Promise<void> {
  await page.locator(".all-settings-sheet .sheet-head button").click();
  await expect(page.locator(".all-settings-sheet")).toHaveCount(0);
}

/** The chip of a learner, a solver or an encoder; its name may have more words. */
export const chip = (page: Page, name: string) => page.locator(".chip", { has: page.locator(".chip-name", { hasText: name }) });

/** The popover of a learner, a solver or an encoder, opened from its chip. */
export async function learner(page: Page, name: string): Promise<Locator> {
  const popover = page.locator(".contender-popover");
  await chip(page, name).first().click();
  await expect(popover.getByRole("heading", { name })).toBeVisible();
  return popover;
}

/** Adds a learner, a solver or an encoder of a kind. */
export async function added(page: Page, kind: string): Promise<void> {
  await page.locator(".chip-add").click();
  await page.getByRole("menuitem", { name: kind, exact: true }).click();
}

/** The list of earlier runs, in the sheet. */
export async function earlierRuns(page: Page): Promise<Locator> {
  await allSettings(page);
  return page.getByRole("list", { name: "Runs, newest first" }).getByRole("listitem");
}

/** The button with three dots of a panel. */
export const panelMenu = (page: Page | FrameLocator, title: string) => page.getByRole("button", { name: `Options: ${title}`, exact: true });

/** Chooses an entry in the menu of a panel. */
export async function takeFromMenu(page: Page, title: string, tool: string): Promise<void> {
  await panelMenu(page, title).click();
  await page.getByRole("menuitem", { name: tool, exact: true }).click();
}

/** Names in the menu of a panel. */
export const menuWords = {
  explain: "What am I seeing?",
  explained: "Close the explanation",
  table: "Numbers as a table",
  chart: "Back to the chart",
  enlarge: "Enlarge",
  shrink: "Back to all panels",
  close: "Close",
  svg: "Save as SVG drawing",
  png: "Save as PNG image, double size",
  csv: "Save as CSV numbers",
} as const;

/** Switches entries of a panel's legend on or off by their names. */
export async function toggleInLegend(panel: Locator, legend: string, ...names: readonly string[]): Promise<void> {
  await panel.getByRole("button", { name: legend, exact: true }).click();
  for (const name of names) await panel.getByRole("group", { name: legend }).getByRole("button", { name, exact: true }).click();
  await panel.page().keyboard.press("Escape");
}

export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** Opens a preset by its title, in the language of the page, with the search of the gallery. */
export async function choosePreset(page: Page, title: string): Promise<void> {
  await page.locator(".preset-button").click();
  const gallery = page.locator(".gallery");
  await gallery.getByRole("searchbox").fill(title);
  const name = page.locator(".gallery-card-title").getByText(title, { exact: true });
  await gallery.locator(".gallery-card", { has: name }).click();
  await expect(gallery).toHaveCount(0);
}

/** Starts and resumes the run; named "Pause" while it runs. */
export const runButton = (page: Page) => page.getByRole("button", { name: /^(Run|Start)$/ });

/** The three dots that open the menu of the page. */
export const moreButton = (page: Page) => page.locator(".bar [aria-haspopup=menu]");

/** An entry of the menu of the page, which is opened for it. */
export async function menuEntry(page: Page, name: string | RegExp): Promise<Locator> {
  const entry = page.getByRole("menuitem", typeof name === "string" ? { name, exact: true } : { name });
  await expect(async () => {
    if ((await page.getByRole("menu").count()) === 0) await moreButton(page).click({ timeout: 5000 });
    await expect(entry).toBeVisible({ timeout: 5000 });
  }).toPass();
  return entry;
}

/** Chooses an entry of the menu of the page, which closes. */
export async function chooseInMenu(page: Page, name: string | RegExp): Promise<void> {
  await (await menuEntry(page, name)).click();
  await expect(page.getByRole("menu")).toHaveCount(0);
}

/** Presses an entry that keeps the menu open, this many times, and closes it. */
export async function pressInMenu(page: Page, name: string | RegExp, times = 1): Promise<void> {
  const entry = await menuEntry(page, name);
  for (let time = 0; time < times; time++) await entry.click();
  await closeMenu(page);
}

export async function closeMenu(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
}

const speeds = { 10: "10/s", 100: "100/s", 1000: "1k/s", 10000: "10k/s", max: "max" } as const;

/** Limits the learners to this many steps a second. */
export async function setSpeed(page: Page, speed: keyof typeof speeds): Promise<void> {
  await (await menuEntry(page, "Speed")).click();
  await page.getByRole("menuitemradio", { name: speeds[speed], exact: true }).click();
  await expect(page.getByRole("menu")).toHaveCount(0);
}

/** "#" with an experiment. */
export const linkTo = (experiment: Experiment) => `#${encodeLink(experiment)}`;

/** Presses a button that begins work, unless the work has begun by itself, as on fast machines, which `begun` shows. */
export async function pressUnlessBegun(button: Locator, begun: Locator): Promise<void> {
  await expect(button.or(begun).first()).toBeVisible();
  if (await button.isVisible()) await button.click({ timeout: 5000 }).catch(() => expect(begun.first()).toBeVisible());
}

/** An experiment that ends within a second or two. */
export const shortLink = (seed = 1) => linkOf(seed, 3000);

/** The same, in a third of a second in a calm page. */
export const briefLink = (seed = 1) => linkOf(seed, 300);

/** An experiment that runs longer than its test. */
export const longLink = () => linkOf(1, 5_000_000);

/** Twenty seconds at a thousand steps a second (`runAgainHeld`), in which it can be interrupted; a moment at full speed. */
export const middlingLink = () => linkOf(1, 20_000);

/** Restarts the run at a thousand steps a second, so that it can be caught on the way even on a busy machine. */
export async function runAgainHeld(page: Page): Promise<void> {
  await setSpeed(page, 1000);
  await runButton(page).click();
}

/** Removes the limit of the speed. */
export async function letGo(page: Page): Promise<void> {
  await setSpeed(page, "max");
}

/** A question with a single size: the page draws the data sets of short questions by itself, for two seconds of a core by default. */
export const briefQuestion = { samples: [16], draws: 10, delta: 0.1 } as const;

function linkOf(seed: number, steps: number): string {
  const parsed = parseExperiment({
    format: "learnability-experiment",
    version: 1,
    seed,
    task: { kind: "random-attention", samples: 256 },
    learners: [{ kind: "closed-form" }, { kind: "gradient", heads: 2, steps }, { kind: "gradient", heads: 8, steps }],
    sampleComplexity: briefQuestion,
  });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return `#${encodeLink(parsed.experiment)}`;
}
