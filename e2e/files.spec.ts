/** Files in and out: dropped, chosen, pasted and saved. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { eagleKind } from "../src/labs/eagle/document/kind";
import { examples } from "../src/labs/learnability/math/tasks/custom/examples";
import { writeCsv, writeJson, writeNpz } from "../src/labs/learnability/math/tasks/custom/formats";
import { lionKind } from "../src/labs/lion/document/kind";
import type { DocumentKind, LabDocument } from "../src/platform/documents/kind";
import { encodeLink } from "../src/platform/documents/link";
import { problemLine } from "../src/platform/fields/problem";
import { violations } from "./accessible";
import { leftToVerify } from "./in-verify";
import { test } from "./kept";
import { activity, button, chooseInMenu, expect, finished, longLink, recorded, runButton, shortLink } from "./page";

test.use({ still: true });
test.describe.configure({ mode: "default" });

const data = examples[0].make();
const current = (page: Page) => page.evaluate(() => JSON.stringify(window.playground.experiment));

/** A short experiment of each lab. */
const starts = {
  learnability: { link: shortLink(6), kinds: "Kind of target", named: "random-attention", first: ".loss-panel", file: "sample,z1,z2,y1" },
  eagle: {
    link: labLink(eagleKind, { problem: { kind: "low-rank" }, solvers: [{ kind: "eagle" }] }),
    kinds: "Kind of problem",
    named: "low-rank",
    first: ".race-panel",
    file: "1,2,3",
  },
  lion: {
    link: labLink(lionKind, { problem: { kind: "random" }, featureMap: "shifted-silu" }),
    kinds: "Source of the tokens",
    named: "random",
    first: ".matrix-panel",
    file: "q0,q1,k0,k1,v0,decay",
  },
};

function labLink<Document extends LabDocument>(kind: DocumentKind<Document>, parts: object): string {
  const parsed = kind.parse({ format: "learnability-experiment", version: 1, lab: kind.lab, ...parts });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return `#${encodeLink(kind, parsed.document)}`;
}

/** The button among the settings of own data; the header has one of the same name. */
const openFile = (page: Page) => page.locator(".open-file").getByRole("button");

/** The target of drops and pastes is loaded after the first view. */
function listening(page: Page): Promise<void> {
  return page.locator(".drop-target").waitFor({ state: "attached" });
}

/** Drops own data and waits until the learners use them: for a moment the run before may still be the finished one. */
async function dropData(page: Page, name: string, content: string): Promise<void> {
  await drop(page, [{ name, content }]);
  await expect.poll(() => page.evaluate(() => window.playground.experiment.task)).toMatchObject({ kind: "custom", name });
  await finished(page);
}

async function drop(page: Page, files: readonly { readonly name: string; readonly content: string }[]): Promise<void> {
  await listening(page);
  await page.evaluate((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, content } of dropped) transfer.items.add(new File([content], name));
    for (const type of ["dragenter", "dragover", "drop"])
      document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }));
  }, files);
}

/** Gaussian-like tokens whose last coordinate is measured in a unit ten thousand times larger than the others. */
function inAwkwardUnits(): string {
  let state = 7;
  const uniform = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const normal = () => uniform() + uniform() + uniform() + uniform() - 2;
  const tokens = () => [1, 1, 1e-4].map((size) => Array.from({ length: 6 }, () => size * normal()));
  const samples = Array.from({ length: 80 }, () => ({ Z: tokens(), y: [normal()] }));
  return JSON.stringify({ format: "learnability-data", version: 1, samples });
}

test("where units hide directions the panel says so, draws either spectrum, and keeps the one that was chosen", async ({ page }) => {
  await page.goto(`./${shortLink(2)}`);
  await finished(page);
  const spectrum = page.getByRole("region", { name: "Spectrum of the data", exact: true });
  const chosen = spectrum.getByLabel("Eigenvalues shown");
  const drawing = spectrum.getByRole("img");
  await expect(spectrum.locator(".panel-summary")).toHaveText(/Λ has full rank 40\.$/);
  await expect(chosen).toHaveCount(0);

  await dropData(page, "units.json", inAwkwardUnits());
  await expect(spectrum.locator(".panel-summary")).toHaveText(
    /Λ has full rank 18\. In the original units, rounding hides \d+ directions?\.$/,
  );
  await expect(chosen).toHaveValue("own");
  await expect(drawing).toContainText("below the floor");
  await expect(drawing).toContainText("eigenvalue of Λ");
  const before = page.url();
  await chosen.selectOption("scaled");
  await expect(drawing).toContainText("eigenvalue with rescaled coordinates");
  await expect(drawing).not.toContainText("below the floor");
  await expect(drawing).toContainText("decades above noise");
  // The address follows in a moment, and a reload reads it.
  await expect.poll(() => page.url()).not.toBe(before);
  await page.reload();
  await finished(page);
  await expect(chosen).toHaveValue("units");
  await chosen.selectOption("of Λ");
  await expect(drawing).toContainText("below the floor");
});

