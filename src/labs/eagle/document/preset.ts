import { documentFormat } from "../../../platform/documents/format";
import type { SparseDocument } from "../../../platform/documents/kind";
import { firstPanel, noViews, type PanelViews } from "../../../platform/documents/views";
import { type EagleDocument, parseEagle } from "./document";

export interface EaglePreset {
  readonly id: string;
  readonly title: string;
  /** What to see, and why it happens. */
  readonly commentary: string;
  readonly document: EagleDocument;
  /** What panels show of themselves when it is opened, and which of them comes first. */
  readonly views: PanelViews;
  /** Of a figure of the paper; null where it has none. */
  readonly paper: PaperNotes | null;
}

/** What the paper did, what comes out here, and in what the two differ. */
export interface PaperNotes {
  readonly setting: string;
  readonly reproduced: string;
  readonly differs: string;
}

export interface PresetMore {
  /** The panel that comes first; the page's own unless told. */
  readonly first?: string;
  readonly views?: PanelViews;
  readonly paper?: PaperNotes;
}

/** @throws {TypeError} for a document that is none. */
export function preset(id: string, title: string, commentary: string, document: SparseDocument, more: PresetMore = {}): EaglePreset {
  const parsed = parseEagle({ format: documentFormat, version: 1, lab: "eagle", ...document });
  if (!parsed.ok) throw new TypeError(`preset ${id}: ${parsed.problem.field} ${parsed.problem.message}`);
  const { first, views = noViews, paper = null } = more;
  return { id, title, commentary, document: parsed.document, views: first ? { ...views, [firstPanel]: first } : views, paper };
}
