/**
 * The parts of a lab that the page uses: one record, listed in `src/labs/page.ts`. It has everything that depends on the
 * meaning of the lab's documents; the shell names no lab. The parts for dialogs and lessons alone are fetched when they are
 * opened.
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
  /** A row of short results between the question and the panels, made with `lazy`; the page keeps a place of one row for it. */
  readonly Strip?: ComponentType;
  /** Around rail and panels, for their shared state. */
  readonly Shared?: ComponentType<{ readonly children: ReactNode }>;
  /** Around panels, wherever they are drawn, for their shared state. */
  readonly PanelsShared?: ComponentType<{ readonly children: ReactNode }>;
  readonly names?: ControlNames;
  /** Text of a notice that only this lab raises; undefined for an unknown one. */
  notice?(notice: Notice): string | undefined;
  glossary(): Promise<Glossary>;
  dialogs(): Promise<LabDialogs<Document>>;
  /** A lab without it has no lessons. */
  lessonApi?(): Promise<LessonApi<Document>>;
}

export interface LabHeader<Document extends LabDocument = LabDocument> {
  /** Entries of the menu of the page. */
  readonly menu?: readonly LabMenuEntry[];
  /** Progress of a computation that makes a person wait, with a way to end it. */
  readonly LongWork?: ComponentType;
  /** Whether runs of this document take steps that can be counted per second. */
  takesSteps(document: Document): boolean;
  /** The share of a run that is done, 0 to 1. */
  progress(series: Series): number;
  /** The remaining time of a run, in words; null when it ends soon or there is no estimate. A hook. */
  useForecast(): string | null;
}

/** Names of the lab's own controls that links of teachers lock. */
export interface ControlNames {
  /** The controls that are no settings of a form. */
  control(name: string): string | undefined;
  /** Owner of settings, within a sentence: "gradient learners". */
  owner(owner: string): string | undefined;
}

/** A file of three lines that the lab reads as own data, and the meaning of its lines. */
export interface ExampleFile {
  readonly name: string;
  readonly text: string;
  said(): string;
}

/** The parts of this lab that only dialogs use. */
export interface LabDialogs<Document extends LabDocument = LabDocument> {
  /** Stem of the file names of this document: "random-attention-seed-7". */
  fileStem(document: Document): string;
  /** Contents of the result document of this document. */
  resultHelp(document: Document): string;
  /** Sections on further exports: weights, programs. */
  readonly Programs?: ComponentType;
  /** A section with files to begin with. */
  readonly Examples?: ComponentType;
  /** A person's own files: their extensions besides ".json", and their formats within a sentence. */
  readonly ownFiles?: { readonly types: readonly string[]; formats(): string; readonly example: ExampleFile };
  /** References for this document at this address. */
  bibliography(document: Document, address: string, now: Date): string;
  /** Papers on the lab: titles are proper names and are the same in every language. */
  readonly papers: readonly { readonly title: string; readonly address: string }[];
  readonly history: LabHistory;
  /** The heading of an owner's settings, where a teacher ticks them: "Target: random attention". */
  settingsOf(owner: string): string;
}

/** Words about remembered runs. */
export interface LabHistory {
  /** Changes between the documents of two runs in these words, or in English, as names are kept. */
  changes(before: LabDocument | null, after: LabDocument, words: NameWords | null): string;
  /** Facts about the end of a run, each with an explanation. */
  facts(record: RunRecord): readonly { readonly words: string; readonly help: string }[];
  /** Headings of the table that compares runs. */
  columns(): readonly string[];
  /** One or several rows for a run, a cell for each column; the first cell names the subject of the row. */
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

/** The id of its lab, for components that no other change of the document concerns. */
export function useLabId(): string {
  return usePlayground((state) => state.experiment.lab);
}
