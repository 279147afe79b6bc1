/** The panels beside a lesson: those that its text has come to. */
import type { ComponentType } from "react";
import { createStore } from "zustand/vanilla";

export interface Beside {
  /** What the lesson begins with, by a name that addresses know; null where it leaves that to the lab. */
  readonly first: string | null;
  /** Ids of panels that the text has come to, newest first; null where all panels are shown. */
  readonly reached: readonly string[] | null;
  /** The text, or its reader, has come to a panel, told by a name that addresses know. */
  reach(panel: string): void;
  /** Above the panels: what came, and the way to all of them. */
  readonly Head: ComponentType;
}

/** Null where no lesson is open. */
export const besidePanels = createStore<Beside | null>(() => null);
