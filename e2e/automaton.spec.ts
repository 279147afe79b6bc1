/** The automaton, drawn, entered or typed: by mouse, by keyboard, from a file, and beside the layer that executes it. */

import type { Locator, Page } from "@playwright/test";
import { parseExperiment } from "../src/labs/learnability/document/document";
import { encodeLink } from "../src/labs/learnability/document/link";
import { problemLine } from "../src/platform/fields/problem";
import { inEveryLook, looksInTurn, tooSmall, violations } from "./accessible";
import { leftToVerify } from "./in-verify";
import { test } from "./kept";
import { broughtIntoView, expect, test as fresh, menuWords, open, recorded, scrolledTo, takeFromMenu } from "./page";

test.use({ calm: true, still: true });
test.describe.configure({ mode: "default" });

function automatonLink(task: object = {}): string {
  const parsed = parseExperiment({
    format: "learnability-experiment",
    version: 1,
    // Two letters a word: small data, since this test is not about learning from them.
    task: { kind: "automaton", length: 2, traces: 8, testTraces: 4, ...task },
    learners: [],
  });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return encodeLink(parsed.experiment);
}

const panel = (page: Page): Locator => page.getByRole("region", { name: "Automaton", exact: true });
const press = (page: Page, name: string) => panel(page).getByRole("button", { name, exact: true });
const summary = (page: Page) => panel(page).locator(".panel-summary");
const message = (page: Page) => panel(page).locator(".draft-message");
const state = (page: Page, name: string) => panel(page).getByRole("group", { name: new RegExp(`^State ${name}( |$)`) });
const target = (page: Page, from: string, letter: string) => panel(page).getByLabel(`From ${from} on ${letter}`, { exact: true });

const machine = (page: Page) =>
  page.evaluate(() => {
    const { task } = window.playground.experiment;
    if (task.kind !== "automaton") throw new Error("the target is no automaton");
    const { positions: _, ...others } = task.machine;
    return others;
  });

async function opened(page: Page, task: object = {}): Promise<void> {
  await open(page, automatonLink(task));
  await scrolledTo(panel(page));
  // The test before may have left another view open.
  await press(page, "Table").click();
  await expect(panel(page).getByRole("img", { name: /^The linear-attention layer:/ })).toBeVisible();
}

async function choose(page: Page, title: string): Promise<void> {
  await panel(page).getByLabel("Choose an automaton").selectOption({ label: title });
}

/** Drags from the dot of one state onto another. */
async function drawArrow(page: Page, from: string, to: string, letters: string): Promise<void> {
  await state(page, from).hover();
  const dot = await state(page, from).locator(".state-out").boundingBox();
  const end = await state(page, to).boundingBox();
  if (!dot || !end) throw new Error("a state is not on screen");
  await page.mouse.move(dot.x + dot.width / 2, dot.y + dot.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2 + 8, end.y + end.height / 2 + 8, { steps: 6 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 3 });
  await page.mouse.up();
  const entry = panel(page).getByLabel(from === to ? `Letters from ${from} back to itself` : `Letters from ${from} to ${to}`);
  await expect(entry).toBeFocused();
  await entry.fill(letters);
  await page.keyboard.press("Enter");
  await expect(entry).toHaveCount(0);
}

const endsWithB = {
  states: ["no", "yes"],
  alphabet: ["a", "b"],
  start: 0,
  accepting: [1],
  transitions: [
    [0, 1],
    [0, 1],
  ],
};

