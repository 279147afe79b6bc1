/** Types that the menu of the page shares with its bar. */
import type { ReactNode, RefObject } from "react";

/** The settings beside the panels, which can be hidden. */
export interface Rail {
  readonly id: string;
  readonly open: boolean;
  readonly toggle: () => void;
}

/** Draws a dialog that an entry of the menu opens over the page, below the button of the menu. */
export type OverPage = (anchor: RefObject<HTMLElement | null>, close: () => void) => ReactNode;