for (const [lab, words] of Object.entries(starts))
  test(
    `choosing own data shows a file of three lines and nothing else until one is open, in the lab "${lab}"`,
    lab === "eagle" ? leftToVerify : {},
    async ({ page }) => {
      await page.goto(`./${words.link}`);
      const example = page.getByRole("region", { name: "Own data: no file open yet" });
      const first = page.locator(words.first);
      const rail = page.getByRole("complementary").first();
      const kind = page.getByLabel(words.kinds, { exact: true });
      await expect(first).toBeVisible();
      await finished(page);
      const before = await current(page);
      await kind.selectOption("custom");
      await expect(example.locator("pre")).toHaveText(new RegExp(`^${words.file}\n.+\n.+\n$`));
      await expect(page.locator(".panel-grid")).toHaveCount(0);
      await expect(rail.getByRole("heading", { level: 2 })).toHaveCount(1);
      expect(await violations(page)).toEqual([]);
      await example.getByRole("button", { name: "Back to the previous experiment" }).click();
      await expect(first).toBeVisible();
      await expect(example).toHaveCount(0);
      expect(await current(page)).toBe(before);
      await expect(kind).toHaveValue(words.named);

      await kind.selectOption("custom");
      await example.getByRole("button", { name: "Open this example" }).click();
      await expect(example).toHaveCount(0);
      await expect(kind).toHaveValue("custom");
      await expect(rail.locator(".own-data-file")).toContainText("example.csv");
      await finished(page);
      await button(page, /^Undo/).click();
      await expect(first).toBeVisible();
      await expect(example).toHaveCount(0);
      await expect.poll(() => current(page)).toBe(before);
      await kind.selectOption("custom");
      await expect(example).toBeVisible();
      // The kind of before is the experiment of before.
      await kind.selectOption(words.named);
      await expect(first).toBeVisible();
      expect(await current(page)).toBe(before);
    },
  );

test("a run waits while own data are asked for, and goes on with the experiment or runs the file", async ({ page }) => {
  await page.goto(`./${longLink()}`);
  const kind = page.getByLabel("Kind of target", { exact: true });
  await kind.selectOption("custom");
  await expect.poll(() => activity(page)).toBe("paused");
  await button(page, "Back to the previous experiment").click();
  await expect.poll(() => activity(page)).toBe("running");
  await kind.selectOption("custom");
  await expect.poll(() => activity(page)).toBe("paused");
  await runButton(page).click();
  await expect(kind).toHaveValue("random-attention");
  await expect(page.locator(".loss-panel")).toBeVisible();
  await kind.selectOption("custom");
  await button(page, "Open this example").click();
  await expect(page.locator(".own-data-file")).toContainText("example.csv");
  await expect.poll(() => activity(page)).toMatch(/running|finished/);
});

test("own data are learned from when they are dropped, and the saved result is the headless runner's", async ({ page }) => {
  await page.goto(`./${shortLink(2)}`);
  await finished(page);
  await dropData(page, "lab.csv", writeCsv(data));
  const experiment = await current(page);

  await chooseInMenu(page, "Export");
  const dialog = page.getByRole("dialog", { name: "Export" });
  await dialog.waitFor();
  expect(await violations(page, ".modal")).toEqual([]);
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save Result as JSON" }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe("result-lab.json");
  const inPage = readFileSync(await download.path(), "utf8");
  await page.keyboard.press("Escape");
  expect(withoutTimes(inPage)).toBe(withoutTimes(headless(experiment, writeJson(data))));
});

