/** Words of the page in small: two panels and three controls. */
import { inLanguage } from "../in-language";

const english = {
  headline: "The same layer, with everything that learns it",
  lede: "Beside least squares, the closed form, heads now train by gradient descent. The loss says how far off each of them is, the spectrum which directions the examples show.",
  attempt: "Change one thing and watch what it does to both.",
  settings: "Three things to change",
} as const;

export const fewText = inLanguage("opening/intro-words", english);
