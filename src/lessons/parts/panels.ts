import { panels } from "../../labs/learnability/panel-list";

/** Panels that a lesson can point at, by the ids they have on the page. */
export const panelIds: readonly string[] = panels.flatMap(({ id, elements }) => elements ?? [id]);

/** One of them. */
export type PanelId = string;
