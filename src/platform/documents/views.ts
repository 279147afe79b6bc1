/**
 * Views of panels: an axis, a mode, a tab, each in the panel's own few characters. They travel beside the document, never in
 * it: no result depends on them, they cannot be undone or locked, and a page without a panel leaves its text alone.
 */

/** By the id of the panel. */
export type PanelViews = Readonly<Record<string, string>>;

export const noViews: PanelViews = {};

/** Key for the panels that lead the page, in reading order, by their names in addresses; no panel has this id. */
export const leadPanels = "first";

/** Key for the cards that were opened, by the ids of their panels; no panel has this id. */
export const openPanels = "open";

/** Key for the slides of a presentation, by the ids of their panels, in their order; no panel has this id. */
export const slidePanels = "slides";

/** Separates panels in a list. */
const between = ".";

export const mostViews = 32;
const panelId = /^[a-z][a-z0-9-]{0,39}$/;
const panelText = /^[a-z0-9._-]{1,160}$/;

/** Whether a text may travel as the view of this panel. */
export function isPanelView(panel: string, text: unknown): text is string {
  return panelId.test(panel) && typeof text === "string" && panelText.test(text);
}

/** Reads views of any origin; malformed ones and those beyond the limit are left out. */
export function readViews(value: unknown): PanelViews {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return noViews;
  const entries = Object.entries(value).filter((entry): entry is [string, string] => isPanelView(...entry));
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, mostViews);
  return Object.fromEntries(sorted);
}

/** The view of a panel; null for its first view. */
export function viewOf(views: PanelViews, panel: string): string | null {
  return Object.hasOwn(views, panel) ? views[panel] : null;
}

/** The views with another view of one panel; null for its first view. A text that cannot travel leaves the views as they are. */
export function withView(views: PanelViews, panel: string, text: string | null): PanelViews {
  const { [panel]: _, ...others } = views;
  if (text === null) return others;
  return isPanelView(panel, text) && Object.keys(others).length < mostViews ? readViews({ ...others, [panel]: text }) : views;
}

/** The panels in such a list; none where the views have no list. */
export function panelsListed(views: PanelViews, list: typeof leadPanels | typeof openPanels | typeof slidePanels): readonly string[] {
  return viewOf(views, list)?.split(between).filter(Boolean) ?? [];
}

/** A list of panels as a view; null for no panel. */
export function listOfPanels(panels: readonly string[]): string | null {
  return panels.length > 0 ? panels.join(between) : null;
}

/** The views that are kept when another document is opened: those of panels, without the order, the open cards and the slides. */
export function viewsWithoutOrder(views: PanelViews): PanelViews {
  return [leadPanels, openPanels, slidePanels].reduce((kept, list) => withView(kept, list, null), views);
}

export function sameViews(a: PanelViews, b: PanelViews): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
