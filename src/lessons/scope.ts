/** Shared state of the parts of a lesson while it is open. */
import { createContext, useContext, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import type { StoreApi } from "zustand/vanilla";
import type { LabDocument } from "../platform/documents/kind";
import type { PanelViews } from "../platform/documents/views";
import type { LessonMoment, MeasureOptions, Notes } from "../platform/shell/lesson-api";
import { useChanges, usePlayground, useSession } from "../platform/state/react";
import type { Lesson } from "./lesson";
import { type LessonProgress, lessonProgress } from "./progress";
import type { ProgressStore } from "./progress-store";

export interface Scope {
  readonly lesson: Lesson;
  readonly progress: ProgressStore;
  /** State of the parts of the text that only this lab has. */
  readonly notes: Notes;
  /** Last figures of the lesson's experiments, for sentences about one of them while another runs. */
  readonly figures: Map<string, number>;
  /** Runs another experiment in place of the person's own, which is kept. */
  readonly open: (experiment: LabDocument, views?: PanelViews) => void;
  /** Brings the panels into view where the text covers them. */
  readonly showPanels: () => void;
  /** The same for the text. */
  readonly showText: () => void;
  /** Questions that are neither answered nor skipped, in the order of the text. */
  readonly questions: StoreApi<readonly OpenQuestion[]>;
}

export const ScopeContext = createContext<Scope | null>(null);

/** A question that waits for an answer, and the panels and figures that would reveal it. */
export interface OpenQuestion {
  readonly id: string;
  /** The run that answers it, by the name of its experiment. */
  readonly experiment: string;
  /** Further experiments whose panels answer it, by their names. */
  readonly also: readonly string[];
  /** The measure of that run. */
  readonly measure: string;
  readonly options: MeasureOptions;
  /** Panels that show the answer once the run is on the page. */
  readonly hides: readonly string[];
}

/** An exercise around a part of the text. */
export interface Start {
  /** The experiment that it starts from; undefined where any will do. */
  readonly experiment: string | undefined;
  /** Whether the page shows this experiment, up to settings that the exercise leaves to the reader. */
  readonly isHere: boolean;
}

/** The exercise around a part of the text; null outside of one. */
export const StartContext = createContext<Start | null>(null);

export function useScope(): Scope {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error("parts of lessons stand in a lesson");
  return scope;
}

export function useLessonProgress(): LessonProgress {
  const { progress, lesson } = useScope();
  return useStore(progress, (all) => lessonProgress(all, lesson.facts.id));
}

/** @throws {TypeError} when the lesson has no experiment of this name. */
export function experimentNamed({ facts, experiments }: Lesson, name: string): LabDocument {
  if (!Object.hasOwn(experiments, name)) throw new TypeError(`lesson ${facts.id} has no experiment "${name}"`);
  return experiments[name];
}

/**
 * Whether a document is an experiment of the lesson, except for settings that the text leaves to the reader.
 *
 * @param free  paths of these settings.
 */
export function isVariant({ api }: Lesson, document: LabDocument, of: LabDocument, free: readonly string[]): boolean {
  const { fieldAt, valueAt, change } = api.settings;
  const theirs = free.filter((path) => fieldAt(document, path) !== null);
  return api.sameRun(
    document,
    theirs.reduce((varied, path) => change(path, valueAt(document, path))(varied), of),
  );
}

/** The open document; null where it belongs to another lab than the lesson, which cannot measure it. */
export function useOpenDocument(): LabDocument | null {
  const { kind } = useScope().lesson.api;
  return usePlayground(({ experiment }) => (experiment.lab === kind.lab ? experiment : null));
}

/**
 * The current state of the run; the component draws again when it changes, at most once in this many milliseconds, while it is
 * active.
 * Null while another lab is open.
 */
export function useMoment(active: boolean, milliseconds: number): LessonMoment | null {
  const { series } = useSession();
  const { notes } = useScope();
  useChanges(series, active, milliseconds);
  const experiment = useOpenDocument();
  const activity = usePlayground((state) => state.activity);
  const noted = useSyncExternalStore(notes.subscribe, notes.getState);
  return experiment && { experiment, activity, series, notes: noted };
}
