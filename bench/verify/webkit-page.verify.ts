/** The page in the engine of Safari: it opens, trains, shows its exhibits and a lesson, and stands as it does in Chromium. */

import type { Experiment } from "../../src/labs/learnability/document/document";
import { encodeLink } from "../../src/labs/learnability/document/link";
import { experimentOf } from "../../src/labs/learnability/engine/testing";
import type { DrivenPage } from "../browsers/driven";
import { type Engine, withEngine } from "../browsers/engines";
import { withServedPage } from "../browsers/served";
import { beyondPanels, displacements, otherwiseDrawn, otherwiseSaid, type Stand, settledStand, withoutTimes } from "../browsers/stand";
import type { Check, Figure } from "../check";

interface Visit {
  readonly name: string;
  readonly experiment: Experiment;
  /** The exhibit, and what is pressed in it. */
  readonly exhibit?: { readonly panel: string; readonly press: string };
}

const closedForm = { kind: "closed-form" };
const steps = 500;

const visits: readonly Visit[] = [
  {
    name: "random attention",
    experiment: experimentOf({
      seed: 11,
      task: { kind: "random-attention", d: 3, n: 6, samples: 128, testSamples: 32 },
      learners: [closedForm, { kind: "gradient", heads: 4, steps }],
    }),
  },
  {
    name: "a memory",
    experiment: experimentOf({
      seed: 5,
      task: { kind: "associative-memory", d: 2, pairs: 2, samples: 300, testSamples: 32 },
      learners: [closedForm],
    }),
    exhibit: { panel: "memory-panel", press: ".memory-panel [aria-label='Query key 1']" },
  },
  {
    name: "an automaton",
    experiment: experimentOf({ seed: 3, task: { kind: "automaton", length: 2, traces: 8, testTraces: 4 }, learners: [closedForm] }),
    exhibit: { panel: "automaton-panel", press: ".automaton-panel [aria-label='One step back']" },
  },
  {
    name: "a Turing machine",
    experiment: experimentOf({
      seed: 3,
      task: { kind: "turing-machine", states: 2, letters: 2, cells: 3, steps: 2, traces: 12, testTraces: 4 },
      learners: [closedForm],
    }),
    exhibit: { panel: "turing-panel", press: ".turing-panel [aria-label='Run to the end']" },
  },
];

/** High enough for all panels, since what is out of view is not drawn. */
const wide = [1440, 3600] as const;
/** Windows of WebKitGTK are at least 447 pixels wide. */
const narrow = [460, 5600] as const;

export const checks: readonly Check[] = [
  {
    id: "webkit-page",
    alone: true,
    title: "in WebKit the page opens, trains, shows its exhibits and a lesson, and stands as in Chromium",
    run: () =>
      withServedPage(async (address) => {
        const chromium = await tourOf("Chromium", address);
        const webkit = await tourOf("WebKit", address);
        return figures(chromium, webkit);
      }),
  },
];

interface Tour {
  readonly stands: readonly { readonly name: string; readonly stand: Stand; readonly isWide: boolean }[];
  /** What pressing something in an exhibit made it say, and before. */
  readonly answers: readonly { readonly before: string; readonly after: string }[];
  /** What the lesson says to a prediction. */
  readonly outcome: string;
  readonly complaints: readonly string[];
}

function tourOf(name: Engine["name"], address: string): Promise<Tour> {
  return withEngine(name, async ({ page, version }) => {
    console.log(`${name} is ${version}`);
    await page.resize(...wide);
    await page.goto(address);
    // The tour is offered once, and these visitors have had it.
    await page.evaluate('localStorage.setItem("tour", "seen")');
    await page.goto("about:blank");
    await page.goto(`${address}?lang=en#${encodeLink(visits[0].experiment)}`);
    await page.evaluate(listen);
    const stands: { name: string; stand: Stand; isWide: boolean }[] = [];
    const answers: { before: string; after: string }[] = [];
    for (const visit of visits) {
      // A change of "#" alone opens another experiment in the same page, whose complaints are still listened to.
      await page.evaluate(`void (location.hash = ${JSON.stringify(encodeLink(visit.experiment))})`);
      await shown(page, visit.experiment);
      let stand = await settledStand(page);
      stands.push({ name: visit.name, stand, isWide: true });
      if (visit.exhibit) {
        const before = stand.summaries[visit.exhibit.panel] ?? "";
        await until(page, `document.querySelector(${JSON.stringify(visit.exhibit.press)}) !== null`);
        await page.click(visit.exhibit.press);
        stand = await settledStand(page);
        answers.push({ before, after: stand.summaries[visit.exhibit.panel] ?? "" });
      }
      await page.resize(...narrow);
      stands.push({ name: `${visit.name}, narrow`, stand: await settledStand(page), isWide: false });
      await page.resize(...wide);
    }
    const complaints = JSON.parse(String(await page.evaluate("JSON.stringify(window.complaints)"))) as string[];
    return { stands, answers, complaints, outcome: await lesson(page, address) };
  });
}

