/** Matrices of a person's own in the EAGLE lab: dropped, chosen, pasted, kept, and missing. */

import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { type EagleDocument, parseEagle } from "../src/labs/eagle/document/document";
import { eagleKind } from "../src/labs/eagle/document/kind";
import { encodeLink } from "../src/platform/documents/link";
import { problemLine } from "../src/platform/fields/problem";
import { violations } from "./accessible";
import { drop } from "./dropped";
import { chooseInMenu, expect, test } from "./page";
import { forgotten } from "./question";

test.use({ still: true });

/** Laplacian of rings with random weights: each ring takes a rank away. Too many digits to travel in a link. */
function rings(count: number, each: number): string {
  const n = count * each;
  const entries: string[] = [];
  let state = 7;
  const weight = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return 0.5 + state / 2 ** 32;
  };
  for (let ring = 0; ring < count; ring++)
    for (let i = 0; i < each; i++) {
      const [a, b] = [ring * each + i, ring * each + ((i + 1) % each)];
      const w = weight();
      // Entries at one place are added up, as assembling means them.
      entries.push(`${a + 1} ${a + 1} ${w}`, `${b + 1} ${b + 1} ${w}`, `${Math.max(a, b) + 1} ${Math.min(a, b) + 1} ${-w}`);
    }
  return `%%MatrixMarket matrix coordinate real symmetric\n% ${count} rings\n${n} ${n} ${entries.length}\n${entries.join("\n")}\n`;
}

const graph = rings(6, 20);

function linkTo(problem: object, solvers: readonly object[]): string {
  const parsed = parseEagle({ format: "learnability-experiment", version: 1, lab: "eagle", problem, solvers });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return `./#${encodeLink(eagleKind, parsed.document)}`;
}

/** A short run. */
const start = linkTo({ kind: "low-rank", d: 24, n: 24, rank: 24, dPrime: 6, nPrime: 6 }, [
  { kind: "eagle" },
  { kind: "conjugate-gradients" },
  { kind: "direct" },
]);

const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const summary = (page: Page, name: string) => panel(page, name).locator(".panel-summary");

const problemOf = (page: Page) => page.evaluate(() => (window.playground.experiment as unknown as EagleDocument).problem);

/** The caption of the errors once both solvers have reached the target. */
async function outcome(page: Page): Promise<string> {
  await expect(summary(page, "Error of D")).toContainText(/Iterations to 1e-20: EAGLE \d+ and conjugate gradients \d+\. One/);
  return (await summary(page, "Error of D").textContent()) ?? "";
}

test("a dropped .mtx.gz is read, drawn and completed, survives a reload, and a link to it says what is missing", async ({
  page,
  browser,
}) => {
  await page.goto(start);
  await drop(page, "graph.mtx.gz", gzipSync(graph));
  await expect(summary(page, "Matrix with missing block D")).toContainText(
    "120 × 120, nonzero entries: 360. Its numerical rank is 114. D, 6 × 6, is hidden. A has rank 114",
  );
  const rail = page.getByRole("complementary").first();
  await expect(rail.locator(".own-data-file")).toContainText("graph.mtx.gz");
  await expect(rail.locator(".own-data-file")).toContainText(/Repeated entries, added to the earlier one at the same place: \d+/);
  const reached = await outcome(page);
  expect(reached).toMatch(/EAGLE \d+/);
  const spy = panel(page, "Matrix with missing block D").getByRole("img", {
    name: "Nonzero entries of the matrix and the chosen block",
  });
  await expect(spy).toBeVisible();
  expect(await spy.locator("path.spy-inside").count()).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);

  await test.step("it can be seen in blocks, and completed from a smaller one", async () => {
    const choice = panel(page, "Matrix with missing block D").getByRole("combobox", { name: "Order of the matrix" });
    await choice.selectOption({ label: "blocks" });
    await expect(
      panel(page, "Matrix with missing block D").getByRole("img", { name: "The known blocks A, B and C and the missing block D" }),
    ).toBeVisible();
    await choice.selectOption({ label: "pattern" });
    await rail.getByRole("textbox", { name: "Rank" }).fill("40");
    await rail.getByRole("textbox", { name: "Rank" }).press("Enter");
    await expect(summary(page, "Matrix with missing block D")).toContainText("A has rank 40");
    await expect(summary(page, "Matrix with missing block D")).toContainText("D, 80 × 80, is hidden.");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(summary(page, "Matrix with missing block D")).toContainText("A has rank 114");
  });

  await test.step("a reload keeps it", async () => {
    await page.reload();
    await expect(summary(page, "Matrix with missing block D")).toContainText("Its numerical rank is 114.");
    expect(await outcome(page)).toBe(reached);
  });

  await test.step("a link in a fresh profile names the file, and runs once it is open", async () => {
    const context = await browser.newContext();
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(
      other.getByRole("log").getByText(/This experiment needs graph\.mtx\.gz \(content [0-9a-f]{16}\), which is not open here/),
    ).toBeVisible();
    await expect(other.getByText("This experiment needs the file graph.mtx.gz. Open it to run.")).toBeVisible();
    await drop(other, "the same without gzip.mtx", Buffer.from(graph));
    expect(await outcome(other)).toBe(reached);
    await context.close();
  });
});

