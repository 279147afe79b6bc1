/** The panels that are on the page, for figures of several of them. */
import { type RefObject, useEffect } from "react";
import type { DataTable } from "./table";

export interface PanelOnPage {
  /** Also the name of its files. */
  readonly id: string;
  readonly title: string;
  readonly body: RefObject<HTMLElement | null>;
  readonly summary: () => string;
  readonly table: () => DataTable;
}

const panels = new Map<string, PanelOnPage>();

/** Makes a panel known while it is mounted. */
export function useOnPage(panel: PanelOnPage): void {
  useEffect(() => {
    panels.set(panel.id, panel);
    return () => {
      if (panels.get(panel.id) === panel) panels.delete(panel.id);
    };
  });
}

/** All that are mounted, charts or not, in no order. */
export function panelsOnPage(): readonly PanelOnPage[] {
  return [...panels.values()];
}
