import { formatCount, formatFixed } from "../../../../platform/charts/format";
import type { Reached } from "../../../../platform/shell/lesson-api";
import type { lessonApiText } from "./words";

const ways = {
  start: "Das Starttoken steht an einem Ende, und der nähere Marker hat dort den größeren Maskeneintrag.",
  sides: "Köpfe, die nur eine Seite beachten, geben für eine Folge und ihre Umkehrung verschiedene Ausgaben.",
  mask: "Die symmetrische Maske verwendet in beiden Richtungen den Zerfall des rechten Tokens und unterscheidet so die Seiten.",
  positions: "Positionen unterscheiden eine Folge von ihrer Umkehrung.",
  other: "Er unterscheidet eine Folge von ihrer Umkehrung.",
} as const;

export default {
  measures: {
    accuracy: "Gemessene Genauigkeit",
    baseline: "Genauigkeit ohne Training",
  },
  goals: {
    "nearest-marker": ({ way, figures: { accuracy, tokens } }: Reached) =>
      `Auf ${formatCount(tokens)} Token ist die Genauigkeit ${formatFixed(accuracy, 3)}. ${
        way === "decay"
          ? "Zerfall kodiert Entfernungen, und diese hängen nicht von der Länge ab."
          : "Positionen jenseits derer des Trainings schadeten hier nicht."
      }`,
    "which-first": ({ way, figures: { accuracy } }: Reached) =>
      `Der Encoder erreicht jetzt eine Genauigkeit von ${formatFixed(accuracy, 3)}. ${ways[way as keyof typeof ways]}`,
  },
} satisfies typeof lessonApiText;
