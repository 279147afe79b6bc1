/** A sweep of the problem that the page shows, once somebody has asked for it; another problem ends it. */
import { useEffect, useState } from "react";
import type { Sweep, SweepStanding } from "../../engine/core/sweep";
import { useChanges, useSession } from "../../state/react";
import { usePanelOnScreen } from "../../ui/panel/Panel";

interface Ended {
  readonly key: string;
  readonly sweep: unknown;
}

/** Sweeps that came to their end or were given up, by what they try, for when a panel is drawn again, as in another language. */
const ended = new WeakMap<object, Map<string, Ended>>();

export interface SweepControls<Run> {
  readonly sweep: Sweep<object, Run> | null;
  readonly begin: () => void;
  readonly cancel: () => void;
}

/** @param key  of the problem; a sweep is of one. */
export function useSweep<Run>(what: string, key: string, open: () => Sweep<object, Run>): SweepControls<Run> {
  const session = useSession();
  const [sweep, setSweep] = useState(() => {
    const last = ended.get(session)?.get(what);
    return last?.key === key ? (last.sweep as Sweep<object, Run>) : null;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sweep is of one problem
  useEffect(() => () => setSweep(null), [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is that of the sweep
  useEffect(() => {
    if (!sweep) return;
    return () => {
      if (sweep.status === "running" || sweep.status === "failed") sweep.dispose();
      else ended.set(session, (ended.get(session) ?? new Map<string, Ended>()).set(what, { key, sweep }));
    };
  }, [sweep]);
  return { sweep, begin: () => setSweep(open()), cancel: () => sweep?.stop() };
}

const nothing = { version: 0, subscribe: () => () => {} };

/** Draws the component again as the sweep comes to more. */
export function useSweepChanges(sweep: SweepStanding | null, milliseconds: number): void {
  useChanges(sweep ?? nothing, usePanelOnScreen(), milliseconds);
}
