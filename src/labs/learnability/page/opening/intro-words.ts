/** Words of the page in small: two panels and three controls. */
import { inLanguage } from "../in-language";

const english = {
  headline: "The same layer, learned by several methods",
  lede: "Besides least squares, the closed form, heads now train by gradient descent. The loss shows each learner’s error, the spectrum the directions of the training samples.",
  attempt: "Change one setting and compare both panels.",
  settings: "Three settings",
} as const;

export const fewText = inLanguage("opening/intro-words", english);
