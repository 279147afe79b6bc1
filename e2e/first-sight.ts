/** Demands of a page at rest on a reader: stops of Tab, and words in view. */
import type { Page } from "@playwright/test";

export interface FirstSight {
  /** Names of the elements at which Tab stops, in the order of the page. */
  readonly stops: readonly string[];
  /** Visible words within the window, without drawings and tables. */
  readonly words: readonly string[];
}

/** Measures the page in its current state, wherever the focus is. */
export function firstSight(page: Page): Promise<FirstSight> {
  return page.evaluate(() => {
    const focusable = "a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]";
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      element.closest("[inert], .visually-hidden") === null;
    const radios = new Set<string>();
    const stops = [...document.querySelectorAll<HTMLElement>(focusable)].filter((element) => {
      if (element.tabIndex < 0 || element.matches(":disabled") || !seen(element)) return false;
      if (!(element instanceof HTMLInputElement) || element.type !== "radio") return true;
      // A group of radio buttons is one stop.
      const isFirst = !radios.has(element.name);
      radios.add(element.name);
      return isFirst;
    });
    const nameOf = (element: HTMLElement) =>
      `${element.tagName.toLowerCase()} ${element.getAttribute("aria-label") ?? element.textContent?.trim() ?? ""}`.slice(0, 60);
    const words: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement;
      if (!around || around.closest("svg, table, option, script, style, .visually-hidden") || !seen(around)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const inView = [...range.getClientRects()].some(
        ({ top, bottom, left, right }) => bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth,
      );
      if (inView) words.push(...(text.textContent?.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? []));
    }
    return { stops: stops.map(nameOf), words };
  });
}
