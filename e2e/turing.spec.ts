/** Turing machines: edited as text and as table, run on a tape, and run by the layer beside it, with checks of accessibility. */

import type { Locator, Page } from "@playwright/test";
import { parseExperiment } from "../src/labs/learnability/document/document";
import { encodeLink } from "../src/labs/learnability/document/link";
import { problemLine } from "../src/platform/fields/problem";
import { looksInTurn, tooSmall, violations } from "./accessible";
import { leftToVerify } from "./in-verify";
import { test } from "./kept";
import { button, expect, finished, menuWords, open, scrolledTo, takeFromMenu } from "./page";

test.use({ calm: true, still: true });
test.describe.configure({ mode: "default" });

function turingLink(task: object = {}, learners: readonly object[] = []): string {
  const parsed = parseExperiment({
    format: "learnability-experiment",
    version: 1,
    task: { kind: "turing-machine", states: 2, letters: 2, cells: 3, steps: 2, traces: 12, testTraces: 4, ...task },
    learners,
  });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return encodeLink(parsed.experiment);
}

const panel = (page: Page): Locator => page.getByRole("region", { name: "Turing machine", exact: true });
const summary = (page: Page) => panel(page).locator(".panel-summary");
const tape = (page: Page) => panel(page).locator(".turing-tape");
const layer = (page: Page) => panel(page).getByRole("region", { name: "Layer that runs the machine" });
const machineText = (page: Page) => panel(page).getByRole("textbox", { name: "The machine as text" });
const problems = (page: Page) => panel(page).locator(".turing-problems");

async function opened(page: Page, task?: object, learners?: readonly object[]): Promise<void> {
  await open(page, turingLink(task, learners));
  await scrolledTo(panel(page));
  // The test before may have left the table open.
  await panel(page).getByRole("button", { name: "Text", exact: true }).click();
  await expect(machineText(page)).toBeVisible();
}

async function chosen(page: Page, machine: string): Promise<void> {
  await panel(page).getByRole("combobox", { name: "Machine" }).selectOption(machine);
}

const shownTask = (page: Page) =>
  page.evaluate(() => {
    const { task } = window.playground.experiment;
    return task.kind === "turing-machine" ? task : null;
  });

test("binary increment increments, in the tape and in the layer's tokens", async ({ page }) => {
  await opened(page);
  await chosen(page, "Binary increment");
  await expect(tape(page)).toHaveAccessibleName("State right, head in cell 1, tape _1011__");
  await expect(layer(page)).toContainText("prompt holds a token for each rule");
  await button(page, "One step on").click();
  await expect(layer(page).getByRole("list", { name: "Heads that computed B0" })).toContainText("read the cell under the headcell 1 +1");
  await expect(layer(page).getByRole("list", { name: "Heads that computed C0" })).toContainText("apply the rule for 1B0 +1");
  await button(page, "Run to the end").click();
  await expect(tape(page)).toHaveAccessibleName("State done, head in cell 2, tape _1100__");
  await expect(layer(page)).toContainText("decoded from the tokens: state done, cell 2, tape _1100__");
  await expect(summary(page)).toHaveText(
    "Binary increment halted in done after 8 steps. The layer’s tokens hold the same state, cell and tape after each of these 8 steps.",
  );
  await panel(page).getByRole("textbox", { name: "Tape" }).fill("_111");
  await button(page, "Run to the end").click();
  await expect(layer(page)).toContainText("tape 1000___");
});

test("the busy beavers stop with 6 ones and with 13, after as many steps as Radó counts", async ({ page }) => {
  await opened(page);
  await chosen(page, "Busy beaver with 3 states");
  await button(page, "Run to the end").click();
  await expect(summary(page)).toHaveText(
    /halted in H after 14 steps with 6 ones\. The layer’s tokens hold .* after each of these 14 steps\./,
  );
  await expect(panel(page)).toContainText(
    "Radó’s count: the halting state does not count as a state, and the step into it counts as a step.",
  );
  await chosen(page, "Busy beaver with 4 states");
  await expect(tape(page)).toHaveAccessibleName("State A, head in cell 10, tape 00000000000000");
  await button(page, "Run to the end").click();
  await expect(summary(page)).toHaveText(
    /halted in H after 107 steps with 13 ones\. The layer’s tokens hold .* after each of these 107 steps\./,
  );
});

