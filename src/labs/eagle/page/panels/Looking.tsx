/** The iteration on display: the engine sends it only while a panel that shows it is on screen. */
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { useSession } from "../session/react";
import { holeView } from "./views";

const SeenContext = createContext<(seen: boolean) => void>(() => {});

/** Each solver sends its last iteration up to this one. */
const last = Number.MAX_SAFE_INTEGER;

export function LookingProvider({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const [seen, setSeen] = useState(false);
  const [{ iteration }] = usePanelView("hole", holeView);
  useEffect(() => {
    session.look(seen ? (iteration ?? last) : null);
  }, [session, seen, iteration]);
  return <SeenContext value={setSeen}>{children}</SeenContext>;
}

/** Marks that a panel shows an iteration, while it is on screen. */
export function useLook(onScreen: boolean): void {
  const setSeen = useContext(SeenContext);
  useEffect(() => {
    setSeen(onScreen);
    return () => setSeen(false);
  }, [setSeen, onScreen]);
}
