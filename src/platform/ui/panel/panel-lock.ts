import { createContext, type ReactNode } from "react";

/** Panels whose controls are locked for their reader. */
export interface PanelLocking {
  /** The reason, in a few words; null where the controls are not even shown. */
  readonly reason: ReactNode;
}

/** The lock of the panels inside; null where they are free. */
export const PanelLock = createContext<PanelLocking | null>(null);
