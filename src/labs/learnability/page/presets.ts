import type { Thumbnails } from "../../../platform/charts/thumbnail";
import type { LabPresets } from "../../../platform/shell/presets/lab-presets";
import type { Experiment } from "../document/document";
import { type Preset, presets } from "../document/presets";
import { isOwnData } from "../math/tasks/registry";
import { exhibits } from "./exhibits/registry";
import { basePresetOf, isOfPreset } from "./rail/base";
import { railText } from "./rail/words";
import { targetView } from "./target-views/registry";

export const learnabilityPresets: LabPresets<Experiment, Preset> = {
  all: presets,
  groups: () => railText.presets.groups,
  baseOf: basePresetOf,
  stands: isOfPreset,
  words: async ({ id }) => (await import("../document/presets/explanation")).explanationOf(id),
  thumbnails: async () => (await import("../document/fixtures/preset-thumbnails.json")).default as Thumbnails,
  searches: () => railText.presets.searches,
  lede: ledeOf,
  lead: ({ task }) => (exhibits[task.kind] ? ["exhibit", "loss"] : ["loss", "spectrum"]),
  // The laboratory's view is part of the document.
  evidence: (document, panel, { document: { laboratory } }) => (panel === "certificate" ? { ...document, laboratory } : document),
};

/** The source of the samples, the number of learners, and the question; null without learners. */
function ledeOf({ task, learners }: Experiment): string | null {
  const { lede } = targetView(task);
  if (isOwnData(task)) return railText.presets.ownData;
  if (lede === null || learners.length === 0) return null;
  return `${lede.made(task)} ${railText.lede.learners(learners.length)} ${lede.question}`;
}
