/** The distributed run that belongs to what the page shows: begun when its panel is first seen, ended when nobody shows it any more. */
import { useEffect, useState } from "react";
import { packed } from "../../../../platform/engine/large-arrays";
import { openWorker } from "../../../../platform/engine/open-worker";
import { usePanelWork } from "../../../../platform/shell/panel-workers";
import { useChanges } from "../../../../platform/state/react";
import type { EagleDocument } from "../../document/document";
import { DistributedRun } from "../../engine/machines/distributed-run";
import type { EagleData } from "../../math/files/own-data";
import { useDocument, useSession } from "../session/react";

/** Settings that are still being dragged begin no run. */
const settled = 300;
/** Five unanswered pings, one every half second, and a machine counts as lost. */
const pingMilliseconds = 500;

/** Milliseconds between two rounds. */
export const paces = { slow: 1600, steady: 200, fast: 0 } as const;
export type Pace = keyof typeof paces;

export interface RunWish {
  /** Index of a distributed solver; null where there is none. */
  readonly solver: number | null;
  /** Null before the problem is known. */
  readonly machines: number | null;
  readonly pace: Pace;
  readonly seen: boolean;
}

/** Null while nothing is run. Another document, solver or "again" begins anew. */
export function useDistributedRun({ solver, machines, pace, seen }: RunWish): {
  readonly run: DistributedRun | null;
  readonly again: () => void;
} {
  const session = useSession();
  const document = useDocument();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (seen) setWanted(true);
  }, [seen]);
  const key = solver === null || machines === null ? null : keyOf(document, solver, machines);
  const { work: run, join, drop } = usePanelWork<DistributedRun>("machines", key);
  const missing = run === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what of the document matters
  useEffect(() => {
    if (!missing || !wanted || solver === null || machines === null) return;
    let left = false;
    const open = (data: EagleData | null) => {
      const opened = new DistributedRun({ document, data, solver }, { ...ofThisPage, machines });
      opened.play();
      return opened;
    };
    const timer = setTimeout(
      () =>
        void packed(session.ownData()).then((data) => {
          if (!left) join(() => open(data as EagleData | null));
        }),
      settled,
    );
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [session, key, wanted, missing]);
  useEffect(() => run?.setPace(paces[pace]), [run, pace]);
  return { run, again: drop };
}

/** What a run of machines depends on. */
function keyOf({ seed, problem, solvers, record }: EagleDocument, solver: number, machines: number): string {
  return JSON.stringify([seed, problem, solvers[solver], record, machines]);
}

const ofThisPage = {
  createWorker: () => openWorker("eagle", "machines"),
  cores: navigator.hardwareConcurrency || 2,
  pingMilliseconds,
  now: () => performance.now(),
  delay: (next: () => void, milliseconds: number) => {
    const timer = setTimeout(next, milliseconds);
    return () => clearTimeout(timer);
  },
};

const nothing = { version: 0, subscribe: () => () => {} };

/** Draws the component again after changes of the run. */
export function useRunChanges(run: DistributedRun | null, active: boolean, milliseconds: number): void {
  useChanges(run ?? nothing, active, milliseconds);
}
