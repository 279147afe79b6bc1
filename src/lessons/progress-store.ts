/** The progress of this device, kept among its preferences. */
import { createStore, type StoreApi } from "zustand/vanilla";
import { onDeleted } from "../platform/state/deletions";
import { localPreferences, type Preferences, readJson } from "../platform/state/preferences";
import { type LessonProgress, type Progress, readProgress, withLesson } from "./progress";

const key = "lessons";

export interface ProgressStore extends Pick<StoreApi<Progress>, "getState" | "getInitialState" | "subscribe"> {
  change(lesson: string, change: (lesson: LessonProgress) => LessonProgress): void;
  /** Whether all panels stand beside lessons from now on. */
  showEverything(everything: boolean): void;
}

export function openProgress(preferences: Preferences): ProgressStore {
  const store = createStore<Progress>(() => readProgress(readJson(preferences, key)));
  onDeleted((part) => {
    if (part === "progress") store.setState(readProgress(readJson(preferences, key)), true);
  });
  const keep = (next: Progress) => {
    if (next === store.getState()) return;
    store.setState(next, true);
    preferences.write(key, JSON.stringify(next));
  };
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    change: (lesson, change) => keep(withLesson(store.getState(), lesson, change)),
    showEverything: (everything) => keep({ ...store.getState(), everything }),
  };
}

let opened: ProgressStore | null = null;

/** The one of the page. */
export function pageProgress(): ProgressStore {
  opened ??= openProgress(localPreferences(window));
  return opened;
}
