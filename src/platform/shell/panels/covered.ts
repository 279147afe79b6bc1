/** Panels that would answer a question which the lesson beside them still asks: they are covered until it is over. */
import type { ComponentType } from "react";
import { createStore } from "zustand/vanilla";

export interface Covered {
  /** Names of the panels, as addresses know them. */
  readonly panels: readonly string[];
  /** What stands in place of such a panel: why it is covered, and the ways to see it. */
  readonly Note: ComponentType<{ readonly panel: string }>;
}

/** Null where nothing is covered. */
export const coveredPanels = createStore<Covered | null>(() => null);

/** The name by which a panel is covered; undefined where it is not. */
export function coveringName(covered: Covered | null, names: readonly string[]): string | undefined {
  return covered?.panels.find((name) => names.includes(name));
}
