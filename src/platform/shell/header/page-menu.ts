/** What the menu of the page needs from the bar that it belongs to. */
import type { ReactNode, RefObject } from "react";

/** The settings beside the panels, which can be put away. */
export interface Rail {
  readonly id: string;
  readonly open: boolean;
  readonly toggle: () => void;
}

/** What an entry of the menu opens over the page, below the button of the menu. */
export type OverPage = (anchor: RefObject<HTMLElement | null>, close: () => void) => ReactNode;
