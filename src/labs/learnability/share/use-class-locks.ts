/** What a teacher ticks, for as long as the dialog is open. */
import { useState } from "react";
import type { Experiment } from "../../../experiment/document";
import { controlsOf, type Locks, lockablePanels, locksFor, panelControls } from "../../../experiment/locks";

export interface ClassLocks {
  readonly chosen: boolean;
  readonly setChosen: (chosen: boolean) => void;
  readonly isTicked: (control: string) => boolean;
  readonly isHidden: (control: string) => boolean;
  readonly tick: (control: string, ticked: boolean) => void;
  readonly hide: (control: string, hidden: boolean) => void;
  readonly tickAll: (ticked: boolean) => void;
  /** Null while everything may be changed. */
  readonly locks: Locks | null;
}

export function useClassLocks(experiment: Experiment): ClassLocks {
  const [chosen, setChosen] = useState(false);
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const controls = controlsOf(experiment);
  const ticked = new Set(controls.filter((control) => !unticked.has(control)));
  // A panel whose settings are no part of the experiment is there or not.
  const gone = panelControls.filter((control) => unticked.has(control) && !lockablePanels.includes(control));
  return {
    chosen,
    setChosen,
    isTicked: (control) => ticked.has(control),
    isHidden: (control) => hidden.has(control),
    tick: (control, on) => setUnticked(withOrWithout(unticked, control, !on)),
    hide: (control, on) => setHidden(withOrWithout(hidden, control, on)),
    tickAll: (on) => setUnticked(on ? new Set() : new Set(controls)),
    locks: chosen ? locksFor(experiment, ticked, new Set([...hidden, ...gone])) : null,
  };
}

function withOrWithout(set: ReadonlySet<string>, member: string, on: boolean): ReadonlySet<string> {
  const next = new Set(set);
  if (on) next.add(member);
  else next.delete(member);
  return next;
}
