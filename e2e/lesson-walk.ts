/**
 * Completes a lesson by keyboard alone, in either language: its questions are answered and compared, its exercise is solved and
 * recognised. The page has the lesson open; no mouse is used.
 */
import { expect, type Locator, type Page } from "@playwright/test";

/** Names of the controls that the walk uses, in the language of the page. */
export interface WalkWords {
  readonly run: string;
  readonly start: string;
  readonly compared: RegExp;
  readonly solved: RegExp;
  readonly removePair: string;
  readonly orthonormalise: string;
  readonly addPair: string;
  /** Names in the table of an automaton. */
  readonly drawn: { readonly arrow: (state: string, letter: string) => string; readonly accepts: (state: string) => string };
  /** An entry of Z. */
  readonly entry: (row: number, column: number) => string;
  readonly fields: Readonly<
    Record<
      "samples" | "heads" | "noise" | "steps" | "dimension" | "wordLength" | "machineSteps" | "readOut" | "attention" | "positions",
      string
    >
  >;
}

export const walkWords: Readonly<Record<"en" | "de", WalkWords>> = {
  en: {
    run: "Run and compare",
    start: "Start from here",
    compared: /: .+\. (Your prediction was|You predicted)/,
    solved: /^Solved\. /,
    removePair: "Remove pair 4",
    orthonormalise: "Orthonormalise keys",
    addPair: "Add a pair",
    drawn: { arrow: (state, letter) => `From ${state} on ${letter}`, accepts: (state) => `${state} accepts` },
    entry: (row, column) => `Z, row ${row}, column ${column}`,
    fields: {
      samples: "Samples N",
      heads: "Heads H",
      noise: "Label noise σ",
      steps: "Steps",
      dimension: "Dimension d",
      wordLength: "Word length L",
      machineSteps: "Steps Φ",
      readOut: "Read-out",
      attention: "Attention",
      positions: "Positions",
    },
  },
  de: {
    run: "Laufen lassen und vergleichen",
    start: "Von hier aus beginnen",
    compared: /: .+\. Die Vorhersage war/,
    solved: /^Gelöst\. /,
    removePair: "Paar 4 entfernen",
    orthonormalise: "Schlüssel orthonormieren",
    addPair: "Ein Paar hinzufügen",
    drawn: { arrow: (state, letter) => `Von ${state} bei ${letter}`, accepts: (state) => `${state} akzeptiert` },
    entry: (row, column) => `Z, Zeile ${row}, Spalte ${column}`,
    fields: {
      samples: "Beispiele N",
      heads: "Köpfe H",
      noise: "Rauschen der Labels σ",
      steps: "Schritte",
      dimension: "Dimension d",
      wordLength: "Wortlänge L",
      machineSteps: "Schritte Φ",
      readOut: "Auslesen",
      attention: "Attention",
      positions: "Positionen",
    },
  },
};

/** A lesson, its number of questions, and the solution of its exercise. */
export interface Walk {
  readonly id: string;
  readonly predictions: number;
  readonly solve: (page: Page, exercise: Locator, words: WalkWords) => Promise<void>;
  /** The figures of its solution, in the same order in every language. */
  readonly figures: RegExp;
}

const typed =
  (field: keyof WalkWords["fields"], text: string): Walk["solve"] =>
  (page, exercise, { fields }) =>
    typeInto(page, exercise.getByRole("spinbutton", { name: fields[field], exact: true }), text);

