/** What the parts of a lesson share while it is open. */
import { createContext, useContext, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import type { LabDocument } from "../documents/kind";
import type { PanelViews } from "../documents/views";
import type { LessonMoment, Notes } from "../shell/lesson-api";
import { useChanges, usePlayground, useSession } from "../state/react";
import type { Lesson } from "./lesson";
import { type LessonProgress, lessonProgress } from "./progress";
import type { ProgressStore } from "./progress-store";

export interface Scope {
  readonly lesson: Lesson;
  readonly progress: ProgressStore;
  /** What the parts of the text hold that only this lab has. */
  readonly notes: Notes;
  /** What was last read off the experiments of the lesson, for sentences that speak of one while another runs. */
  readonly figures: Map<string, number>;
  /** Runs another experiment in place of the person's, which is remembered. */
  readonly open: (experiment: LabDocument, views?: PanelViews) => void;
  /** Brings the panels into sight where the text covers them. */
  readonly showPanels: () => void;
}

export const ScopeContext = createContext<Scope | null>(null);

/** The experiment that an exercise starts from, for what stands in it. */
export const StartContext = createContext<string | undefined>(undefined);

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

/** The document that is open; null where it is of another lab than the lesson, which can read nothing off it. */
export function useOpenDocument(): LabDocument | null {
  const { kind } = useScope().lesson.api;
  return usePlayground(({ experiment }) => (experiment.lab === kind.lab ? experiment : null));
}

/**
 * What can be seen now; the component draws again when that changes, at most once in so many milliseconds, while it is active.
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