test("a file is chosen with the button, and undo goes back to the generated target", async ({ page }) => {
  await page.goto(`./${shortLink(2)}`);
  const before = await current(page);
  await dropData(page, "lab.json", writeJson(data));
  const chosen = page.waitForEvent("filechooser");
  await openFile(page).click();
  const other = examples[1].make();
  await (await chosen).setFiles({ name: "memory.json", mimeType: "application/json", buffer: Buffer.from(writeJson(other)) });
  await expect.poll(() => page.evaluate(() => window.playground.experiment.task)).toMatchObject({ name: "memory.json" });
  await button(page, "Undo").click();
  await button(page, "Undo").click();
  await expect.poll(() => current(page)).toBe(before);
});

test("a large file is read beside the page, can be given up, and is learned from", leftToVerify, async ({ page }) => {
  const sequence = (i: number) => ({
    n: 8,
    Z: Float64Array.from({ length: 32 }, (_, k) => Math.sin(1 + i * 32 + k)),
    y: Float64Array.of(Math.cos(i)),
  });
  const large = { d: 4, outputs: 1, train: Array.from({ length: 10_000 }, (_, i) => sequence(i)), test: [] };
  const file = { name: "large.npz", mimeType: "application/zip", buffer: Buffer.from(writeNpz(large)) };
  expect(file.buffer.length).toBeGreaterThan(2_000_000);
  await page.goto(`./${shortLink()}`);
  await listening(page);
  const before = await current(page);
  // After a cancel, the experiment is unchanged.
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (!document.querySelector(".long-work progress:not([value])")) return;
      document.querySelector<HTMLButtonElement>(".long-work button")?.click();
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await page.locator("input[type=file]").first().setInputFiles(file);
  await expect(page.locator(".long-work")).toHaveCount(0);
  expect(await current(page)).toBe(before);
  await page.reload();
  await listening(page);
  await page.locator("input[type=file]").first().setInputFiles(file);
  await expect.poll(() => page.evaluate(() => window.playground.series.certificate?.certificate?.total)).toBe(10_000);
  await finished(page);
  expect(await page.evaluate(() => window.playground.series.certificate?.status)).toBe("done");
});

for (const { title, where, names } of [
  { title: "data as CSV", where: {}, names: ["Save Experiment as JSON", "Save Data as CSV"] },
  { title: "data as JSON and as .npz", where: leftToVerify, names: ["Save Data as JSON", "Save Data as NumPy .npz"] },
])
  test(`what is saved can be opened again, ${title}`, where, async ({ page }) => {
    await page.goto(`./${shortLink(2)}`);
    await dropData(page, "lab.json", writeJson(data));
    const experiment = await current(page);
    const hash = await page.evaluate(() => (window.playground.experiment.task as { hash?: string }).hash);
    await chooseInMenu(page, "Export");
    const saved: string[] = [];
    for (const name of names) {
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name, exact: true }).click();
      saved.push(await (await download).path());
    }
    await page.keyboard.press("Escape");
    for (const [index, path] of saved.entries()) {
      await chooseInMenu(page, /^New seed: /);
      const chosen = page.waitForEvent("filechooser");
      await openFile(page).click();
      await (await chosen).setFiles({ name: `again-${index}`, mimeType: "", buffer: readFileSync(path) });
      const task = () => page.evaluate(() => window.playground.experiment.task as { hash?: string });
      if (names[index] === "Save Experiment as JSON") await expect.poll(() => current(page)).toBe(experiment);
      await expect.poll(async () => (await task()).hash).toBe(hash);
    }
    await expect(page.getByText(/could not be opened/)).toHaveCount(0);
  });

test("what a target draws is saved, and is the same data as one's own", async ({ page }) => {
  await page.goto(`./${shortLink(2)}`);
  const drawn = () => page.evaluate(() => window.playground.series.certificate?.certificate?.lambdaMax);
  await expect.poll(drawn).toBeGreaterThan(0);
  await finished(page);
  const before = await drawn();
  await chooseInMenu(page, "Export");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save Data as NumPy .npz", exact: true }).click();
  const path = await (await download).path();
  await page.keyboard.press("Escape");
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "drawn.npz", mimeType: "", buffer: readFileSync(path) });
  await expect.poll(() => page.evaluate(() => window.playground.experiment.task)).toMatchObject({ kind: "custom", name: "drawn.npz" });
  await finished(page);
  expect(await drawn()).toBe(before);
});

