/** The memory that can be typed into: by keyboard, kept across reloads, carried by links, for everyone. */

import type { Locator, Page } from "@playwright/test";
import { parseExperiment } from "../src/labs/learnability/document/document";
import { encodeLink } from "../src/labs/learnability/document/link";
import { problemLine } from "../src/platform/fields/problem";
import { looksInTurn, tooSmall, violations } from "./accessible";
import { leftToVerify } from "./in-verify";
import { test } from "./kept";
import {
  briefQuestion,
  button,
  expect,
  finished,
  listenForComplaints,
  menuWords,
  open,
  panelMenu,
  recorded,
  runButton,
  scrolledTo,
  shortLink,
  steps,
  takeFromMenu,
} from "./page";

test.use({ calm: true, still: true });
test.describe.configure({ mode: "default" });

const table = {
  keys: [
    [1, 0],
    [0, 1],
  ],
  values: [
    [2, 3],
    [-4, 5],
  ],
  query: [1, 0],
  noise: [0, 0],
};

function memoryLink(task: object): string {
  const parsed = parseExperiment({
    format: "learnability-experiment",
    version: 1,
    task: { kind: "associative-memory", d: 2, pairs: 2, samples: 300, testSamples: 50, ...task },
    learners: [{ kind: "closed-form" }, { kind: "gradient", heads: 2, steps: 2000 }],
    sampleComplexity: briefQuestion,
  });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return encodeLink(parsed.experiment);
}

const panel = (page: Page): Locator => page.getByRole("region", { name: "Memory", exact: true });
const summary = (page: Page) => panel(page).locator(".panel-summary");
const cell = (page: Page, name: string) => panel(page).getByRole("textbox", { name, exact: true });
/** The words beside the drawing: name, note and numbers of everything below the sum line. */
const drawing = (page: Page) => panel(page).locator("svg[role=img]");

async function opened(page: Page, task: object): Promise<void> {
  await open(page, memoryLink(task));
  await scrolledTo(panel(page));
  await expect(panel(page).getByRole("grid")).toBeVisible();
  await finished(page);
  await expect(summary(page)).toHaveText(/closed form has an error of/);
}

const shownTable = (page: Page) =>
  page.evaluate(() => {
    const { task } = window.playground.experiment;
    return task.kind === "associative-memory" ? task.table : null;
  });

