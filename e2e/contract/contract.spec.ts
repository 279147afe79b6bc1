/**
 * Guarantees for every lab and its page: tested on a build with one lab more, whose registries differ from the deployed ones by
 * a line each. The tests use only parts of the shell, none of a lab.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { headless } from "../../src/cli/headless";
import { labs as deployed } from "../../src/labs/compute";
import { openEnvelope } from "../../src/platform/documents/envelope";
import type { DocumentKind, LabDocument } from "../../src/platform/documents/kind";
import { encodeLink, readDocument } from "../../src/platform/documents/link";
import type { Locks } from "../../src/platform/documents/locks";
import { problemLine } from "../../src/platform/fields/problem";
import { violations } from "../accessible";
import { leftToVerify } from "../in-verify";
import { test as kept } from "../kept";
import { killableWorkers, killWorker } from "../killable";
import {
  activity,
  allSettings,
  button,
  chooseInMenu,
  closeMenu,
  closeSettings,
  earlierRuns,
  expect,
  finished,
  letGo,
  listenForComplaints,
  menuEntry,
  prepare,
  pressInMenu,
  runButton,
  setSpeed,
} from "../page";
import { savedArchive, documentOf as shown } from "../shipped";
import { type StaticServer, serve } from "../static-server";
import { answered } from "../workers";
import { labs } from "./compute";
import { documentOf, kindOf } from "./documents";

const built = join(import.meta.dirname, "..", "..", ".cache", "contract-tests");

const prepared = new WeakSet<Page>();

/** The tests share a page whose workers can be killed. */
const test = kept.extend({
  page: async ({ page }, use) => {
    if (!prepared.has(page)) await page.addInitScript(killableWorkers);
    prepared.add(page);
    await use(page);
  },
});

let host: StaticServer;
test.beforeAll(async () => {
  host = await serve(built, "/", {});
});
test.afterAll(() => host.close());

test.use({ still: true });
test.describe.configure({ mode: "default" });

for (const lab of Object.keys(labs))
  test(`${lab} keeps the contract of a lab: the document, its run and its results are there in each of these ways`, async ({ page }) => {
    const document = await documentOf(lab);
    await opened(page, document);
    await finished(page);
    const undisturbed = await bitsAtRest(page);
    await test.step("the document is in its link", async () => {
      expect(decoded(page.url(), await kindOf(lab))).toEqual(document);
    });
    await test.step("everyone can use the page", async () => expect(await violations(page)).toEqual([]));
    await test.step("the result needs no page", async () => {
      const result = await page.evaluate(() => window.playground.result());
      expect(timeless(await computedWithoutPage(document))).toEqual(timeless(result));
    });
    await test.step("a run that is cut short by a reload, and then by the death of its worker, goes on and comes to the same", async () => {
      const all = await steps(page);
      const reached = await pausedMidway(page, all);
      await page.reload();
      await expect.poll(() => steps(page)).toBe(reached);
      await setSpeed(page, slowFor(all));
      await runButton(page).click();
      await expect.poll(async () => inBetween(await steps(page), all, reached), { intervals: [50] }).toBe(true);
      await killWorker(page);
      await expect(page.getByText(/^A worker stopped\. Training continued from step /)).toBeVisible();
      await letGo(page);
      await finished(page);
      expect(await bitsAtRest(page)).toBe(undisturbed);
    });
  });

test("what is kept of every lab comes back in another browser", async ({ page, browser }) => {
  const documents = await Promise.all(Object.keys(labs).map((lab) => documentOf(lab)));
  for (const document of documents) {
    await opened(page, document);
    await finished(page);
  }
  await restoredElsewhere(browser, documents, await savedArchive(page));
});

test("the names of the labs lead from one to the next, undo leads all the way back, and redo leads there again", async ({ page }) => {
  const names = Object.keys(labs);
  await opened(page, await documentOf(names[names.length - 1]));
  const passed = [await shown(page)];
  const tabs = page.getByRole("navigation", { name: "Labs, lessons and papers" }).locator(".lab-tabs button");
  for (let place = 0; place < names.length - 1; place++) {
    await tabs.nth(place).click();
    await expect.poll(() => shown(page)).not.toBe(passed.at(-1));
    passed.push(await shown(page));
  }
  expect(new Set(passed.map((document) => JSON.parse(document).lab))).toEqual(new Set(names));
  for (const earlier of passed.slice(0, -1).reverse()) {
    await button(page, "Undo").click();
    await expect.poll(() => shown(page)).toBe(earlier);
  }
  for (const later of passed.slice(1)) {
    await pressInMenu(page, "Redo");
    await expect.poll(() => shown(page)).toBe(later);
  }
});

