/** The line below the lab's name. */
import { inLanguage } from "../in-language";

const english = {
  line: "Which algorithm do layers of linear attention learn for a matrix with a missing block?",
} as const;

export const lineText = inLanguage("opening/line-words", english);
