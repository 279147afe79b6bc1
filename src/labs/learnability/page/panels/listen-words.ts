/** What the sound of a chart means; fetched when one is listened to. */
import { inLanguage } from "../in-language";

const english = {
  loss: "high is a large error; from left to right as in the chart; a bell where a curve reaches rounding",
  spectrum: "high is a large eigenvalue, the largest first; a bell where the noise floor begins",
} as const;

export const listenText = inLanguage("panels/listen-words", english);
