/** Experiments worth opening first: known to work, or known to fail in an instructive way. */
import { deeper } from "./presets/deeper";
import { failing } from "./presets/failing";
import { machines } from "./presets/machines";
import { memories } from "./presets/memory";
import { paper } from "./presets/paper";
import type { Preset } from "./presets/preset";
import { working } from "./presets/working";

export type { PaperNotes, Preset, PresetGroup } from "./presets/preset";

export const presets: readonly Preset[] = [...working, ...failing, ...memories, ...machines, ...paper, ...deeper];

/** What the page opens with. */
export const defaultPreset: Preset = presets[0];
