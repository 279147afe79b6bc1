/** The settings that a teacher ticks. They are kept on this device, so that the next link begins with those of the last one. */
import { useState } from "react";
import { controlsOf, locksFor } from "../../documents/assignment";
import type { LabDocument } from "../../documents/kind";
import type { Locks } from "../../documents/locks";
import { keepTicks, readTicks, type Ticks } from "../../state/class-ticks";
import { localPreferences } from "../../state/preferences";
import { useSession } from "../../state/react";

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

export function useClassLocks(experiment: LabDocument): ClassLocks {
  const { kind } = useSession();
  const [ticks, setTicks] = useState(() => readTicks(localPreferences(window)));
  const change = (part: Partial<Ticks>) => {
    const next = { ...ticks, ...part };
    setTicks(next);
    keepTicks(localPreferences(window), next);
  };
  const { chosen, all, except, hidden } = ticks;
  const isTicked = (control: string) => except.includes(control) !== all;
  const ticked = new Set(controlsOf(kind, experiment).filter(isTicked));
  return {
    chosen,
    setChosen: (some) => change({ chosen: some }),
    isTicked,
    isHidden: (control) => hidden.includes(control),
    tick: (control, on) => change({ except: withOrWithout(except, control, on !== all) }),
    hide: (control, on) => change({ hidden: withOrWithout(hidden, control, on) }),
    tickAll: (on) => change({ all: on, except: [] }),
    locks: chosen ? locksFor(kind, experiment, ticked, new Set(hidden)) : null,
  };
}

function withOrWithout(list: readonly string[], member: string, on: boolean): readonly string[] {
  const others = list.filter((other) => other !== member);
  return on ? [...others, member] : others;
}