test("a machine edited as text runs, is the table too, and is undone", async ({ page }) => {
  await opened(page);
  const before = (await shownTask(page))?.machine;
  await machineText(page).fill("# writes three\nletters x\nstart a\nhalt e\na * -> b x R\nb * -> c x R\nc * -> e x S\n");
  await expect(problems(page)).toHaveText("Complete: this machine runs.");
  await button(page, "Run to the end").click();
  await expect(tape(page)).toHaveAccessibleName("State e, head in cell 2, tape xxx");
  await expect(summary(page)).toHaveText(/^The machine halted in e after 3 steps\. The layer’s tokens hold the same/);
  await panel(page).getByRole("button", { name: "Table", exact: true }).click();
  await expect(panel(page).getByRole("combobox", { name: "Next state from b on x" })).toHaveValue("2");
  await panel(page).getByRole("combobox", { name: "Letter written by b on _" }).selectOption("_");
  await button(page, "Run to the end").click();
  await expect(tape(page)).toHaveAccessibleName(/tape x_x$/);
  await panel(page).getByRole("button", { name: "Text", exact: true }).click();
  await expect(machineText(page)).toHaveValue(/\nb _ -> c _ R\nb x -> c x R\n/);
  await button(page, /^Undo/).click();
  // The typed text returns with its comment.
  await expect(machineText(page)).toHaveValue(/^# writes three/);
  await button(page, /^Undo/).click();
  expect((await shownTask(page))?.machine).toEqual(before);
});

test("a broken text is answered with its line and a suggestion, and nothing is lost", async ({ page }) => {
  await opened(page);
  const machine = (await shownTask(page))?.machine;
  const broken = "blank 0\nletters 1\nstart carry\nhalt done\ncarry 0 -> don 1 S\ncarry 1 -> carry 0 R\n";
  await machineText(page).fill(broken);
  await expect(problems(page)).toContainText("Line 5 goes to don, which is not a state of this machine");
  await expect(problems(page)).toContainText("Did you mean done?");
  await expect(machineText(page)).toHaveAttribute("aria-invalid", "true");
  expect((await shownTask(page))?.machine).toEqual(machine);
  await button(page, "Run to the end").click();
  await expect(summary(page)).toHaveText(/halted in done/);
  await button(page, "Line 5").click();
  await expect(machineText(page)).toBeFocused();
  expect(await machineText(page).evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd))).toBe(
    "carry 0 -> don 1 S",
  );
  await page.reload();
  await scrolledTo(panel(page));
  await expect(machineText(page)).toHaveValue(broken);
  await chosen(page, "Copy");
  await expect(panel(page).getByText("Your unfinished machine is stored.")).toBeVisible();
  await button(page, "Continue editing").click();
  await expect(machineText(page)).toHaveValue(broken);
  await button(page, "Back to the machine that runs").click();
  await expect(machineText(page)).toHaveValue(/append/);
  await button(page, "Revert edit").click();
  await expect(machineText(page)).toHaveValue(broken);
});

