import type { Thumbnails } from "../../../platform/charts/thumbnail";
import type { LabPresets } from "../../../platform/shell/presets/lab-presets";
import type { EagleDocument } from "../document/document";
import type { EaglePreset } from "../document/preset";
import { presets } from "../document/presets";
import { presetOf } from "./rail/base";
import { eagleRailText } from "./rail/words";

export const eaglePresets: LabPresets<EagleDocument, EaglePreset> = {
  all: presets,
  groups: () => eagleRailText.preset.groups,
  baseOf: (document, last) => presetOf(document) ?? last,
  stands: (document, preset) => presetOf(document) === preset,
  words: async ({ commentary = "", paper }) => ({ commentary, paper }),
  thumbnails: async () => (await import("../document/fixtures/preset-thumbnails.json")).default as Thumbnails,
  searches: () => eagleRailText.preset.searches,
  lede: ({ problem }) => (problem.kind === "training" ? eagleRailText.preset.ledeOfTraining : eagleRailText.preset.lede),
  lead: ({ problem }) => (problem.kind === "training" ? ["weights", "constants"] : ["race", "matrix"]),
};
