/** Words of presets: their questions, and how an experiment differs from one. */
import { inLanguage } from "../in-language";

const english = {
  label: "Preset",
  own: "Own experiment",
  yours: "Your experiment",
  /** @param changes  "Samples N 1 024 → 4 096" */
  changed: (changes: string) => `Changed: ${changes}.`,
  restore: "Back to the preset",
  next: (title: string) => `Next: ${title}`,
  steps: {
    back: "Previous preset",
    on: "Next preset",
    place: (place: number, all: number) => `${place} of ${all}`,
  },
  toPanel: "Shows it",
  answer: "Explanation",
  answerOf: (title: string) => `Explanation of “${title}”`,
  paper: {
    title: "Measurements of the paper",
    setting: "In the paper",
    reproduced: "Here",
    differs: "Differences",
  },
} as const;

export const presetsText = inLanguage("presets/words", english);
