/** A lab's presets and their words, for the page. */
import type { Thumbnails } from "../../charts/thumbnail";
import type { LabDocument } from "../../documents/kind";
import type { PaperNotes, Preset } from "../../documents/preset";

/** Commentary on a preset and its notes on the paper, in English. */
export interface PresetWords {
  readonly commentary: string;
  /** Of a figure of the paper; null for other presets. */
  readonly paper: PaperNotes | null;
}

export interface LabPresets<Document extends LabDocument = LabDocument, Chosen extends Preset<Document> = Preset<Document>> {
  /** In the order of the gallery. */
  readonly all: readonly Chosen[];
  /** Headings in the gallery, by the names of groups. */
  groups(): Readonly<Record<Chosen["group"], string>>;
  /**
   * The preset that a document equals or varies; undefined for an experiment of its own.
   *
   * @param last  the preset that the document before varied
   */
  baseOf(document: Document, last: Chosen | undefined): Chosen | undefined;
  /** Whether question and commentary of a preset apply to a document. */
  stands(document: Document, preset: Chosen): boolean;
  /** Fetched when a preset is shown. */
  words(preset: Chosen): Promise<PresetWords>;
  /** Pictures of the lead panels; fetched with the gallery. Made by `scripts/shipped/preset-thumbnails.ts`. */
  thumbnails(): Promise<Thumbnails>;
  /** Three words for which a search of the gallery finds presets. */
  searches(): readonly string[];
  /** An experiment of its own in one or two sentences; null where there is no description. */
  lede(document: Document): string | null;
  /** Ids of the panels that lead the page where no preset names them, in reading order. */
  lead(document: Document): readonly string[];
  /** The document in which a panel shows the claims of a preset's commentary about it. */
  evidence?(document: Document, panel: string, preset: Chosen): Document;
}
