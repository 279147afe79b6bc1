/** Targets on telephones that are too small for a thumb. */
import type { Page } from "@playwright/test";

/** Least side of a target for a thumb, in pixels. */
const thumb = 44;

/** One finding per kind of target: its place, its size, its name. */
export function missedByThumbs(page: Page, within = "body"): Promise<string[]> {
  return page.evaluate(smallTargets, { within, least: thumb });
}

/**
 * Runs in the page. The size of a target is that of the area for a press: its label, and its own pseudo-elements. Words in a
 * running text are as high as their line.
 */
function smallTargets({ within, least }: { readonly within: string; readonly least: number }): string[] {
  const targets = [
    "button",
    "input",
    "select",
    "textarea",
    "summary",
    "a[href]",
    "[role=button]",
    "[role=slider]",
    "[role=option]",
    "label:has(input)",
  ];
  // Among words of the same line.
  const inText = ({ parentElement: around }: Element) =>
    around !== null && [...around.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  /** For screen readers alone: clipped to a point by an ancestor. */
  const isClipped = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clipPath, overflow, width } = getComputedStyle(at);
      if (clipPath.startsWith("inset(50%") || (overflow === "hidden" && Number.parseFloat(width) <= 1)) return true;
    }
    return false;
  };
  const reachOf = (element: Element) => {
    const boxes = [element, element.closest("label")].flatMap((one) => one?.getBoundingClientRect() ?? []);
    const around = ["::before", "::after"].flatMap((part) => {
      const { content, position, width, height } = getComputedStyle(element, part);
      return content !== "none" && position === "absolute" ? [{ width: Number.parseFloat(width), height: Number.parseFloat(height) }] : [];
    });
    const sides = (side: "width" | "height") => Math.max(...[...boxes, ...around].map((box) => box[side] || 0));
    return [sides("width"), sides("height")] as const;
  };
  const findings = new Map<string, string>();
  for (const root of document.querySelectorAll(within))
    for (const element of root.querySelectorAll(targets.join(", "))) {
      const box = element.getBoundingClientRect();
      const hidden = !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || box.width < 2 || box.height < 2;
      // A token in the drawing of a layer can also be chosen by the steps beside its word. Elements that only keys move let
      // presses through, to a part of the drawing that takes them.
      const takesPresses = getComputedStyle(element).pointerEvents !== "none";
      if (hidden || !takesPresses || element.closest("[inert], .layer-tokens") || inText(element) || isClipped(element)) continue;
      const [width, height] = reachOf(element);
      // Half a pixel of rounding.
      if (Math.min(width, height) >= least - 0.5) continue;
      const place = element.closest(".panel, .rail, .bar, [role=dialog], .lesson");
      const name = [element.tagName.toLowerCase(), ...element.classList].join(".");
      const where = place === null ? "" : `${[...place.classList].slice(0, 2).join(".")} `;
      const said = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 32);
      const key = `${where}${name}`;
      if (!findings.has(key)) findings.set(key, `${key}: "${said}" is ${Math.round(width)} x ${Math.round(height)} px`);
    }
  return [...findings.values()];
}
