/** What a word in a commentary does; fetched with the first one that is pressed. */
import { viewOf } from "../../../../platform/documents/views";
import { pointAt } from "../../../../platform/shell/panels/point-at";
import type { Preset } from "../../document/presets";
import type { PanelLink } from "../../document/presets/commentary";
import type { LearnabilitySession } from "../session/react";

/** Shows a panel as the word speaks of it, or else as the preset opens it. */
export function showEvidence(session: LearnabilitySession, preset: Preset, { panel, view }: Omit<PanelLink, "words">): void {
  // The laboratory's view is part of the document.
  if (panel === "certificate") session.edit((experiment) => ({ ...experiment, laboratory: preset.document.laboratory }));
  session.setPanelView(panel, view ?? viewOf(preset.views, panel));
  pointAt(panel);
}
