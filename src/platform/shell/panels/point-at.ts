import { besidePanels } from "./beside";
import { cards } from "./cards";

/** Long enough to be found with the eyes. */
const pointing = 2500;

/** The panel on the page; null where the experiment has no such panel. */
export function panelElement(panel: string): HTMLElement | null {
  return document.querySelector(`.${panel}-panel`);
}

/** Scrolls to a panel and outlines it for a while. Beside a lesson, or as a card, it may have to appear first. */
export function pointAt(panel: string): void {
  besidePanels.getState()?.reach(panel);
  cards.getState()?.open(panel);
  // Another panel may have been enlarged over it; Escape is what brings all of them back.
  if (panelElement(panel)?.offsetParent === null) window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  // The page may have to be drawn anew before the panel has a place.
  requestAnimationFrame(() => {
    const element = panelElement(panel);
    if (!element) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    element.scrollIntoView({ block: "center", behavior: still ? "auto" : "smooth" });
    element.dataset.pointedAt = "true";
    setTimeout(() => {
      delete element.dataset.pointedAt;
    }, pointing);
  });
}
