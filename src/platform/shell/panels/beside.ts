/** The panels beside a lesson: those that its text has reached. */
import type { ComponentType } from "react";
import { createStore } from "zustand/vanilla";

export interface Beside {
  /** First panel of the lesson, by its name in addresses; null where the lab chooses it. */
  readonly first: string | null;
  /** Ids of panels that the text has reached, newest first; null where all panels are shown. */
  readonly reached: readonly string[] | null;
  /** Called when the text or its reader reaches a panel, with the panel's name in addresses. */
  reach(panel: string): void;
  /** Above the panels: the ones reached, and a link to all of them. */
  readonly Head: ComponentType;
}

/** Null where no lesson is open. */
export const besidePanels = createStore<Beside | null>(() => null);
