/** Where the focus goes when a card becomes a panel, and back. */
import { panelElement } from "./point-at";

/** What is fetched late takes so long at most, in milliseconds. */
const patience = 10_000;

/** To the menu of a panel, once the panel has come; until then, and of a panel without a menu, to its title. */
export function focusPanel(id: string): void {
  const title = panelElement(id)?.querySelector<HTMLElement>(".panel-title");
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  focusOnceThere(() => panelElement(id)?.querySelector<HTMLElement>(".panel-tools button"), { preventScroll: true });
}

/** To the card of a panel, once the cards have come. */
export function focusCard(id: string): void {
  focusOnceThere(() => document.querySelector<HTMLElement>(`.panel-card[data-panel="${id}"]`));
}

/** Focuses what `find` finds, now or once it has come. A reader who has gone on meanwhile keeps the focus. */
function focusOnceThere(find: () => HTMLElement | null | undefined, options?: FocusOptions): void {
  const from = document.activeElement;
  const take = () => {
    const found = find();
    if (!found) return;
    observer.disconnect();
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === from) found.focus(options);
  };
  const observer = new MutationObserver(take);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), patience);
  take();
}
