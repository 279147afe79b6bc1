import type { LabDocument } from "../../documents/kind";
import type { Preset } from "../../documents/preset";
import { same } from "../forms/values";

/** A document whose random draws follow from one seed. */
export type Seeded = LabDocument & { readonly seed: number };

/** The preset that a document is, whatever its seed; undefined for one of its own. */
export function presetAmong<Chosen extends Preset<Seeded>>(presets: readonly Chosen[], document: LabDocument): Chosen | undefined {
  return presets.find((preset) => same({ ...document, seed: preset.document.seed }, preset.document));
}
