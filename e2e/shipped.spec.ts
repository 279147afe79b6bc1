/** Work that browsers have kept stays readable: an archive, and paused sessions, as an earlier version wrote them. */

import type { Page } from "@playwright/test";
import { parseExperiment } from "../src/labs/learnability/document/document";
import { encodeLink } from "../src/labs/learnability/document/link";
import { kernelVersion } from "../src/labs/learnability/math/kernel-version";
import { problemLine } from "../src/platform/fields/problem";
import { savedVersion } from "../src/platform/state/saved-version";
import { leftToVerify } from "./in-verify";
import {
  activity,
  button,
  chooseInMenu,
  closeMenu,
  earlierRuns,
  expect,
  finished,
  menuEntry,
  runButton,
  setSpeed,
  steps,
  test,
} from "./page";
import {
  type ArchiveNotes,
  bitsOf,
  databaseName,
  documentOf,
  exportedMap,
  fixture,
  mapPanel,
  type PausedSession,
  readFixture,
  savedArchive,
} from "./shipped";
import { fillStores, readStores } from "./stores";

test.use({ still: true });

interface Entry<Value> {
  readonly key: string;
  readonly value: Value;
}

interface Run {
  readonly name: string;
  readonly when: number;
  readonly experiment: Readonly<Record<string, unknown>>;
  readonly pinned: boolean;
  readonly overlaid: boolean;
}

interface Base64Array {
  readonly base64: string;
}

interface Curves {
  readonly curves: readonly (Readonly<Record<"step" | "train" | "test", Base64Array>> | null)[];
}

interface ArchiveText {
  readonly areas: { readonly runs: readonly Entry<Run>[]; readonly curves: readonly Entry<Curves>[] } & Readonly<
    Record<string, readonly Entry<unknown>[]>
  >;
  readonly preferences: Readonly<Record<string, string>>;
}

const archive = readFixture<ArchiveText>("archive.json");
const notes = readFixture<ArchiveNotes>("archive-notes.json");
const runs = archive.areas.runs.toSorted((a, b) => b.value.when - a.value.when);

test("an archive is restored, saved again with the same content, and its runs come to the same curves again", async ({ page }) => {
  await page.goto(`./${nobodyLearns()}`);
  await finished(page);
  await restored(page);
  const list = await earlierRuns(page);
  await expect(list).toHaveCount(1 + runs.length);
  // The newest is the one run of this browser.
  const archived = (index: number) => list.nth(1 + index);
  for (const [index, name] of notes.runs.entries()) await expect(archived(index)).toContainText(name);
  for (const [index, { value }] of runs.entries()) {
    const has = (label: RegExp) => expect(archived(index).getByRole("button", { name: label })).toHaveCount(1);
    await has(value.pinned ? /^Do not keep / : /^Keep /);
    await has(value.overlaid ? /^Hide the curves of / : /^Show the curves of /);
  }
  expectArchived(JSON.parse(await savedArchive(page)));

  for (const [index, run] of runs.entries()) {
    await archived(index)
      .getByRole("button", { name: /^Run .* again$/ })
      .click();
    await expect.poll(() => page.evaluate(() => window.playground.experiment), run.value.name).toMatchObject(run.value.experiment);
    await finished(page);
    expect(await curvesOf(page), run.value.name).toEqual(keptCurves(run.key));
    if (kindOf(run) === "turing-machine") await expect(typedMachine(page)).toHaveValue(keptMachine());
    if (hasMap(run)) await mapIsThere(page);
  }
  expectArchived(JSON.parse(await savedArchive(page)));
});

const sessions = [
  ["paused in the middle", "paused.json"],
  ["of a class, paused in the middle,", "paused-class.json"],
] as const;

for (const [name, file] of sessions)
  test(
    `a session ${name} is there as it was left, and comes to the same end`,
    file === "paused.json" ? {} : leftToVerify,
    async ({ page }) => {
      const kept = readFixture<PausedSession>(file);
      // Other kernels restart a run, and their last digits may differ: after a change of kernels, make such sessions anew.
      expect(kernelVersion).toBe(kept.kernels);
      await fillStores(page, kept.stores);
      await page.goto(`./${kept.address}`);
      await expect.poll(() => steps(page)).toEqual(keptSteps(kept));
      expect(await activity(page)).toBe("paused");
      expect(await bitsOf(page)).toEqual(kept.paused);
      expect(await documentOf(page)).toBe(asOfToday(kept.documents[kept.current]));
      // It is stored again in the current format.
      const ofToday = { version: savedVersion, lab: "learnability", panelViews: {} };
      await expect.poll(() => savedSession(page)).toEqual({ ...withDocumentsOfToday(sessionIn(kept.stores)), ...ofToday });
      await expect(await menuEntry(page, "Speed")).toContainText("1k/s");
      await closeMenu(page);

      await setSpeed(page, "max");
      await runButton(page).click();
      await finished(page);
      expect(await bitsOf(page)).toEqual(kept.end);
      await walkedThrough(page, kept);
    },
  );

