/** Presets of a lab: documents to begin with, each with a commentary on its result. */
import { problemLine } from "../fields/problem";
import type { LabDocument, Parsed, SparseDocument } from "./kind";
import { leadPanels, listOfPanels, noViews, type PanelViews, withView } from "./views";

/** @typeParam Paper  notes on a figure of the paper; `true` where a lab fetches them when they are shown. */
export interface Preset<Document extends LabDocument = LabDocument, Group extends string = string, Paper = unknown> {
  readonly id: string;
  /** The heading that it is listed under. */
  readonly group: Group;
  readonly title: string;
  /** The headline of the page: the question that the lead panels answer. */
  readonly question: string;
  /** Below the question, one or two sentences: the comparison made. */
  readonly context: string;
  /** Ids of the two or three panels that answer the question, in reading order. */
  readonly lead: readonly string[];
  /** Paths of the three to five settings that matter to the question, as in "task.samples". */
  readonly settings: readonly string[];
  /** The result to see and its reason; absent where the lab fetches it. */
  readonly commentary?: string;
  readonly document: Document;
  /** Views of the panels when the preset is opened, with the panels that lead the page. */
  readonly views: PanelViews;
  /** Null for a preset that is no figure of the paper. */
  readonly paper: Paper | null;
  /** Whether it computes for a few seconds at most, so that tests compute it whole. */
  readonly quick: boolean;
}

/** Notes on a figure of the paper: its setting there, the result here, and differences or gaps in the paper's description. */
export interface PaperNotes {
  readonly setting: string;
  readonly reproduced: string;
  readonly differs: string;
}

export interface PresetParts<Paper = never> extends Pick<Preset, "id" | "title" | "question" | "context" | "lead" | "settings"> {
  readonly commentary?: string;
  readonly document: SparseDocument;
  readonly views?: PanelViews;
  readonly paper?: Paper;
  readonly quick?: boolean;
}

/**
 * Makes the presets of a lab. A document is read at its first use: a page that opens needs one of them, and reading all takes
 * as long as a frame.
 *
 * @param read  fills in the defaults of a document.
 */
export function presetMaker<Document extends LabDocument, Group extends string, Paper = never>(
  read: (document: SparseDocument) => Parsed<Document>,
) {
  return (group: Group, { commentary, document, views = noViews, paper, quick = false, ...words }: PresetParts<Paper>) => {
    let whole: Document | null = null;
    const preset: Preset<Document, Group, Paper> = {
      ...(commentary === undefined ? {} : { commentary }),
      ...{ ...words, group, views: withView(views, leadPanels, listOfPanels(words.lead)), paper: paper ?? null, quick },
      /** @throws {TypeError} for a preset whose document is not valid. */
      get document() {
        whole ??= wholeOf(words.id, read(document));
        return whole;
      },
    };
    return preset;
  };
}

function wholeOf<Document>(id: string, parsed: Parsed<Document>): Document {
  if (!parsed.ok) throw new TypeError(`preset ${id}: ${problemLine(parsed.problem)}`);
  return parsed.document;
}
