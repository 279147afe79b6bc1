/** Words of the page in small: two panels and three controls. */
import { inLanguage } from "../in-language";

const english = {
  headline: "The same layer, learned by several methods",
  lede: "Heads now train by gradient descent, beside the least-squares fit (the closed form). The loss panel shows the error of each learner, the spectrum the directions that the samples determine.",
  attempt: "Change one setting and compare both panels.",
  settings: "Three settings",
  others: "Two more questions about attention",
} as const;

export const fewText = inLanguage("opening/intro-words", english);