const listen = `(() => {
  window.complaints = [];
  addEventListener("error", ({ message }) => complaints.push(message));
  addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => complaints.push(violatedDirective + " " + blockedURI));
  for (const level of ["error", "warn"]) console[level] = (...words) => complaints.push(words.join(" "));
})()`;

/** Predicts, lets the experiment run, and reads what is said of it. */
async function lesson(page: DrivenPage, address: string): Promise<string> {
  await page.goto(`${address}?lang=en&lesson=one-sample`);
  await until(page, 'document.querySelector(".lesson-predict .lesson-choice") !== null');
  await page.click(".lesson-predict .lesson-choice");
  await page.click(".lesson-predict button.button");
  await until(page, 'document.querySelector(".lesson-predict .lesson-again") !== null');
  return String(await page.evaluate('document.querySelector(".lesson-predict .lesson-outcome").textContent'));
}

const shown = (page: DrivenPage, experiment: Experiment) =>
  until(page, `JSON.stringify(window.playground?.experiment) === ${JSON.stringify(JSON.stringify(experiment))}`);

async function until(page: DrivenPage, condition: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if ((await page.evaluate(condition)) === true) return;
    await new Promise((later) => setTimeout(later, 200));
  }
  throw new Error(`this did not come true: ${condition.slice(0, 200)}`);
}

function figures(chromium: Tour, webkit: Tour): Figure[] {
  const pairs = chromium.stands.map(({ name, stand, isWide }, index) => ({
    name,
    isWide,
    ours: stand,
    theirs: webkit.stands[index].stand,
  }));
  const sides = { wide: pairs.filter(({ isWide }) => isWide), narrow: pairs.filter(({ isWide }) => !isWide) };
  const moved = sides.wide.flatMap(({ name, ours, theirs }) =>
    displacements(ours, theirs).map((one) => ({ ...one, isPanel: !one.name.includes(" "), name: `${name}: ${one.name}` })),
  );
  // On a narrow page lines and rows of choices fill their width, and one pixel more wraps them: only the sides must agree.
  const sideways = sides.narrow.flatMap(({ ours, theirs }) =>
    displacements(ours, theirs, [0, 2]).filter(({ name }) => !name.includes(" ")),
  );
  const beyond = webkit.stands.flatMap(({ name, stand }) => beyondPanels(stand).map((part) => `${name}: ${part} goes beyond its panel`));
  const named = (compare: typeof otherwiseSaid) =>
    pairs.flatMap(({ name, ours, theirs }) => compare(ours, theirs).map((sentence) => `${name}: ${sentence}`));
  const [said, drawn] = [named(otherwiseSaid), named(otherwiseDrawn)];
  const told = withoutTimes(webkit.outcome) === withoutTimes(chromium.outcome);
  for (const { name, pixels } of moved.toSorted((a, b) => b.pixels - a.pixels).slice(0, 5)) console.log(`${name}: ${pixels} px elsewhere`);
  const complaints = webkit.complaints.map((complaint) => `WebKit complains: ${complaint}`);
  const outcomes = told ? [] : [`the lesson says "${chromium.outcome}" and "${webkit.outcome}"`];
  for (const line of [...beyond, ...said, ...drawn, ...complaints, ...outcomes].slice(0, 10)) console.error(line);
  const answered = webkit.answers.filter(
    ({ before, after }, index) => before !== "" && after !== before && after === chromium.answers[index].after,
  );
  return [
    { name: "complaints of the page", value: webkit.complaints.length, relation: "=", bound: 0 },
    { name: "steps that training took", value: Math.max(...webkit.stands[0].stand.steps), relation: "=", bound: steps },
    { name: "exhibits that answer a press as in Chromium", value: answered.length, relation: "=", bound: 3 },
    {
      name: "a lesson's answer to a prediction is that of Chromium",
      value: Number(told),
      relation: "=",
      bound: 1,
    },
    { name: "panels that say something else than in Chromium", value: said.length, relation: "=", bound: 0 },
    { name: "panels that draw another number of marks", value: drawn.length, relation: "=", bound: 0 },
    { name: "boxes compared with Chromium's", value: moved.length, relation: ">", bound: 200 },
    {
      name: "pixels by which a panel is elsewhere",
      value: largest(moved.filter(({ isPanel }) => isPanel)),
      relation: "<=",
      bound: 1,
    },
    // A line of text is up to 2 pixels longer or shorter there, and a row of choices has several.
    { name: "pixels by which a part of a panel is elsewhere", value: largest(moved), relation: "<=", bound: 6 },
    { name: "pixels by which a side of a panel is elsewhere, narrow", value: largest(sideways), relation: "<=", bound: 1 },
    { name: "parts that go beyond their panel", value: beyond.length, relation: "=", bound: 0 },
  ];
}

function largest(moved: readonly { readonly pixels: number }[]): number {
  return Math.max(...moved.map(({ pixels }) => pixels));
}
