/**
 * When the controls of the forms arrive. They wait for the first curve: something true moves on the screen before the
 * page spends bytes on answering to clicks. Reaching for the rail earlier fetches them at once.
 */
import { createContext, useContext, useEffect, useState } from "react";
import { useSession } from "../../state/react";
import { somethingMoves } from "../first-motion";
import { useLab } from "../lab";
import type { Controls } from "./lab-forms";

export const ControlsContext = createContext<Controls | null>(null);

/** Null until they have been loaded. */
export function useControls(): Controls | null {
  return useContext(ControlsContext);
}

/** Of the open lab alone: the controls of another one would misread its fields. */
export function useLoadedControls(): Controls | null {
  const session = useSession();
  const { forms } = useLab();
  const [known, setKnown] = useState<{ readonly controls: Controls; readonly of: typeof forms } | null>(null);
  useEffect(() => {
    let left = false;
    void somethingMoves(session)
      .then(() => forms.loadControls())
      .then((controls) => {
        if (!left) setKnown({ controls, of: forms });
      });
    return () => {
      left = true;
    };
  }, [session, forms]);
  return known?.of === forms ? known.controls : null;
}
