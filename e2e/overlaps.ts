/** Words that overlap other words, such as titles that run into each other, and panels over panels. Measured from boxes. */
import type { Frame, Page } from "@playwright/test";

/**
 * One finding per pair of elements: their places, their words, and the overlap.
 *
 * @param within  selector of the part that is looked at; parts of it that stay in place while it scrolls are left out.
 */
export async function overlaps(page: Page | Frame, within = "body"): Promise<string[]> {
  return [...(await page.evaluate(wordsOverWords, within)), ...(await page.evaluate(panelsOverPanels))];
}

/** Runs in the page. A panel that is higher than its row lies over the next row. */
function panelsOverPanels(): string[] {
  const panels = [...document.querySelectorAll(".panel-grid > .panel")].map((panel) => ({ panel, box: panel.getBoundingClientRect() }));
  return panels.flatMap(({ panel, box }, place) =>
    panels
      .slice(place + 1)
      .filter(({ box: other }) => Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1)
      .filter(({ box: other }) => Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1)
      .map(({ panel: other }) => `${panel.className} lies over ${other.className}`),
  );
}

/**
 * Runs in the page. The box of a line is higher than its letters: a fifth is removed on either side. Words that are scrolled
 * out of view, or lie below a part above the page (an open menu), overlap nothing.
 */
function wordsOverWords(within: string): string[] {
  interface Line {
    readonly element: Element;
    readonly words: string;
    readonly box: DOMRect;
  }
  const name = (element: Element) => [element.tagName.toLowerCase(), ...[...element.classList].slice(0, 2)].join(".");
  const hidden = (element: Element, root: Element) => {
    // Folded elements have boxes, too.
    if (!element.checkVisibility()) return true;
    const summary = element.closest("summary");
    for (let at: Element | null = element; at; at = at.parentElement) {
      // So have words directly in a folded part, outside of any element in it.
      if (at.matches("details:not([open])") && summary?.parentElement !== at) return true;
      const style = getComputedStyle(at);
      if (style.visibility === "hidden" || style.display === "none" || Number(style.opacity) === 0) return true;
      if (style.clipPath.startsWith("inset(50%")) return true;
      if ((style.position === "sticky" || style.position === "fixed") && !at.contains(root)) return true;
      if (at.matches("desc, title, noscript, script, style, option, .katex, .formula, [hidden]")) return true;
    }
    return false;
  };
  const common = (one: DOMRect, other: DOMRect) => {
    const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
    return new DOMRect(left, top, Math.min(one.right, other.right) - left, Math.min(one.bottom, other.bottom) - top);
  };
  /** The part of a box that no scrolling ancestor clips. */
  const inSight = (element: Element, box: DOMRect) => {
    let seen = box;
    for (let at = element.parentElement; at && seen.width > 0 && seen.height > 0; at = at.parentElement) {
      if (at instanceof SVGElement || getComputedStyle(at).overflow === "visible") continue;
      seen = common(seen, at.getBoundingClientRect());
    }
    return seen;
  };
  const letters = ({ left, top, width, height }: DOMRect) => {
    const [x, y] = height <= width ? [1, 0.2 * height] : [0.2 * width, 1];
    return new DOMRect(left + x, top + y, width - 2 * x, height - 2 * y);
  };
  const lines: Line[] = [];
  for (const root of document.querySelectorAll(within)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.nodeValue?.trim();
      if (!element || !words || hidden(element, root)) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const seen = inSight(element, letters(box));
        if (seen.width > 1 && seen.height > 1) lines.push({ element, words: words.replace(/\s+/g, " ").slice(0, 40), box: seen });
      }
    }
  }
  lines.sort((a, b) => a.box.top - b.box.top);
  const findings = new Set<string>();
  lines.forEach((one, place) => {
    for (let next = place + 1; next < lines.length && lines[next].box.top < one.box.bottom - 1; next++) {
      const other = lines[next];
      const { width, height } = common(one.box, other.box);
      if (other.element === one.element || width <= 1 || height <= 1) continue;
      const panel = one.element.closest(".panel, .rail, .bar, [role=dialog], .lesson");
      const place = panel ? `${name(panel)} ` : "";
      const by = `${Math.round(width)} x ${Math.round(height)} px`;
      findings.add(`${place}${name(other.element)}: "${other.words}" lies over "${one.words}" (${by})`);
    }
  });
  return [...findings];
}
