/** Replacement of the attention panel while a lesson shows a sequence of its own. */
import type { ComponentType } from "react";
import { createStore } from "zustand/vanilla";
import type { Notes } from "../../../../platform/shell/lesson-api";

interface LessonAttention {
  readonly Panel: ComponentType<{ readonly notes: Notes }>;
  /** The sequence of the lesson. */
  readonly notes: Notes;
}

export const lessonAttention = createStore<LessonAttention | null>(() => null);
