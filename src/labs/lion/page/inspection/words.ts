import { inLanguage } from "../in-language";

/** What panels say that look into an encoder. */
const english = {
  choose: "Encoder",
  none: "There is no encoder here: choose a task for one to learn.",
  trained: (steps: string) => `After ${steps} ${steps === "1" ? "step" : "steps"}`,
  first: "Untrained, with its first weights",
} as const;

export const inspectionText = inLanguage("inspection/words", english);
