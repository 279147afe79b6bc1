/** Where the focus goes when a card becomes a panel, and back. */
import { panelElement } from "./point-at";

/** A panel that is fetched late takes so long at most, in milliseconds. */
const patience = 10_000;

/** To the menu of a panel, once the panel has come; until then, and of a panel without a menu, to its title. */
export function focusPanel(id: string): void {
  const title = panelElement(id)?.querySelector<HTMLElement>(".panel-title");
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  const take = () => {
    const menu = panelElement(id)?.querySelector<HTMLElement>(".panel-tools button");
    if (!menu) return;
    observer.disconnect();
    // A reader who has gone on meanwhile keeps the focus.
    if (document.activeElement === document.body || document.activeElement === title) menu.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(take);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), patience);
  take();
}

export function focusCard(id: string): void {
  document.querySelector<HTMLElement>(`.panel-card[data-panel="${id}"]`)?.focus();
}
