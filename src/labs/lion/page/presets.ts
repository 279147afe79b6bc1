import type { Thumbnails } from "../../../platform/charts/thumbnail";
import type { LabPresets } from "../../../platform/shell/presets/lab-presets";
import type { LionDocument } from "../document/document";
import { type LionPreset, presets } from "../document/presets";
import { drawn } from "./drawn";
import { presetOf } from "./rail/base";
import { lionRailText } from "./rail/words";

/** Panels that a document has; of a sequence that is too long to be drawn, its forms and their cost. */
function lead(document: LionDocument): readonly string[] {
  const { kind } = document.problem;
  if (kind === "task") return ["training", "sequence"];
  if (drawn(document)) return ["matrix", "agreement"];
  return kind === "image" ? ["scans", "agreement"] : ["agreement", "cost"];
}

export const lionPresets: LabPresets<LionDocument, LionPreset> = {
  all: presets,
  groups: () => lionRailText.preset.groups,
  baseOf: (document, last) => presetOf(document) ?? last,
  stands: (document, preset) => presetOf(document) === preset,
  words: async ({ commentary = "", paper }) => ({ commentary, paper }),
  thumbnails: async () => (await import("../document/fixtures/preset-thumbnails.json")).default as Thumbnails,
  searches: () => lionRailText.preset.searches,
  lede: ({ problem }) => (problem.kind === "task" ? lionRailText.preset.ledeOfTasks : lionRailText.preset.lede),
  lead,
};
