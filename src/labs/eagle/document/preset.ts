import { documentFormat } from "../../../platform/documents/format";
import { type PaperNotes, type Preset, presetMaker } from "../../../platform/documents/preset";
import { type EagleDocument, parseEagle } from "./document";

type PresetGroup = "solvers" | "training" | "paper";

export type EaglePreset = Preset<EagleDocument, PresetGroup, PaperNotes>;

export const preset = presetMaker<EagleDocument, PresetGroup, PaperNotes>((document) =>
  parseEagle({ format: documentFormat, version: 1, lab: "eagle", ...document }),
);
