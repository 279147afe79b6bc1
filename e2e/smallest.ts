/** The smallest words of a slide, in pixels of the screen. */
import type { Page } from "@playwright/test";

/** Of a slide's height: what the last row of a hall can read. */
export const readableShare = 1 / 40;

/** Words that are smaller than so many pixels, a line for each of their looks. */
export function smallerThan(page: Page, least: number): Promise<string[]> {
  return page.evaluate(wordsBelow, least);
}

/** Runs in the page. Drawings and slides are scaled: the size is that of the style, times the scale of all that is around it. */
function wordsBelow(least: number): string[] {
  const found = new Map<string, string>();
  const walker = document.createTreeWalker(document.querySelector(".stage")!, NodeFilter.SHOW_TEXT);
  const unseen = ".visually-hidden, .panel-title, .stage-panel:not([data-state=shown]), .stage-controls, .stage-keys, style, title, desc";
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    const words = node.textContent!.trim();
    if (words === "" || element.closest(unseen)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if ([...range.getClientRects()].every(({ width, height }) => width <= 1 || height <= 1)) continue;
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    let scale = matrix ? Math.hypot(matrix.b, matrix.d) : 1;
    for (let around: Element | null = matrix ? null : element; around; around = around.parentElement)
      scale *= new DOMMatrix(getComputedStyle(around).transform).a || 1;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    // Rounded scales miss by less than a tenth of a pixel.
    if (size < least - 0.1) found.set(`${element.tagName} ${element.getAttribute("class")} ${size.toFixed(1)}`, words.slice(0, 30));
  }
  return [...found].map(([look, words]) => `${look}: ${words}`);
}
