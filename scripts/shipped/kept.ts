/**
 * Makes the data that a browser keeps, by using the page as a person does, and writes them to e2e/fixtures: an archive of
 * everything, and two paused sessions. Made once, with the page of that time; e2e/shipped.spec.ts opens them in later ones.
 *
 *   npx tsx scripts/shipped/kept.ts [archive | free | locked ...]
 */

import { writeFileSync } from "node:fs";
import { type Browser, expect, type Page } from "@playwright/test";
import { withChromium, withServedPage } from "../../bench/browsers/served";
import { button, earlierRuns, finished, open, prepare, trainedTo } from "../../e2e/page";
import {
  type ArchiveNotes,
  type Bits,
  bitsOf,
  databaseName,
  documentOf,
  exportedMap,
  fixture,
  mapPanel,
  type PausedSession,
  savedArchive,
} from "../../e2e/shipped";
import { readStores } from "../../e2e/stores";
import { type Experiment, parseExperiment } from "../../src/labs/learnability/document/document";
import { learnabilityKind } from "../../src/labs/learnability/document/kind";
import { encodeLink } from "../../src/labs/learnability/document/link";
import { kernelVersion } from "../../src/labs/learnability/math/kernel-version";
import { writeCsv } from "../../src/labs/learnability/math/tasks/custom/formats";
import { controlsOf, locksFor } from "../../src/platform/documents/assignment";
import type { Locks } from "../../src/platform/documents/locks";
import { problemLine } from "../../src/platform/fields/problem";

function experimentOf(document: object): Experiment {
  const parsed = parseExperiment({ format: "learnability-experiment", version: 1, ...document });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.experiment;
}

const linkOf = (document: object, locks: Locks | null = null) => `#${encodeLink(experimentOf(document), undefined, locks)}`;

const wanted = process.argv.slice(2);
const makers = {
  archive: async (browser: Browser, address: string) => makeArchive(await freshPage(browser, address)),
  free: (browser: Browser, address: string) => makeSession(browser, address, "paused", freeSession),
  locked: (browser: Browser, address: string) => makeSession(browser, address, "paused-class", lockedSession),
} as const;

/** A visitor's browser that has never seen the page. */
async function freshPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
  const page = await context.newPage();
  // The runner of this file keeps the names of functions through a helper that the page does not have.
  await page.addInitScript("globalThis.__name = (target) => target");
  await prepare(page, { calm: false, lively: false });
  return page;
}

// The archive.

const small = { kind: "random-attention", d: 2, n: 4, samples: 24, testSamples: 12, shifts: [{ kind: "scaled", factor: 2 }] };
const pair = [{ kind: "closed-form" }, { kind: "gradient", heads: 2, steps: 60, batch: 8 }];

const archived = {
  first: linkOf({ seed: 5, task: small, learners: pair }),
  convex: linkOf({
    seed: 6,
    task: small,
    learners: [
      { kind: "convex", steps: 40 },
      { kind: "linear-layers", steps: 20, precision: "float64", batch: 4 },
    ],
  }),
  automaton: linkOf({
    task: {
      kind: "automaton",
      machine: {
        states: ["no", "yes"],
        alphabet: ["a", "b"],
        start: 0,
        accepting: [1],
        transitions: [
          [0, 1],
          [0, 1],
        ],
      },
      length: 2,
      traces: 6,
      testTraces: 3,
    },
    learners: [{ kind: "gradient", heads: 2, steps: 30, batch: 4 }],
  }),
  turing: linkOf({
    task: { kind: "turing-machine", family: "one", cells: 4, steps: 1, traces: 6, testTraces: 3 },
    learners: [{ kind: "gradient", heads: 2, steps: 20, batch: 4 }],
  }),
  map: linkOf({
    task: small,
    learners: [{ kind: "closed-form" }],
    map: {
      learner: { kind: "gradient", heads: 2, steps: 60, batch: 8, rate: 0.01 },
      x: { fields: ["learner.heads"], points: [[1], [2], [4]] },
      y: { fields: ["task.samples"], points: [[2], [24]] },
      seeds: 2,
    },
  }),
} as const;

