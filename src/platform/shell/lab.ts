/**
 * What a lab gives the page: one record, which `src/labs/page.ts` lists. The shell asks it for whatever depends on what
 * the lab's documents mean, and knows no lab by name. What only dialogs and lessons need is fetched when they are opened.
 */
import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import type { LabDocument } from "../documents/kind";
import type { LabSession, Series } from "../state/lab-session";
import { usePlayground } from "../state/react";
import type { NameWords } from "../state/run-name";
import type { RunRecord } from "../state/run-record";
import type { Notice } from "../state/store";
import type { LabForms } from "./forms/lab-forms";
import type { Glossary } from "./help/glossary";
import type { LabMenuEntry } from "./lab-menu";
import type { LessonApi } from "./lesson-api";
import type { PanelDefinition } from "./panel-definition";
import type { LabPresets } from "./presets/lab-presets";
import type { LabRail } from "./rail/lab-rail";

export interface Lab<Document extends LabDocument = LabDocument> {
  readonly id: Document["lab"];
  readonly session: LabSession<Document>;
  /** In the list of labs. */
  title(): string;
  /** The document that a person who chooses this lab begins with. */
  readonly first: Document;
  readonly presets: LabPresets<Document>;
  readonly rail: LabRail;
  readonly forms: LabForms;
  readonly header: LabHeader<Document>;
  /** All panels, in the order of the page. */
  readonly panels: readonly PanelDefinition<Document>[];
  /** Around rail and panels: what they share. */
  readonly Shared?: ComponentType<{ readonly children: ReactNode }>;
  /** Around panels, wherever they are drawn: what they share. */
  readonly PanelsShared?: ComponentType<{ readonly children: ReactNode }>;
  readonly names?: ControlNames;
  /** What a notice says that only this lab raises; undefined for one that it does not know. */
  notice?(notice: Notice): string | undefined;
  glossary(): Promise<Glossary>;
  dialogs(): Promise<LabDialogs<Document>>;
  /** A lab without it has no lessons. */
  lessonApi?(): Promise<LessonApi<Document>>;
}

export interface LabHeader<Document extends LabDocument = LabDocument> {
  /** Entries of the menu of the page. */
  readonly menu?: readonly LabMenuEntry[];
  /** A computation that keeps a person waiting, and the way out of it. */
  readonly LongWork?: ComponentType;
  /** Whether runs of this document take steps that can be counted per second. */
  takesSteps(document: Document): boolean;
  /** The share of a run that is done, 0 to 1. */
  progress(series: Series): number;
  /** How long a run takes, in words; null when that is soon over or cannot be told. A hook. */
  useForecast(): string | null;
}

/** What the controls are called that links of teachers lock, as far as they are the lab's own. */
export interface ControlNames {
  /** The controls that are no settings of a form. */
  control(name: string): string | undefined;
  /** Whose settings they are, within a sentence: "gradient learners". */
  owner(owner: string): string | undefined;
}

/** A file of three lines that the lab reads as own data, and what its lines hold. */
export interface ExampleFile {
  readonly name: string;
  readonly text: string;
  said(): string;
}

/** What only dialogs need. */
export interface LabDialogs<Document extends LabDocument = LabDocument> {
  /** What files of this document are called after: "random-attention-seed-7". */
  fileStem(document: Document): string;
  /** What the result document of a document of this lab holds. */
  resultHelp(document: Document): string;
  /** Sections on what else can be taken away: weights, programs. */
  readonly Programs?: ComponentType;
  /** A section with files to begin with. */
  readonly Examples?: ComponentType;
  /** Files of a person's own: how their names end besides ".json", and their formats within a sentence. */
  readonly ownFiles?: { readonly types: readonly string[]; formats(): string; readonly example: ExampleFile };
  /** What to cite for this document at this address. */
  bibliography(document: Document, address: string, now: Date): string;
  /** What the lab is about: titles are proper names and stay as they are in every language. */
  readonly papers: readonly { readonly title: string; readonly address: string }[];
  readonly history: LabHistory;
  /** The heading of the settings of an owner, where a teacher ticks them: "Target: random attention". */
  settingsOf(owner: string): string;
}

/** What is said of remembered runs. */
export interface LabHistory {
  /** What changed between the documents of two runs, in the words of the page. */
  changes(before: LabDocument | null, after: LabDocument, words: NameWords): string;
  /** How a run ended, each fact with what it is. */
  facts(record: RunRecord): readonly { readonly words: string; readonly help: string }[];
  /** Of the table that compares runs. */
  columns(): readonly string[];
  /** One or several rows for a run, a cell for each column; the first says what the row is about. */
  rows(record: RunRecord): readonly (readonly string[])[];
}

export const LabContext = createContext<Lab | null>(null);

/** The lab of the document that is open. */
export function useLab(): Lab {
  const lab = useContext(LabContext);
  if (!lab) throw new Error("useLab needs a LabContext around it");
  return lab;
}

/** The document that is open. */
export function useDocument(): LabDocument {
  return usePlayground((state) => state.experiment);
}
