import { documentFormat } from "../../documents/format";
import type { SparseDocument } from "../../documents/kind";
import { type EagleDocument, parseEagle } from "./document";

export interface EaglePreset {
  readonly id: string;
  readonly title: string;
  /** What to see, and why it happens. */
  readonly commentary: string;
  readonly document: EagleDocument;
}

/** @throws {TypeError} for a document that is none. */
export function preset(id: string, title: string, commentary: string, document: SparseDocument): EaglePreset {
  const parsed = parseEagle({ format: documentFormat, version: 1, lab: "eagle", ...document });
  if (!parsed.ok) throw new TypeError(`preset ${id}: ${parsed.problem.field} ${parsed.problem.message}`);
  return { id, title, commentary, document: parsed.document };
}
