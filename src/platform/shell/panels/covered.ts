/** Panels that would reveal the answer to an open question of the lesson beside them: they are covered until it is over. */
import type { ComponentType } from "react";
import { createStore } from "zustand/vanilla";

export interface Covered {
  /** Names of the panels in addresses. */
  readonly panels: readonly string[];
  /** Shown in place of such a panel: the reason, and the ways to see the panel. */
  readonly Panel: ComponentType<CoveredProps>;
}

export interface CoveredProps {
  /** Of the panel that is covered. */
  readonly id: string;
  readonly title: string;
  /** The name by which it is covered. */
  readonly name: string;
}

/** Null where no panel is covered. */
export const coveredPanels = createStore<Covered | null>(() => null);

/** The name by which a panel is covered; undefined where it is not. */
export function coveringName(covered: Covered | null, names: readonly string[]): string | undefined {
  return covered?.panels.find((name) => names.includes(name));
}
