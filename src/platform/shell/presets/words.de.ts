import type { presetsText } from "./words";

export default {
  label: "Vorlage",
  own: "Eigenes Experiment",
  yours: "Eigenes Experiment",
  changed: (changes: string) => `Geändert: ${changes}.`,
  restore: "Zurück zur Vorlage",
  next: (title: string) => `Als Nächstes: ${title}`,
  steps: { back: "Vorige Vorlage", on: "Nächste Vorlage", place: (place: number, all: number) => `${place} von ${all}` },
  toPanel: "Zeigt es",
  answer: "Erklärung",
  answerOf: (title: string) => `Erklärung zu „${title}“`,
  paper: {
    title: "Messungen im Paper",
    setting: "Im Paper",
    reproduced: "Hier",
    differs: "Unterschiede",
  },
} satisfies typeof presetsText;
