/** Prepared experiments: some work, others fail in an instructive way. */
import { deeper } from "./presets/deeper";
import { failing } from "./presets/failing";
import { inContext } from "./presets/in-context";
import { landscapes } from "./presets/landscape";
import { machines } from "./presets/machines";
import { maps } from "./presets/maps";
import { memories } from "./presets/memory";
import { paper } from "./presets/paper";
import type { Preset } from "./presets/preset";
import { promises } from "./presets/promises";
import { working } from "./presets/working";

export type { Preset, PresetGroup } from "./presets/preset";

export const presets: readonly Preset[] = [
  ...working,
  ...promises,
  ...landscapes,
  ...deeper,
  ...failing,
  ...memories,
  ...inContext,
  ...machines,
  ...paper,
  ...maps,
];

/** The preset that the page opens with. */
export const defaultPreset: Preset = presets[0];
