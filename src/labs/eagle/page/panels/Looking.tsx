/** Which iteration is looked at: the engine is asked for it while a panel that shows it is on screen, and not otherwise. */
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { useSession } from "../session/react";
import { holeView } from "./views";

const SeenContext = createContext<(seen: boolean) => void>(() => {});

/** Each solver answers with its last iteration up to this one. */
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

/** Tells that a panel shows an iteration, for as long as it is on screen. */
export function useLook(onScreen: boolean): void {
  const setSeen = useContext(SeenContext);
  useEffect(() => {
    setSeen(onScreen);
    return () => setSeen(false);
  }, [setSeen, onScreen]);
}
