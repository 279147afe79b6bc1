/** A sweep of the problem that the page shows: begun by a press, or by itself where it takes little time. Another problem ends it. */
import { useEffect, useReducer } from "react";
import type { Sweep, SweepStanding } from "../../engine/sweep";
import { useChanges, useSession } from "../../state/react";
import { usePanelOnScreen } from "../../ui/panel/Panel";
import { useTimeLimit } from "../asking/by-itself";
import { startTrial } from "../asking/trial";
import { usePanelWork } from "../panel-workers";

export interface SweepControls<Run> {
  /** Null while there is none, or while it is on trial. */
  readonly sweep: Sweep<object, Run> | null;
  readonly begin: () => void;
  readonly cancel: () => void;
  /** Begins it by itself; it goes on where it takes less than the limit. Once for each key. */
  readonly tryOut: () => void;
  /** Milliseconds that it takes, where a trial found that they are too many. */
  readonly estimate: number | null;
  /** Whether it takes so long that it waits for a press. */
  readonly isLong: boolean;
}

/** The result of a trial of a sweep; without an answer during the trial. */
interface Outcome {
  readonly key: string;
  readonly sweep: object;
  readonly answer?: number | null;
}

/** The latest of each name, by session. */
const outcomes = new WeakMap<object, Map<string, Outcome>>();

function outcomesOf(session: object): Map<string, Outcome> {
  const known = outcomes.get(session) ?? new Map<string, Outcome>();
  outcomes.set(session, known);
  return known;
}

/**
 * @param what   the sweep; it gives its runs.
 * @param key    of the problem; a sweep is of one.
 * @param known  milliseconds that it takes, where that is set beforehand; null where a trial must measure it.
 */
export function useSweep<Run>(what: string, key: string, open: () => Sweep<object, Run>, known: number | null = null): SweepControls<Run> {
  const { work, begin, drop } = usePanelWork<Sweep<object, Run>>(what, key, isOver);
  const limit = useTimeLimit();
  const all = outcomesOf(useSession());
  const [, changed] = useReducer((count: number) => count + 1, 0);
  const latest = all.get(what);
  const outcome = latest?.key === key ? latest : null;
  const isOnTrial = work !== null && outcome?.sweep === work && outcome.answer === undefined;
  const expected = known ?? outcome?.answer ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a trial begins once, however often the panel is drawn meanwhile
  useEffect(() => {
    if (!work || !isOnTrial) return;
    const read = () => ({ share: work.share, isOver: work.status !== "running" });
    return startTrial(read, limit, (answer) => {
      all.set(what, { key, sweep: work, answer });
      if (answer !== null) {
        work.dispose();
        drop();
      }
      changed();
    });
  }, [all, what, key, work, isOnTrial, limit]);
  const tryOut = () => {
    // The trial found the sweep short enough, so a person has ended it since.
    if (work || outcome?.answer === null || (expected !== null && expected >= limit)) return;
    begin(() => {
      const sweep = open();
      all.set(what, expected === null ? { key, sweep } : { key, sweep, answer: null });
      return sweep;
    });
  };
  const press = () => {
    if (isOnTrial) all.set(what, { key, sweep: work, answer: null });
    else begin(open);
    changed();
  };
  return {
    sweep: isOnTrial ? null : work,
    begin: press,
    cancel: () => work?.stop(),
    tryOut,
    estimate: outcome?.answer ?? (known !== null && known >= limit ? known : null),
    isLong: work === null && expected !== null && expected >= limit,
  };
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
