/**
 * The interface of a lab for lessons: names of its settings, of the measures of a run, and of the goals of exercises. A lesson is
 * text that uses these names, and nothing else of the lab.
 */
import { type ComponentType, createContext } from "react";
import type { DocumentKind, LabDocument } from "../documents/kind";
import type { PanelViews } from "../documents/views";
import type { Field } from "../fields/fields";
import type { Series } from "../state/lab-session";
import type { Activity } from "../state/store";

/** The state at a moment, from which all measures and goals are computed. */
export interface LessonMoment<Document extends LabDocument = LabDocument, RunSeries extends Series = Series> {
  readonly experiment: Document;
  readonly activity: Activity;
  readonly series: RunSeries;
  /** The values of the lab's own parts of the text, such as numbers that can be dragged. */
  readonly notes: unknown;
}

export type MeasureOptions = Readonly<Record<string, unknown>>;

/** Something that can be read off a run; null while it has not come so far. */
export interface Measure<Moment = LessonMoment, Options = MeasureOptions> {
  /** Whether it counts something, or measures it. */
  readonly kind: "count" | "value";
  read(moment: Moment, options: Options): number | null;
}

export function count<Moment, Options>(read: Measure<Moment, Options>["read"]): Measure<Moment, Options> {
  return { kind: "count", read };
}

export function value<Moment, Options>(read: Measure<Moment, Options>["read"]): Measure<Moment, Options> {
  return { kind: "value", read };
}

/** Numbers by name, for the words on what happened. */
export type Figures = Readonly<Record<string, number>>;

/** A goal that was reached: in which of its ways, and with what numbers. */
export interface Reached {
  readonly way: string;
  readonly figures: Figures;
}

interface Goals<Moment, Wanted> {
  reached(moment: Moment, wanted: Wanted): Reached | null;
}

/** How the goal was reached at a moment, or null. */
export type Goal<Moment = LessonMoment, Wanted = MeasureOptions> = Goals<Moment, Wanted>["reached"];

/** The present numbers of the lab's own parts of a lesson. */
export interface Notes {
  getState(): unknown;
  getInitialState(): unknown;
  subscribe(listener: () => void): () => void;
  /** A word of the text has pointed at a panel, and at one of its views where it names one. */
  pointedAt?(panel: string, view: string | null): void;
}

/** The notes of a lab whose lessons have no parts of their own. */
export const noNotes: Notes = { getState: () => null, getInitialState: () => null, subscribe: () => () => {} };

/** The notes of the lesson that is open, for the lab's own parts. */
export const NotesContext = createContext<Notes | null>(null);

/** As a method, so that what changes documents of one lab can be handed around among documents of any. */
interface Changes<Document> {
  change(document: Document): Document;
}
export type DocumentChange<Document> = Changes<Document>["change"];

export interface LessonApi<Document extends LabDocument = LabDocument> {
  /** Of the experiments of its lessons. */
  readonly kind: DocumentKind<Document>;
  /** By paths such as "task.samples". @throws {TypeError} for a path that is none. */
  readonly settings: {
    /** Null where the document has no such setting. */
    fieldAt(document: Document, path: string): Field | null;
    valueAt(document: Document, path: string): unknown;
    change(path: string, value: unknown): DocumentChange<Document>;
  };
  readonly measures: Readonly<Record<string, Measure<LessonMoment<Document>>>>;
  /** The name of a measured number, at the beginning of a sentence. */
  measured(measure: string): string;
  readonly goals: Readonly<Record<string, Goal<LessonMoment<Document>>>>;
  /** How a goal was reached, as a sentence. */
  solved(goal: string, reached: Reached): string;
  /** Whether two documents are the same run. */
  sameRun(a: Document, b: Document): boolean;
  /** Whether a document is about what an exercise began with: the lesson before may have left another that meets the goal. */
  sameSubject(a: Document, b: Document): boolean;
  /** @throws {TypeError} when there is no such preset. */
  preset(id: string): { readonly document: Document; readonly views: PanelViews };
  /** Panels that a lesson can point at, by the ids they have on the page. */
  readonly panels: readonly string[];
  openNotes(): Notes;
  /** Parts of text that only lessons on this lab have. */
  readonly parts: Readonly<Record<string, ComponentType<never>>>;
  /** Computes what measures need beside the run, and draws nothing; there while a lesson and a document of the lab are open. */
  readonly Beside: ComponentType | null;
}
