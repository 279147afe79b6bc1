import { formatFixed } from "../../../../platform/charts/format";
import type { Reached } from "../../../../platform/shell/lesson-api";
import type { lessonApiText } from "./words";

const ways = {
  start: "Das Start-Token steht an einem Ende; was an ihm abgelesen wird, hört die nähere Marke lauter.",
  sides: "Köpfe, die nach einer Seite blicken, sehen von links etwas anderes als von rechts.",
  mask: "Bei der symmetrischen Maske zahlt das rechte Token, wohin man auch blickt, und das unterscheidet die Seiten.",
  positions: "Positionen sagen, wo ein Token steht, sodass eine Folge und ihr Spiegelbild nicht mehr dasselbe sind.",
  other: "Er unterscheidet eine Folge von ihrem Spiegelbild.",
} as const;

export default {
  measures: {
    accuracy: "Gemessener Anteil richtiger Antworten",
    baseline: "Anteil richtiger Antworten ohne Lernen",
  },
  goals: {
    "which-first": ({ way, figures: { accuracy } }: Reached) =>
      `Der Encoder beantwortet jetzt einen Anteil von ${formatFixed(accuracy, 3)} richtig. ${ways[way as keyof typeof ways]}`,
  },
} satisfies typeof lessonApiText;
