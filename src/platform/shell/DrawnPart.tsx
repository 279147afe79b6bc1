import { type ReactNode, useMemo } from "react";
import { flushSync } from "react-dom";
import { DrawnTogether, heardInTurns } from "../state/drawn-together";
import { drawingTurns, TogetherContext, useSession } from "../state/react";

/** A part of the page whose components are drawn together: those inside that follow a setting get a turn of their own. */
export function DrawnPart({ children }: { readonly children: ReactNode }) {
  const { store } = useSession();
  const together = useMemo(() => {
    const turns = new DrawnTogether(drawingTurns(), flushSync);
    return { turns, store: heardInTurns(store, turns) };
  }, [store]);
  return <TogetherContext value={together}>{children}</TogetherContext>;
}
