import { documentFormat } from "../../../platform/documents/format";
import type { SparseDocument } from "../../../platform/documents/kind";
import { firstPanel, noViews, type PanelViews } from "../../../platform/documents/views";
import { type LionDocument, parseLion } from "./document";

export interface LionPreset {
  readonly id: string;
  readonly title: string;
  /** What to see, and why it happens. */
  readonly commentary: string;
  readonly document: LionDocument;
  /** What panels show of themselves when it is opened, and which of them comes first. */
  readonly views: PanelViews;
}

export interface PresetMore {
  /** The panel that comes first; the page's own unless told. */
  readonly first?: string;
  readonly views?: PanelViews;
}

/** @throws {TypeError} for a document that is none. */
export function preset(id: string, title: string, commentary: string, document: SparseDocument, more: PresetMore = {}): LionPreset {
  const parsed = parseLion({ format: documentFormat, version: 1, lab: "lion", ...document });
  if (!parsed.ok) throw new TypeError(`preset ${id}: ${parsed.problem.field} ${parsed.problem.message}`);
  const { first, views = noViews } = more;
  return { id, title, commentary, document: parsed.document, views: first ? { ...views, [firstPanel]: first } : views };
}
