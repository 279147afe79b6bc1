/** Presets of a lab that shows them by `PresetHead`. */
import type { LabDocument } from "../../documents/kind";
import type { PanelViews } from "../../documents/views";
import { same } from "../forms/values";

/** A document whose random draws follow from one seed. */
export type Seeded = LabDocument & { readonly seed: number };

export interface Preset<Document extends Seeded = Seeded> {
  readonly id: string;
  readonly title: string;
  readonly commentary: string;
  readonly document: Document;
  readonly views: PanelViews;
}

/** The preset that a document is, whatever its seed; undefined for one of its own. */
export function presetAmong<Chosen extends Preset>(presets: readonly Chosen[], document: LabDocument): Chosen | undefined {
  return presets.find((preset) => same({ ...document, seed: preset.document.seed }, preset.document));
}
