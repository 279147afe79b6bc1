/** Words on how long a run takes at most. */
import { inLanguage } from "./language";

const english = {
  atMost: (words: string) => `at most ${words}`,
};

export const forecastText = inLanguage("forecast-text", english);