test("while a machine is unfinished, whatever is said is said of the last complete one", async ({ page }) => {
  await opened(page);
  const complete = (await machineText(page).inputValue()) ?? "";
  const note = panel(page).locator(".turing-note");
  const learn = panel(page).getByRole("button", { name: "Learn this machine" });
  const choice = panel(page).getByRole("combobox", { name: "Machine", exact: true });
  await expect(choice).toHaveValue(/./);
  await expect(note).toContainText("this one is only shown");
  await expect(learn).toBeEnabled();
  await machineText(page).fill(`${complete}\ncarry`);
  await expect(summary(page)).toContainText("The machine in the editor is unfinished; the last complete one runs.");
  await expect(note).toHaveText("Learners are trained on random machines; the last complete one is only shown.");
  await expect(learn).toBeDisabled();
  await expect(choice).toHaveValue("");
  // The machine of the library is back by its name, and the text can be restored by undo.
  await chosen(page, "Binary increment, lowest digit first");
  await expect(summary(page)).not.toContainText("unfinished");
  await expect(learn).toBeEnabled();
  await button(page, "Revert edit").click();
  await expect(machineText(page)).toHaveValue(`${complete}\ncarry`);
  await button(page, "Back to the machine that runs").click();
  await expect(note).toContainText("this one is only shown");
});

test("a table with gaps says where they are, and runs when they are filled", async ({ page }) => {
  await opened(page);
  await panel(page).getByRole("button", { name: "Table", exact: true }).click();
  await button(page, "Add a letter").click();
  await expect(problems(page)).toContainText("carry has no rule for 2");
  await expect(panel(page).getByRole("combobox", { name: "Next state from carry on 2" })).toHaveAttribute("aria-invalid", "true");
  await button(page, "Add a state").click();
  await panel(page).getByRole("textbox", { name: "Name of state q2" }).fill("done");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("alert")).toHaveText("done is the name of another state.");
  await page.keyboard.press("Escape");
  await panel(page).getByRole("combobox", { name: "Next state from carry on 2" }).selectOption("q2");
  await expect(problems(page)).toHaveText("Complete: this machine runs.");
  expect((await shownTask(page))?.machine.states).toEqual(["carry", "done", "q2"]);
  await button(page, /^Undo/).click();
  expect((await shownTask(page))?.machine.states).toEqual(["carry", "done"]);
});

test("a machine is learned at a click, and asks for no more tapes than there are", async ({ page }) => {
  await opened(page, {}, [{ kind: "closed-form" }]);
  await finished(page);
  await button(page, "Learn this machine").click();
  expect(await shownTask(page)).toMatchObject({ family: "one", cells: 3, traces: 6 });
  await expect(
    panel(page).getByText(/Learners are trained on this machine\. Only 8 different tapes of this length exist; 6 are used for training\./),
  ).toBeVisible();
  await finished(page);
});

test("what is only watched does not run the experiment again", async ({ page }) => {
  await opened(page, {}, [{ kind: "closed-form" }]);
  await finished(page);
  const learned = await page.evaluateHandle(() => window.playground.series.learners[0]);
  await chosen(page, "Palindromes");
  await panel(page).getByRole("textbox", { name: "Tape" }).fill("101");
  await button(page, "Run to the end").click();
  await expect(summary(page)).toHaveText(/^Palindromes halted in accept/);
  expect(await page.evaluate((kept) => window.playground.series.learners[0] === kept, learned)).toBe(true);
});

test("a machine that never halts is stopped, and a tape that is too short is told", async ({ page }) => {
  await opened(page);
  await machineText(page).fill("letters 1\nright * -> right 1 R\n");
  await panel(page).getByRole("spinbutton", { name: "Limit" }).fill("10000");
  await button(page, "Run to the end").click();
  await expect(summary(page)).toHaveText(
    /^The machine reached the limit of 10\u202f000 steps without halting\. At step 3 the head reached the end of the tape/,
  );
  await expect(panel(page).getByText(/one row for every \d+ steps/)).toBeVisible();
  await expect(layer(page)).toContainText("The layer computes the first 300 steps");
  await panel(page).getByRole("spinbutton", { name: "Limit" }).fill("10001");
  await expect(panel(page).getByRole("alert")).toHaveText("must be a whole number between 1 and 10\u202f000");
  await panel(page).getByRole("textbox", { name: "Tape" }).fill("7");
  await expect(panel(page).getByText(/The tape has the letter “7”, which is not in the alphabet/)).toBeVisible();
});