export const walks: readonly Walk[] = [
  {
    id: "one-sample",
    predictions: 1,
    solve: async (page, exercise, { entry }) => {
      await typeInto(page, exercise.getByRole("spinbutton", { name: entry(1, 1) }), "-2");
      await typeInto(page, exercise.getByRole("spinbutton", { name: entry(2, 1) }), "-1");
    },
    figures: /2 .+ Z Zᵀ/,
  },
  { id: "cubic-trick", predictions: 1, solve: typed("samples", "28"), figures: /28 .+ 28 .+ 40 .+ 12/ },
  { id: "one-shot", predictions: 1, solve: typed("samples", "4096"), figures: /0[.,]5.* 4\u202f096 .+ 0[.,]00/ },
  { id: "enough-samples", predictions: 3, solve: typed("noise", "0.25"), figures: /0[.,]25.* \d{3} .+ 0[.,]0125/ },
  { id: "more-heads", predictions: 2, solve: typed("steps", "40000"), figures: /4 .* 40\u202f000 / },
  { id: "identifiability", predictions: 2, solve: typed("dimension", "5"), figures: /500 .+ 75 .+ 20/ },
  {
    id: "memories",
    predictions: 1,
    solve: async (page, _, { removePair, orthonormalise }) => {
      // The table is one stop; arrow keys lead on from its first key, down to the fourth pair and along to the cross behind it.
      const remove = page.getByRole("button", { name: removePair });
      await expect(remove).toBeVisible();
      await tabTo(page, page.getByRole("grid").locator("[tabindex='0']"));
      for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", ...Array<string>(6).fill("ArrowRight")]) await page.keyboard.press(key);
      await expect(remove).toBeFocused();
      await page.keyboard.press("Enter");
      await fromMemoryMenu(page, orthonormalise);
    },
    figures: /3 .+ 1/,
  },
  {
    id: "automata",
    predictions: 1,
    solve: async (page, _, { drawn }) => {
      // Parity becomes "the last letter is b": each letter leads to one state.
      await expect(page.locator(".transition-table")).toBeVisible();
      const arrow = (state: string, letter: string) => page.getByRole("combobox", { name: drawn.arrow(state, letter) });
      await arrow("even", "a").press("e");
      await arrow("even", "b").press("o");
      await page.getByRole("checkbox", { name: drawn.accepts("even") }).press("Space");
      await page.getByRole("checkbox", { name: drawn.accepts("odd") }).press("Space");
    },
    figures: /2 .+/,
  },
  { id: "traces", predictions: 1, solve: typed("wordLength", "1"), figures: /24 .+ 8/ },
  {
    id: "tape",
    predictions: 1,
    solve: async (page, _, { addPair }) => {
      await fromMemoryMenu(page, addPair);
      // The fifth pair: its key scores with the first and the last cell, and its value is symbol 0 minus symbol 1.
      await tabTo(page, page.getByRole("grid").locator("[tabindex='0']"));
      for (let row = 0; row < 4; row++) await page.keyboard.press("ArrowDown");
      for (const entry of ["1", "0", "0", "-1", "1", "-1"]) {
        await page.keyboard.type(entry);
        await page.keyboard.press("Enter");
        await page.keyboard.press("ArrowRight");
      }
    },
    figures: /1 .+/,
  },
  { id: "turing-machine", predictions: 1, solve: typed("machineSteps", "1"), figures: /20 .+ 12/ },
  { id: "in-context", predictions: 3, solve: typed("heads", "4"), figures: /4 .+ 4 .+ 0[.,]9/ },
  {
    id: "discovered",
    predictions: 3,
    solve: async (page, exercise, { fields }) => {
      await tabTo(page, exercise.getByRole("combobox", { name: fields.readOut }));
      await page.keyboard.press("ArrowDown");
    },
    figures: /\+D .+ 2[.,]\d+.+ γ = /,
  },
  {
    id: "decay",
    predictions: 1,
    solve: async (page, exercise, { fields }) => {
      await tabTo(page, exercise.getByRole("combobox", { name: fields.attention }));
      await page.keyboard.press("ArrowDown");
      await tabTo(page, exercise.getByRole("combobox", { name: fields.positions }));
      await page.keyboard.press("ArrowUp");
    },
    figures: /72 .+ 0[.,]9\d\d/,
  },
  {
    id: "both-ways",
    predictions: 1,
    solve: async (page, exercise, { fields }) => {
      await tabTo(page, exercise.getByRole("combobox", { name: fields.readOut }));
      await page.keyboard.press("ArrowUp");
    },
    figures: /0[.,]9\d\d[. ]|1[.,]000[. ]/,
  },
];

/** Long enough for the longest run of a lesson on a busy machine. */
export const patience = { timeout: 180_000 };

/** Walks through the lesson that is open, from the first question to the solved exercise. */
export async function walkThrough(page: Page, { predictions, solve, figures }: Walk, words: WalkWords): Promise<void> {
  const questions = page.locator(".lesson-predict");
  await expect(questions).toHaveCount(predictions, patience);
  for (const question of await questions.all()) {
    const entry = question.locator("input").first();
    await tabTo(page, entry);
    await page.keyboard.press((await entry.getAttribute("type")) === "radio" ? "Space" : "7");
    await tabTo(page, question.getByRole("button", { name: words.run }));
    await page.keyboard.press("Enter");
    await expect(question.locator(".lesson-outcome")).toHaveText(words.compared, patience);
  }
  const exercise = page.locator(".lesson-exercise");
  await expect(exercise.locator(".lesson-outcome")).toHaveText("");
  const start = exercise.getByRole("button", { name: words.start });
  if ((await start.count()) > 0) {
    await tabTo(page, start);
    await page.keyboard.press("Enter");
  }
  await solve(page, exercise, words);
  await expect(exercise.locator(".lesson-outcome")).toHaveText(figures, patience);
  await expect(exercise.locator(".lesson-outcome")).toHaveText(words.solved);
}

/** Chooses an entry of the menu of the memory panel. */
async function fromMemoryMenu(page: Page, name: string): Promise<void> {
  await tabTo(page, page.locator(".memory-panel .panel-tools [aria-haspopup=menu]"));
  await page.keyboard.press("Enter");
  const entry = page.getByRole("menuitem", { name });
  await expect(entry).toBeVisible();
  for (let steps = 0; steps < 20 && !(await entry.evaluate((one) => one === document.activeElement)); steps++)
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
}

/** Presses Tab, or Shift and Tab to go back, until the element has the focus, as a person without a mouse does. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  const stops = await element.evaluate(stopsBefore);
  const key = stops < 0 ? "Shift+Tab" : "Tab";
  // The count is approximate: the last few elements are checked one by one.
  for (let presses = Math.abs(stops) - 4; presses > 0; presses--) await page.keyboard.press(key);
  for (let presses = 0; presses < 30; presses++) {
    if (await element.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${element}`);
}

/** Runs in the page: approximate number of stops of Tab up to an element; negative when it lies behind. */
function stopsBefore(element: Element): number {
  const stops = [...document.querySelectorAll<HTMLElement>("button, input, select, summary, a[href]")].filter(
    (one) => one.offsetParent !== null && !one.matches(":disabled, [type=radio], [tabindex='-1']"),
  );
  const after = (from: Element) => stops.filter((one) => from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING).length;
  const ahead = after(document.activeElement ?? document.body) - after(element);
  const active = document.activeElement;
  return active && active !== document.body && active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
    ? -Math.abs(ahead) - 1
    : Math.max(0, ahead);
}

/** Types into an entry that Tab leads to, and submits it. */
export async function typeInto(page: Page, entry: Locator, text: string): Promise<void> {
  await tabTo(page, entry);
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}
