import { usePresetBase } from "../../../../platform/shell/presets/PresetBase";
import type { Preset } from "../../document/presets";

/** The preset that the experiment on screen is a variation of, if it is one. */
export function useBasePreset(): Preset | undefined {
  return usePresetBase().preset as Preset | undefined;
}
