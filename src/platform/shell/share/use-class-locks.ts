/** The settings that a teacher leaves free. The choice is kept on this device, so that the next link begins with the last one. */
import { useState } from "react";
import { controlsOf, locksFor } from "../../documents/assignment";
import type { LabDocument } from "../../documents/kind";
import type { Locks } from "../../documents/locks";
import { controlsToFree, freeUnder } from "../../documents/ready-choices";
import { type ClassChoice, keepTicks, readTicks, type Ticks } from "../../state/class-ticks";
import { localPreferences } from "../../state/preferences";
import { useSession } from "../../state/react";
import { usePresetBase } from "../presets/PresetBase";

export interface ClassLocks {
  readonly choice: ClassChoice;
  readonly choose: (choice: ClassChoice) => void;
  /** Controls of which one may stay free alone, and the chosen one; empty for a document without settings. */
  readonly single: readonly string[];
  readonly one: string;
  readonly chooseOne: (control: string) => void;
  readonly isTicked: (control: string) => boolean;
  readonly isHidden: (control: string) => boolean;
  readonly tick: (control: string, ticked: boolean) => void;
  readonly hide: (control: string, hidden: boolean) => void;
  readonly tickAll: (ticked: boolean) => void;
  /** Of a link under a choice; null while everything may be changed. */
  readonly locksOf: (choice: ClassChoice) => Locks | null;
}

export function useClassLocks(experiment: LabDocument): ClassLocks {
  const { kind } = useSession();
  const { preset } = usePresetBase();
  const [ticks, setTicks] = useState(() => readTicks(localPreferences(window)));
  const change = (part: Partial<Ticks>) => {
    const next = { ...ticks, ...part };
    setTicks(next);
    keepTicks(localPreferences(window), next);
  };
  const { choice, all, except, hidden } = ticks;
  const single = controlsToFree(kind, experiment, preset?.settings ?? []);
  const one = single.find((control) => control === ticks.one) ?? single[0] ?? "";
  const isTicked = (control: string) => except.includes(control) !== all;
  return {
    choice,
    choose: (next) => change({ choice: next }),
    single,
    one,
    chooseOne: (control) => change({ choice: "one", one: control }),
    isTicked,
    isHidden: (control) => hidden.includes(control),
    tick: (control, on) => change({ except: withOrWithout(except, control, on !== all) }),
    hide: (control, on) => change({ hidden: withOrWithout(hidden, control, on) }),
    tickAll: (on) => change({ all: on, except: [] }),
    locksOf: (chosen) => {
      if (chosen === "everything") return null;
      const ticked = chosen === "ticked";
      const free = ticked ? new Set(controlsOf(kind, experiment).filter(isTicked)) : freeUnder(kind, experiment, chosen, one);
      return locksFor(kind, experiment, free, new Set(ticked ? hidden : []));
    },
  };
}

function withOrWithout(list: readonly string[], member: string, on: boolean): readonly string[] {
  const others = list.filter((other) => other !== member);
  return on ? [...others, member] : others;
}
