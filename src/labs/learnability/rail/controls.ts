/**
 * When the controls of the forms arrive. They wait for the first curve: something true moves on the screen before the
 * page spends bytes on answering to clicks. Reaching for the rail earlier fetches them at once.
 */
import { createContext, useContext, useEffect, useState } from "react";
import type { Series } from "../../../state/lab-session";
import { useSession } from "../session/react";

export type Controls = typeof import("./control-set");

export const ControlsContext = createContext<Controls | null>(null);

/** Null until they have been loaded. */
export function useControls(): Controls | null {
  return useContext(ControlsContext);
}

/** A run without a curve to wait for, such as one that failed, must not leave the page without controls. */
const patience = 3000;

export function useLoadedControls(): Controls | null {
  const { series } = useSession();
  const [controls, setControls] = useState<Controls | null>(null);
  useEffect(() => {
    let left = false;
    void curveMoves(series)
      .then(() => import("./control-set"))
      .then((loaded) => {
        if (!left) setControls(loaded);
      });
    return () => {
      left = true;
    };
  }, [series]);
  return controls;
}

/** Resolves once a curve against steps has moved and the page has had time to draw it. */
export function curveMoves(series: Pick<Series, "hasMoved" | "subscribe">): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      unsubscribe();
      clearTimeout(timer);
      requestAnimationFrame(() => setTimeout(resolve));
    };
    const unsubscribe = series.subscribe(() => series.hasMoved && done());
    const timer = setTimeout(done, patience);
  });
}
