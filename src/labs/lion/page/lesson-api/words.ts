/** Words of lessons on this lab. */
import { formatFixed } from "../../../../platform/charts/format";
import type { Reached } from "../../../../platform/shell/lesson-api";
import { inLanguage } from "../in-language";

const ways = {
  start: "The start token stands at one end, so what is read at it hears the nearer mark more loudly.",
  sides: "Heads that look to one side see different things from the left and from the right.",
  mask: "With the symmetric mask the token on the right pays, whichever way one looks, and that tells the sides apart.",
  positions: "Positions say where a token stands, so that a sequence and its mirror image are no longer the same to it.",
  other: "It tells a sequence from its mirror image.",
} as const;

const english = {
  measures: {
    accuracy: "Measured share of right answers",
    baseline: "Share of right answers without learning",
  } as Readonly<Record<string, string>>,
  /** By the names that goals have. */
  goals: {
    "which-first": ({ way, figures: { accuracy } }: Reached) =>
      `The encoder now answers a share of ${formatFixed(accuracy, 3)} right. ${ways[way as keyof typeof ways]}`,
  },
} as const;

export const lessonApiText = inLanguage("lesson-api/words", english);
