/** The cards below the lead panels, as far as other parts of the page open them. */
import { createStore } from "zustand/vanilla";

export interface Cards {
  /** Opens the card of a panel, by a name that addresses know; does nothing for a panel that is shown. */
  open(name: string): void;
}

/** Null where the page has no cards. */
export const cards = createStore<Cards | null>(() => null);
