/** The line below the lab's name. */
import { inLanguage } from "../in-language";

const english = {
  line: "What can one layer of linear attention learn, and which samples prove it?",
} as const;

export const lineText = inLanguage("opening/line-words", english);
