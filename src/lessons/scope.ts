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

/** What can be seen now; the component draws again when that changes, at most once in so many milliseconds, while it is active. */
export function useMoment(active: boolean, milliseconds: number): LessonMoment {
  const { series } = useSession();
  const { notes } = useScope();
  useChanges(series, active, milliseconds);
  const experiment = usePlayground((state) => state.experiment);
  const activity = usePlayground((state) => state.activity);
  return { experiment, activity, series, notes: useSyncExternalStore(notes.subscribe, notes.getState) };
}