test("a session of a class is still locked, and a setting that is free is still free", async ({ page }) => {
  const kept = readFixture<PausedSession>("paused-class.json");
  await fillStores(page, kept.stores);
  // The address with its link would bring the locks by itself.
  await page.goto("./");
  await expect.poll(() => documentOf(page)).toBe(asOfToday(kept.documents[kept.current]));
  await expect(page.getByText(/You may change: .*Samples N/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Dimension d" })).toHaveCount(0);
  await expect(button(page, /^Earlier runs/)).toHaveCount(0);
  await page.getByRole("textbox", { name: "Samples N" }).fill("90");
  await page.getByRole("textbox", { name: "Samples N" }).press("Enter");
  await expect.poll(() => page.evaluate(() => window.playground.experiment.task)).toMatchObject({ samples: 90 });
});

// The archive.

function nobodyLearns(): string {
  const parsed = parseExperiment({ format: "learnability-experiment", version: 1, task: { kind: "random-attention", d: 2, samples: 8 } });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return `#${encodeLink(parsed.experiment)}`;
}

async function restored(page: Page): Promise<void> {
  await chooseInMenu(page, "Export");
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Restore from a file" }).click();
  await (await chosen).setFiles(fixture("archive.json"));
  const entries = Object.values(archive.areas).flat().length;
  await expect(page.getByText(new RegExp(`^${entries} entries added, 0 replaced .* 0 left as they are`))).toBeVisible();
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Reload to show it" }).click()]);
}

/** The other archive has all entries of this one, and in addition only the run of this browser. */
function expectArchived(saved: ArchiveText): void {
  for (const [area, entries] of Object.entries(archive.areas)) {
    const now = new Map(saved.areas[area].map(({ key, value }) => [key, value]));
    for (const { key, value } of entries) expect(now.get(key), `${area}: ${key.slice(0, 40)}`).toEqual(value);
  }
  expect(saved.areas.runs).toHaveLength(1 + archive.areas.runs.length);
  expect(saved.preferences).toMatchObject(archive.preferences);
}

function keptCurves(key: string): unknown {
  const curves = archive.areas.curves.find((entry) => entry.key === key)?.value.curves ?? [];
  const numbers = ({ base64 }: Base64Array) => {
    const bytes = Uint8Array.from(Buffer.from(base64, "base64"));
    return Array.from(new Float64Array(bytes.buffer), String);
  };
  return curves.map((curve) => curve && [curve.step, curve.train, curve.test].map(numbers));
}

function curvesOf(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    window.playground.series.learners.map(
      (state) => state && [state.curve.step, state.curve.train, state.curve.test].map((values) => Array.from(values, String)),
    ),
  );
}

function kindOf({ value }: Entry<Run>): string {
  return (value.experiment.task as { readonly kind: string }).kind;
}

function hasMap({ value }: Entry<Run>): boolean {
  return value.experiment.map !== null;
}

const typedMachine = (page: Page) =>
  page.getByRole("region", { name: "Turing machine", exact: true }).getByRole("textbox", { name: "The machine as text" });

/** A typed machine that does not run yet. */
function keptMachine(): string {
  return (JSON.parse(archive.preferences["learnability-turing-text"]) as { readonly text: string }).text;
}

/** Every cell is there without being computed again. */
async function mapIsThere(page: Page): Promise<void> {
  await page.locator(".map-panel").evaluate((element) => element.scrollIntoView());
  await expect(mapPanel(page).getByRole("slider", { name: /Read a cell/ })).toBeVisible();
  await expect.poll(() => exportedMap(page)).toEqual(notes.map);
}

// Sessions that were paused.

/** The stored session of the only tab, without the time of writing. */
function sessionIn({ database }: PausedSession["stores"]): object {
  const { savedAt: _, ...session } = database.stores.sessions[0][1] as { readonly savedAt: number };
  return session;
}

/** The session in the format of this version. */
async function savedSession(page: Page): Promise<object> {
  return sessionIn(await readStores(page, databaseName));
}

/** A kept document in the words of this version, which may have settings that it had not. */
function asOfToday(document: string): string {
  const parsed = parseExperiment(JSON.parse(document));
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return JSON.stringify(parsed.experiment);
}

/** The same with every document in a session, wherever it is. */
function withDocumentsOfToday(session: object): object {
  return JSON.parse(JSON.stringify(session), (_, value) => (value?.format ? JSON.parse(asOfToday(JSON.stringify(value))) : value));
}

/** Steps of the learners, in the order of the learners. */
function keptSteps({ stores }: PausedSession): number[] {
  const kept = stores.database.stores.checkpoints.map(([, value]) => value as { readonly checkpoint?: { readonly step: number } });
  return kept.flatMap(({ checkpoint }) => (checkpoint ? [checkpoint.step] : []));
}

/** Undo leads back through the documents to the first one, and redo to the last one. */
async function walkedThrough(page: Page, { documents, current }: PausedSession): Promise<void> {
  for (const document of documents.slice(0, current).reverse()) {
    await button(page, "Undo").click();
    await expect.poll(() => documentOf(page)).toBe(asOfToday(document));
  }
  await expect(button(page, "Undo")).toBeDisabled();
  for (const document of documents.slice(1)) {
    await page.keyboard.press("Control+Shift+z");
    await expect.poll(() => documentOf(page)).toBe(asOfToday(document));
  }
  await expect(await menuEntry(page, "Redo")).toBeDisabled();
  await closeMenu(page);
}