test("a link that leaves only the run free locks every lab", async ({ page }) => {
  for (const lab of Object.keys(labs)) await test.step(lab, async () => underLocks(page, await documentOf(lab, 2)));
});

// e2e/slides.spec.ts presents every lab that is deployed, and e2e/class.spec.ts frames a panel.
for (const lab of Object.keys(labs))
  test(`the first panel of ${lab} is in a presentation and inside of another page`, lab in deployed ? leftToVerify : {}, async ({ page }) =>
    onStage(page, await documentOf(lab)),
  );

test("a setting is changed in the form of a lab, and refused with its words, in both languages", async ({ page }) => {
  await opened(page, await documentOf("coins"));
  await finished(page);
  const enter = async (label: string, value: number) => {
    const control = page.getByRole("textbox", { name: label, exact: true });
    await control.fill(String(value));
    await control.press("Enter");
  };
  const tosses = () => page.evaluate(() => (window.playground.experiment as unknown as { readonly tosses: number }).tosses);
  await enter("Tosses", 3000);
  await expect.poll(tosses).toBe(3000);
  await enter("Tosses", 301);
  await expect(page.getByText("must be even, got 301")).toBeVisible();

  await chooseInMenu(page, "Deutsch");
  // The page is drawn anew in German, and would close what was opened in English.
  await expect(button(page, "Mehr")).toBeVisible();
  await allSettings(page);
  await expect(page.locator(".all-settings-sheet").getByText("wie oft die Münze geworfen wird")).toBeVisible();
  await enter("Würfe", 501);
  await expect(page.getByText("muss gerade sein, nicht 501")).toBeVisible();
  await enter("Würfe", 500);
  await expect.poll(tosses).toBe(500);
  await expect(page.locator(".panel-title")).toHaveText("Anteil Kopf");
  await closeSettings(page);
  await button(page, "Optionen: Anteil Kopf").click();
  await page.getByRole("menuitem", { name: "Was ist zu sehen?" }).click();
  await button(page, "faire Münze").first().click();
  await expect(page.getByRole("tooltip")).toHaveText("Eine Münze, die mit Wahrscheinlichkeit ein Halb Kopf zeigt.");
});

/** The first panel alone, in a presentation and inside of another page. */
async function onStage(page: Page, document: LabDocument): Promise<void> {
  const link = await linkOf(document);
  await page.goto(`${host.address}?mode=present${link}`);
  const title = page.locator(".stage-panel[data-state=shown] .panel-title");
  await expect(title).toBeVisible();
  await page.keyboard.press("Home");
  const panel = () => new URL(page.url()).searchParams.get("panel");
  await expect.poll(panel).not.toBeNull();
  const words = await title.innerText();
  await page.goto(`${host.address}?mode=embed&panel=${panel()}${link}`);
  await expect(page.locator(".embedded .panel-title")).toHaveText(words);
}

/** A link that leaves only the run free: presses on locked controls change nothing. */
async function underLocks(page: Page, document: LabDocument): Promise<void> {
  await opened(page, document, { free: ["run"], hidden: [] });
  await expect(page.getByRole("region", { name: "Link of your teacher" }).getByText("No setting can be changed.")).toBeVisible();
  const seed = await menuEntry(page, /^New seed: /);
  await expect(seed).toBeDisabled();
  await expect(seed).toContainText("Locked by the link of your teacher");
  await seed.click({ force: true });
  await closeMenu(page);
  expect(await shown(page)).toBe(JSON.stringify(document));
}

/** Restarts the run of this many steps and pauses it on the way, where its step count no longer changes; returns the steps taken. */
async function pausedMidway(page: Page, all: number): Promise<number> {
  await setSpeed(page, slowFor(all));
  await runButton(page).click();
  await expect.poll(async () => inBetween(await steps(page), all), { intervals: [50] }).toBe(true);
  await button(page, "Pause").click();
  await expect.poll(() => activity(page)).toBe("paused");
  let before = -1;
  // The last report may still have to arrive and to be drawn.
  await expect(async () => {
    before = await steps(page);
    await answered(page);
    await drawn(page);
    expect(await steps(page)).toBe(before);
  }).toPass();
  expect(inBetween(before, all)).toBe(true);
  return before;
}

