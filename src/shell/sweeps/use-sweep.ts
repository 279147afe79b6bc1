/** A sweep of the problem that the page shows, once somebody has asked for it; another problem ends it. */
import { useEffect, useState } from "react";
import type { Sweep, SweepStanding } from "../../engine/core/sweep";
import { useChanges, useSession } from "../../state/react";
import { usePanelOnScreen } from "../../ui/panel/Panel";

interface Kept<Run> {
  readonly key: string;
  readonly sweep: Sweep<object, Run>;
  /** Panels that show it. */
  shown: number;
}

/** The latest sweep of each thing that is tried: a panel that is drawn again, as in another language, shows it again. */
const kept = new WeakMap<object, Map<string, unknown>>();

function keptIn(session: object): Map<string, unknown> {
  const known = kept.get(session) ?? new Map<string, unknown>();
  kept.set(session, known);
  return known;
}

export interface SweepControls<Run> {
  readonly sweep: Sweep<object, Run> | null;
  readonly begin: () => void;
  readonly cancel: () => void;
}

/** @param key  of the problem; a sweep is of one. */
export function useSweep<Run>(what: string, key: string, open: () => Sweep<object, Run>): SweepControls<Run> {
  const all = keptIn(useSession());
  // What it is says what its runs are.
  const [latest, hold] = useState(() => all.get(what) as Kept<Run> | undefined);
  // A sweep is of one problem, and one that was ended for good is none any more.
  const held = latest?.key === key && all.get(what) === latest ? latest : null;
  useEffect(() => {
    if (!held) return;
    held.shown++;
    return () => {
      held.shown--;
      // In another language it is shown again at once; what nobody shows any more does not go on.
      setTimeout(() => {
        const { status } = held.sweep;
        if (held.shown > 0 || (status !== "running" && status !== "failed")) return;
        held.sweep.dispose();
        if (all.get(what) === held) all.delete(what);
      });
    };
  }, [all, what, held]);
  const begin = () => {
    const one: Kept<Run> = { key, sweep: open(), shown: 0 };
    all.set(what, one);
    hold(one);
  };
  const sweep = held?.sweep ?? null;
  return { sweep, begin, cancel: () => sweep?.stop() };
}

const nothing = { version: 0, subscribe: () => () => {} };

/** Draws the component again as the sweep comes to more. */
export function useSweepChanges(sweep: SweepStanding | null, milliseconds: number): void {
  useChanges(sweep ?? nothing, usePanelOnScreen(), milliseconds);
}
