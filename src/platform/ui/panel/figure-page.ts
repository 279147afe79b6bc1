/**
 * Several panels as one figure at the width of a journal's column. Every chart is laid out anew at little more than its
 * printed size, so that words of 12 pixels on the screen have 7.2 points in print, as journals ask.
 */
import { boxAround, chartsOf, drawn, element } from "./drawing";
import { fontFace } from "./figure";
import { inLight, nextPicture } from "./light";
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
/** Ticks at the ends of an axis reach a little over the chart. */
const margin = 8;
const chartHeight = 235;
/** Charts are laid out so much larger than they are printed. */
const layoutScale = 1.25;
/** Panels that are wider than this on the page show several pictures, and get a row of their own. */
const wide = 720;
const wideHeights: Readonly<Record<FigureWidth, number>> = { single: 460, double: 330 };

export interface FigurePage {
  /** An SVG drawing as wide as asked for, with its font inside. */
  readonly figure: SVGElement;
  /** The names of its panels. */
  readonly title: string;
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

/** A panel that has lost its chart is left out. @throws {Error} when no panel is left. */
export async function figurePage(panels: readonly ChosenPanel[], options: FigurePageOptions): Promise<FigurePage> {
  const columns = options.width === "double" && panels.length > 1 ? 2 : 1;
  const whole = figureWidths[options.width] * scale;
  const width = whole - 2 * margin;
  const columnWidth = (width - gap * (columns - 1)) / columns;
  const rows = rowsOf(panels, columns);
  const cells = await inLight(async () => {
    const made = new Map<ChosenPanel, Drawn>();
    for (const row of rows)
      for (const panel of row) {
        const size =
          row.length === 1 && isWide(panel) ? { width, height: wideHeights[options.width] } : { width: columnWidth, height: chartHeight };
        const drawing = await atSize(panel, size);
        if (drawing) made.set(panel, drawing);
      }
    return made;
  });
  const filled = rows.map((row) => row.filter((panel) => cells.has(panel))).filter((row) => row.length > 0);
  if (filled.length === 0) throw new Error("no panel has a chart now");
  const caption = captionOf(filled.flat(), options);
  const figure = element("svg", { role: "img" });
  const names = filled.flat().map(({ title }) => title);
  const title = names.join(", ");
  figure.append(element("title", {}, title), element("desc", {}, caption));
  figure.append(element("style", {}, await fontFace()));
  const paper = element("rect", { fill: "#ffffff" });
  figure.append(paper);
  let top = 0;
  let count = 0;
  for (const row of filled) {
    row.forEach((panel, column) => {
      const group = cells.get(panel)?.group ?? element("g", {});
      const x = margin + column * (columnWidth + gap);
      figure.append(headOf(panel.title, options.letters ? letterOf(count++) : "", x, top));
      group.setAttribute("transform", `translate(${x},${top + letterRoom}) ${group.getAttribute("transform") ?? ""}`);
      figure.append(group);
    });
    top += letterRoom + Math.max(...row.map((panel) => cells.get(panel)?.height ?? 0)) + rowGap;
  }
  const height = top - rowGap + margin;
  for (const [name, value] of Object.entries({ width: whole, height })) paper.setAttribute(name, String(value));
  figure.setAttribute("width", `${figureWidths[options.width]}mm`);
  figure.setAttribute("height", `${(height / scale).toFixed(2)}mm`);
  figure.setAttribute("viewBox", `0 0 ${whole.toFixed(2)} ${height.toFixed(2)}`);
  return { figure, title, caption, width: figureWidths[options.width], height: height / scale };
}

interface Drawn {
  readonly group: SVGElement;
  /** In pixels of the figure. */
  readonly height: number;
}

function isWide({ element }: ChosenPanel): boolean {
  return element.getBoundingClientRect().width > wide;
}

/** The panels in rows: as many side by side as there are columns, wide ones alone, in their order. */
function rowsOf(panels: readonly ChosenPanel[], columns: number): readonly (readonly ChosenPanel[])[] {
  const rows: ChosenPanel[][] = [];
  for (const panel of panels) {
    const open = rows.at(-1);
    if (open && open.length < columns && !isWide(panel) && !open.some(isWide)) open.push(panel);
    else rows.push([panel]);
  }
  return rows;
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

/** Lays a panel out for its printed size, draws it, and lets it be as it was; null when it has no chart now. */
async function atSize(
  { element: body }: ChosenPanel,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Drawn | null> {
  const frame = body.querySelector<HTMLElement>(".panel-chart");
  const before = frame?.getAttribute("style") ?? null;
  const room = width * layoutScale;
  try {
    if (frame) {
      Object.assign(frame.style, { width: `${room}px`, height: `${height * layoutScale}px`, flex: "none" });
      await settled(() => boxAround(chartsOf(body)).width <= room + 1);
    }
    const charts = chartsOf(body);
    if (charts.length === 0) return null;
    const box = boxAround(charts);
    const group = element("g", {});
    group.append(drawn(charts, box));
    const shrink = Math.min(1 / layoutScale, width / box.width);
    group.setAttribute("transform", `scale(${shrink.toFixed(4)})`);
    return { group, height: box.height * shrink };
  } finally {
    if (frame) {
      if (before === null) frame.removeAttribute("style");
      else frame.style.cssText = before;
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
