/** Words that the questions of all labs share. */
import { inLanguage } from "../in-language";

const english = {
  dragOn: "not shown yet: drag",
  hint: "Choose an answer, then drag the slider.",
  said: (choice: string) => `Your answer: ${choice}. Drag the slider to check it.`,
  goOn: "Go on",
  lost: "The picture could not be computed. The whole page can still be opened below.",
} as const;

export const questionText = inLanguage("opening/question-words", english);
