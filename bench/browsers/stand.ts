/** How the page stands in an engine whose window shows all of it: where its boxes are, and what its panels say. */
import type { DrivenPage } from "./driven";

/** x, y, width and height in pixels; x and y from the corner of the first panel. */
export type Box = readonly [x: number, y: number, width: number, height: number];

export interface Stand {
  /** By selector and place among its like: "loss-panel .panel-head". */
  readonly boxes: Readonly<Record<string, Box>>;
  /** What each panel says of what it shows. */
  readonly summaries: Readonly<Record<string, string>>;
  /** How many lines, points and words each panel's drawing has. */
  readonly marks: Readonly<Record<string, number>>;
  /** How far each learner has come. */
  readonly steps: readonly number[];
}

const parts = [".panel-head", ".panel-title", ".panel-choices", ".panel-tools", ".panel-summary", ".panel-toolbar", ".panel-body"];

const read = `(() => {
  const boxes = {}, summaries = {}, marks = {};
  // Computing begins before the page is drawn.
  const corner = document.querySelector(".panel")?.getBoundingClientRect();
  const measure = (name, element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    boxes[name] = [x - corner.x, y - corner.y, width, height];
  };
  for (const panel of document.querySelectorAll(".panel")) {
    const name = [...panel.classList].find((one) => one.endsWith("-panel"));
    measure(name, panel);
    for (const part of ${JSON.stringify(parts)}) {
      const element = panel.querySelector(part);
      if (element && element.getClientRects().length > 0) measure(name + " " + part, element);
    }
    summaries[name] = panel.querySelector(".panel-summary")?.textContent ?? "";
    marks[name] = panel.querySelectorAll(".panel-body svg *").length;
  }
  const { activity, series } = window.playground;
  return JSON.stringify({ activity: corner ? activity : "not drawn yet", boxes, summaries, marks, steps: series.learners.map((learner) => learner?.step ?? 0) });
})()`;

/** A busy machine is no failure. */
const patience = 180_000;

/** What a busy page draws may come a second or two after what it has computed. */
const restful = 4;

/** Waits until the experiment has ended and nothing on the page changes any more. */
export async function settledStand(page: DrivenPage): Promise<Stand> {
  const start = Date.now();
  let before = "";
  let equal = 0;
  for (;;) {
    const now = String(await page.evaluate(read));
    const { activity, ...stand } = JSON.parse(now) as Stand & { readonly activity: string };
    equal = activity === "finished" && now === before ? equal + 1 : 0;
    if (equal === restful) return stand;
    if (Date.now() - start > patience) throw new Error(`the page did not come to rest: ${activity}`);
    before = now;
    await new Promise((later) => setTimeout(later, 1000));
  }
}

/** How long something took is no property of the page. */
export const withoutTimes = (text: string) => text.replace(/[\d.\u2009\u202f]+[\s\u00a0\u202f]?m?s\b/g, "some time");

const said = ({ summaries }: Stand, panel: string) => withoutTimes(summaries[panel] ?? "");

/** Panels that say something else: each as a sentence for whoever mends it. */
export function otherwiseSaid(one: Stand, other: Stand): string[] {
  const differing = panelsOf(one, other).filter((name) => said(one, name) !== said(other, name));
  return differing.map((name) => `${name} says "${one.summaries[name]}" and "${other.summaries[name]}"`);
}

/** Panels whose drawing has another number of marks. */
export function otherwiseDrawn(one: Stand, other: Stand): string[] {
  const differing = panelsOf(one, other).filter((name) => one.marks[name] !== other.marks[name]);
  return differing.map((name) => `${name} has ${one.marks[name]} marks and ${other.marks[name]}`);
}

const panelsOf = (one: Stand, other: Stand) => [...new Set([...Object.keys(one.marks), ...Object.keys(other.marks)])];

/** Parts whose right side lies beyond that of their panel. */
export function beyondPanels({ boxes }: Stand): string[] {
  const right = ([x, , width]: Box) => x + width;
  return Object.keys(boxes).filter((name) => right(boxes[name]) > right(boxes[name.split(" ")[0]]) + 1);
}

/**
 * By how many pixels the boxes lie elsewhere; infinitely many where one is missing.
 *
 * @param numbers  those of a box that count, all without it.
 */
export function displacements(
  one: Stand,
  other: Stand,
  numbers: readonly number[] = [0, 1, 2, 3],
): readonly { readonly name: string; readonly pixels: number }[] {
  const names = new Set([...Object.keys(one.boxes), ...Object.keys(other.boxes)]);
  return [...names].map((name) => {
    const [a, b] = [one.boxes[name], other.boxes[name]];
    const pixels = a && b ? Math.max(...numbers.map((index) => Math.abs(a[index] - b[index]))) : Number.POSITIVE_INFINITY;
    return { name, pixels };
  });
}
