import { usePlayground, useSession } from "../../state/react";
import { useLock } from "../class/locks";
import { useLab } from "../lab";
import { takeOwnDataBack, useOwnDataAsked } from "../own-data/asked";
import { openPreset } from "./open-preset";
import { usePresetBase } from "./PresetBase";

export interface PresetSteps {
  /** Of the open preset, from 1. */
  readonly place: number;
  readonly all: number;
  /** Opens a preset this many places on; beyond the first and the last one nothing happens. */
  readonly go: (by: number) => void;
}

/** The presets in their order; null for an experiment of its own, and where the link of a teacher allows no other preset. */
export function usePresetSteps(): PresetSteps | null {
  const session = useSession();
  const { presets } = useLab();
  const { preset } = usePresetBase();
  const asked = useOwnDataAsked();
  const free = useLock("preset") === "free";
  const assigned = usePlayground(({ assignment }) => assignment !== null);
  if (!preset || asked || !free || assigned) return null;
  const index = presets.all.indexOf(preset);
  return {
    place: index + 1,
    all: presets.all.length,
    go(by) {
      const next = presets.all[index + by];
      if (!next) return;
      takeOwnDataBack();
      openPreset(session, next);
    },
  };
}