test("a table is edited, asked and undone by keyboard alone, while the run goes untouched", async ({ page }) => {
  await opened(page, { table });
  const curves = await recorded(page);
  const closedForm = await page.evaluateHandle(() => window.playground.series.learners[0]);
  await expect(summary(page)).toHaveText(/^The query is key 1; .* so the output is value 1\./);
  await panelMenu(page, "Memory").focus();
  // One tab stop for the grid.
  for (let stops = 0; stops < 20 && !(await cell(page, "key 1, coordinate 1").evaluate((one) => one === document.activeElement)); stops++)
    await page.keyboard.press("Tab");
  await expect(cell(page, "key 1, coordinate 1")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(cell(page, "value 2, coordinate 1")).toBeFocused();
  await page.keyboard.type("7,5");
  await page.keyboard.press("Enter");
  await expect(cell(page, "value 2, coordinate 1")).toHaveValue("7.5");
  await page.keyboard.press("Home");
  await expect(button(page, "Query key 2")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(button(page, "Query key 2")).toHaveAttribute("aria-pressed", "true");
  await expect(summary(page)).toHaveText(/^The query is key 2; .* so the output is value 2\. The closed form has an error of/);
  await expect(drawing(page)).toContainText("Sumoutput of attention7.505.00");
  await page.keyboard.press("Control+z");
  await expect(button(page, "Query key 2")).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("Control+z");
  await expect(cell(page, "value 2, coordinate 1")).toHaveValue("−4");
  await page.keyboard.press("Control+Shift+z");
  await expect(cell(page, "value 2, coordinate 1")).toHaveValue("7.5");
  expect(await page.evaluate((kept) => window.playground.series.learners[0] === kept, closedForm)).toBe(true);
  expect(await recorded(page)).toBe(curves);
});

test("what is no number is answered at its cell, and Escape takes it back", async ({ page }) => {
  await opened(page, { table });
  const entry = cell(page, "key 2, coordinate 2");
  await entry.focus();
  await page.keyboard.type("many");
  await page.keyboard.press("ArrowUp");
  await expect(entry).toBeFocused();
  await expect(entry).toHaveAttribute("aria-invalid", "true");
  await expect(entry).toHaveAccessibleDescription(/^must be a number .*, got “many”$/);
  await page.keyboard.press("Escape");
  await expect(entry).toHaveValue("1");
  await expect(entry).toHaveAttribute("aria-invalid", "false");
  await page.keyboard.type("4000");
  await page.keyboard.press("Enter");
  await expect(entry).toHaveAccessibleDescription(/ between -1\s000 and 1\s000, got 4\s?000$/);
  expect(await shownTable(page)).toEqual(table);
});

test("the table survives a reload, and a link carries it to others", async ({ page, browser }) => {
  await opened(page, { table });
  await cell(page, "noise of the query, coordinate 2").fill("0.25");
  await page.keyboard.press("Enter");
  const edited = { ...table, noise: [0, 0.25] };
  await expect.poll(() => shownTable(page)).toEqual(edited);
  await expect.poll(() => page.url()).not.toContain(memoryLink({ table }));
  await page.reload();
  await scrolledTo(panel(page));
  await expect(cell(page, "noise of the query, coordinate 2")).toHaveValue("0.25");
  await expect(summary(page)).toHaveText(/plus the query’s own noise/);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const complaints = listenForComplaints(other);
  await other.goto(page.url());
  await scrolledTo(panel(other));
  await expect(cell(other, "noise of the query, coordinate 2")).toHaveValue("0.25");
  expect(await shownTable(other)).toEqual(edited);
  expect(complaints).toEqual([]);
  await elsewhere.close();
});

test("a sample is copied as soon as something in it is changed, and given back", async ({ page }) => {
  await opened(page, { keyLaw: "gaussian" });
  const first = await cell(page, "key 1, coordinate 1").inputValue();
  await panel(page).getByRole("button", { name: "Next sample" }).click();
  await expect(cell(page, "key 1, coordinate 1")).not.toHaveValue(first);
  expect(await shownTable(page)).toBeNull();
  await cell(page, "key 1, coordinate 1").fill("0.5");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByText("your own table")).toBeVisible();
  expect((await shownTable(page))?.keys[0][0]).toBe(0.5);
  await takeFromMenu(page, "Memory", "Orthonormalise keys");
  await takeFromMenu(page, "Memory", "Set ζ to zero");
  await button(page, "Query key 1").click();
  await expect(summary(page)).toHaveText(/^The query is key 1; its score is 1.00, that of the others 0.00, so the output is value 1\./);
  await takeFromMenu(page, "Memory", "Random keys");
  await expect(summary(page)).toHaveText(/^The keys are not orthogonal: the output is/);
  await takeFromMenu(page, "Memory", "Back to the samples");
  await expect(panelMenu(page, "Memory")).toBeFocused();
  expect(await shownTable(page)).toBeNull();
});

test("pairs are added and removed within limits, and a block is pasted", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await opened(page, { table });
  await takeFromMenu(page, "Memory", "Add a pair");
  await page.evaluate(() => navigator.clipboard.writeText("0.5\t0.5\t1\t2\n1\t1\t0\t0\n9\t9"));
  await cell(page, "key 3, coordinate 1").focus();
  await page.keyboard.press("Control+v");
  await expect(cell(page, "value 3, coordinate 2")).toHaveValue("2");
  await expect(cell(page, "query, coordinate 2")).toHaveValue("1");
  await expect(panel(page).getByText("2 pasted numbers are beyond the end of the table")).toBeVisible();
  await takeFromMenu(page, "Memory", "Orthonormalise keys");
  await expect(panel(page).getByText(/At most 2 keys of dimension 2 can be orthonormal/)).toBeVisible();
  await button(page, "Remove pair 1").press("Enter");
  await button(page, "Remove pair 2").press("Enter");
  await expect(panel(page).getByRole("grid").locator(":focus")).toHaveCount(1);
  await expect(panel(page).getByRole("button", { name: /^Remove pair/ })).toHaveCount(0);
  expect(await shownTable(page)).toEqual({ keys: [[0, 1]], values: [[-4, 5]], query: [1, 1], noise: [0, 0] });
});

test("a table of a spreadsheet with decimal commas adds pairs, and a cell that is no number is named by row and column", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await opened(page, { table });
  const pasted = async (text: string) => {
    await page.evaluate((words) => navigator.clipboard.writeText(words), text);
    await cell(page, "key 1, coordinate 1").focus();
    await page.keyboard.press("Control+v");
  };
  await pasted("1,5\t0\t1\t2\n0\tx\t3\t4");
  await expect(cell(page, "key 1, coordinate 1")).toHaveAccessibleDescription("Row 2, column 2 of the pasted table is no number: “x”.");
  expect(await shownTable(page)).toEqual(table);
  await pasted("1,5\t0\t1\t2\r\n0\t1\t3\t4\r\n0,5\t0,5\t5\t6\r\n1\t1\t7\t8\r\n");
  const { keys, values } = { keys: [[1.5, 0], [0, 1], [0.5, 0.5], [1, 1]], values: [[1, 2], [3, 4], [5, 6], [7, 8]] }; // biome-ignore format: rows of a table
  await expect.poll(() => shownTable(page)).toEqual({ ...table, keys, values });
  await page.keyboard.press("Control+z");
  await expect.poll(() => shownTable(page)).toEqual(table);
});

