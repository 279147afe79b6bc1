/** Which part of the help is open, and where the tour is; both outlive a change of the language. */
import { createStore } from "zustand/vanilla";

export type HelpPart = "keys" | "glossary" | "storage" | "threads";

export interface HelpState {
  readonly part: HelpPart | null;
  /** The step of the tour, from 0; null while there is none. */
  readonly tour: number | null;
}

export const helpStore = createStore<HelpState>(() => ({ part: null, tour: null }));

export const showHelp = (part: HelpPart | null) => helpStore.setState({ part });
export const showTour = (tour: number | null) => helpStore.setState({ tour });

/** Among the preferences: whether the tour was seen, or skipped. */
export const tourKey = "tour";
