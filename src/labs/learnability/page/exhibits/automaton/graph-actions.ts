import { createContext, useContext } from "react";

/** Actions on a state in the graph. */
export interface GraphActions {
  /** Applies a name, or returns the reason and changes nothing. */
  readonly rename: (state: number, name: string) => string | null;
  readonly beginRenaming: (state: number) => void;
  readonly stopRenaming: () => void;
  readonly start: (state: number) => void;
  readonly toggleAccepting: (state: number) => void;
  readonly remove: (state: number) => void;
}

export const GraphActionsContext = createContext<GraphActions | null>(null);

export function useGraphActions(): GraphActions {
  const actions = useContext(GraphActionsContext);
  if (!actions) throw new Error("useGraphActions needs a GraphActionsContext around it");
  return actions;
}