test("an automaton is built from nothing by mouse, and the experiment waits until it is complete", async ({ page }) => {
  await opened(page);
  const before = await machine(page);
  await choose(page, "Empty: draw it");
  await expect(message(page)).toContainText("the automaton has no states (add a state)");
  const canvas = panel(page).locator(".react-flow__pane");
  await canvas.dblclick({ position: { x: 110, y: 140 } });
  await canvas.dblclick({ position: { x: 280, y: 140 } });
  await state(page, "q0").dblclick();
  await panel(page).getByLabel("New name of q0").fill("no");
  await page.keyboard.press("Enter");
  await state(page, "q1").dblclick();
  await panel(page).getByLabel("New name of q1").fill("yes");
  await page.keyboard.press("Enter");
  await drawArrow(page, "no", "yes", "b");
  await expect(message(page)).toContainText("no has no arrow for letter a (add an arrow from no for letter a, for instance back to no)");
  await drawArrow(page, "no", "no", "a");
  await drawArrow(page, "yes", "no", "a");
  expect(await machine(page)).toEqual(before);
  await drawArrow(page, "yes", "yes", "b");
  await expect(message(page)).toBeEmpty();
  await state(page, "yes").click();
  await press(page, "accepting").click();
  expect(await machine(page)).toEqual(endsWithB);
  await expect(target(page, "yes", "a")).toHaveValue("0");
  // A dragged state stays in its new place, and undo takes it back.
  const places = () =>
    page.evaluate(() => (window.playground.experiment.task as unknown as { machine: { positions: number[][] } }).machine.positions);
  const [, placed] = await places();
  const ring = await state(page, "yes").boundingBox();
  if (!ring) throw new Error("the state is not on screen");
  await page.mouse.move(ring.x + 20, ring.y + 24);
  await page.mouse.down();
  await page.mouse.move(ring.x + 50, ring.y + 64, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await places())[1]).not.toEqual(placed);
  await page.keyboard.press("Control+z");
  await expect.poll(async () => (await places())[1]).toEqual(placed);
  // The Delete key removes the selection.
  await state(page, "yes").click();
  await page.keyboard.press("Delete");
  await expect(state(page, "yes")).toHaveCount(0);
  await expect(message(page)).toContainText("no has no arrow for letter b");
  await page.keyboard.press("Control+z");
  await expect(message(page)).toBeEmpty();
  await expect(state(page, "yes")).toBeVisible();
});

test("the same automaton is built by keyboard alone", async ({ page }) => {
  await opened(page);
  const select = panel(page).getByLabel("Choose an automaton");
  await select.focus();
  await page.keyboard.press("End");
  await expect(message(page)).toContainText("the automaton has no states");
  await press(page, "Add a state").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  for (const [place, name] of ["no", "yes"].entries()) {
    await panel(page)
      .getByLabel(`Name of state ${place + 1}`)
      .focus();
    await page.keyboard.press("Control+a");
    await page.keyboard.type(name);
    await page.keyboard.press("Enter");
  }
  for (const from of ["no", "yes"])
    for (const [letter, to] of [
      ["a", "no"],
      ["b", "yes"],
    ]) {
      await target(page, from, letter).focus();
      await page.keyboard.type(to);
    }
  await panel(page).getByLabel("yes accepts").focus();
  await page.keyboard.press("Space");
  await expect(message(page)).toBeEmpty();
  await expect.poll(() => machine(page)).toEqual(endsWithB);
  await expect(panel(page).getByLabel("no is the start")).toBeChecked();
  await page.keyboard.press("Control+z");
  await expect.poll(async () => (await machine(page)).accepting).toEqual([]);
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(async () => (await machine(page)).accepting).toEqual([1]);
});

test("a word is run step by step: graph, tape and layer show the same moment, and training goes untouched", async ({ page }) => {
  await opened(page);
  const curves = await recorded(page);
  await panel(page).getByLabel("Word", { exact: true }).fill("aabb");
  await expect(summary(page)).toContainText("After 4 of 4 letters the automaton is in even; the layer’s token A holds the same state");
  await expect(summary(page)).toContainText("The word aabb is accepted.");
  await press(page, "Back to the start").click();
  await expect(summary(page)).toHaveText(
    "The automaton begins in even, with 4 letters to read; the last token of the layer’s prompt holds the same state.",
  );
  await press(page, "One step on").click();
  await expect(summary(page)).toContainText(
    "In even the automaton reads letter 1 of 4, a; the layer’s token B holds all arrows of that state",
  );
  await expect(panel(page).locator(".layer-said")).toContainText("head 1 (fetch the row of the state; score 1 at even a and even b)");
  await press(page, "One step on").click();
  await expect(summary(page)).toContainText("After 1 of 4 letters the automaton is in odd");
  await expect(panel(page).getByRole("group", { name: "State odd (the run is here)" })).toBeVisible();
  await expect(panel(page).locator(".layer-said")).toContainText("Graph, tape and layer agree.");
  await press(page, "fixed").click();
  await expect(panel(page).locator(".layer-block", { hasText: /^head/ })).toHaveText(["head 1", "head 2"]);
  await expect(summary(page)).toContainText("computed by head");
  await panel(page).getByLabel("Word", { exact: true }).fill("abc");
  await expect(panel(page).getByRole("alert")).toHaveText(
    "The word has the letter “c”, which is not in the alphabet: the letters are a b.",
  );
  await press(page, "Test words").click();
  await panel(page).getByLabel("Words to test, one on each line").fill("aa\nab\nax");
  await expect(panel(page).getByText("1 of 3 accepted")).toBeVisible();
  await expect(panel(page).getByRole("list", { name: "Result of each word" })).toHaveText(/aa accepted.*ab rejected.*ax no letter x/);
  expect(await recorded(page)).toBe(curves);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(press(page, "Play the run")).toHaveCount(0);
});