/** A speed at which a run of this many steps takes twenty seconds. */
const slowFor = (all: number) => (all > 10_000 ? 1000 : 100);

/** Waits until the current state has been drawn: the header draws within a few frames. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise((done) => requestAnimationFrame(done));
  });
}

const inBetween = (reached: number, all: number, from = 0) => reached > from && reached < all;

/** Steps in the count of the header, which has spaces between thousands. */
async function steps(page: Page): Promise<number> {
  const words = (await page.locator(".status-steps").getAttribute("title")) ?? "";
  return Number(words.split("step")[0].replace(/\D/g, ""));
}

/** All numbers of the series, with those that panels requested after the end of the run. */
async function bitsAtRest(page: Page): Promise<string> {
  let seen = "";
  await expect(async () => {
    const before = seen;
    await answered(page);
    await drawn(page);
    seen = await bits(page);
    expect(seen).toBe(before);
  }).toPass();
  return seen;
}

/** All visible values of the lab's series, except for times: equal texts are equal bits. */
function bits(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify(window.playground.series, (key, value) => {
      if (key === "milliseconds" || key === "version") return undefined;
      return ArrayBuffer.isView(value) ? Array.from(value as Float64Array, String) : value;
    }),
  );
}

async function computedWithoutPage(document: LabDocument): Promise<unknown> {
  const [file, out] = ["document.json", "result.json"].map((name) => test.info().outputPath(name));
  writeFileSync(file, JSON.stringify(document));
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const streams = { out: say, error: say, columns: null, now: () => performance.now() };
  expect(await headless([file, "--out", out, "--verbose"], streams, labs)).toBe(0);
  // A line for each stage, whatever the lab.
  expect(said.length).toBeGreaterThan(0);
  for (const line of said) expect(line).toMatch(/^\S.*: \d+\.\d s\n$/);
  return JSON.parse(readFileSync(out, "utf8"));
}

function timeless(result: unknown): unknown {
  return JSON.parse(JSON.stringify(result, (key, value) => (key === "milliseconds" ? undefined : value)));
}

/** Restores an archive of the documents' runs in a browser that has a run of its own, and opens each document from there. */
async function restoredElsewhere(browser: Browser, documents: readonly LabDocument[], archive: string): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const other = await context.newPage();
  const complaints = listenForComplaints(other);
  await prepare(other, { calm: false, lively: false });
  await opened(other, await documentOf(documents[0].lab, 2));
  await finished(other);
  await restored(other, archive);
  for (const document of documents) {
    await opened(other, await documentOf(document.lab, 2));
    await finished(other);
    await expect(await earlierRuns(other)).toHaveCount(2);
    await button(other, /^Run .* again$/)
      .last()
      .click();
    await expect.poll(() => shown(other)).toBe(JSON.stringify(document));
    await closeSettings(other);
  }
  expect(complaints).toEqual([]);
  await context.close();
}

async function restored(page: Page, archive: string): Promise<void> {
  const chosen = page.waitForEvent("filechooser");
  await chooseInMenu(page, "Open an experiment or data");
  await (await chosen).setFiles({ name: "archive.json", mimeType: "application/json", buffer: Buffer.from(archive) });
  await page.getByRole("dialog", { name: "Restore this archive?" }).getByRole("button", { name: "Restore", exact: true }).click();
  await page.getByRole("button", { name: "Reload to show it" }).click();
  await expect.poll(() => page.evaluate(() => window.playground?.activity)).toBe("finished");
}

async function linkOf(document: LabDocument, locks: Locks | null = null): Promise<string> {
  return `#${encodeLink(await kindOf(document.lab), document, { locks })}`;
}

async function opened(page: Page, document: LabDocument, locks: Locks | null = null): Promise<void> {
  await page.goto(host.address + (await linkOf(document, locks)));
  await expect.poll(() => page.evaluate(() => JSON.stringify(window.playground?.experiment))).toBe(JSON.stringify(document));
  // The run may begin before the page around it has come.
  await expect(page.locator(".panel").first()).toBeVisible();
}

function decoded(address: string, kind: DocumentKind): LabDocument {
  const envelope = openEnvelope(address.split("#")[1]);
  if (!envelope.ok) throw new Error(problemLine(envelope.problem));
  const read = readDocument(envelope.envelope, kind);
  if (!read.ok) throw new Error(problemLine(read.problem));
  return read.document;
}