test("files are written and read, and one that is too large is answered at once", async ({ page }) => {
  await opened(page);
  await chosen(page, "Unary addition");
  const download = page.waitForEvent("download");
  await button(page, "Save as a text file").click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe("turing-machine.txt");
  const input = panel(page).locator("input[type=file]");
  await chosen(page, "Copy");
  await input.setInputFiles(await saved.path());
  await expect(panel(page).getByRole("combobox", { name: "Machine" })).toHaveValue("addition");
  await input.setInputFiles({ name: "large.txt", mimeType: "text/plain", buffer: Buffer.alloc(1_000_001, "#") });
  await expect(panel(page).getByRole("alert")).toHaveText(/^The description has 1\.01 MB, the limit is 1 MB/);
});

test("everything is done by keyboard alone", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await opened(page);
  await machineText(page).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("letters 1\nstart go\nhalt end\ngo * -> end 1 S\n");
  await expect(problems(page)).toHaveText("Complete: this machine runs.");
  const reached = async (name: string | RegExp) => {
    const goal = panel(page).getByRole("button", { name, exact: typeof name === "string" });
    // The buttons of a toolbar are one stop, and the arrow keys lead from one to the next.
    const among = () => goal.evaluate((one) => (one.closest("fieldset") ?? one).contains(document.activeElement));
    const there = () => goal.evaluate((one) => one === document.activeElement);
    for (let stops = 0; stops < 25 && !(await among()); stops++) await page.keyboard.press("Tab");
    for (let steps = 0; steps < 12 && !(await there()); steps++) await page.keyboard.press("ArrowRight");
    await expect(goal).toBeFocused();
  };
  await reached("Run step by step");
  await reached("One step on");
  await page.keyboard.press("Enter");
  await expect(summary(page)).toHaveText(/^The machine halted in end after 1 step with 1 one\./);
  await page.keyboard.press("Tab");
  const slider = panel(page).getByRole("slider", { name: "Step", exact: true });
  for (let stops = 0; stops < 4 && !(await slider.evaluate((one) => one === document.activeElement)); stops++)
    await page.keyboard.press("Tab");
  await expect(slider).toBeFocused();
  await page.keyboard.press("Home");
  await expect(tape(page)).toHaveAccessibleName(/^State go/);
  await page.keyboard.press("Tab");
  const reading = panel(page).getByRole("slider", { name: "Read a step of the history" });
  await expect(reading).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(reading).toHaveAttribute("aria-valuetext", /step 1.*state end.*cell 0, on 1/);
});

test("with reduced motion nothing plays, and steps are made by hand", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await opened(page);
  await button(page, "One step on").click();
  await expect(button(page, "Run step by step")).toHaveCount(0);
  await button(page, "One step back").click();
  await expect(button(page, "One step back")).toBeDisabled();
});

test(
  "the exhibit passes axe in every look as text with an error, as table, as numbers and enlarged, and scrolls inside itself",
  leftToVerify,
  async ({ page }) => {
    await opened(page);
    const targets = panel(page).locator("button, input:not([type=radio], [type=checkbox]), select");
    const judge = looksInTurn(page, async () => expect(await violations(page, ".turing-panel")).toEqual([]));
    const judgeWithTargets = looksInTurn(page, async () => {
      expect(await violations(page, ".turing-panel")).toEqual([]);
      expect(await tooSmall(targets)).toEqual([]);
    });
    await chosen(page, "Palindromes");
    await button(page, "One step on").click();
    await button(page, "One step on").click();
    await panel(page).getByRole("button", { name: "Table", exact: true }).click();
    await button(page, "Add a letter").click();
    await judgeWithTargets();
    await panel(page).getByRole("button", { name: "Text", exact: true }).click();
    await machineText(page).fill("broken");
    await judgeWithTargets();
    await takeFromMenu(page, "Turing machine", menuWords.table);
    await judge();
    await takeFromMenu(page, "Turing machine", menuWords.chart);
    await takeFromMenu(page, "Turing machine", menuWords.explain);
    await takeFromMenu(page, "Turing machine", menuWords.enlarge);
    await judge();
  },
);