fresh("the run plays by itself to its end", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await opened(page, { word: "a" });
  await press(page, "Play the run").click();
  await expect(panel(page).getByText("reading letter 1 of 1")).toBeVisible();
  await expect(panel(page).locator(".verdict-rejected")).toHaveText("rejected");
});

const jff = (states: string) =>
  `<?xml version="1.0"?><structure><type>fa</type><automaton>${states}
  <transition><from>0</from><to>0</to><read>a</read></transition></automaton></structure>`;

test("a JFLAP file is opened, its gaps are told, and a broken one changes nothing", async ({ page }) => {
  await opened(page);
  const open = (name: string, content: string) =>
    panel(page)
      .getByLabel("JFLAP file")
      .setInputFiles({ name, mimeType: "application/xml", buffer: Buffer.from(content) });
  await open("one.jff", jff('<state id="0" name="only one"><x>10</x><y>20</y><initial/><final/></state>'));
  await expect(panel(page).getByText("one.jff is open.")).toBeVisible();
  await expect(panel(page).getByText("In the file, the state “only one” is now called only_one.")).toBeVisible();
  expect((await machine(page)).states).toEqual(["only_one"]);
  const kept = await machine(page);
  await open("broken.jff", "<structure><type>fa</type><automaton>");
  await expect(panel(page).getByText("broken.jff could not be opened; nothing was changed:")).toBeVisible();
  await expect(panel(page).getByText(/before <automaton> is closed \(save the file again in JFLAP\)/)).toBeVisible();
  expect(await machine(page)).toEqual(kept);
  const download = page.waitForEvent("download");
  await press(page, "Save .jff").click();
  expect((await download).suggestedFilename()).toBe("automaton.jff");
  await open("half.jff", jff('<state id="0" name="q0"><initial/></state><state id="1" name="q1"/>'));
  await expect(message(page)).toContainText("q1 has no arrow for letter a");
  expect(await machine(page)).toEqual(kept);
});

test("a JFLAP file that is dropped onto the panel is opened there", async ({ page }) => {
  await opened(page);
  const content = jff('<state id="0" name="dropped"><initial/></state>');
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "dropped.jff"));
    return transfer;
  }, content);
  const graph = panel(page).locator(".graph");
  await graph.dispatchEvent("dragenter", { dataTransfer: data });
  await graph.dispatchEvent("drop", { dataTransfer: data });
  await expect.poll(async () => (await machine(page)).states).toEqual(["dropped"]);
  await expect(page.locator(".drop-target")).toBeHidden();
});

test("a broken text gets its message, nothing is lost, and a reload keeps it", async ({ page }) => {
  await opened(page);
  const before = await machine(page);
  const address = page.url();
  await press(page, "Text").click();
  const entry = panel(page).getByLabel("The automaton as text");
  const broken = "# mine\nstart even\n\neven a -> odd\neven b -> evn\nodd * -> even\n";
  await entry.fill(broken);
  await expect(
    panel(page).getByText("Line 5 has an arrow to evn, which is not a state of this automaton (did you mean even?)").first(),
  ).toBeVisible();
  expect(await machine(page)).toEqual(before);
  // The chosen view is written a moment later.
  await expect.poll(() => page.url()).not.toBe(address);
  await page.reload();
  await broughtIntoView(page.locator(".automaton-panel"), entry);
  await expect(entry).toHaveValue(broken);
  const mended = broken.replace("evn", "even");
  await entry.fill(mended);
  await expect
    .poll(async () => (await machine(page)).transitions)
    .toEqual([
      [1, 0],
      [0, 0],
    ]);
  // The typed text keeps its comment.
  await expect(entry).toHaveValue(mended);
  await expect(message(page)).toBeEmpty();
});

test("an unfinished drawing outlives a reload, and leaves with another automaton", async ({ page }) => {
  await opened(page);
  await target(page, "odd", "b").selectOption("none");
  await expect(message(page)).toContainText("odd has no arrow for letter b");
  await page.reload();
  await broughtIntoView(page.locator(".automaton-panel"), target(page, "odd", "b"));
  await expect(target(page, "odd", "b")).toHaveValue("none");
  const address = page.url();
  await choose(page, "Traffic light");
  await expect(message(page)).toBeEmpty();
  // The address is written a moment after the answer.
  await expect.poll(() => page.url()).not.toBe(address);
  await page.reload();
  await broughtIntoView(page.locator(".automaton-panel"), target(page, "red", "t"));
  await expect(target(page, "red", "t")).toHaveValue("1");
  await expect(message(page)).toBeEmpty();
});