async function makeArchive(page: Page): Promise<void> {
  for (const link of [archived.first, archived.convex]) await ran(page, link);
  await button(page, /^New seed: /).click();
  await ran(page, null);
  await ownDataOpened(page);
  await ran(page, archived.automaton);
  await ran(page, archived.turing);
  await textLeftUnfinished(page);
  const map = await mapDrawn(page);
  await page.getByRole("button", { name: "Use the dark theme" }).click();
  await lessonBegun(page);
  const runs = await earlierRuns(page);
  await runs
    .nth(1)
    .getByRole("button", { name: /^Keep / })
    .click();
  await runs
    .nth(3)
    .getByRole("button", { name: /^Keep / })
    .click();
  await runs
    .nth(0)
    .getByRole("button", { name: /^Show the curves of / })
    .click();
  await runs
    .nth(5)
    .getByRole("button", { name: /^Show the curves of / })
    .click();
  await page.waitForTimeout(500);
  const text = await savedArchive(page);
  writeFileSync(fixture("archive.json"), text);
  const { areas } = JSON.parse(text) as {
    readonly areas: { readonly runs: readonly { readonly value: { readonly name: string; readonly when: number } }[] };
  };
  const names = areas.runs
    .map(({ value }) => value)
    .sort((a, b) => b.when - a.when)
    .map(({ name }) => name);
  const notes: ArchiveNotes = { kernels: kernelVersion, runs: names, map };
  writeFileSync(fixture("archive-notes.json"), `${JSON.stringify(notes, null, 1)}\n`);
  console.log(`an archive of ${text.length} characters: ${names.join("; ")}`);
  await page.context().close();
}

/** Runs an experiment to its end, and waits until it is stored. */
async function ran(page: Page, link: string | null): Promise<void> {
  if (link !== null) await open(page, link);
  await finished(page);
  await page.waitForTimeout(300);
}

async function ownDataOpened(page: Page): Promise<void> {
  const train = Array.from({ length: 6 }, (_, i) => ({ n: 2, Z: Float64Array.of(i, 1, -1, i / 2), y: Float64Array.of(i * i) }));
  const content = writeCsv({ d: 2, outputs: 1, train, test: [{ n: 1, Z: Float64Array.of(1, 2), y: null }] });
  await page.locator(".drop-target").waitFor({ state: "attached" });
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], "lab.csv"));
    for (const type of ["dragenter", "dragover", "drop"])
      document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  }, content);
  await expect.poll(() => page.evaluate(() => window.playground.experiment.task.kind)).toBe("custom");
  await ran(page, null);
}

/** A typed machine that does not run yet is kept as text. */
async function textLeftUnfinished(page: Page): Promise<void> {
  const panel = page.getByRole("region", { name: "Turing machine", exact: true });
  await panel.scrollIntoViewIfNeeded();
  const text = panel.getByRole("textbox", { name: "The machine as text" });
  await text.fill("# of mine\nblank 0\nletters 1\nstart carry\nhalt done\ncarry 0 -> don 1 S\n");
  await expect(panel.locator(".turing-problems")).toContainText("which is not a state of this machine");
  await page.waitForTimeout(500);
}

async function mapDrawn(page: Page): Promise<string[]> {
  await ran(page, archived.map);
  await page.locator(".map-panel").evaluate((element) => element.scrollIntoView());
  await mapPanel(page).getByRole("button", { name: "Draw the map", exact: true }).click();
  await expect(mapPanel(page).getByRole("button", { name: "Pause", exact: true })).toHaveCount(0);
  await page.waitForTimeout(500);
  return exportedMap(page);
}

async function lessonBegun(page: Page): Promise<void> {
  await button(page, "Lessons").click();
  await page
    .getByRole("dialog", { name: "Lessons" })
    .getByRole("button", { name: /^Learning in closed form/ })
    .click();
  await page
    .getByRole("complementary", { name: "Lesson" })
    .getByText("The learning problem is this linear system.")
    .scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  await button(page, "Leave the lesson").last().click();
}

// Sessions that were paused.

/** Uses the page up to the pause, and returns the documents that undo and redo lead to, and the place of the open one. */
type Use = (page: Page) => Promise<Pick<PausedSession, "documents" | "current">>;

