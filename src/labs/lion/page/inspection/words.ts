import { inLanguage } from "../in-language";

/** Words of the panels that inspect one encoder. */
const english = {
  choose: "Encoder",
  none: "There is no encoder yet: add one to train it.",
  trained: (steps: string) => `After ${steps} ${steps === "1" ? "step" : "steps"}`,
  first: "Before training",
} as const;

export const inspectionText = inLanguage("inspection/words", english);
