/** Text that readers cannot see: beyond the box that clips it, or beyond its own block. Measured from boxes. */
import type { Frame, Page } from "@playwright/test";

export interface Measured {
  /** Without scrolling, as on a stage: content that needs scrolling counts as cut off. */
  readonly still?: boolean;
  /** A selector of the measured part; by default the whole page. */
  readonly within?: string;
}

/** One finding per element: its place, its words, and the box that it exceeds, with the excess. */
export function cutOff(page: Page | Frame, measured: Measured = {}): Promise<string[]> {
  return page.evaluate(beyondBoxes, { still: false, within: "body", ...measured });
}

/**
 * Runs in the page. Every line of text, and every control, is compared with the boxes around it that clip. Text is also
 * compared with its own block, where that has a border or a background: words that extend over the edge of a button.
 */
function beyondBoxes({ still, within }: { readonly still: boolean; readonly within: string }): string[] {
  /** A pixel of rounding, and the overhang of a glyph over its line. */
  const slack = 1.5;
  const findings = new Map<string, string>();
  const name = (element: Element) => {
    const own = [...element.classList].slice(0, 2).map((one) => `.${one}`);
    return `${element.tagName.toLowerCase()}${own.join("")}`;
  };
  const path = (element: Element) => {
    const panel = element.closest(".panel, .rail, .bar, [role=dialog], .lesson");
    return panel && panel !== element ? `${name(panel)} ${name(element)}` : name(element);
  };
  const report = (element: Element, what: string, beyond: string) => {
    const key = `${path(element)}: ${what.trim().replace(/\s+/g, " ").slice(0, 48)}`;
    if (!findings.has(key)) findings.set(key, `${key} (${beyond})`);
  };
  const excess = (box: DOMRect, frame: DOMRect, sides: { readonly x: boolean; readonly y: boolean }) => {
    const over = [
      ["left", sides.x ? frame.left - box.left : 0],
      ["right", sides.x ? box.right - frame.right : 0],
      ["top", sides.y ? frame.top - box.top : 0],
      ["bottom", sides.y ? box.bottom - frame.bottom : 0],
    ] as const;
    return over.flatMap(([side, by]) => (by > slack ? [`${Math.round(by)} px beyond the ${side}`] : [])).join(", ");
  };
  const unseen = (element: Element) => {
    // Folded elements have boxes, too.
    if (!element.checkVisibility()) return true;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.visibility === "hidden" || style.display === "none" || style.opacity === "0") return true;
      // Words for screen readers alone, and a title drawn as a tab.
      if (style.clipPath.startsWith("inset(50%") || at.matches("desc, title, noscript, script, style, option, .katex-mathml")) return true;
      if (at.matches("[aria-hidden=true].visually-hidden, [hidden]")) return true;
    }
    return false;
  };
  /** The boxes around an element that determine its position, innermost first. */
  const around = function* (element: Element): Generator<Element> {
    let position = getComputedStyle(element).position;
    for (let at = element.parentElement; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      const contains = style.transform !== "none" || style.contain.includes("paint");
      const skipped = (position === "absolute" && style.position === "static" && !contains) || (position === "fixed" && !contains);
      if (skipped) continue;
      position = style.position;
      yield at;
    }
  };
  const innerBox = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (!(element instanceof HTMLElement) || element.offsetWidth === 0) return new DOMRect(left, top, width, height);
    const scale = width / element.offsetWidth;
    const { clientLeft, clientTop, clientWidth, clientHeight } = element;
    // An inline box has no client size.
    if (clientWidth === 0) return new DOMRect(left, top, width, height);
    return new DOMRect(left + scale * clientLeft, top + scale * clientTop, scale * clientWidth, scale * clientHeight);
  };
  const clipsAt = (overflow: string) => overflow === "hidden" || overflow === "clip" || (still && overflow !== "visible");
  const judge = (element: Element, box: DOMRect, what: string, own: boolean) => {
    let [x, y] = [true, true];
    const chain = own ? [element, ...around(element)] : [...around(element)];
    for (const frame of chain) {
      const style = getComputedStyle(frame);
      if (style.display === "contents" || frame === document.documentElement || frame === document.body) continue;
      // Charts draw beyond their own box, but never beyond their panel, where they would overlap its neighbour.
      const held = element instanceof SVGElement && frame.classList.contains("panel");
      // Of these lines only the first is shown: a part that does not fit on it is left out as a whole.
      if (frame.matches(".status-steps") && box.top > innerBox(frame).bottom - slack) return;
      const sides = { x: x && (held || clipsAt(style.overflowX)), y: y && (held || clipsAt(style.overflowY)) };
      if (sides.x || sides.y) {
        const beyond = excess(box, innerBox(frame), sides);
        if (beyond) return report(element, what, `${beyond} of ${name(frame)}`);
      }
      // A scrolling box brings it into view, so that no box further out cuts it off.
      if (style.overflowX !== "visible" && !clipsAt(style.overflowX)) x = false;
      if (style.overflowY !== "visible" && !clipsAt(style.overflowY)) y = false;
    }
    const screen = new DOMRect(0, 0, document.documentElement.clientWidth, window.innerHeight);
    const held = still || chain.some((one) => getComputedStyle(one).position === "fixed");
    const beyond = excess(box, screen, { x, y: y && held });
    if (beyond) report(element, what, `${beyond} of the screen`);
  };
  /** Reports words that extend over the edge of their block. */
  const judgeBlock = (element: Element, box: DOMRect, what: string) => {
    let block = element;
    while (block.parentElement && getComputedStyle(block).display.startsWith("inline") && !block.matches("button, select, label")) {
      if (getComputedStyle(block).display !== "inline") break;
      block = block.parentElement;
    }
    if (block instanceof SVGElement || getComputedStyle(block).overflowX !== "visible") return;
    const beyond = excess(box, block.getBoundingClientRect(), { x: true, y: block.matches("button, .segment, .pill") });
    if (beyond) report(element, what, `${beyond} of its own ${name(block)}`);
  };
  const chosenOf = ({ selectedOptions }: HTMLSelectElement) => selectedOptions[0]?.text ?? "";
  const pen = document.createElement("canvas").getContext("2d")!;
  /** Excess width of the chosen option over its field, which would end it in an ellipsis. */
  const missingOf = (select: HTMLSelectElement) => {
    const { font, letterSpacing, fontVariantNumeric, paddingLeft, paddingRight } = getComputedStyle(select);
    pen.font = font;
    pen.letterSpacing = letterSpacing;
    // A canvas lacks tabular figures, which are a little wider.
    const figures = fontVariantNumeric.includes("tabular") ? 0 : slack;
    return (
      pen.measureText(chosenOf(select)).width +
      figures -
      (select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight))
    );
  };
  /** The same for a list whose option is written by the element around it. */
  const beyondOf = (around: HTMLElement) => Math.max(around.scrollWidth - around.clientWidth, around.scrollHeight - around.clientHeight);
  for (const root of document.querySelectorAll(within)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.nodeValue?.trim() || unseen(element)) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width === 0 || box.height === 0) continue;
        judge(element, box, node.nodeValue, true);
        // Formulas are typeset glyph by glyph.
        if (!element.closest(".katex, .formula, svg")) judgeBlock(element, box, node.nodeValue);
      }
    }
    for (const control of root.querySelectorAll("button, input, select, textarea, canvas, img, [role=slider]")) {
      const box = control.getBoundingClientRect();
      if (box.width === 0 || box.height === 0 || unseen(control)) continue;
      const label = control.getAttribute("aria-label") ?? control.textContent ?? "";
      judge(control, box, label, false);
      if (control instanceof HTMLSelectElement) {
        const short = control.parentElement?.matches(".fitted-select") ? beyondOf(control.parentElement) : missingOf(control);
        if (short > slack) report(control, label || "select", `${Math.round(short)} px of "${chosenOf(control)}" are out of sight`);
      }
      const typed = control instanceof HTMLInputElement && control.type !== "range" && control.type !== "checkbox";
      if (typed && control.scrollWidth > control.clientWidth + slack && !control.readOnly)
        report(control, control.value, `${control.scrollWidth - control.clientWidth} px of its entry are out of sight`);
    }
  }
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) findings.set("page", `the page scrolls sideways by ${wide} px`);
  return [...findings.values()];
}
