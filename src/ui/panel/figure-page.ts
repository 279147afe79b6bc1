/**
 * Several panels as one figure at the width of a journal's column. Every chart is laid out anew at its printed size, so
 * that its words are as large in print as on the screen: 12 pixels are 9 points.
 */
import { boxAround, chartsOf, drawn, element } from "./drawing";
import { fontFace, svgText } from "./figure";
import { type PanelOnPage, panelsOnPage } from "./registry";

export type FigureWidth = "single" | "double";

/** A panel that shows a chart. */
export interface ChosenPanel extends PanelOnPage {
  readonly element: HTMLElement;
}

/** Millimetres: what most journals give a figure over one column and over both. */
export const figureWidths: Readonly<Record<FigureWidth, number>> = { single: 88, double: 180 };

/** CSS pixels in a millimetre. */
const scale = 96 / 25.4;
const gap = 14;
const rowGap = 18;
const letterRoom = 20;
const chartHeight = 235;

export interface FigurePage {
  /** An SVG document as wide as asked for. */
  readonly svg: string;
  readonly caption: string;
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
}

export interface FigurePageOptions {
  readonly width: FigureWidth;
  /** Whether panels are named (a), (b), ... */
  readonly letters: boolean;
  /** The caption's first and last sentence. */
  readonly opening: string;
  readonly closing: string;
}

/** Panels that show a chart now, in the order of the page. */
export function panelsWithCharts(): readonly ChosenPanel[] {
  const shown = panelsOnPage().flatMap((panel) => (panel.body.current ? [{ ...panel, element: panel.body.current }] : []));
  const withCharts = shown.filter(({ element }) => chartsOf(element).length > 0);
  return withCharts.sort((a, b) => (a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
}

/** @throws {Error} when a panel has no chart any more. */
export async function figurePage(panels: readonly ChosenPanel[], options: FigurePageOptions): Promise<FigurePage> {
  const columns = options.width === "double" && panels.length > 1 ? 2 : 1;
  const width = figureWidths[options.width] * scale;
  const columnWidth = (width - gap * (columns - 1)) / columns;
  const cells = await inLight(async () => {
    const made: { readonly group: SVGElement; readonly height: number }[] = [];
    for (const panel of panels) made.push(await atSize(panel, columnWidth));
    return made;
  });
  const caption = captionOf(panels, options);
  const figure = element("svg", { role: "img" });
  figure.append(element("title", {}, panels.map(({ title }) => title).join(", ")), element("desc", {}, caption));
  figure.append(element("style", {}, await fontFace()));
  const paper = element("rect", { fill: "#ffffff" });
  figure.append(paper);
  let top = 0;
  for (let first = 0; first < cells.length; first += columns) {
    const row = cells.slice(first, first + columns);
    row.forEach(({ group }, column) => {
      const x = column * (columnWidth + gap);
      figure.append(headOf(panels[first + column].title, options.letters ? letterOf(first + column) : "", x, top));
      group.setAttribute("transform", `translate(${x},${top + letterRoom}) ${group.getAttribute("transform") ?? ""}`);
      figure.append(group);
    });
    top += letterRoom + Math.max(...row.map(({ height }) => height)) + rowGap;
  }
  const height = Math.max(1, top - rowGap);
  for (const [name, value] of Object.entries({ width, height })) paper.setAttribute(name, String(value));
  figure.setAttribute("width", `${figureWidths[options.width]}mm`);
  figure.setAttribute("height", `${(height / scale).toFixed(2)}mm`);
  figure.setAttribute("viewBox", `0 0 ${width.toFixed(2)} ${height.toFixed(2)}`);
  return { svg: svgText(figure), caption, width: figureWidths[options.width], height: height / scale };
}

/** "(a)", "(b)", ... */
function letterOf(index: number): string {
  return `(${String.fromCharCode(97 + index)})`;
}

function captionOf(panels: readonly ChosenPanel[], { letters, opening, closing }: FigurePageOptions): string {
  const parts = panels.map(({ title, summary }, i) => `${letters ? `${letterOf(i)} ` : ""}${title}: ${summary().trim()}`);
  return [opening, ...parts, closing].filter(Boolean).join(" ");
}

function headOf(title: string, letter: string, x: number, top: number): SVGElement {
  const font = { "font-family": '"Inter Variable", Inter, Helvetica, Arial, sans-serif', "font-size": 12, fill: "#1b1f24" };
  const head = element("text", { x, y: top + 11, ...font });
  if (letter) head.append(element("tspan", { "font-weight": 700 }, letter), document.createTextNode(" "));
  head.append(element("tspan", { "font-weight": 500 }, title));
  return head;
}

/** Lays a panel out as wide as a column, draws it, and lets it be as it was. */
async function atSize({ element: body, title }: ChosenPanel, width: number): Promise<{ group: SVGElement; height: number }> {
  const frame = body.querySelector<HTMLElement>(".panel-chart");
  const before = frame?.getAttribute("style") ?? null;
  try {
    if (frame) {
      Object.assign(frame.style, { width: `${width}px`, height: `${chartHeight}px`, flex: "none" });
      await settled(() => boxAround(chartsOf(body)).width <= width + 1);
    }
    const charts = chartsOf(body);
    if (charts.length === 0) throw new Error(`${title} has no chart now`);
    const box = boxAround(charts);
    const group = element("g", {});
    group.append(drawn(charts, box));
    const shrink = Math.min(1, width / box.width);
    if (shrink < 1) group.setAttribute("transform", `scale(${shrink.toFixed(4)})`);
    return { group, height: box.height * shrink };
  } finally {
    if (frame) {
      if (before === null) frame.removeAttribute("style");
      else frame.setAttribute("style", before);
    }
  }
}

/** Waits until a change of size has reached the chart: two pictures, and more while it has not. */
async function settled(holds: () => boolean): Promise<void> {
  for (let picture = 0; picture < 12; picture++) {
    await nextPicture();
    if (picture >= 2 && holds()) return;
  }
}

function nextPicture(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
}

/** Paper is white: the page is light while a figure is made. */
async function inLight<Result>(work: () => Promise<Result>): Promise<Result> {
  const root = document.documentElement;
  const before = root.dataset.theme;
  root.dataset.theme = "light";
  try {
    await nextPicture();
    return await work();
  } finally {
    if (before === undefined) delete root.dataset.theme;
    else root.dataset.theme = before;
  }
}