test("keys and values of two numbers are arrows, moved by keys and by a pointer, in one step of undo each", async ({ page }) => {
  await opened(page, { table });
  const tip = (name: string) => panel(page).getByRole("button", { name: new RegExp(`^${name}: `) });
  await tip("key 1").focus();
  for (const key of ["ArrowRight", "ArrowUp", "ArrowUp"]) await page.keyboard.press(key);
  await expect(tip("key 1")).toHaveAccessibleName("key 1: 1.05, 0.1");
  await expect(cell(page, "key 1, coordinate 2")).toHaveValue("0.1");
  await page.keyboard.press("PageDown");
  await expect(tip("key 2")).toBeFocused();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(cell(page, "key 2, coordinate 1")).toHaveValue("0.25");
  // The other arrows of a plane are no stops of Tab.
  await page.keyboard.press("Tab");
  await expect(tip("value [12]").and(page.locator(":focus"))).toHaveCount(1);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect.poll(() => shownTable(page)).toEqual(table);
  const box = (await tip("value 2").boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 10, { steps: 4 });
  await page.mouse.move(x + 40, y + 20, { steps: 4 });
  await page.mouse.up();
  const dragged = (await shownTable(page))!;
  expect(dragged.values[1][0]).toBeGreaterThan(-4);
  expect(dragged.values[1][1]).toBeLessThan(5);
  expect({ ...dragged, values: table.values }).toEqual(table);
  await page.keyboard.press("Control+z");
  await expect.poll(() => shownTable(page)).toEqual(table);
  expect(await violations(page, ".memory-panel")).toEqual([]);
});

test("labels of equation 14 say what they leave out", async ({ page }) => {
  await opened(page, { table: { ...table, noise: [1, 0] }, labels: "equation-14", keyLaw: "gaussian" });
  await expect(panel(page).getByText(/leave out ‖q‖²ζ/)).toBeVisible();
  await expect(drawing(page)).toContainText("Labelwithout the own column2.003.00");
  await expect(drawing(page)).toContainText("Teacherwith the own column3.003.00");
});

test("other targets have no memory, and a training run goes on while the table is edited", async ({ page }) => {
  // A link of its own: a bare address would go on with what the page before it has kept.
  await page.goto(`./${shortLink()}`);
  await page.locator(".loss-main").first().waitFor();
  await expect(panel(page)).toHaveCount(0);
  await opened(page, { table });
  await runButton(page).click();
  await button(page, "Query key 2").click();
  await expect.poll(async () => Math.min(...(await steps(page)))).toBeGreaterThan(0);
  await finished(page);
});

test("the sum is made step by step, and stands in the exported numbers", async ({ page }) => {
  await opened(page, { table });
  await expect(panel(page).getByText("sum of all 3 terms")).toBeVisible();
  await button(page, "Remove the last term").click();
  await button(page, "Remove the last term").click();
  await button(page, "Remove the last term").click();
  await expect(drawing(page)).toContainText("Sum of 0 of 30.000.00");
  await button(page, "Add the next term").click();
  await expect(drawing(page)).toContainText("Sum of 1 of 32.003.00");
  const download = page.waitForEvent("download");
  await takeFromMenu(page, "Memory", menuWords.csv);
  expect((await download).suggestedFilename()).toBe("learnability-memory.csv");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(button(page, "Add up term by term")).toHaveCount(0);
});

test(
  "the memory passes axe in every look with an error, as a table and enlarged, and scrolls inside itself",
  leftToVerify,
  async ({ page }) => {
    await opened(page, { table, labels: "equation-14" });
    const judge = looksInTurn(page, async () => {
      expect(await violations(page, ".memory-panel")).toEqual([]);
      expect(await tooSmall(panel(page).locator("button, input"))).toEqual([]);
    });
    await cell(page, "key 1, coordinate 2").fill("none");
    await page.keyboard.press("Enter");
    await expect(cell(page, "key 1, coordinate 2")).toHaveAttribute("aria-invalid", "true");
    await judge();
    await page.keyboard.press("Escape");
    await takeFromMenu(page, "Memory", menuWords.table);
    await judge();
    await takeFromMenu(page, "Memory", menuWords.chart);
    await takeFromMenu(page, "Memory", menuWords.explain);
    expect(await violations(page, ".memory-panel")).toEqual([]);
    await page.keyboard.press("Escape");
    await takeFromMenu(page, "Memory", menuWords.enlarge);
    await judge();
  },
);