test("a broken file gives its sentence in both languages, and the page goes on", async ({ page }) => {
  await page.goto(start);
  const before = await outcome(page);
  const document = JSON.stringify(await problemOf(page));
  const log = page.getByRole("log");
  const packed = gzipSync(graph);
  const banner = "%%MatrixMarket matrix coordinate real general";
  const files: readonly (readonly [name: string, content: Uint8Array, english: string, german: string])[] = [
    ["header.mtx", Buffer.from("%%MatrixMarket matrix coordinate complex general\n1 1 1\n1 1 1 0\n"), "line 1", "Zeile 1"],
    ["counts.mtx", Buffer.from(`${banner}\n2 2 3\n1 1 1\n`), "line 3", "Zeile 3"],
    ["index.mtx", Buffer.from(`${banner}\n2 2 1\n3 1 1\n`), "line 3 names the row 3", "Zeile 3"],
    ["nan.mtx", Buffer.from(`${banner}\n2 2 1\n1 1 nan\n`), "line 3 holds nan, expected a finite number", "Zeile 3"],
    ["cut.mtx.gz", packed.subarray(0, packed.length - 40), "cut.mtx.gz could not be opened", "cut.mtx.gz"],
    ["dense.mtx", Buffer.from("%%MatrixMarket matrix array real general\n100000 10000\n1\n"), "line 2", "Zeile 2"],
  ];
  for (const [name, content, english] of files) {
    await drop(page, name, content);
    await expect(log).toContainText(`${name} could not be opened`);
    await expect(log).toContainText(english);
  }
  expect(JSON.stringify(await problemOf(page))).toBe(document);
  expect(await outcome(page)).toBe(before);
  await chooseInMenu(page, "Deutsch");
  await expect(log).toHaveAccessibleName("Hinweise");
  for (const [name, content, , german] of files) {
    await drop(page, name, content);
    await expect(log).toContainText(name);
    await expect(log).toContainText(german);
  }
});

test("a pasted matrix travels in the link, and one that leaves nothing to complete says so", async ({ page }) => {
  await page.goto(start);
  await test.step("the matrices of the paper are listed with what to fetch, also before a file is open", async () => {
    await page.getByLabel("Kind of problem", { exact: true }).selectOption({ label: "Own data" });
    await page.getByText("The seven matrices of the paper").click();
    await expect(page.getByRole("link", { name: /\// })).toHaveCount(7);
    await expect(page.getByRole("link", { name: "NYPA/Maragal_4" })).toHaveAttribute("href", "https://sparse.tamu.edu/NYPA/Maragal_4");
  });
  await page.locator(".drop-target").waitFor({ state: "attached" });
  await page.evaluate(() => {
    const transfer = new DataTransfer();
    transfer.setData("text/plain", "%%MatrixMarket matrix array integer general\n3 3\n1\n2\n3\n2\n4\n6\n1\n0\n1\n");
    document.body.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, clipboardData: transfer }));
  });
  await expect(summary(page, "Matrix with missing block D")).toContainText("Its numerical rank is 2. D, 1 × 1, is hidden.");
  const link = page.url();
  await forgotten(page);
  await page.goto(link);
  await expect(summary(page, "Matrix with missing block D")).toContainText("Its numerical rank is 2. D, 1 × 1, is hidden.");
  await drop(page, "square.csv", Buffer.from("1,2\n3,4\n"));
  await expect(summary(page, "Matrix with missing block D")).toContainText(
    "A block of 2 rows and columns leaves no rows or no columns of the 2 x 2 matrix to complete",
  );
  await expect(summary(page, "Error of D")).toContainText("This matrix has no block to complete");
});
