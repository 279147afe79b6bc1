import { documentFormat } from "../../../platform/documents/format";
import { type Preset, type PresetParts, presetMaker } from "../../../platform/documents/preset";
import { type LionDocument, parseLion } from "./document";

type PresetGroup = "forms" | "learning";

export type LionPreset = Preset<LionDocument, PresetGroup, never>;

/** All of a preset but its document. */
export type LionPresetParts = Omit<PresetParts, "document">;

export const preset = presetMaker<LionDocument, PresetGroup>((document) =>
  parseLion({ format: documentFormat, version: 1, lab: "lion", ...document }),
);
