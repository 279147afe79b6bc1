/** What a word in a commentary does; fetched with the first one that is pressed. */
import { viewOf } from "../../../documents/views";
import type { Preset } from "../../../experiment/learnability/presets";
import type { PanelLink } from "../../../experiment/learnability/presets/commentary";
import { pointAt } from "../../../shell/panels/point-at";
import type { LearnabilitySession } from "../session/react";

/** Shows a panel as the word speaks of it, or else as the preset opens it. */
export function showEvidence(session: LearnabilitySession, preset: Preset, { panel, view }: Omit<PanelLink, "words">): void {
  // The laboratory's view is part of the document.
  if (panel === "certificate") session.edit((experiment) => ({ ...experiment, laboratory: preset.experiment.laboratory }));
  session.setPanelView(panel, view ?? viewOf(preset.views, panel));
  pointAt(panel);
}
