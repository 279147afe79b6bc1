/** A sweep of the problem that the page shows, once somebody has asked for it; another problem ends it. */
import type { Sweep, SweepStanding } from "../../engine/core/sweep";
import { useChanges } from "../../state/react";
import { usePanelOnScreen } from "../../ui/panel/Panel";
import { useKeptWork } from "../kept-work";

export interface SweepControls<Run> {
  readonly sweep: Sweep<object, Run> | null;
  readonly begin: () => void;
  readonly cancel: () => void;
}

/**
 * @param what  is tried; it says what its runs are.
 * @param key   of the problem; a sweep is of one.
 */
export function useSweep<Run>(what: string, key: string, open: () => Sweep<object, Run>): SweepControls<Run> {
  const { work: sweep, begin } = useKeptWork<Sweep<object, Run>>(what, key, isOver);
  return { sweep, begin: () => begin(open), cancel: () => sweep?.stop() };
}

/** Whether it has come to its end, or was given up with what there is. */
function isOver({ status }: SweepStanding): boolean {
  return status === "done" || status === "stopped";
}

const nothing = { version: 0, subscribe: () => () => {} };

/** Draws the component again as the sweep comes to more. */
export function useSweepChanges(sweep: SweepStanding | null, milliseconds: number): void {
  useChanges(sweep ?? nothing, usePanelOnScreen(), milliseconds);
}