test("this machine is learned, with no more traces than it has words, and random ones are drawn one after another", async ({ page }) => {
  await opened(page, { traces: 64, length: 3 });
  await press(page, "Learn this machine").click();
  await expect(panel(page).getByText("Learners are trained on traces of this machine.")).toBeVisible();
  const task = () => page.evaluate(() => window.playground.experiment.task as unknown as Record<string, unknown>);
  expect(await task()).toMatchObject({ family: "one", traces: 6 });
  await press(page, "Remove letter b").click();
  await expect(message(page)).toContainText("an alphabet of one letter has a single word of each length");
  expect((await machine(page)).alphabet).toEqual(["a", "b"]);
  await press(page, "Random automaton").click();
  const first = await machine(page);
  await press(page, "Random automaton").click();
  expect(await machine(page)).not.toEqual(first);
});

test("while an automaton is unfinished, whatever is said is said of the last complete one, and nothing else is offered", async ({
  page,
}) => {
  await opened(page, { family: "one", word: "ab", length: 3, traces: 4 });
  await expect(panel(page).getByText("Learners are trained on traces of this machine.")).toBeVisible();
  // Without motion a run is shown at its end.
  const verdict = panel(page).locator(".verdict");
  await expect(verdict).toHaveText("rejected");
  await expect(panel(page).getByRole("group", { name: /the run is here/ })).toHaveCount(1);
  await target(page, "odd", "b").selectOption("none");
  await expect(panel(page).getByText("Learners are trained on traces of this machine.")).toHaveCount(0);
  await expect(panel(page).getByText("Learners are trained on traces of the last complete automaton.")).toBeVisible();
  await expect(verdict).toHaveText("rejected by the last complete automaton");
  await expect(summary(page)).toContainText("The graph is unfinished; the last complete automaton runs.");
  await expect(panel(page).getByRole("group", { name: /the run is here/ })).toHaveCount(0);
  for (const save of ["Save .jff", "Save text"]) await expect(press(page, save)).toBeDisabled();
  await press(page, "Test words").click();
  await expect(panel(page).getByText("Tested with the last complete automaton: the one shown is unfinished.")).toBeVisible();
  await press(page, "Back to the last complete one").click();
  await expect(panel(page).getByText("Tested with the last complete automaton")).toHaveCount(0);
  await expect(panel(page).getByText("Learners are trained on traces of this machine.")).toBeVisible();
  await expect(verdict).toHaveText("rejected");
  for (const save of ["Save .jff", "Save text"]) await expect(press(page, save)).toBeEnabled();
});

test("an unfinished text cannot be learned, and says which automaton runs", async ({ page }) => {
  await opened(page);
  await press(page, "Text").click();
  await expect(press(page, "Learn this machine")).toBeEnabled();
  await panel(page).getByLabel("The automaton as text").fill("start even\neven a ->");
  await expect(press(page, "Learn this machine")).toBeDisabled();
  await expect(press(page, "Learn this machine")).toHaveAttribute("title", /^Complete the automaton first/);
  await expect(summary(page)).toContainText("the last complete automaton runs");
  await press(page, "Back to the last complete one").click();
  await expect(press(page, "Learn this machine")).toBeEnabled();
});

test("the automaton passes axe in all its views and in every look, and scrolls inside itself", leftToVerify, async ({ page }) => {
  await opened(page);
  const judge = looksInTurn(page, async () => expect(await violations(page, ".automaton-panel")).toEqual([]));
  const targets = panel(page).locator("button, input:not([type=radio], [type=checkbox], [type=file]), select");
  await target(page, "odd", "b").selectOption("none");
  await press(page, "One step back").click();
  await inEveryLook(page, async () => {
    expect(await violations(page, ".automaton-panel")).toEqual([]);
    expect(await tooSmall(targets)).toEqual([]);
  });
  await press(page, "Text").click();
  await press(page, "Test words").click();
  await takeFromMenu(page, "Automaton", menuWords.explain);
  await judge();
  await takeFromMenu(page, "Automaton", menuWords.enlarge);
  await takeFromMenu(page, "Automaton", menuWords.table);
  await judge();
});
