/** Words of lessons on this lab. */
import { formatCount, formatFixed } from "../../../../platform/charts/format";
import type { Reached } from "../../../../platform/shell/lesson-api";
import { inLanguage } from "../in-language";

const ways = {
  start: "The start token stands at one end, and the nearer marker has the larger mask entry there.",
  sides: "Heads that attend to one side give different outputs for a sequence and its reverse.",
  mask: "The symmetric mask uses the decay of the right token in both directions, which distinguishes the sides.",
  positions: "Positions distinguish a sequence from its reverse.",
  other: "It distinguishes a sequence from its reverse.",
} as const;

const english = {
  measures: {
    accuracy: "Measured accuracy",
    baseline: "Accuracy without training",
  } as Readonly<Record<string, string>>,
  /** By the names of goals. */
  goals: {
    "nearest-marker": ({ way, figures: { accuracy, tokens } }: Reached) =>
      `On ${formatCount(tokens)} tokens the accuracy is ${formatFixed(accuracy, 3)}. ${
        way === "decay"
          ? "Decay encodes distances, and these do not depend on the length."
          : "Here positions beyond those of training did no harm."
      }`,
    "which-first": ({ way, figures: { accuracy } }: Reached) =>
      `The encoder now reaches an accuracy of ${formatFixed(accuracy, 3)}. ${ways[way as keyof typeof ways]}`,
  },
} as const;

export const lessonApiText = inLanguage("lesson-api/words", english);