test("of data without test samples some are held out, which a link keeps whatever the seed becomes", async ({ page }) => {
  await page.goto(`./${shortLink(2)}`);
  await dropData(page, "lab.json", writeJson({ ...data, train: data.train.slice(0, 10), test: [] }));
  const task = () => page.evaluate(() => window.playground.experiment.task as { name?: string; hash?: string });
  const { hash } = await task();
  await page.getByLabel("Share to hold out").selectOption("0.3");
  await button(page, "Hold out 3 samples").click();
  await expect.poll(async () => (await task()).name).toMatch(/^lab-held-out-30-seed-\d+\.npz$/);
  await expect(page.locator(".own-data-file")).toContainText("7 training and 3 test sequences");
  await expect(page.locator(".hold-out")).toHaveCount(0);
  const held = (await task()).hash;
  await chooseInMenu(page, /^New seed: /);
  expect((await task()).hash).toBe(held);
  await button(page, /^Undo/).click();
  await button(page, /^Undo/).click();
  await expect.poll(async () => (await task()).hash).toBe(hash);
  await expect(page.locator(".hold-out")).toBeVisible();
});

test("a link to data that are not here says which file to open, and runs once it is", async ({ page, browser }) => {
  const large = { ...data, train: Array.from({ length: 40 }, () => data.train).flat() };
  await page.goto(`./${shortLink(2)}`);
  await dropData(page, "large.json", writeJson(large));
  // A recipient of the link needs the file, which may not be on disk yet.
  await button(page, "Share").click();
  const [saved] = await Promise.all([page.waitForEvent("download"), button(page, "Save large.json").click({ timeout: 20_000 })]);
  expect(saved.suggestedFilename()).toBe("large.json");
  await page.keyboard.press("Escape");
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole("log").getByText(/This experiment needs large\.json/)).toBeVisible();
  expect(await activity(other)).toBe("stopped");
  await expect(other.getByRole("region", { name: "Own data: no file open yet" })).toBeVisible();
  await expect(other.locator(".panel-grid")).toHaveCount(0);
  await drop(other, [{ name: "large.csv", content: writeCsv(large) }]);
  await finished(other);
  expect(await recorded(other)).toBe(await recorded(page));
  await other.reload();
  await finished(other);
  await context.close();
});

test("small data travel in the link", async ({ page, browser }) => {
  const small = { ...data, train: data.train.slice(0, 6), test: [] };
  await page.goto(`./${shortLink(2)}`);
  await dropData(page, "small.csv", writeCsv(small));
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(page.url());
  await finished(other);
  expect(await recorded(other)).toBe(await recorded(page));
  await context.close();
});

for (const [name, content, answer] of [
  ["cut.json", writeJson(data).slice(0, 200), /cut\.json could not be opened: .*line/],
  ["wrong.json", '{"format":"learnability-experiment","version":1,"seed":"one","task":{"kind":"random-attention"}}', /seed must be/],
  ["holes.csv", "sample,token,z1\n1,1,\n", /holes\.csv could not be opened/],
  ["archive.npz", "PK\u0003\u0004 and then nothing", /archive\.npz could not be opened/],
] as const)
  test(`a corrupted file (${name}) says what is wrong and changes nothing`, async ({ page }) => {
    await page.goto(`./${shortLink(7)}`);
    await finished(page);
    const before = [await current(page), await recorded(page)];
    await drop(page, [{ name, content }]);
    await expect(page.getByText(answer)).toBeVisible();
    await expect(page.getByText(/Nothing was changed/)).toBeVisible();
    expect([await current(page), await recorded(page)]).toEqual(before);
  });

test("text that is pasted on the page is opened", async ({ page }) => {
  await page.goto(`./${shortLink(7)}`);
  await listening(page);
  await page.evaluate(
    (words) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", words);
      document.body.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, clipboardData }));
    },
    `https://example.org/${shortLink(99)}`,
  );
  await expect.poll(() => page.evaluate(() => window.playground.experiment.seed)).toBe(99);
});

/** JSON has the shortest digits that give the same bits when read, so equal texts are equal numbers. */
function withoutTimes(result: string): string {
  return result.replace(/"milliseconds":[\d.e+-]+/g, '"milliseconds":0');
}

function headless(experiment: string, content: string): string {
  const folder = mkdtempSync(join(tmpdir(), "playground-"));
  try {
    const [document, file, output] = ["experiment.json", "lab.json", "result.json"].map((name) => join(folder, name));
    writeFileSync(document, experiment);
    writeFileSync(file, content);
    execFileSync("npm", ["run", "--silent", "headless", "--", document, "--data", file, "--out", output], { stdio: "inherit" });
    return readFileSync(output, "utf8");
  } finally {
    rmSync(folder, { recursive: true });
  }
}
