/** Panels that would reveal the answer to an open question of the lesson beside them: they are covered until it is over. */
import type { ComponentType } from "react";
import { createStore } from "zustand/vanilla";

export interface Covered {
  /** Names of the panels in addresses. */
  readonly panels: readonly string[];
  /** Shown in place of such a panel: the reason, and the ways to see the panel. */
  readonly Note: ComponentType<{ readonly panel: string }>;
}

/** Null where no panel is covered. */
export const coveredPanels = createStore<Covered | null>(() => null);

/** The name by which a panel is covered; undefined where it is not. */
export function coveringName(covered: Covered | null, names: readonly string[]): string | undefined {
  return covered?.panels.find((name) => names.includes(name));
}
