/** Legends of the sounds of charts, loaded when a chart is played. */
import { inLanguage } from "../in-language";

const english = {
  loss: "a high tone is a large error, played from left to right; a bell marks where a curve reaches rounding error",
  spectrum: "a high tone is a large eigenvalue, largest first; a bell marks the noise floor",
} as const;

export const listenText = inLanguage("panels/listen-words", english);