async function makeSession(browser: Browser, address: string, name: string, use: Use): Promise<void> {
  const page = await freshPage(browser, address);
  const { documents, current } = await use(page);
  await button(page, "Pause").click();
  await expect.poll(() => page.evaluate(() => window.playground.activity)).toBe("paused");
  await page.getByLabel("Speed").selectOption("1000");
  await page.waitForTimeout(1000);
  const hash = new URL(page.url()).hash;
  const [stores, paused] = [await readStores(page, databaseName), await bitsOf(page)];
  await page.getByLabel("Speed").selectOption("max");
  await button(page, "Play").click();
  await finished(page);
  const end = await bitsOf(page);
  await page.context().close();
  // The pause must not change the result.
  expect(await undisturbed(browser, address, hash)).toEqual(end);
  const session: PausedSession = { kernels: kernelVersion, address: hash, stores, documents, current, paused, end };
  const text = `${JSON.stringify(session, null, 1)}\n`;
  writeFileSync(fixture(`${name}.json`), text);
  console.log(`${name}: ${text.length} characters, paused at ${JSON.stringify(paused.last)}, came to ${JSON.stringify(end.last)}`);
}

async function undisturbed(browser: Browser, address: string, link: string): Promise<Bits> {
  const page = await freshPage(browser, address);
  await open(page, link);
  await finished(page);
  const bits = await bitsOf(page);
  await page.context().close();
  return bits;
}

const halfway = { kind: "random-attention", d: 3, n: 4, samples: 64, testSamples: 24 };

/** Every kind of learner with checkpoints, several seeds, and parts that are complete at once; undo and redo; view and speed. */
async function freeSession(page: Page): Promise<Pick<PausedSession, "documents" | "current">> {
  const learners = [
    { kind: "closed-form" },
    { kind: "gradient", heads: 2, steps: 4000, schedule: "cosine" },
    { kind: "gradient", heads: 4, steps: 4000, repeats: 2, precision: "float64", optimizer: "sgd", momentum: 0.5, rate: 0.001 },
    { kind: "convex", steps: 500 },
    { kind: "linear-layers", steps: 2000, batch: 4, precision: "float64" },
  ];
  await open(page, linkOf({ seed: 11, task: halfway, learners }));
  await page.getByLabel("Speed").selectOption("100");
  const documents = [await documentOf(page)];
  for (let change = 0; change < 3; change++) {
    await button(page, /^New seed: /).click();
    await expect.poll(() => documentOf(page)).not.toBe(documents.at(-1));
    documents.push(await documentOf(page));
  }
  await button(page, "Undo").click();
  await expect.poll(() => documentOf(page)).toBe(documents[2]);
  await button(page, /^Hide 2 heads/)
    .first()
    .click();
  for (let press = 0; press < 3; press++) await button(page, "Next sample").click();
  // The learner on W is complete long before the others.
  await expect.poll(() => page.evaluate(() => window.playground.series.learners[3]?.status)).toBe("done");
  await trainedTo(page, 600);
  return { documents, current: 2 };
}

/** A student's tab: a teacher's link, one free setting changed, another change undone. */
async function lockedSession(page: Page): Promise<Pick<PausedSession, "documents" | "current">> {
  const experiment = experimentOf({
    seed: 21,
    task: halfway,
    learners: [{ kind: "closed-form" }, { kind: "gradient", heads: 3, steps: 6000 }],
  });
  const free = new Set(["random-attention.samples", "seed", "run", "laboratory"]);
  const locks = locksFor(
    learnabilityKind,
    experiment,
    free,
    new Set(["history", ...controlsOf(learnabilityKind, experiment).filter((name) => name.startsWith("stop."))]),
  );
  await open(page, `#${encodeLink(experiment, undefined, locks)}`);
  await page.getByLabel("Speed").selectOption("100");
  const documents = [await documentOf(page)];
  const samples = page.getByRole("textbox", { name: "Samples N" });
  await samples.fill("100");
  await samples.press("Enter");
  await expect.poll(() => documentOf(page)).not.toBe(documents[0]);
  documents.push(await documentOf(page));
  await button(page, /^New seed: /).click();
  await expect.poll(() => documentOf(page)).not.toBe(documents[1]);
  documents.push(await documentOf(page));
  await button(page, "Undo").click();
  await expect.poll(() => documentOf(page)).toBe(documents[1]);
  await trainedTo(page, 500);
  return { documents, current: 1 };
}

await withServedPage((address) =>
  withChromium(async (browser) => {
    for (const [name, make] of Object.entries(makers)) if (wanted.length === 0 || wanted.includes(name)) await make(browser, address);
  }),
);
